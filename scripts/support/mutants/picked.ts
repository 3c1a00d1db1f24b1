/** Reads handwritten mutants: realistic mistakes, each with a description of its serious consequence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.js';
import type { Mutant } from './draw.js';

interface Pick {
  /** Description of the consequence. */
  readonly fault: string;
  readonly file: string;
  /** The text to replace, which occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

function isPick(value: unknown): value is Pick {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['fault', 'file', 'find', 'replace'].every((key) => typeof Reflect.get(value, key) === 'string')
  );
}

function locate({ fault, file, find, replace }: Pick): Mutant {
  const text = readFileSync(join(root, file), 'utf8');
  const from = text.indexOf(find);
  if (from === -1 || text.includes(find, from + 1))
    throw new Error(`picked.json: ${JSON.stringify(find)} occurs ${from === -1 ? 'nowhere' : 'twice'} in ${file}`);
  const line = text.slice(0, from).split('\n').length;
  return { file, line, kind: fault, from, to: from + find.length, replacement: replace };
}

/** Reads the list of mutants. Throws if a mutant no longer matches the code and must be updated. */
export function readPicked(only: string): Mutant[] {
  const list: unknown = JSON.parse(readFileSync(new URL('picked.json', import.meta.url), 'utf8'));
  if (!Array.isArray(list) || !list.every(isPick))
    throw new Error('picked.json must be a list of { fault, file, find, replace }');
  return list.filter(({ file }) => file.includes(only)).map(locate);
}
