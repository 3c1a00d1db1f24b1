/**
 * The manifest: one line for each generated file, with hash and path, sorted by path. It is part of a repository, so it
 * may be merged, truncated or edited.
 */
import { createHash } from 'node:crypto';
import { createMemo } from '../support/memo.js';
import { compareText, isSafePath } from './paths.js';

export interface Manifest {
  /** `damaged` if any line is invalid; the other lines remain usable. */
  readonly state: 'missing' | 'whole' | 'damaged';
  /** By path; several hashes after a merge that kept the lines of both sides. */
  readonly hashes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the hash of a file as checked out: CRLF counts as LF, because git may convert line ends. */
export const hashBytes = (bytes: Buffer): string => {
  const lines = bytes.includes('\r\n')
    ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    : bytes;
  return createHash('sha256').update(lines).digest('hex');
};

const keep = createMemo<string>(1_000);

/** Returns the hash of a text; cached, because each run needs it several times. */
export const hashText = (text: string): string => keep(text, () => hashBytes(Buffer.from(text, 'utf8')));

/** Returns whether a value is a SHA-256 hash in hexadecimal form. */
export const isHash = (text: unknown): text is string => typeof text === 'string' && /^[\da-f]{64}$/u.test(text);

/** Formats a manifest for files, given as texts by path. */
export const formatManifest = (files: ReadonlyMap<string, string>): string =>
  [...files]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, text]) => `${hashText(text)}  ${path}\n`)
    .join('');

/** Parses a manifest; `undefined` is a missing one. */
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
