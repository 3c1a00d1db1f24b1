/** Uploads. These operations reserve an upload; server/files.ts receives the contents. */

import { filePath } from '../../../kernel/addresses.js';
import { found, invalid, notBlank } from '../../../kernel/failures.js';
import { LARGEST_FILE } from '../../../kernel/ports/storage.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { makeSecret } from '../../../kernel/secret.js';
import { timeText } from '../../../kernel/text.js';

const MEDIA_TYPE = /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.-]+)?$/u;
const MD5 = /^[A-Za-z0-9+/]{22}==$/u;

async function readUpload({ db, baseUrl }: Scope, signedId: string) {
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'key', 'filename', 'content_type', 'byte_size', 'checksum', 'signed_id', 'attachable_sgid'])
    .select(['created_at', 'uploaded_at'])
    .where('signed_id', '=', signedId)
    .executeTakeFirst();
  const { created_at, uploaded_at, ...upload } = found(row, 'DirectUpload');
  return {
    ...upload,
    created_at: timeText(created_at),
    metadata: { uploaded: uploaded_at !== null },
    service_name: 'local',
    direct_upload: {
      url: `${baseUrl}/uploads/${upload.signed_id}`,
      headers: { 'Content-Type': upload.content_type, 'Content-MD5': upload.checksum },
    },
    url: `${baseUrl}${filePath(upload.signed_id, upload.filename)}`,
  };
}

export const uploads = {
  createDirectUpload: async ({ body: { blob } }, scope) => {
    const { db, now } = scope;
    notBlank('filename', blob.filename);
    // URL paths that end with one of these are normalized, so the file would be unreachable.
    if (['.', '..'].includes(blob.filename)) throw invalid({ filename: ['is not a valid file name'] });
    if (!MEDIA_TYPE.test(blob.content_type)) throw invalid({ content_type: ['is not a media type'] });
    if (!MD5.test(blob.checksum)) throw invalid({ checksum: ['is not an MD5 digest in Base64'] });
    if (blob.byte_size > LARGEST_FILE) throw invalid({ byte_size: [`must not be more than ${LARGEST_FILE} bytes`] });
    const signedId = makeSecret();
    await db
      .insertInto('uploads')
      .values({
        key: blob.key,
        filename: blob.filename,
        content_type: blob.content_type,
        byte_size: blob.byte_size,
        checksum: blob.checksum,
        signed_id: signedId,
        attachable_sgid: makeSecret(),
        created_at: now,
      })
      .execute();
    return { status: 200, body: await readUpload(scope, signedId) };
  },

  getDirectUpload: async ({ path }, scope) => ({ status: 200, body: await readUpload(scope, path.signed_id) }),
} satisfies Partial<ServiceHandlers>;
