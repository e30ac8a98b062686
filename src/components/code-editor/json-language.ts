// What is known of a text by its schema: the language service of the editor most developers know.
import {
  getLanguageService,
  TextDocument,
  type JSONDocument,
  type LanguageService,
} from 'vscode-json-languageservice';

/** A template that begins with a key, offered wherever the schema offers that key. */
export interface Snippet {
  key: string;
  title: string;
  /** `"if": ${condition}`: the places in it are filled in one after the other. */
  template: string;
}

export interface JsonLanguage {
  /** The schema of the text. */
  schema: object;
  /** Those it refers to, by the names of their files. */
  others?: Readonly<Record<string, object>>;
  snippets?: readonly Snippet[];
}

/** A text as it is now, ready to be asked about. */
export interface Reading {
  service: LanguageService;
  source: TextDocument;
  parsed: JSONDocument;
}

const uriOf = (path: string): string => `schema://${path.split('/').at(-1) ?? ''}`;

/** Reads texts in the light of a schema. */
export function readerFor({ schema, others = {} }: JsonLanguage): (text: string) => Reading {
  const service = getLanguageService({ workspaceContext: { resolveRelativePath: uriOf } });
  // Copies: the service puts what a reference leads to in its place.
  const named = Object.entries(structuredClone(others)).map(([name, other]) => ({
    uri: uriOf(name),
    schema: other,
  }));
  const own = { uri: uriOf('own'), fileMatch: ['*'], schema: structuredClone(schema) };
  service.configure({ validate: false, schemas: [own, ...named] });
  return (text) => {
    // Whatever schema the text itself names: this is the one.
    const unnamed = text.replace('"$schema"', '"$SCHEMA"');
    const source = TextDocument.create('file:///form.json', 'json', 0, unnamed);
    return { service, source, parsed: service.parseJSONDocument(source) };
  };
}
