import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Plugin, ViteDevServer } from 'vite';
import { liveApi } from './live-api.ts';

/** Milliseconds in which the watcher tells of one change of a file alone: what is read after them has the others too. */
const quiet = 60;

type Compile = typeof import('../schemas/compile.ts').compile;

/**
 * Runs the schema compiler when the dev server starts and on each save in `schemas/` and `machines/`. A wrong edit is shown as
 * the error overlay with the compiler's sentences, and nothing else changes; a right one is taken up by the page, which keeps its
 * state where it can, and by the API.
 * @param withApi run the API too, as `npm run dev` does
 */
export function liveSchemas({ withApi }: { withApi: boolean }): Plugin {
  const api = withApi ? liveApi() : undefined;
  let problems: string[] = [];
  let isDue = false;
  let turn: Promise<void> | undefined;

  async function settle(server: ViteDevServer): Promise<void> {
    while (isDue) {
      isDue = false;
      await wait(quiet);
      const told = problems;
      problems = await problemsOf(server);
      if (problems.length === 0) problems = (await api?.renew(server)) ?? [];
      if (problems.length > 0) show(server, problems);
      // The overlay goes by itself with the next change alone, and there may be none.
      else if (told.length > 0) server.ws.send({ type: 'update', updates: [] });
    }
  }

  /** Several saves at once are one turn; one that comes meanwhile is in the next. */
  function taken(server: ViteDevServer): Promise<void> {
    isDue = true;
    turn ??= settle(server).finally(() => (turn = undefined));
    return turn;
  }

  return {
    name: 'quarterdeck:live-schemas',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer(server) {
      problems = await problemsOf(server);
      server.ws.on('connection', () => {
        if (problems.length > 0) show(server, problems);
      });
      api?.start(server);
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server }) {
        if (this.environment.name !== 'client' || !isSource(relative(server.config.root, file))) return;
        await taken(server);
        return problems.length > 0 ? [] : undefined;
      },
    },
    closeBundle: () => api?.stop(),
  };
}

/** What the compiler reads and what the API is made of; not what the compiler has written. */
function isSource(path: string): boolean {
  const [layer = '', room] = path.split(sep);
  const isMade = layer === 'schemas' && (room === 'generated' || room === 'types.ts');
  return ['schemas', 'machines', 'server'].includes(layer) && !isMade && /\.(json|ts)$/.test(path);
}

/** Loaded through Vite on each run, so that an edit of the compiler or of a file it imports counts at once. */
async function problemsOf(server: ViteDevServer): Promise<string[]> {
  try {
    const { compile } = (await server.ssrLoadModule('/schemas/compile.ts')) as { compile: Compile };
    const { problems, written } = await compile({});
    // The API is read again at once, before the files are seen to have changed.
    for (const path of written)
      server.environments.ssr.moduleGraph.onFileChange(join(server.config.root, 'schemas', path));
    return problems;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function show(server: ViteDevServer, sentences: string[]): void {
  const message = sentences.join('\n');
  server.config.logger.error(message, { timestamp: true });
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'schemas' } });
}
