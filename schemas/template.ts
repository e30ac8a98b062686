// Texts with `{{variables}}`: which they name, and what they say once filled in. Both sides ask here.
import template from './message-template.json' with { type: 'json' };

/** The variables of the automatic message, by name. */
export const variables: Record<string, { title: string; field: string }> = template.variables;

/** What stands in double braces in a text and is none of the variables; undefined when all are known. */
export function unknownVariable(text: string): string | undefined {
  const named = [...text.matchAll(/\{\{([^}]*)\}?\}?/g)];
  const odd = named.find(
    ([whole, name = '']) => !(whole === `{{${name}}}` && Object.hasOwn(variables, name)),
  );
  return odd?.[0];
}

/** Fills the `{{name}}` places of a text that is nobody's translation. */
export const fillTemplate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
