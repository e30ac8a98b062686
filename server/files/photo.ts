// A picture as it is kept: decoded from its bytes, turned upright, made smaller, without metadata, encoded anew.
import pLimit from 'p-limit';
import sharp, { type Metadata, type SharpOptions } from 'sharp';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { Refusal } from '../http/refusal.ts';

/** What is kept of an uploaded picture, both as webp. */
export interface Photo {
  picture: Buffer;
  thumbnail: Buffer;
}

const { megapixels, longestSide, longestSideRead, thumbnailWidth, thumbnailHeight, decodedAtOnce } =
  limits.upload;
const { notPicture } = messages.refusal;
const { tooManyPixels, brokenPicture } = serverMessages.refusal;
const MOST_PIXELS = megapixels * 1_000_000;

const atOnce = pLimit(decodedAtOnce);

// The decoder would also read SVG, PDF and more: what the bytes begin with decides before it sees them.
const begins: Record<string, (head: string) => boolean> = {
  jpeg: (head) => head.startsWith('\xff\xd8\xff'),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  webp: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP',
  heif: (head) => head.slice(4, 8) === 'ftyp' && /^.{8}(?:.{4})*?avi[fs]/s.test(head),
};

// Encoding anew would drop these, but a picture that is also a page or an archive was made to attack somebody.
// Five letters alone stand by chance in one of some thousand photos: a drawing is a tag that ends, with nothing but text in it.
const alsoSomethingElse =
  /<script|<!doctype|<html[\s>]|<svg\s[\x20-;=?-~\s]*>|<iframe|<\?php\s|<\?xml-stylesheet|%PDF-1|#!\/bin\//i;
// So do the four that end an archive: one that holds something has those that a file begins with too.
const ARCHIVED_FILE = 'PK\x03\x04';
const ARCHIVE_END = 'PK\x05\x06';
const ARCHIVE_COMMENT = 65_557;

function formatOf(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 64);
  const format = Object.keys(begins).find((name) => begins[name]?.(head));
  const text = bytes.toString('latin1');
  const isArchive = text.slice(-ARCHIVE_COMMENT).includes(ARCHIVE_END) && text.includes(ARCHIVED_FILE);
  return isArchive || alsoSomethingElse.test(text) ? undefined : format;
}

const refused = (text: string): Refusal =>
  new Refusal(422, 'photo', text, { megapixels, side: longestSideRead });

function demandSize({ width, height }: Metadata): void {
  if (width * height > MOST_PIXELS || Math.max(width, height) > longestSideRead) throw refused(tooManyPixels);
}

async function decode(bytes: Buffer, side: number): Promise<Photo> {
  const format = formatOf(bytes);
  if (!format) throw refused(notPicture);
  // Of an animated picture only the first frame is read.
  const options: SharpOptions = { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 };
  const found = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  if (found.format !== format || (format === 'heif' && found.compression !== 'av1'))
    throw refused(notPicture);
  demandSize(found);

  const { data, info } = await sharp(bytes, options)
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: limits.upload.decodeSeconds })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: info });
  const picture = await pixels().webp({ quality: 80 }).toBuffer();
  const small = pixels().resize({ width: thumbnailWidth, height: thumbnailHeight });
  return { picture, thumbnail: await small.webp({ quality: 72 }).toBuffer() };
}

/**
 * Reads an uploaded file, a few at a time.
 * @param side pixels that its longer side is made smaller to
 * @throws Refusal 422 for everything that is not one whole picture within the limits
 */
export function readPhoto(bytes: Buffer, side = longestSide): Promise<Photo> {
  return atOnce(() =>
    decode(bytes, side).catch((error: unknown) => {
      throw error instanceof Refusal ? error : Object.assign(refused(brokenPicture), { cause: error });
    }),
  );
}
