// Imported first by each command: ends it with one sentence where Node is too old. Keep the syntax plain, an old Node reads this file.
import process from 'node:process';

const [major, minor] = process.versions.node.split('.').map(Number);
// As the engines of package.json say.
const isEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!isEnough) {
  console.error(
    `Quarterdeck needs Node 20.19, or 22.12 or newer; this is Node ${process.versions.node}. Install one of these and run the command again.`,
  );
  process.exit(1);
}
