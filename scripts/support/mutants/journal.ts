/** Stores verdicts in a journal, so that an interrupted run can continue if the project has not changed. */
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashFiles } from '../fresh.js';
import { root } from '../project.js';
import type { Mutant } from './draw.js';
import type { Verdict } from './judge.js';

export interface Judged extends Verdict {
  readonly mutant: Mutant;
}

export interface Journal {
  /** Verdicts from earlier runs with the same name. */
  readonly known: readonly Judged[];
  readonly note: (judged: Judged) => Promise<void>;
}

/** Paths of all files that can affect a verdict. */
const deciding = [
  'package-lock.json',
  'README.md',
  'spec',
  'templates',
  'generator/src',
  'generator/runtime',
  'generator/site',
  'scripts',
  'test',
  ...['types', 'client', 'server', 'service'].map((name) => `packages/${name}/src`),
];

function isJudged(value: unknown): value is Judged {
  return typeof value === 'object' && value !== null && 'mutant' in value;
}

/** Opens the journal with the given name. It is emptied if a file that can affect verdicts has changed. */
export async function openJournal(name: string): Promise<Journal> {
  const file = join(root, '.cache/mutants', `${name}.jsonl`);
  const state = JSON.stringify(await hashFiles(deciding));
  // The last line is empty or incomplete.
  const [first, ...lines] = (await readFile(file, 'utf8').catch(() => '')).split('\n').slice(0, -1);
  const kept = first === state ? lines : [];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, [state, ...kept].map((line) => `${line}\n`).join(''));
  return {
    known: kept.map((line): unknown => JSON.parse(line)).filter(isJudged),
    note: (judged) => appendFile(file, `${JSON.stringify(judged)}\n`),
  };
}

/** Returns a key that identifies a mutant. */
export function keyOf({ file, from, to, replacement }: Mutant): string {
  return JSON.stringify([file, from, to, replacement]);
}
