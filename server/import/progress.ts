// Shows how far an import is: a bar on a terminal, a line every few seconds elsewhere.
import { SingleBar } from 'cli-progress';
import type { Counts } from './run.ts';

const LINE_EVERY_MS = 3_000;
const number = new Intl.NumberFormat('en');

export interface Progress {
  update: (bytesRead: number, counts: Counts) => void;
  stop: () => void;
}

/** `1,200 rows: 1,000 added, 50 already there, 150 refused` */
export function say({ rows, added, present, refused }: Counts): string {
  const [all, ...parts] = [rows, added, present, refused].map((count) => number.format(count));
  return `${all} rows: ${parts[0]} added, ${parts[1]} already there, ${parts[2]} refused`;
}

/** Nothing is shown of an import that is over at once. */
export function showProgress(totalBytes: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  return stream.isTTY ? bar(totalBytes, stream) : lines(totalBytes, stream);
}

function bar(totalBytes: number, stream: NodeJS.WriteStream): Progress {
  const shown = new SingleBar({
    format: 'Importing {bar} {percentage} % | {counts}',
    stream,
    hideCursor: true,
    clearOnComplete: true,
    barsize: 24,
  });
  shown.start(totalBytes, 0, { counts: '' });
  return {
    update: (bytesRead, counts) => shown.update(bytesRead, { counts: say(counts) }),
    stop: () => shown.stop(),
  };
}

function lines(totalBytes: number, stream: NodeJS.WriteStream): Progress {
  let last = Date.now();
  return {
    update: (bytesRead, counts) => {
      if (Date.now() - last < LINE_EVERY_MS) return;
      last = Date.now();
      stream.write(`Importing, ${Math.floor((bytesRead / totalBytes) * 100)} %: ${say(counts)}.\n`);
    },
    stop: () => undefined,
  };
}
