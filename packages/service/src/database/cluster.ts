/** The empty database cluster from the build. Unpacking this cluster takes a fifth of the time of creating one. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const file = new URL('./cluster.tar.gz', import.meta.url);

/** Returns the cluster as an uncompressed archive, or `undefined` if the build did not create it. */
export async function readCluster(): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const packed = await readFile(file);
    // The last four bytes are the uncompressed size (RFC 1952, 2.3.1). With one chunk of that size, nothing is copied.
    const unpacked = await promisify(gunzip)(packed, { chunkSize: packed.readUInt32LE(packed.length - 4) });
    const { buffer, byteLength } = unpacked;
    const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
    return new Uint8Array(isWhole ? buffer : unpacked);
  } catch {
    return undefined;
  }
}

/** Compresses the archive of a cluster and writes it to the build output. */
export async function writeCluster(archive: ArrayBuffer): Promise<void> {
  return writeFile(file, await promisify(gzip)(archive));
}

/**
 * Block size of the archive in bytes: headers take one block, and contents are padded to whole blocks (POSIX, ustar).
 */
const BLOCK = 512;

const NAME = [0, 100] as const;
const SIZE = [124, 136] as const;
const TYPE = [156, 157] as const;
const FOLDER = '5';

/** Unpacks an archive of the build into a folder that only this user can read. Blocks the thread. */
export function unpackCluster(archive: Uint8Array<ArrayBuffer>, folder: string): void {
  const bytes = Buffer.from(archive.buffer);
  mkdirSync(folder, { mode: 0o700, recursive: true });
  for (let at = 0; at + BLOCK <= bytes.length; ) {
    const header = bytes.subarray(at, at + BLOCK);
    const field = ([from, to]: readonly [number, number]): string =>
      header.toString('latin1', from, to).replace(/\0.*$/su, '');
    const path = join(folder, field(NAME));
    // An empty name marks the end of the archive.
    if (field(NAME) === '') return;
    const size = Number.parseInt(field(SIZE), 8);
    const begin = at + BLOCK;
    if (field(TYPE) === FOLDER) mkdirSync(path, { mode: 0o700, recursive: true });
    else writeFileSync(path, bytes.subarray(begin, begin + size), { mode: 0o600 });
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
}
