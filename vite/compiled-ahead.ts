import type { Plugin } from 'vite';

/** Where it is the first line of a file, the browser compiles all functions of it while it arrives. */
const hint = '//# allFunctionsCalledOnLoad\n';
/** The plugin of the bundler that writes into the first line of files, the last one to do so. */
const lastWriter = 'vite:build-import-analysis';
/** The hint is 20 bytes more of each file, and a small one is compiled at once anyway. */
const largeCharacters = 20_000;

const addHints: Plugin = {
  name: 'quarterdeck:compile-hints',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.code.length > largeCharacters) file.code = hint + file.code;
  },
};

/**
 * Has large files compiled whole beside the page's own work, where each function would be compiled in the midst of it
 * when it is first called (docs/decisions/093-compiled-while-it-arrives.md).
 */
export function compiledAhead(): Plugin {
  return {
    name: 'quarterdeck:compiled-ahead',
    apply: 'build',
    configResolved({ plugins }) {
      const place = plugins.findIndex(({ name }) => name === lastWriter);
      if (place < 0) throw new Error(`There is no ${lastWriter} to add the hints after.`);
      // No order that a plugin can ask for is between that one and the compression of the files.
      (plugins as Plugin[]).splice(place + 1, 0, addHints);
    },
  };
}
