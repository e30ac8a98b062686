// What a form is by default: named and titled like its file, and closed, so that a field nobody knows is refused.
import type { Schema } from '../schema.ts';
import type { Source } from './source.ts';

const formFile = /^schemas\/forms\/([^/]+)\.schema\.json$/;

/** Words by which the fields of an object are named elsewhere than in its own `properties`. */
const elsewhere = ['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependencies'] as const;
const closing = ['additionalProperties', 'unevaluatedProperties'] as const;

function closed(form: Schema): Schema {
  if (closing.some((word) => form[word] !== undefined)) return form;
  if (elsewhere.some((word) => form[word] !== undefined)) return { ...form, unevaluatedProperties: false };
  return form.properties || form.patternProperties ? { ...form, additionalProperties: false } : form;
}

/** "boat-info" as a title: "Boat info". */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sources, each form titled like its file and closed unless it says otherwise. */
export function closedForms(sources: readonly Source[]): Source[] {
  return sources.map((source) => {
    const name = formFile.exec(source.file)?.[1];
    if (name === undefined) return source;
    return { file: source.file, json: { title: titleOf(name), ...closed(source.json) } };
  });
}
