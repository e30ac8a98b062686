// The compiler imports some of the files that it checks: what is wrong with these is a sentence too, when it is started anew.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filesBelow } from '#tests/support/files.ts';
import { copyProject, type ProjectCopy } from '#tests/support/project/project-copy.ts';

const hints = (await filesBelow('schemas/forms')).filter((file) => file.endsWith('.ui.json'));

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject('imported-files');
});
afterAll(() => copy.remove());

test.each([
  [
    'a missing comma in the messages',
    'messages.json',
    (text: string) => text.replace(/,\n/, '\n'),
    ', line 3: this is not valid JSON (comma expected); look for a missing or extra comma, quote or bracket there.',
  ],
  [
    'a group of messages that is called otherwise',
    'messages.json',
    (text: string) => text.replace('"success":', '"sucess":'),
    ', at the top: "sucess" is not known here; did you mean "success"?',
  ],
  [
    'no messages',
    'messages.json',
    undefined,
    ': this file is missing; bring it back, or begin it anew with {"$schema": "./meta/messages.meta.json"}.',
  ],
  [
    'no meta-schema of hints',
    'meta/ui.meta.json',
    undefined,
    `: this file is missing, and it says what may stand in schemas/forms/accessories.ui.json and ${hints.length - 1} more; bring it back.`,
  ],
  [
    'no English plurals',
    'locales/en.json',
    undefined,
    ': this file is missing, and it has the plural forms of the English texts; bring it back.',
  ],
])('%s', (_, name, edit, told) => {
  const path = `schemas/${name}`;
  const text = copy.read(path);
  if (edit) copy.write(path, edit(text));
  else rmSync(join(copy.dir, path));
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'schemas/compile.ts', '--check'],
    {
      cwd: copy.dir,
      encoding: 'utf8',
    },
  );
  copy.write(path, text);
  expect(stderr).toBe(`${path}${told}\n`);
  expect(status).toBe(1);
});
