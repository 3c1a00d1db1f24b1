/** Draws mutants: small code changes, listed by a library and selected at random from a seed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../project.js';

export interface Mutant {
  /** Path relative to the project. */
  readonly file: string;
  /** Line of the first character, from 1. */
  readonly line: number;
  /** The name of the mutation. */
  readonly kind: string;
  /** Offsets of the replaced text. */
  readonly from: number;
  readonly to: number;
  readonly replacement: string;
}

/** The code that is mutated: the generator, the runtime of the packages, the script of the site, and the platform. */
const folders = ['generator/src', 'generator/runtime', 'generator/site', 'packages/service/src'];

function listFiles(only: string): string[] {
  return (
    folders
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
          .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
      )
      // Released migrations never change; tests of their effect cover them, not mutants.
      .filter((file) => file.includes(only) && !file.includes('/migrations/0'))
      .sort()
  );
}

function silent(): void {}
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** Returns the offset of a position; line and column start at 0. */
function offsetOf(text: string, { line, column }: { readonly line: number; readonly column: number }): number {
  let start = 0;
  for (let number = 0; number < line; number += 1) start = text.indexOf('\n', start) + 1;
  return start + column;
}

/** Returns all mutants of files whose path contains `only`, in file order. */
export async function listMutants(only: string): Promise<Mutant[]> {
  const texts = new Map(listFiles(only).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const files = [...texts].map(([name, content]) => ({ name, content, mutate: true }));
  const options = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };
  const { mutants } = await new Instrumenter(logger).instrument(files, options);
  return mutants.map(({ fileName: file, location: { start, end }, mutatorName: kind, replacement }) => {
    const text = texts.get(file) ?? '';
    return { file, line: start.line + 1, kind, from: offsetOf(text, start), to: offsetOf(text, end), replacement };
  });
}

/** Returns a generator of pseudo-random numbers from 0 to 1, initialized with a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a list in an order that depends on the seed. */
export function shuffle<T>(list: readonly T[], seed: number): T[] {
  const random = randomOf(seed);
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
