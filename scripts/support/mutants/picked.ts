/** Hand-written mutants: realistic mistakes with serious consequences, each with a description. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project.js';
import type { Mutant } from './draw.js';

interface Pick {
  /** Description of the consequence. */
  readonly fault: string;
  readonly file: string;
  /** The replaced text; it occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

const isPick = (value: unknown): value is Pick =>
  typeof value === 'object' &&
  value !== null &&
  ['fault', 'file', 'find', 'replace'].every((key) => typeof Reflect.get(value, key) === 'string');

const locate = ({ fault, file, find, replace }: Pick): Mutant => {
  const text = readFileSync(join(root, file), 'utf8');
  const from = text.indexOf(find);
  if (from === -1 || text.includes(find, from + 1))
    throw new Error(`picked.json: ${JSON.stringify(find)} stands ${from === -1 ? 'nowhere' : 'twice'} in ${file}`);
  const line = text.slice(0, from).split('\n').length;
  return { file, line, kind: fault, from, to: from + find.length, replacement: replace };
};

/** Reads the list; throws if a mutant no longer fits the code and needs to be updated. */
export const readPicked = (only: string): Mutant[] => {
  const list: unknown = JSON.parse(readFileSync(new URL('picked.json', import.meta.url), 'utf8'));
  if (!Array.isArray(list) || !list.every(isPick))
    throw new Error('picked.json: a list of { fault, file, find, replace }');
  return list.filter(({ file }) => file.includes(only)).map(locate);
};
