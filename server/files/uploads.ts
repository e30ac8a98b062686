// One picture in the field `photo` of a multipart request. Nothing is written before it is whole and decoded.
import multipart, { type Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Call } from '#schemas/calls.ts';
import { bodies } from '#schemas/generated/index.ts';
import type { Schema } from '#schemas/schema.ts';
import { schemasAt } from '#schemas/walk.ts';
import limits from '#schemas/limits.json' with { type: 'json' };
import messages from '#schemas/messages.json' with { type: 'json' };
import serverMessages from '#schemas/server-messages.json' with { type: 'json' };
import { fieldNames } from '../access/field-roles.ts';
import { addToSubmit } from '../changes/submits.ts';
import { Refusal } from '../http/refusal.ts';
import { isBookkeeping } from '../http/sent-back.ts';
import { refusalOfJson, refusalOfProblems } from '../http/validation.ts';
import { whileArriving } from './while-arriving.ts';
import { readPhoto, type Photo } from './photo.ts';
import { inPlace } from './places.ts';

/** A picture and the fields that came with it. */
export interface Upload {
  photo: Photo;
  fields: Record<string, unknown>;
}

export type UploadCall = Call & { upload: 'photo'; body: keyof typeof bodies };

const { mebibytes } = limits.upload;
const { noPicture, notPicture, unknownKey } = messages.refusal;
const { notUpload, uploadBroken, onePicture, pictureTooLarge } = serverMessages.refusal;
const MOST_BYTES = mebibytes * 1024 * 1024;
const AROUND_BYTES = 128 * 1024;
// §5: image/* only. Programs that do not know the type say octet-stream; what counts is decided by the bytes.
const declared = /^(image\/(?!svg)[\w.+-]+|application\/octet-stream)$/i;
// A browser sends the last part of the path only.
const pathLike = /[/\\\p{Cc}]|^\.+$/u;

const refuse = (statusCode: number, text: string): Refusal =>
  new Refusal(statusCode, 'photo', text, { limit: mebibytes });

function refusalOfParser(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  const { code = '' } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return refuse(413, pictureTooLarge);
  if (code === 'FST_FILES_LIMIT') return refuse(422, onePicture);
  return Object.assign(refuse(400, uploadBroken), { cause: error });
}

async function readFile(part: Multipart & { type: 'file' }): Promise<Buffer> {
  if (!declared.test(part.mimetype) || pathLike.test(part.filename ?? '')) {
    // The rest is read, so that the other parts and the answer get through.
    part.file.resume();
    throw refuse(422, notPicture);
  }
  return part.toBuffer();
}

const isText = ({ type, enum: choices = [] }: Schema): boolean =>
  [type].flat().includes('string') || choices.some((choice) => typeof choice === 'string');

/** What the text of a part says: JSON where the field takes no text. */
function valueOf(schema: Schema, name: string, text: unknown): unknown {
  const schemas = schemasAt(schema, [name]);
  if (typeof text !== 'string') return text;
  if (text === 'null' && schemas.some(({ type }) => [type].flat().includes('null'))) return null;
  if (schemas.some(isText)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Reads the parts to the end: what comes after the picture may still be wrong. */
async function readParts(
  request: FastifyRequest,
  row: UploadCall,
): Promise<{ bytes: Buffer | undefined; fields: object }> {
  const { schema, validate } = bodies[row.body];
  const allowed = fieldNames(schema);
  const fields: Record<string, unknown> = {};
  let bytes: Buffer | undefined;
  for await (const part of request.parts()) {
    const { fieldname } = part;
    if (part.type === 'field' && !allowed.includes(fieldname) && isBookkeeping(fieldname)) continue;
    const isPlace = part.type === 'file' ? fieldname === row.upload : allowed.includes(fieldname);
    if (!isPlace) throw new Refusal(422, fieldname, unknownKey, { key: fieldname });
    if (part.type === 'file') bytes = await readFile(part);
    else if (fieldname !== row.upload)
      fields[fieldname] = part.valueTruncated ? undefined : valueOf(schema, fieldname, part.value);
  }
  if (bytes?.length === 0) throw refuse(422, noPicture);
  const sent = { ...fields, [row.upload]: '' };
  const unreadable = refusalOfJson(sent, schema);
  if (unreadable) throw unreadable;
  if (!validate(sent)) throw refusalOfProblems(schema, validate, sent);
  return { bytes, fields };
}

/**
 * The fields of an upload and its picture, decoded and encoded anew; a form may come without one.
 * @param row the call, whose body names the fields beside the picture
 * @param longestSide pixels that the picture is made smaller to
 * @throws Refusal that says what is wrong with it; 503 while too many uploads are under way
 */
export async function receiveForm(
  request: FastifyRequest,
  row: UploadCall,
  longestSide?: number,
): Promise<Partial<Upload> & Pick<Upload, 'fields'>> {
  if (!request.isMultipart()) throw refuse(415, notUpload);
  if (Number(request.headers['content-length']) > MOST_BYTES + AROUND_BYTES)
    throw refuse(413, pictureTooLarge);
  return inPlace(String(request.session?.admin._id ?? ''), async () => {
    const { bytes, fields } = await whileArriving(request, () => readParts(request, row)).catch(
      (error: unknown) => {
        throw refusalOfParser(error);
      },
    );
    if (bytes) addToSubmit(request.submit, bytes);
    addToSubmit(request.submit, Buffer.from(JSON.stringify(fields)));
    const photo = bytes && (await readPhoto(bytes, longestSide));
    return { ...(photo ? { photo } : {}), fields: fields as Upload['fields'] };
  });
}

/** Like {@link receiveForm}, for calls that bring a picture. */
export async function receivePhoto(request: FastifyRequest, row: UploadCall): Promise<Upload> {
  const { photo, fields } = await receiveForm(request, row);
  if (!photo) throw refuse(422, noPicture);
  return { photo, fields };
}

/** Register beside the routes that take uploads, in a scope of their own: it is the only content they take. */
export const uploads = plugin(
  async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(refuse(415, notUpload)));
    await app.register(multipart, {
      limits: {
        fileSize: MOST_BYTES,
        files: 1,
        fields: 100,
        parts: 101,
        fieldSize: 16 * 1024,
        headerPairs: 20,
      },
      preservePath: true,
    });
  },
  { name: 'uploads' },
);
