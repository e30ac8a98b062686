// Loaded into the server before anything of it: keeps what was synced of the embedded database and of the pictures, and nothing
// else. That is the least that a power cut leaves. UNSYNCED names folders of DATA_DIR that are never synced.
const fs = require('node:fs');
const process = require('node:process');
const { syncBuiltinESMExports } = require('node:module');
const { dirname, join, relative, sep } = require('node:path');
const { isMainThread } = require('node:worker_threads');

const { DATA_DIR, SYNCED_DISK, UNSYNCED = '' } = process.env;
const root = fs.realpathSync(DATA_DIR);
const { fsyncSync } = fs;
const { open } = fs.promises;

const isSynced = (folder) => folder !== '' && !UNSYNCED.split(',').includes(folder);
const folderOf = (path) => (path.startsWith(root + sep) ? relative(root, path).split(sep)[0] : '');

/** Whole or not at all: this process is killed at any moment. */
function keep(place, write) {
  fs.mkdirSync(dirname(place), { recursive: true });
  write(`${place}.part`);
  fs.renameSync(`${place}.part`, place);
}

// A file of the database is kept under its own name: what it calls its files is there from the beginning.
fs.fsyncSync = (descriptor) => {
  fsyncSync(descriptor);
  const file = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
  if (folderOf(file) !== 'database' || !isSynced('database') || !fs.fstatSync(descriptor).isFile()) return;
  keep(join(SYNCED_DISK, relative(root, file)), (place) => fs.copyFileSync(file, place));
};

// A picture has what was synced of the file, under a name that was synced of its directory, as both are known by their inodes.
const pictures = ['images', 'private'];

function keepBytes(file) {
  keep(join(SYNCED_DISK, '.bytes', String(fs.statSync(file).ino)), (place) => fs.copyFileSync(file, place));
}

function keepNames(directory) {
  const entries = fs
    .readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => directory !== root || (pictures.includes(name) && isSynced(name)))
    .flatMap((entry) => {
      const found = fs.statSync(join(directory, entry.name), { throwIfNoEntry: false });
      return found ? [{ name: entry.name, inode: found.ino, isDirectory: found.isDirectory() }] : [];
    });
  const inode = directory === root ? 'root' : String(fs.statSync(directory).ino);
  keep(join(SYNCED_DISK, '.names', inode), (place) => fs.writeFileSync(place, JSON.stringify(entries)));
}

/** What is there when the server starts has been synced. */
function keepTree(directory) {
  for (const entry of fs.readdirSync(directory, { withFileTypes: true })) {
    if (directory === root && !pictures.includes(entry.name)) continue;
    if (entry.isDirectory()) keepTree(join(directory, entry.name));
    else keepBytes(join(directory, entry.name));
  }
  keepNames(directory);
}
if (isMainThread) keepTree(root);

fs.promises.open = async (path, ...given) => {
  const handle = await open(path, ...given);
  const sync = handle.sync.bind(handle);
  handle.sync = async () => {
    await sync();
    const real = fs.realpathSync(path);
    if (real === root) return keepNames(root);
    const folder = folderOf(real);
    if (!pictures.includes(folder) || !isSynced(folder)) return;
    if (fs.statSync(real).isDirectory()) keepNames(real);
    else keepBytes(real);
  };
  return handle;
};
syncBuiltinESMExports();
