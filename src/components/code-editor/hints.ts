// What the schema says of the key or the value that is pointed at.
import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import type { Hover } from 'vscode-json-languageservice';
import type { Reading } from './json-language.ts';

/** The service escapes what it says, as if it were Markdown. */
const plain = (text: string): string => text.replace(/\\([\\`*_{}[\]()#+\-.!<>&])/g, '$1').trim();

const textOf = ({ contents }: Hover): string =>
  plain(
    [contents]
      .flat()
      .map((part) => (typeof part === 'string' ? part : part.value))
      .join('\n'),
  );

export const hintsFrom = (read: (text: string) => Reading): Extension =>
  hoverTooltip(async ({ state }, pos) => {
    const { service, source, parsed } = read(state.doc.toString());
    const found = await service.doHover(source, source.positionAt(pos), parsed);
    const text = found ? textOf(found) : '';
    if (!text) return null;
    const dom = document.createElement('div');
    dom.className = 'cm-hint';
    dom.textContent = text;
    return { pos, create: () => ({ dom }) };
  });
