// Who uploads covers without a pause, each to a boat of its own; how wide one is says which it was.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Boat } from '#schemas/types.ts';
import { upload } from '#tests/support/server/multipart.ts';
import { photo } from '#tests/support/photos.ts';
import { givenBoat, signedIn } from '#tests/support/server/rows.ts';
import { ask } from './ask.ts';
import type { Stage } from './stage.ts';

const PAINTERS = 2;
const WIDTHS = 50;

interface Painter {
  id: string;
  /** Covers of this boat that were answered. */
  answered: number;
}

export interface Painters {
  /** Uploads until the server is gone. @returns how many were answered */
  paint: (url: string) => Promise<number>;
  /** @returns a sentence for each picture that is not whole, or not the one that was answered last */
  check: (url: string) => Promise<string[]>;
}

/** No two that follow each other are as wide. */
const widthOf = (number: number): number => 40 + (number % WIDTHS);

/** How wide a picture is, once it was read to its end. */
async function widthIn(file: string): Promise<number | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const read =
    bytes &&
    (await sharp(bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
      .catch(() => undefined));
  return read?.info.width;
}

export async function givenPainters(stage: Stage): Promise<Painters> {
  const { painters, token } = await stage.withRows(async (db) => {
    const boats = await Promise.all(Array.from({ length: PAINTERS }, () => givenBoat(db)));
    return {
      painters: boats.map(({ id }): Painter => ({ id, answered: 0 })),
      token: (await signedIn(db)).token,
    };
  });
  const covers = await Promise.all(
    Array.from({ length: WIDTHS }, (_, at) => photo(widthOf(at), 40).png().toBuffer()),
  );

  async function paintTo(url: string, painter: Painter): Promise<number> {
    for (let count = 0; ; count += 1) {
      const cover = covers[(painter.answered + 1) % WIDTHS] as Buffer;
      const params = { boatId: painter.id, slot: 'cover' };
      const answer = await ask(url, 'saveBoatImage', { params, token, ...upload(cover) });
      if (!answer) return count;
      if (answer.status !== 200) throw new Error(`An upload was answered ${answer.status}: ${answer.text}`);
      painter.answered += 1;
    }
  }

  /** What is kept must be the last answered cover, or the one whose answer was cut off. */
  async function checkOne(url: string, painter: Painter): Promise<string[]> {
    const answer = await ask(url, 'getBoat', { params: { id: painter.id }, token });
    const { boatImage = {} } = (answer?.envelope.data ?? {}) as Partial<Boat>;
    const address = Object.values(boatImage)[0];
    if (address === undefined)
      return painter.answered === 0 ? [] : [`${painter.answered} covers were answered, none is kept`];
    const wide = await widthIn(join(stage.dataDir, address));
    const small = await widthIn(join(stage.dataDir, address.replace('.webp', '.thumb.webp')));
    const kept = [painter.answered, painter.answered + 1].find((number) => widthOf(number) === wide);
    const sentence = `${painter.answered} covers were answered, ${address} is ${wide} and ${small} wide`;
    if (kept === undefined || small === undefined) return [sentence];
    painter.answered = kept;
    return [];
  }

  return {
    paint: async (url) =>
      (await Promise.all(painters.map((one) => paintTo(url, one)))).reduce((sum, one) => sum + one, 0),
    check: async (url) => (await Promise.all(painters.map((one) => checkOne(url, one)))).flat(),
  };
}
