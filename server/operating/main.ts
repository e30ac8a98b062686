// `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: what the environment names, whole.
import { readEnv, StartError } from '../env.ts';
import { backup, restore } from './backup.ts';

const works = { backup, restore };
const [name, folder] = process.argv.slice(2) as ['backup' | 'restore', string | undefined];

try {
  if (!folder) throw new StartError(`Name a folder: npm run ${name} -- FOLDER`);
  await works[name](readEnv(process.env), folder);
  console.log(name === 'backup' ? `Everything is in ${folder}.` : `Everything is back from ${folder}.`);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
