/**
 * Whatever overlays do to a document, each part that is left knows where it was written. A unit test, as a run of the tool
 * shows the places of what is wrong only: here each leaf says where it stands, and is asked.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Path, traceDocument } from '../../generator/src/overlay/traced.js';
import { readSource, type Source } from '../../generator/src/read/source.js';
import { join } from '../../generator/src/read/pointer.js';
import { runs } from '../support/long.js';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** Names that pointers have to escape, and that objects have already. */
const names = fc.constantFrom('a', 'b', 'c', 'd/e', '~', '0', '__proto__', 'constructor');
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant('leaf'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(names, tie('tree'), { maxKeys: 4 }),
  ),
}));

/** Each leaf becomes its own place. */
const mark = (value: Tree, file: string, pointer: string): unknown => {
  if (typeof value === 'string') return `${file}${pointer}`;
  if (Array.isArray(value)) return value.map((item, index) => mark(item, file, join(pointer, index)));
  const members = Object.entries(value).map(([key, item]) => [key, mark(item, file, join(pointer, key))] as const);
  return Object.fromEntries(members);
};

interface Leaf {
  readonly pointer: string;
  readonly says: unknown;
}

const listPaths = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        path,
        ...Object.entries(value).flatMap(([key, item]) =>
          listPaths(item, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [path];

const listLeaves = (value: unknown, pointer = ''): Leaf[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => listLeaves(item, join(pointer, key)))
    : [{ pointer, says: value }];

const sourceOf = (file: string): Source => {
  const source = readSource({ path: `/${file}`, label: file, isEntry: true }, '{}');
  if (!('value' in source)) throw new Error('it is read');
  return source;
};

const step = fc.record({ at: fc.nat(), isRemoved: fc.boolean(), update: tree });

test('each leaf is where it says that it was written, after any steps', () => {
  let [removed, merged] = [0, 0];
  const property = fc.property(tree, fc.array(step, { maxLength: 8 }), (value, steps) => {
    const before = mark(value, 'document', '');
    const kept = structuredClone(before);
    const traced = traceDocument(before);
    for (const [index, { at, isRemoved, update }] of steps.entries()) {
      const paths = listPaths(traced.root());
      const path = paths[at % paths.length] ?? [];
      const file = `overlay-${index}`;
      if (!isRemoved)
        merged += Number(traced.merge(path, mark(update, file, ''), { source: sourceOf(file), pointer: '' }));
      else if (path.length > 0) {
        traced.remove(path);
        removed += 1;
        expect(listPaths(traced.root()).length).toBeLessThan(paths.length);
      }
    }
    for (const { pointer, says } of listLeaves(traced.root())) {
      if (says === 'document' || typeof says !== 'string') continue;
      const { source, pointer: origin } = traced.locate(pointer);
      expect(`${source?.label ?? 'document'}${origin}`).toBe(says);
    }
    expect(before).toEqual(kept);
  });
  fc.assert(property, { numRuns: runs(300, 3_000) });
  expect(Math.min(removed, merged)).toBeGreaterThan(100);
});

test('objects are merged, lists are one behind the other, and all else takes the place of what was there', () => {
  const from = { source: sourceOf('overlay'), pointer: '' };
  const traced = traceDocument({ a: { b: [1], c: { d: 1 } }, list: [{}] });
  expect(traced.merge([], { a: { b: [2], c: 3, e: null } }, from)).toBe(true);
  expect(traced.merge(['list'], [4], from)).toBe(true);
  expect(traced.root()).toEqual({ a: { b: [1, 2], c: 3, e: null }, list: [{}, [4]] });
  expect([traced.merge(['a', 'c'], {}, from), traced.merge(['a'], [], from)]).toEqual([false, false]);
});
