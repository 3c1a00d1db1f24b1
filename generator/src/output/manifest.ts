/**
 * The manifest contains a line with hash and path for each generated file, sorted by path. It is checked in with the
 * files, so it may have been merged, truncated or edited.
 */
import { hash } from 'node:crypto';
import { createMemo } from '../support/memo.js';
import { compareText, isSafePath } from './paths.js';

export interface Manifest {
  /** `damaged` if a line is invalid; the other lines are still used. */
  readonly state: 'missing' | 'whole' | 'damaged';
  /** Hashes by path; several if a merge kept the lines of both sides. */
  readonly hashes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Returns the hash of a file's content with CRLF replaced by LF, because git may convert line ends on checkout. */
export function hashBytes(content: Uint8Array): string {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  const lines = bytes.includes('\r\n')
    ? Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1')
    : bytes;
  return hash('sha256', lines);
}

/** The limit exceeds the number of files of a large site. */
const keep = createMemo<string>(5_000);

/** The content of a generated file: text, or bytes such as those of an image. */
export type Content = string | Uint8Array;

/** Returns the hash of a content. Those of texts are cached, because each run needs them several times. */
export function hashContent(content: Content): string {
  if (typeof content !== 'string') return hashBytes(content);
  return keep(content, () => hash('sha256', content.replaceAll('\r\n', '\n')));
}

/** Returns whether a value is a SHA-256 hash in hexadecimal form. */
export function isHash(text: unknown): text is string {
  return typeof text === 'string' && /^[\da-f]{64}$/u.test(text);
}

/** Formats the manifest for generated files, given by path. */
export function formatManifest(files: ReadonlyMap<string, Content>): string {
  return [...files]
    .sort(([a], [b]) => compareText(a, b))
    .map(([path, content]) => `${hashContent(content)}  ${path}\n`)
    .join('');
}

/** Parses a manifest; `text` is `undefined` if the file is missing. */
export function parseManifest(text: string | undefined): Manifest {
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
}
