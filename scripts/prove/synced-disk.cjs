// Loaded into the server before anything of it: keeps a second disk that has of each file of the embedded database what was
// synced last, and nothing else. That is the least that a power cut leaves. With CONTROL nothing is ever synced.
const fs = require('node:fs');
const process = require('node:process');
const { syncBuiltinESMExports } = require('node:module');
const { dirname, join } = require('node:path');

const { DATA_DIR, SYNCED_DISK, CONTROL } = process.env;
const from = join(fs.realpathSync(DATA_DIR), 'database');
const { fsyncSync } = fs;

fs.fsyncSync = (descriptor) => {
  if (CONTROL) return;
  fsyncSync(descriptor);
  const file = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
  if (!file.startsWith(from) || !fs.fstatSync(descriptor).isFile()) return;
  const copy = join(SYNCED_DISK, file.slice(from.length));
  fs.mkdirSync(dirname(copy), { recursive: true });
  // Whole or not at all: this process is killed at any moment.
  fs.copyFileSync(file, `${copy}.part`);
  fs.renameSync(`${copy}.part`, copy);
};
syncBuiltinESMExports();
