/**
 * Reads the files that a document consists of: the entry and whatever its `$ref`s reach, as long as they lie below the
 * entry's folder. Symbolic links are followed before that is decided. Nothing comes from the network unless allowed.
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import { dirname, relative, resolve as resolvePath, sep } from 'node:path';
import { diagnose, type Code, type Diagnostic } from '../diagnostics.js';
import { checkChains, findRefs, type Locate } from './chains.js';
import { limits, parseSourceFile, startOf, type SourceFile } from './source-file.js';

/** Why a reference was not followed; `position` is the first `$ref` that asked for it. */
interface Refusal {
  readonly code: Extract<Code, 'ref-outside' | 'ref-network' | 'ref-unresolved'>;
  readonly ref: string;
  readonly reason: string;
}

export interface Files {
  readonly entry: SourceFile | undefined;
  /** By absolute path, or URL. */
  readonly loaded: ReadonlyMap<string, SourceFile>;
  readonly refused: ReadonlyMap<string, Refusal>;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ReadOptions {
  readonly allowNetwork: boolean;
  /** The folder that paths in diagnostics are relative to. */
  readonly cwd: string;
  /** Is filled with the text of each file that is read, by label. */
  readonly sources?: Map<string, string>;
}

const isUrl = (ref: string): boolean => /^[a-z][a-z0-9+.-]+:/iu.test(ref);

const reasonOf = (error: unknown): string => {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'no such file';
  if (code === 'EISDIR') return 'it is a folder';
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') return 'its text is not UTF-8';
  return code ?? String(error);
};

/** Absolute path or URL of the file part of a `$ref`, or `undefined` for a reference within its own file. */
export const resolveRefFile = (base: string, ref: string): string | undefined => {
  const file = ref.split('#')[0] ?? '';
  if (file === '') return undefined;
  if (isUrl(file)) return file;
  if (isUrl(base)) return new URL(file, base).href;
  return resolvePath(dirname(base), file);
};

export const readFiles = async (entryPath: string, options: ReadOptions): Promise<Files> => {
  const loaded = new Map<string, SourceFile>();
  const refused = new Map<string, Refusal>();
  const diagnostics: Diagnostic[] = [];
  const add = (diagnostic: Diagnostic): void => void diagnostics.push(diagnostic);
  const labelOf = (path: string): string =>
    isUrl(path) ? path : relative(options.cwd, path).split(sep).join('/') || path;
  const absolute = resolvePath(options.cwd, entryPath);
  const home = await realpath(dirname(absolute)).catch(() => dirname(absolute));

  const parse = (path: string, text: string): SourceFile | undefined => {
    options.sources?.set(labelOf(path), text);
    const file = parseSourceFile(path, labelOf(path), text, path === absolute, add);
    if (file !== undefined) loaded.set(path, file);
    return file;
  };

  /** The text of a file; `undefined` for one that is too large to be read, which is reported. */
  const readLocal = async (path: string): Promise<string | undefined> => {
    const { size } = await stat(path);
    if (size > limits.bytes) {
      add(diagnose('file-too-large', startOf(labelOf(path)), { bytes: size, limit: limits.bytes }));
      return undefined;
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  };

  const fetchRef = async (path: string, ref: string): Promise<SourceFile | Refusal> => {
    if (isUrl(path)) {
      if (!options.allowNetwork || !/^https?:/iu.test(path)) return { code: 'ref-network', ref, reason: 'network' };
      const response = await fetch(path, { signal: AbortSignal.timeout(30_000) }).catch((error: unknown) =>
        String(error),
      );
      if (typeof response === 'string' || !response.ok) {
        return {
          code: 'ref-unresolved',
          ref,
          reason: typeof response === 'string' ? response : `status ${response.status}`,
        };
      }
      return parse(path, await response.text()) ?? { code: 'ref-unresolved', ref, reason: 'the file is not valid' };
    }
    const real = await realpath(path).catch((error: unknown) => error as Error);
    const isBelow = (candidate: string): boolean => candidate.startsWith(home.endsWith(sep) ? home : home + sep);
    if (real instanceof Error) {
      if (!isBelow(path) && !path.startsWith(dirname(absolute) + sep))
        return { code: 'ref-outside', ref, reason: 'outside' };
      return { code: 'ref-unresolved', ref, reason: reasonOf(real) };
    }
    if (!isBelow(real)) return { code: 'ref-outside', ref, reason: 'outside' };
    const text = await readLocal(path).catch((error: unknown) => error as Error);
    if (text instanceof Error) return { code: 'ref-unresolved', ref, reason: reasonOf(text) };
    if (text === undefined) return { code: 'ref-unresolved', ref, reason: 'the file is too large' };
    return parse(path, text) ?? { code: 'ref-unresolved', ref, reason: 'the file is not valid' };
  };

  const text = await readLocal(absolute).catch((error: unknown) => error as Error);
  if (text instanceof Error) {
    add(diagnose('file-unreadable', startOf(labelOf(absolute)), { reason: reasonOf(text) }));
    return { entry: undefined, loaded, refused, diagnostics };
  }
  const entry = text === undefined ? undefined : parse(absolute, text);
  const queue = entry === undefined ? [] : [entry];
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    for (const { ref } of findRefs(file.value)) {
      const path = resolveRefFile(file.path, ref);
      if (path === undefined || loaded.has(path) || refused.has(path)) continue;
      const next = await fetchRef(path, ref);
      if ('code' in next) refused.set(path, next);
      else queue.push(next);
    }
  }
  const locate: Locate = (from, ref) => loaded.get(resolveRefFile(from.path, ref) ?? from.path);
  for (const file of loaded.values()) checkChains(file, locate, add);
  return { entry, loaded, refused, diagnostics };
};
