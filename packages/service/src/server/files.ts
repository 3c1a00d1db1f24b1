/** Contents of uploads: `PUT /uploads/{signed_id}` stores them, `GET /files/{signed_id}/{filename}` serves them. */
import { type RawResponse, type RawRequest, requestIdOf, type Server, toServer } from '@community-platform/server';
import type { WholeDb } from '../database/database.js';
import type { Clock } from '../kernel/clock.js';
import type { PutOutcome, Storage } from '../kernel/ports/storage.js';
import { refuse, refuseError } from './responses.js';
import { namesTag, readRange } from './byte-range.js';

export interface FileSurroundings {
  readonly db: WholeDb;
  readonly storage: Storage;
  readonly clock: Clock;
}

const UPLOAD = /^\/uploads\/([\w-]{1,100})$/u;
const FILE = /^\/files\/([\w-]{1,100})\/([^/]+)$/u;

/** Content types that a browser may display inline. SVG and HTML are excluded because they can contain scripts. */
const SHOWN = /^(?:image\/(?!svg)[\w.+-]+|audio\/[\w.+-]+|video\/[\w.+-]+|application\/pdf)$/u;

const REFUSALS: Readonly<Record<Exclude<PutOutcome, 'stored'>, readonly [status: number, message: string]>> = {
  'too long': [413, 'The file is larger than was announced'],
  'too short': [422, 'The file is smaller than was announced'],
  changed: [422, 'The file has not the checksum that was announced'],
};

const refuseMethod = (allow: string): RawResponse => refuse(405, 'Method Not Allowed', [['allow', allow]]);

async function* nothing(): AsyncGenerator<Uint8Array> {}

const decode = (part: string): string | undefined => {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** Returns `Content-Disposition` with the filename in both forms of RFC 6266. */
const dispositionOf = (contentType: string, filename: string): string => {
  const plain = filename.replaceAll(/[^\w .-]/gu, '_');
  const coded = encodeURIComponent(filename).replaceAll(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${SHOWN.test(contentType) ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${coded}`;
};

/** Wraps a server so that it also stores and serves files. A signed id is enough; no token is needed. */
export const withFiles = (server: Server, { db, storage, clock }: FileSurroundings): Server => {
  const findUpload = (signedId: string) =>
    db
      .selectFrom('uploads')
      .select(['community_id', 'id', 'filename', 'content_type', 'byte_size', 'checksum', 'uploaded_at'])
      .where('signed_id', '=', signedId)
      .executeTakeFirst();

  const takeFile = async (signedId: string, request: RawRequest): Promise<RawResponse> => {
    const upload = await findUpload(signedId);
    if (upload === undefined) return refuse(404, 'Not found');
    if (upload.uploaded_at !== null) return refuse(409, 'The file is there already');
    const announced = Number(request.headers.get('content-length') ?? upload.byte_size);
    if (announced > upload.byte_size) return refuse(...REFUSALS['too long']);
    const facts = { byteSize: upload.byte_size, checksum: upload.checksum };
    const outcome = await storage.put(signedId, request.body ?? nothing(), facts);
    if (outcome !== 'stored') return refuse(...REFUSALS[outcome]);
    const claimed = await db
      .updateTable('uploads')
      .set({ uploaded_at: clock() })
      .where('community_id', '=', upload.community_id)
      .where('id', '=', upload.id)
      .where('uploaded_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return claimed === undefined ? refuse(409, 'The file is there already') : { status: 204, headers: [], body: null };
  };

  const giveFile = async (signedId: string, filename: string, request: RawRequest): Promise<RawResponse> => {
    const upload = await findUpload(signedId);
    if (upload === undefined || upload.uploaded_at === null || upload.filename !== filename)
      return refuse(404, 'Not found');
    const { byte_size: length, content_type: contentType } = upload;
    const tag = `"${Buffer.from(upload.checksum, 'base64').toString('hex')}"`;
    const headers: [string, string][] = [
      ['content-disposition', dispositionOf(contentType, filename)],
      ['x-content-type-options', 'nosniff'],
      ['content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; img-src 'self'"],
      ['cache-control', 'private, max-age=31536000, immutable'],
      ['etag', tag],
      ['accept-ranges', 'bytes'],
    ];
    const isHead = request.method === 'HEAD';
    const condition = request.headers.get('if-range');
    // A range applies only to responses with content (RFC 9110, 14.2).
    const isPart = !isHead && (condition === undefined || condition === tag);
    const range = isPart ? readRange(request.headers.get('range'), length) : undefined;
    const isKnown = namesTag(request.headers.get('if-none-match'), tag);
    // If no content is sent, only the existence of the file is checked.
    const bytes = await storage.get(signedId, isHead || isKnown || range === 'none' ? { start: 0, end: 0 } : range);
    if (bytes === undefined) return refuse(404, 'Not found');
    if (isKnown) return { status: 304, headers, body: null };
    if (range === 'none') return refuse(416, 'The file has no such bytes', [['content-range', `bytes */${length}`]]);
    headers.push(['content-type', contentType]);
    if (isHead) headers.push(['content-length', String(length)]);
    if (range !== undefined) headers.push(['content-range', `bytes ${range.start}-${range.end - 1}/${length}`]);
    return { status: range === undefined ? 200 : 206, headers, body: isHead ? null : bytes };
  };

  const response = (request: RawRequest): Promise<RawResponse> | undefined => {
    const { method, target } = request;
    const [path = ''] = target.split('?');
    const upload = UPLOAD.exec(path)?.[1];
    if (upload !== undefined)
      return method === 'PUT' ? takeFile(upload, request) : Promise.resolve(refuseMethod('PUT'));
    const [, file, name = ''] = FILE.exec(path) ?? [];
    if (file === undefined) return undefined;
    if (method !== 'GET' && method !== 'HEAD') return Promise.resolve(refuseMethod('GET, HEAD'));
    return giveFile(file, decode(name) ?? '', request);
  };

  const responseFile = async (request: RawRequest, answering: Promise<RawResponse>): Promise<RawResponse> => {
    const found = await answering.catch(refuseError);
    return { ...found, headers: [...found.headers, ['x-request-id', requestIdOf(request)]] };
  };

  return toServer((request) => {
    const answering = response(request);
    return answering === undefined ? server.handle(request) : responseFile(request, answering);
  });
};
