/** Reads a file of a document, and checks it. */
import { type Diagnostic, diagnose, type Position } from '../../diagnostics/diagnostics.js';
import { join } from '../../support/json-pointer.js';
import { readJson } from './json.js';
import { limits } from './limits.js';
import { startOf } from './lines.js';
import { isReading, type ReadResult } from './reading.js';
import { readYaml } from './yaml.js';

export interface Source {
  /** An absolute path or a URL. */
  readonly path: string;
  /** Name of the file in diagnostics. */
  readonly label: string;
  readonly text: string;
  readonly value: unknown;
  /** Returns the position of the key or array item at a pointer; if it does not exist, of the nearest parent. */
  readonly locate: (pointer: string) => Position;
  /** Text with the same lines that strict YAML parsers accept; absent if no changes are necessary. */
  readonly strictText?: string;
}

/** Returns whether a file contains JSON or YAML. Other files contain text, such as a description in Markdown. */
function isData(path: string): boolean {
  return /\.(?:ya?ml|json)$/iu.test(path);
}

/** Returns whether a file may be part of a document: JSON, YAML, or a Markdown description. */
export function isPart(path: string): boolean {
  return isData(path) || /\.md$/iu.test(path);
}

function isJson(path: string): boolean {
  return /\.json$/iu.test(path);
}

/** Parses the text of a file. Returns a source or diagnostics. */
export function readSource(
  file: Pick<Source, 'path' | 'label'> & { readonly isEntry: boolean },
  text: string,
): Source | readonly Diagnostic[] {
  const { path, label } = file;
  const bytes = Buffer.byteLength(text);
  if (bytes > limits.bytes) return [diagnose('file-too-large', startOf(label), { bytes, limit: limits.bytes })];
  if (!file.isEntry && !isData(path)) return { path, label, text, value: text, locate: () => startOf(label) };
  const result = readText(path, label, text);
  if (!isReading(result)) return result;
  const { value, locate, strictText } = result;
  if (isTooDeep(value)) return [diagnose('yaml-too-deep', startOf(label), { limit: limits.depth })];
  const fault = findUnwritable(value);
  if (fault !== undefined) return [diagnose('document-invalid', locate(fault.pointer), { reason: fault.reason })];
  return { path, label, text, value, locate, ...(strictText !== undefined && { strictText }) };
}

/**
 * Parses text as JSON or YAML, depending on the file name or else on the first character. JSON could be parsed as YAML,
 * but that takes twenty times as long.
 */
function readText(path: string, label: string, text: string): ReadResult {
  if (isJson(path)) return readJson(label, text);
  const json = /^\s*[{[]/u.test(text) ? readJson(label, text) : undefined;
  return json !== undefined && isReading(json) ? json : readYaml(label, text);
}

/** Returns whether a value nests deeper than the limit. Proceeds by level rather than recursively. */
export function isTooDeep(root: unknown): boolean {
  let level: object[] = typeof root === 'object' && root !== null ? [root] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limits.depth) return true;
    const next = new Set<object>();
    for (const value of level) {
      for (const item of Object.values(value) as unknown[])
        if (typeof item === 'object' && item !== null) next.add(item);
    }
    level = [...next];
  }
  return false;
}

function unfinished(value: unknown): string {
  return `JSON cannot represent the number ${String(value)}: write another number, or a string in quotes`;
}

/**
 * Returns the first node that JSON or a pointer cannot represent: a key with a lone surrogate, or a number that is NaN
 * or infinite.
 */
function findUnwritable(root: unknown): { readonly pointer: string; readonly reason: string } | undefined {
  const seen = new Set<object>();
  const waiting: (readonly [value: object, pointer: string])[] = [];
  const add = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    waiting.push([value, pointer]);
  };
  add(root, '');
  const isEndless = (value: unknown): boolean => typeof value === 'number' && !Number.isFinite(value);
  if (isEndless(root)) return { pointer: '', reason: unfinished(root) };
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [value, pointer] = next;
    for (const [key, item] of Object.entries(value)) {
      if (/\p{Cs}/u.test(key))
        return {
          pointer: join(pointer, key),
          reason: 'the name of a field contains half of a character (a lone surrogate)',
        };
      if (isEndless(item)) return { pointer: join(pointer, key), reason: unfinished(item) };
      add(item, typeof item === 'object' ? join(pointer, key) : '');
    }
  }
  return undefined;
}
