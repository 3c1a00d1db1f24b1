/** Properties of the writer for random folders, manifests and outputs. A failure prints its seed. */
import { rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../support/long.js';
import {
  folder,
  makeTemporary,
  manifestName,
  manifestOf,
  outputOf,
  readTimes,
  readTree,
  removeTemporary,
  type Tree,
  treeOf,
  writeTree,
} from './tree.js';
import { force, run } from './writer.js';

removeTemporary();

const numRuns = runs(100, 600);

/** Paths of files, some of which are also folders of other paths. */
const paths = ['a', 'a/b', 'a/b/c', 'a/d', 'e/f', 'e/f/g', 'e/h', 'i', 'i.bak'];
const separate = ['a', 'b/c', 'b/d', 'e/f/g', 'h'];

function ours(path: string): string {
  return `generated ${path}\n`;
}
function older(path: string): string {
  return `generated earlier ${path}\n`;
}
function mine(path: string): string {
  return `mine ${path}\n`;
}

/** Generates files at some of the paths, so that no path is a folder of another. */
function filesAt(all: readonly string[], texts: readonly ((path: string) => string)[]) {
  return fc.subarray([...all]).chain((some) => {
    const leaves = some.filter((path) => !some.some((other) => other.startsWith(`${path}/`)));
    const chosen = fc.array(fc.constantFrom(...texts), { minLength: leaves.length, maxLength: leaves.length });
    return chosen.map(
      (kinds): Tree => Object.fromEntries(leaves.map((path, index) => [path, kinds[index]?.(path) ?? ''])),
    );
  });
}

interface World {
  readonly wanted: Tree;
  readonly disk: Tree;
  /** The manifest of an earlier run. */
  readonly listed: Tree;
  readonly state: 'whole' | 'damaged' | 'missing';
  /** The folder that is a link to a folder with the same files, if there is one. */
  readonly linked: string | undefined;
}

function worlds(all: readonly string[]) {
  return fc.record<World>({
    wanted: filesAt(all, [ours]),
    disk: filesAt(all, [ours, older, mine]),
    listed: filesAt(all, [ours, older]),
    state: fc.constantFrom('whole', 'whole', 'whole', 'damaged', 'missing'),
    linked: fc.option(fc.constantFrom('a', 'e'), { nil: undefined, freq: 5 }),
  });
}

function unlinked(all: readonly string[]) {
  return worlds(all).map((world): World => ({ ...world, linked: undefined }));
}

/** Creates a world in a folder. The target of a link is outside this folder. */
function build({ disk, listed, state, linked }: World): { readonly root: string; readonly beside: string } {
  const base = makeTemporary();
  const [root, beside] = [join(base, 'out'), join(base, 'beside')];
  writeTree(root, { ...disk, 'untouched.ts': 'mine\n' });
  writeTree(beside, { ...disk, x: 'mine\n' });
  if (state !== 'missing')
    writeTree(root, { [manifestName]: `${state === 'damaged' ? '=======\n' : ''}${manifestOf(listed)}` });
  if (linked !== undefined && disk[linked] === undefined) {
    rmSync(join(root, linked), { recursive: true, force: true });
    symlinkSync(join('..', 'beside', linked), join(root, linked));
  }
  return { root, beside };
}

function isListed({ listed, state }: World, path: string, text: string): boolean {
  return state !== 'missing' && listed[path] === text;
}

function without(tree: Tree, isLeft: (path: string) => boolean): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => isLeft(path)));
}

type Property = (world: World, place: ReturnType<typeof build>) => Promise<void>;

async function check(arbitrary: fc.Arbitrary<World>, property: Property): Promise<void> {
  const inNewFolder = async (world: World): Promise<void> => {
    const place = build(world);
    await property(world, place);
    // Removing thousands of folders at the end would exceed the time limit of a hook.
    rmSync(dirname(place.root), { recursive: true });
  };
  await fc.assert(fc.asyncProperty(arbitrary, inNewFolder), { numRuns });
}

describe('the writer', () => {
  test('a run with a conflict changes nothing', () =>
    check(worlds(paths), async (world, { root }) => {
      const before = [readTree(join(root, '..')), readTimes(root)];
      const { conflicts, changes } = await run(root, world.wanted);
      if (conflicts.length === 0) return;
      expect([readTree(join(root, '..')), readTimes(root)]).toEqual(before);
      expect(changes).toEqual([]);
    }));

  test('a run without conflicts writes all files, and touches only generated and listed ones', () =>
    check(worlds(paths), async (world, { root, beside }) => {
      const { wanted } = world;
      const [before, elsewhere, times] = [readTree(root), readTree(beside), readTimes(root)];
      const { conflicts } = await run(root, wanted);
      if (conflicts.length > 0) return;
      const after = readTree(root);
      expect(after).toMatchObject(outputOf(wanted));
      const made = outputOf(wanted);
      expect(
        without(after, (path) => made[path] === undefined && before[path] === undefined),
        'nothing else is made',
      ).toEqual({});
      const now = readTimes(root);
      for (const [path, text] of Object.entries(before)) {
        if (text === folder || made[path] !== undefined) continue;
        const isStale = world.state === 'whole' && isListed(world, path, text);
        if (isStale) expect(after[path], `${path} is removed`).toBeUndefined();
        else expect([after[path], now[path]], `${path} is as it was`).toEqual([text, times[path]]);
      }
      expect(readTree(beside), 'no link is followed').toEqual(elsewhere);
      expect(await run(root, wanted)).toEqual({ changes: [], conflicts: [], notes: [] });
    }));

  test('a run reports a conflict for exactly the files that match neither the output nor the manifest', () =>
    check(unlinked(separate), async (world, { root }) => {
      const { wanted, disk, listed, state } = world;
      const isInTheWay = (path: string): boolean => {
        const text = disk[path];
        if (text === undefined || text === wanted[path]) return false;
        const isStale = state === 'whole' && listed[path] !== undefined;
        return (wanted[path] !== undefined || isStale) && !isListed(world, path, text);
      };
      const { conflicts } = await run(root, wanted);
      expect(conflicts.map(({ path }) => path)).toEqual(separate.filter(isInTheWay));
    }));

  test('a run with --force preserves every handwritten file', () =>
    check(worlds(paths), async (world, { root, beside }) => {
      const { wanted } = world;
      const [before, elsewhere] = [readTree(root), readTree(beside)];
      const { conflicts } = await force(root, wanted);
      const after = readTree(root);
      expect(after).toMatchObject(treeOf({ ...wanted, [manifestName]: manifestOf(wanted), 'untouched.ts': 'mine\n' }));
      for (const { path, backup } of conflicts) expect(after[backup ?? ''], `${path} is kept`).toBe(before[path]);
      for (const [path, text] of Object.entries(before))
        if (text !== folder && path !== manifestName && !isListed(world, path, text))
          expect(Object.values(after), `${path} is somewhere`).toContain(text);
      expect(readTree(beside)).toEqual(elsewhere);
      expect(await run(root, wanted)).toEqual({ changes: [], conflicts: [], notes: [] });
    }));
});
