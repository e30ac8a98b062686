// Pictures made for tests: real ones of each kind, and PNG files chunk by chunk.
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** A picture with a bright left half, so that turning it shows. */
export function photo(width = 60, height = 40): Sharp {
  const left = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: '#f0f0f0' },
  } as const;
  return sharp({ create: { width, height, channels: 3, background: '#102040' } }).composite([
    { input: left, left: 0, top: 0 },
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that says to be `width` × `height` grey pixels, whatever `rows` holds. */
export function png(
  width: number,
  height: number,
  rows: Buffer = Buffer.alloc((width + 1) * height),
  more: [type: string, data: Buffer][] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
