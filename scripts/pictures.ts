// `npm run pictures`: takes the pictures of the README, of the product itself with its demo data.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import sharp from 'sharp';
import { signIn } from '#tests/support/browser/api.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { startProduct } from '#tests/support/browser/product.setup.ts';
import { readNames } from './names-asked.ts';
import { root } from './paths.mjs';
import { main } from './progress.mjs';

const folder = join(root, 'docs/pictures');
const pictures = [
  { name: 'light', scheme: 'light', path: '/home/boat' },
  { name: 'dark', scheme: 'dark', path: '/home' },
] as const;

async function takePictures(): Promise<void> {
  const browser = await launchBrowser();
  const { baseUrl, stop } = await startProduct().catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  try {
    const { storage } = await signIn(baseUrl);
    await mkdir(folder, { recursive: true });
    for (const { name, scheme, path } of pictures) {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.addInitScript((kept) => void Object.assign(localStorage, kept), storage);
      await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const file = join(folder, `${name}.webp`);
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toFile(file);
      process.stdout.write(`${file}\n`);
      await context.close();
    }
  } finally {
    await browser.close();
    await stop();
  }
}

const usage = `npm run pictures

  takes ${pictures.map(({ name }) => `docs/pictures/${name}.webp`).join(' and ')} anew`;

await main(async () => {
  if (readNames(process.argv.slice(2), usage)) await takePictures();
});
