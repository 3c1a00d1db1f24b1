/**
 * The manifest: a line for each file that the writer wrote, its hash and its path, sorted by path. It is text that lies
 * in a repository, so it may be merged, cut or written by somebody else.
 */
import { createHash } from 'node:crypto';
import { createMemo } from '../support/memo.js';
import { compareText, isSafePath } from './paths.js';

export interface Manifest {
  /** `damaged` where a line is not one that the writer writes: what the others say of themselves still holds. */
  readonly state: 'missing' | 'whole' | 'damaged';
  /** By path; several hashes after a merge that kept the lines of both sides. */
  readonly hashes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The hash of a file as a checkout may have it: CRLF counts as LF, since git may turn one into the other. */
export const hashBytes = (bytes: Buffer): string => {
  const lines = bytes.includes('\r\n')
    ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    : bytes;
  return createHash('sha256').update(lines).digest('hex');
};

const keep = createMemo<string>(1_000);

/** The same of a text; a text is hashed once, since each run asks several times. */
export const hashText = (text: string): string => keep(text, () => hashBytes(Buffer.from(text, 'utf8')));

export const isHash = (text: unknown): text is string => typeof text === 'string' && /^[\da-f]{64}$/u.test(text);

export const formatManifest = (files: ReadonlyMap<string, string>): string =>
  [...files]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, text]) => `${hashText(text)}  ${path}\n`)
    .join('');

/** Reads a manifest; without a text, one that is missing. */
export const parseManifest = (text: string | undefined): Manifest => {
  const hashes = new Map<string, Set<string>>();
  let isWhole = true;
  for (const line of text?.split(/\r?\n/u) ?? []) {
    if (line === '') continue;
    const [, hash = '', path = ''] = /^([\da-f]{64}) {2}(.+)$/u.exec(line) ?? [];
    if (hash === '' || !isSafePath(path)) {
      isWhole = false;
      continue;
    }
    const known = hashes.get(path);
    if (known === undefined) hashes.set(path, new Set([hash]));
    else known.add(hash);
  }
  return { state: text === undefined ? 'missing' : isWhole ? 'whole' : 'damaged', hashes };
};
