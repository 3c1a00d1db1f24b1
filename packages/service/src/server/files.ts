/** Contents of uploads: received once and served unchanged, as `spec/service.yaml` describes. */
import type { WholeDb } from '../database/database.js';
import {
  type CreateFileInput,
  type FilesHandlers,
  type GetFileInput,
  httpError,
  type RequestContext,
} from '../generated/service/server/index.js';
import type { Clock } from '../kernel/clock.js';
import type { PutOutcome, Storage } from '../kernel/ports/storage.js';
import { namesTag, readRange } from './byte-range.js';
import { handle } from './generated-handlers.js';

export interface FileSurroundings {
  readonly db: WholeDb;
  readonly storage: Storage;
  readonly clock: Clock;
}

const SIGNED_ID = /^[\w-]{1,100}$/u;

/** Content types that a browser may display inline. SVG and HTML are excluded because they can contain scripts. */
const SHOWN = /^(?:image\/(?!svg)[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)$/u;

const REFUSALS: Readonly<Record<Exclude<PutOutcome, 'stored'>, readonly [status: number, message: string]>> = {
  'too long': [413, 'The file is larger than announced'],
  'too short': [422, 'The file is smaller than announced'],
  changed: [422, 'The file does not match the announced checksum'],
};

/** Returns the header `Content-Disposition`, with the file name in both forms of RFC 6266. */
function dispositionOf(contentType: string, filename: string): string {
  const plain = filename.replaceAll(/[^\w .-]/gu, '_');
  const coded = encodeURIComponent(filename).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${SHOWN.test(contentType) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${coded}`;
}

/** Returns the upload with the given signed id; throws a 404 if it does not exist. */
async function findUpload(db: WholeDb, signedId: string) {
  if (!SIGNED_ID.test(signedId)) throw httpError(404, 'Not found');
  const upload = await db
    .selectFrom('uploads')
    .select(['community_id', 'id', 'filename', 'content_type', 'byte_size', 'checksum', 'uploaded_at'])
    .where('signed_id', '=', signedId)
    .executeTakeFirst();
  if (upload === undefined) throw httpError(404, 'Not found');
  return upload;
}

async function takeFile(
  { db, storage, clock }: FileSurroundings,
  { path: { signed_id: signedId }, body }: CreateFileInput,
  { request }: RequestContext,
) {
  const upload = await findUpload(db, signedId);
  if (upload.uploaded_at !== null) throw httpError(409, 'The file has already been uploaded');
  const announced = Number(request.headers.get('content-length') ?? upload.byte_size);
  if (announced > upload.byte_size) throw httpError(...REFUSALS['too long']);
  const facts = { byteSize: upload.byte_size, checksum: upload.checksum };
  const outcome = await storage.put(signedId, body?.stream ?? new Blob([]).stream(), facts);
  if (outcome !== 'stored') throw httpError(...REFUSALS[outcome]);
  const claimed = await db
    .updateTable('uploads')
    .set({ uploaded_at: clock() })
    .where('community_id', '=', upload.community_id)
    .where('id', '=', upload.id)
    .where('uploaded_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined) throw httpError(409, 'The file has already been uploaded');
  return { status: 204 } as const;
}

async function giveFile(
  { db, storage }: FileSurroundings,
  { path: { signed_id: signedId, filename }, headers: conditions }: GetFileInput,
  { request }: RequestContext,
) {
  const upload = await findUpload(db, signedId);
  if (upload.uploaded_at === null || upload.filename !== filename) throw httpError(404, 'Not found');
  const { byte_size: length, content_type: contentType } = upload;
  const tag = `"${Buffer.from(upload.checksum, 'base64').toString('hex')}"`;
  const headers = {
    'content-disposition': dispositionOf(contentType, filename),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'",
    'cache-control': 'private, max-age=31536000, immutable',
    etag: tag,
    'accept-ranges': 'bytes',
  };
  const condition = conditions['If-Range'];
  // Ranges are defined for GET only (RFC 9110, 14.2).
  const isPart = request.method === 'GET' && (condition === undefined || condition === tag);
  const range = isPart ? readRange(conditions.Range, length) : undefined;
  const isKnown = namesTag(conditions['If-None-Match'], tag);
  // If no content is sent, only the existence of the file is checked.
  const body = await storage.get(signedId, isKnown || range === 'none' ? { start: 0, end: 0 } : range);
  if (body === undefined) throw httpError(404, 'Not found');
  if (isKnown) return { status: 304, headers } as const;
  if (range === 'none')
    throw httpError(416, 'The requested range is outside the file', {}, { 'content-range': `bytes */${length}` });
  if (range === undefined) return { status: 200, headers, contentType, body } as const;
  const place = `bytes ${range.start}-${range.end - 1}/${length}`;
  return { status: 206, headers: { ...headers, 'content-range': place }, contentType, body } as const;
}

/** Returns the handlers for files. Whoever knows the signed id can store or read the file without a token. */
export function createFileHandlers(surroundings: FileSurroundings): FilesHandlers {
  return {
    createFile: handle((input, context) => takeFile(surroundings, input, context)),
    getFile: handle((input, context) => giveFile(surroundings, input, context)),
  };
}
