// A copy of the project to edit, whose modules, server and database are those of the copy.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { FastifyInstance } from 'fastify';
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { FormDefinition } from '#schemas/schema.ts';
import type { Database } from '#server/database/database.ts';

const root = join(import.meta.dirname, '../../..');
const parts = ['schemas', 'machines', 'server', 'src', '.storybook', 'package.json', 'tsconfig.json'];

type Props = Record<string, unknown>;

export interface ProjectCopy {
  dir: string;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** A module of the copy: it finds everything it imports in the copy too. */
  load: <Module>(path: string) => Promise<Module>;
  /** What the compiler made of a form. */
  form: (name: string) => Promise<FormDefinition>;
  /** The page of a form with a value, as an admin of a role sees it. */
  drawForm: (name: string, value: object, role?: number) => Promise<string>;
  remove: () => void;
}

/** @param more what else of the project is copied */
export function copyProject(name: string, more: readonly string[] = []): ProjectCopy {
  const dir = mkdtempSync(join(tmpdir(), `${name}-`));
  for (const part of [...parts, ...more]) cpSync(join(root, part), join(dir, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'dir');
  const load = <Module>(path: string): Promise<Module> =>
    import(/* @vite-ignore */ join(dir, path)) as Promise<Module>;
  const form = async (name: string): Promise<FormDefinition> =>
    (await load<{ definition: FormDefinition }>(`schemas/generated/forms/${name}.js`)).definition;
  return {
    dir,
    load,
    read: (path) => readFileSync(join(dir, path), 'utf8'),
    write: (path, text) => writeFileSync(join(dir, path), text),
    form,
    drawForm: async (name, value, role) => {
      const { theme } = await load<{ theme: Theme }>('src/look/theme.ts');
      const { SchemaForm } = await load<{ SchemaForm: ComponentType<Props> }>('src/forms/schema-form.tsx');
      const { RoleContext } =
        await load<typeof import('#src/forms/form-context.ts')>('src/forms/form-context.ts');
      const props = { form: await form(name), value, onSubmit: () => undefined };
      const drawn = createElement(RoleContext, { value: role }, createElement(SchemaForm, props));
      return renderToString(createElement(ThemeProvider, { theme }, drawn));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

export interface RunningCopy {
  app: FastifyInstance;
  db: Database;
  /** The header that signs in an admin of a role. */
  headersOf: (role: number) => Promise<Record<string, string>>;
  close: () => Promise<void>;
}

/** The server of a copy, on an empty database with its catalogues. */
export async function startCopy({ dir, load }: ProjectCopy): Promise<RunningCopy> {
  const { openEmbedded } = await load<typeof import('#server/database/embedded.ts')>(
    'server/database/embedded.ts',
  );
  const { migrate } = await load<typeof import('#server/database/migrate.ts')>('server/database/migrate.ts');
  const { seedCatalogues } = await load<typeof import('#server/collections/seed-catalogues.ts')>(
    'server/collections/seed-catalogues.ts',
  );
  const { readEnv } = await load<typeof import('#server/env.ts')>('server/env.ts');
  const { build } = await load<typeof import('#server/app.ts')>('server/app.ts');
  const { insertAdmin } = await load<typeof import('#server/admins/queries.ts')>('server/admins/queries.ts');
  const { openSession } =
    await load<typeof import('#server/access/sessions.ts')>('server/access/sessions.ts');
  const db = await openEmbedded();
  await migrate(db);
  await seedCatalogues(db);
  const app = await build({ db, env: readEnv({ LOG_LEVEL: 'silent', DATA_DIR: dir }) });
  await app.ready();
  return {
    app,
    db,
    headersOf: async (role) => {
      const _id = `admin-${role}`;
      await insertAdmin(db, {
        _id,
        firstName: 'Ada',
        email: `${_id}@staff.example`,
        role,
        passwordHash: '-',
      });
      return { authorization: `Bearer ${await openSession(db, _id, false)}` };
    },
    close: async () => {
      await app.close();
      await db.close();
    },
  };
}
