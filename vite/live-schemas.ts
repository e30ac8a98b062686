import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';

type Compile = typeof import('../schemas/compile.ts').compile;

/**
 * Runs the schema compiler when the dev server starts and on each save of a JSON file in `schemas/`.
 * A wrong edit is shown as the error overlay with the compiler's sentence; a right one reloads the page.
 */
export function liveSchemas(): Plugin {
  let problems: string[] = [];
  return {
    name: 'quarterdeck:live-schemas',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer(server) {
      problems = await problemsOf(server);
      server.ws.on('connection', () => {
        if (problems.length > 0) show(server, problems);
      });
    },
    hotUpdate: {
      order: 'pre',
      async handler({ file, server }) {
        if (this.environment.name !== 'client' || !isSchema(relative(server.config.root, file))) return;
        problems = await problemsOf(server);
        if (problems.length > 0) show(server, problems);
        else server.ws.send({ type: 'full-reload' });
        return [];
      },
    },
  };
}

function isSchema(path: string): boolean {
  const [layer, ...rest] = path.split(sep);
  return layer === 'schemas' && path.endsWith('.json') && rest[0] !== 'generated';
}

/** Loaded through Vite on each run, so that an edit of the compiler or of a file it imports counts at once. */
async function problemsOf(server: ViteDevServer): Promise<string[]> {
  try {
    const { compile } = (await server.ssrLoadModule('/schemas/compile.ts')) as { compile: Compile };
    return (await compile({})).problems;
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function show(server: ViteDevServer, sentences: string[]): void {
  const message = sentences.join('\n');
  server.config.logger.error(message, { timestamp: true });
  server.ws.send({ type: 'error', err: { message, stack: '', plugin: 'schemas' } });
}
