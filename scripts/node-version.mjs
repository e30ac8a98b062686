// Imported first by each command: ends it with one sentence where Node is too old. Keep the syntax plain, an old Node reads this file.
import process from 'node:process';

const [major, minor] = process.versions.node.split('.').map(Number);
const isEnough = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 20;

if (!isEnough) {
  const command = process.env.npm_lifecycle_event === 'test' ? 'npm test' : 'npm start';
  const needed = major === 22 ? 'Node 22.12 or newer (or 20.19)' : 'Node 20.19 or newer';
  console.error(
    `Quarterdeck needs ${needed}; this is Node ${process.versions.node}. Install a newer Node and run ${command} again.`,
  );
  process.exit(1);
}
