/** Stores uploaded bytes. The local implementation uses a folder, which is temporary for an in-memory database. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Maximum size of a file in bytes: files are read into memory to be served. */
export const LARGEST_FILE = 100 * 1024 * 1024;

export interface FileFacts {
  /** Exact size in bytes. */
  readonly byteSize: number;
  /** MD5 in Base64. */
  readonly checksum: string;
}

/** A byte range of a file; `end` is exclusive. */
export interface FilePart {
  readonly start: number;
  readonly end: number;
}

export type PutOutcome = 'stored' | 'too long' | 'too short' | 'changed';

export interface Storage {
  /** Stores bytes under a name if they have the announced size and checksum. Never reads beyond that size. */
  readonly put: (name: string, bytes: AsyncIterable<Uint8Array>, facts: FileFacts) => Promise<PutOutcome>;
  /** Returns all bytes, or those from `start` to `end` (exclusive); `undefined` if the file does not exist. */
  readonly get: (name: string, part?: FilePart) => Promise<Uint8Array | undefined>;
  /** Removes the temporary folder, if there is one. */
  readonly close: () => Promise<void>;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ENOENT';
}

/** Returns the file name under which `name` is stored: a hash, so that no name can act as a path. */
function fileName(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

async function readPart(path: string, { start, end }: FilePart): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(end - start);
    const { bytesRead } = await file.read(bytes, 0, bytes.byteLength, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Milliseconds without a write after which an unfinished upload counts as abandoned by a killed process. */
const ABANDONED = 86_400_000;

async function removeAbandoned(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.part'));
  for (const path of names.map((name) => join(folder, name))) {
    // Another process may remove the file at the same time.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - ABANDONED) await rm(path, { force: true });
  }
}

/** Creates the folder and removes abandoned uploads from it. */
async function openFolder(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await removeAbandoned(folder);
  return folder;
}

/** Creates a storage. The folder is created on first use; without one, a temporary folder is used until `close`. */
export function createStorage(folder?: string): Storage {
  let place: Promise<string> | undefined;
  const findFolder = (): Promise<string> => {
    place ??= folder === undefined ? mkdtemp(join(tmpdir(), 'files-')) : openFolder(folder);
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
    get: async (name, part) => {
      try {
        const path = join(await findFolder(), fileName(name));
        return await (part === undefined ? readFile(path) : readPart(path, part));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    close: async () => {
      if (folder === undefined && place !== undefined) await rm(await place, { recursive: true, force: true });
    },
  };
}
