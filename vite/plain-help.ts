import type { Plugin } from 'vite';

const library = 'markdown-to-jsx/react';
const virtual = '\0plain-help';

/**
 * rjsf brings a Markdown library (31 kB gzip) for descriptions and helps. `src/forms` draws those itself as plain
 * text, so the build gets a component in its place there that shows its text as it is.
 */
export function plainHelp(): Plugin {
  return {
    name: 'quarterdeck:plain-help',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer = '') => (id === library && importer.includes('/@rjsf/') ? virtual : undefined),
    load: (id) => (id === virtual ? 'export const Markdown = ({ children }) => children;' : undefined),
  };
}
