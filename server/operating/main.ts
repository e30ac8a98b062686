// `npm run backup -- FOLDER` and `npm run restore -- FOLDER`: what the environment names, whole.
import { readEnv, StartError, type Env } from '../env.ts';
import { sentenceOf } from './failure-sentence.ts';
import { backup, restore } from './backup.ts';

const works = {
  backup: async (env: Env, folder: string): Promise<string> => {
    const count = await backup(env, folder);
    const pictures = `${count} ${count === 1 ? 'picture' : 'pictures'}`;
    const elsewhere = env.S3_BUCKET ? `; the pictures in ${env.S3_BUCKET} are backed up by its service` : '';
    return `Everything is in ${folder}: the database and ${pictures}${elsewhere}.`;
  },
  restore: async (env: Env, folder: string): Promise<string> => {
    await restore(env, folder);
    return `Everything is back from ${folder}.`;
  },
};
const [name, folder] = process.argv.slice(2) as [keyof typeof works, string | undefined];

try {
  if (!folder) throw new StartError(`Name a folder: npm run ${name} -- FOLDER`);
  console.log(await works[name](readEnv(process.env), folder));
} catch (error) {
  // An error of an address may hold a password beside its message.
  console.error(sentenceOf(error) ?? `The ${name} failed: ${(error as Error).message}`);
  process.exit(1);
}
