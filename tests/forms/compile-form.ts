// Makes of any schema what the product makes of a form file: the same checks, the same modules, and no file is written.
import { join } from 'node:path';
import { definitionModule } from '#schemas/compiler/modules.ts';
import { problemsOf } from '#schemas/compiler/problems.ts';
import { readSources } from '#schemas/compiler/read-sources.ts';
import { Resolver } from '#schemas/compiler/resolve.ts';
import type { Source } from '#schemas/compiler/source.ts';
import { formType, type Named } from '#schemas/compiler/type-names.ts';
import { typesModule } from '#schemas/compiler/types.ts';
import type { FormDefinition, Schema } from '#schemas/schema.ts';

export interface Form {
  name: string;
  schema: Schema;
  ui?: Record<string, unknown> | undefined;
}

/** What a form may refer to, and what refers to the forms of the house. */
const shared = readSources(join(import.meta.dirname, '../../schemas'));

const fileOf = (name: string): string => `schemas/forms/${name}.schema.json`;

const filesOf = ({ name, schema, ui = {} }: Form): Source[] => [
  { file: fileOf(name), json: { $schema: '../meta/form.meta.json', $id: name, ...schema } },
  { file: `schemas/forms/${name}.ui.json`, json: { $schema: '../meta/ui.meta.json', ...ui } },
];

const sourcesWith = (forms: Form[]): Source[] => [...shared, ...forms.flatMap(filesOf)];

/** What the compiler says against the forms, one sentence each. */
export const problemsWith = (forms: Form[]): string[] => problemsOf(sourcesWith(forms));

const namedOf = (form: Form): Named => {
  const file = fileOf(form.name);
  return {
    file,
    name: form.name,
    type: formType(form.name),
    schema: new Resolver(sourcesWith([form])).resolve(file),
  };
};

/** The text of `schemas/types.ts` with these forms in it. */
export const typesWith = (forms: Form[]): Promise<string> =>
  typesModule({
    forms: forms.map(namedOf),
    bodies: [],
    entities: [],
    others: [],
    catalogues: [],
    permissions: [],
    collections: [],
    collectionForms: [],
    pictured: [],
    steps: [],
  });

/** The text of the module that a form becomes. */
export const moduleOf = (form: Form): Promise<string> => definitionModule(namedOf(form), form.ui ?? {});

/** The form as the product has it once it is compiled. */
export async function definitionOf(form: Form): Promise<FormDefinition> {
  const source = await moduleOf(form);
  const module = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(source).toString('base64')}`
  )) as { definition: FormDefinition };
  return module.definition;
}
