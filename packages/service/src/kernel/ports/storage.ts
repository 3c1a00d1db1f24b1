/** Where the bytes of uploads are kept. The local implementation is a folder; a database in memory has a temporary one. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes that one file may have: what a file may be is held in memory while it is served. */
export const LARGEST_FILE = 100 * 1024 * 1024;

export interface FileFacts {
  /** What it must have in bytes, exactly. */
  readonly byteSize: number;
  /** MD5 in Base64. */
  readonly checksum: string;
}

export type PutOutcome = 'stored' | 'too long' | 'too short' | 'changed';

export interface Storage {
  /** Keeps the bytes under a name if they are what was announced; reads no further than that. */
  readonly put: (name: string, bytes: AsyncIterable<Uint8Array>, facts: FileFacts) => Promise<PutOutcome>;
  /** The bytes, or `undefined` if there are none. */
  readonly get: (name: string) => Promise<Uint8Array | undefined>;
  /** Forgets a temporary folder. */
  readonly close: () => Promise<void>;
}

const isMissing = (error: unknown): boolean => error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';

/** Names are hashed, so that no name is a path. */
const fileName = (name: string): string => createHash('sha256').update(name).digest('hex');

/** A storage in a folder, which is made when it is first needed; without one, in a temporary folder until `close`. */
export const createStorage = (folder?: string): Storage => {
  let place: Promise<string> | undefined;
  const findFolder = (): Promise<string> => {
    place ??=
      folder === undefined ? mkdtemp(join(tmpdir(), 'files-')) : mkdir(folder, { recursive: true }).then(() => folder);
    return place;
  };

  const put: Storage['put'] = async (name, bytes, { byteSize, checksum }) => {
    const root = await findFolder();
    const draft = join(root, `${randomUUID()}.part`);
    const hash = createHash('md5');
    let size = 0;
    const file = await open(draft, 'wx');
    try {
      for await (const chunk of bytes) {
        size += chunk.byteLength;
        if (size > byteSize) return 'too long';
        hash.update(chunk);
        await file.writeFile(chunk);
      }
      if (size < byteSize) return 'too short';
      if (hash.digest('base64') !== checksum) return 'changed';
      await file.sync();
      await rename(draft, join(root, fileName(name)));
      return 'stored';
    } finally {
      await file.close();
      await rm(draft, { force: true });
    }
  };

  return {
    put,
    get: async (name) => {
      try {
        return await readFile(join(await findFolder(), fileName(name)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    close: async () => {
      if (folder === undefined && place !== undefined) await rm(await place, { recursive: true, force: true });
    },
  };
};
