// Holds every JSON file against the meta-schema that its `$schema` names.
import type { Ajv, ValidateFunction } from 'ajv';
import { createAjv } from '../dialect.ts';
import { metaNeeded, metaOf } from './meta-of.ts';
import type { Source } from './source.ts';
import { addMetaWords, type Asked } from './meta-words.ts';
import { namesOfSources } from './names.ts';
import { refusals, unmakeable, vague } from './sentence.ts';

const isMeta = ({ file }: Source): boolean => file.startsWith('schemas/meta/');
const isSchema = createAjv({ verbose: true }).compile({ $ref: 'http://json-schema.org/draft-07/schema#' });

/** What draft-07 finds in the meta-schemas themselves. */
const brokenIn = (metas: readonly Source[]): string[] =>
  metas.flatMap(({ file, json }) => (isSchema(json) ? [] : refusals(file, isSchema.errors ?? [])));

/** The meta-schemas: what is wrong with them, and their validators, by their files. */
interface Metas {
  broken: string[];
  ajv: Ajv;
}

// Making the validators takes far longer than running them, and every draft of a form is held against the same ones.
let last: (Metas & { text: string }) | undefined;

function metasOf(sources: Source[]): Metas {
  const text = JSON.stringify(sources);
  if (last?.text === text) return last;
  const ajv = createAjv({ verbose: true, passContext: true, inlineRefs: false });
  addMetaWords(ajv);
  for (const { file, json } of sources) ajv.addSchema({ ...json, $id: `file:///${file}` });
  last = { text, broken: brokenIn(sources), ajv };
  return last;
}

/** The validator of a meta-schema; none where there is no such file. @throws WrongEdit for one that is broken itself */
function validatorOf(ajv: Ajv, meta: string): ValidateFunction | undefined {
  try {
    return meta.startsWith('schemas/meta/') ? ajv.getSchema(`file:///${meta}`) : undefined;
  } catch (cause) {
    // One that is referred to is made with whoever refers to it.
    const [, broken = meta] = /from id file:\/\/\/(\S+)/.exec(String(cause)) ?? [];
    throw unmakeable(broken, broken.replace(/^.*\/|\.meta\.json$/g, ''), cause);
  }
}

const endings: Readonly<Record<string, string>> = {
  forms: 'schema',
  entities: 'schema',
  tables: 'table',
  collections: 'collection',
  imports: 'map',
};

/** What is said of a file that names no meta-schema, or one that is not there. */
function nameless(file: string, named: string, metas: readonly string[]): string {
  const needed = metaNeeded(file, metas);
  if (needed !== undefined)
    return `${file}, /$schema: write "$schema": "${needed}", which says what may stand in this file.`;
  const [folder = '', name = ''] = file.split('/').slice(1);
  const ending = endings[folder];
  const remedy = ending === undefined ? '' : `call it "${name.split('.')[0]}.${ending}.json", or `;
  return `${file}: no file of the project is called like that; ${remedy}take it away.`;
}

/** One sentence for each mistake that the meta-schema of a file finds in it. */
export function checkShapes(sources: readonly Source[]): string[] {
  const metaSources = sources.filter(isMeta);
  const { broken, ajv } = metasOf(metaSources);
  if (broken.length > 0) return broken;
  const metas = metaSources.map((source) => source.file);
  const namesOf = namesOfSources(sources);
  const wrong = sources
    .filter((source) => !isMeta(source))
    .flatMap(({ file, json }): { told: string[]; isOnlyNames?: boolean }[] => {
      const meta = metaOf(file, json);
      const validate = validatorOf(ajv, meta);
      if (!validate) return [{ told: [nameless(file, meta, metas)] }];
      // Draft-07 wants a whole URI there, and these are paths.
      const { $schema: _, ...rest } = json;
      const asked: Asked = { namesOf, json };
      if (validate.call(asked, rest)) return [];
      const errors = validate.errors ?? [];
      return [
        {
          told: refusals(file, errors),
          isOnlyNames:
            errors.some(({ keyword }) => keyword === 'names') &&
            errors.every(({ keyword }) => keyword === 'names' || vague.includes(keyword)),
        },
      ];
    });
  // A name that leads nowhere is right again once the file that it leads to is mended.
  const first = wrong.filter(({ isOnlyNames }) => !isOnlyNames);
  return (first.length > 0 ? first : wrong).flatMap(({ told }) => told);
}
