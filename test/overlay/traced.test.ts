/**
 * After any overlay, each remaining part is traced to where it was written. A unit test, because the tool prints only
 * the locations of errors; here, each leaf contains its own location, which is compared with the trace.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MergeRules, type NewPart, type Path, traceDocument } from '../../generator/src/openapi/overlay/traced.js';
import { readSource, type Source } from '../../generator/src/openapi/read/source.js';
import { join } from '../../generator/src/support/json-pointer.js';
import { runs } from '../support/long.js';

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree };

/** Names that must be escaped in pointers, and names from object prototypes. */
const names = fc.constantFrom('a', 'b', 'c', 'd/e', '~', '0', '__proto__', 'constructor');
const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constant('leaf'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(names, tie('tree'), { maxKeys: 4 }),
  ),
}));

/** Replaces each leaf with its own location. */
function mark(value: Tree, file: string, pointer: string): unknown {
  if (typeof value === 'string') return `${file}${pointer}`;
  if (Array.isArray(value)) return value.map((item, index) => mark(item, file, join(pointer, index)));
  const members = Object.entries(value).map(([key, item]) => [key, mark(item, file, join(pointer, key))] as const);
  return Object.fromEntries(members);
}

interface Leaf {
  readonly pointer: string;
  readonly says: unknown;
}

function listPaths(value: unknown, path: Path = []): Path[] {
  return typeof value === 'object' && value !== null
    ? [
        path,
        ...Object.entries(value).flatMap(([key, item]) =>
          listPaths(item, [...path, Array.isArray(value) ? Number(key) : key]),
        ),
      ]
    : [path];
}

function listLeaves(value: unknown, pointer = ''): Leaf[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, item]) => listLeaves(item, join(pointer, key)))
    : [{ pointer, says: value }];
}

function sourceOf(file: string): Source {
  const source = readSource({ path: `/${file}`, label: file, isEntry: true }, '{}');
  if (!('value' in source)) throw new Error('it is read');
  return source;
}

const step = fc.record({
  at: fc.nat(),
  from: fc.nat(),
  kind: fc.constantFrom('remove', 'update', 'copy'),
  update: tree,
  rules: fc.record({ isStrict: fc.boolean(), concatenates: fc.boolean(), replacesScalars: fc.boolean() }),
});

test('each leaf is traced to its source file and pointer after any actions', () => {
  let [removed, merged, copied] = [0, 0, 0];
  const property = fc.property(tree, fc.array(step, { maxLength: 8 }), (value, steps) => {
    const before = mark(value, 'document', '');
    const kept = structuredClone(before);
    const traced = traceDocument(before);
    for (const [index, { at, from, kind, update, rules }] of steps.entries()) {
      const paths = listPaths(traced.root());
      const path = paths[at % paths.length] ?? [];
      const file = `overlay-${index}`;
      const isMerged = (part: NewPart): number => Number(traced.merge(path, part, rules).length === 0);
      const other = paths[from % paths.length] ?? [];
      // A limit, because copying a subtree into itself again and again makes the document grow endlessly.
      if (kind === 'copy' && listPaths(traced.root()).length < 200) copied += isMerged(traced.copy(other));
      else if (kind === 'update')
        merged += isMerged({ value: mark(update, file, ''), mark: { source: sourceOf(file), pointer: '' } });
      else if (kind === 'remove' && path.length > 0) {
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
  expect(Math.min(removed, merged, copied)).toBeGreaterThan(100);
});

function overlayPart(value: unknown): NewPart {
  return { value, mark: { source: sourceOf('overlay'), pointer: '' } };
}
const rules10: MergeRules = { isStrict: false, concatenates: false, replacesScalars: false };
const rules11: MergeRules = { isStrict: true, concatenates: true, replacesScalars: true };
const start = { a: { b: [1], c: { d: 1 } }, list: [{}], text: 'x' };

test('merges by the rules of Overlay 1.0: replaces values of another type and appends a list as one item', () => {
  const traced = traceDocument(start);
  expect(traced.merge([], overlayPart({ a: { b: [2], c: 3, e: null } }), rules10)).toEqual([]);
  expect(traced.merge(['list'], overlayPart([4]), rules10)).toEqual([]);
  expect(traced.root()).toEqual({ a: { b: [1, 2], c: 3, e: null }, list: [{}, [4]], text: 'x' });
  expect(traced.merge(['a', 'c'], overlayPart({}), rules10)).toEqual([['a', 'c']]);
  expect(traced.merge(['a'], overlayPart([]), rules10)).toEqual([['a']]);
  expect(traced.merge(['text'], overlayPart('y'), rules10)).toEqual([['text']]);
});

test('merges by the rules of Overlay 1.1: rejects values of another type, concatenates lists and replaces scalars', () => {
  const traced = traceDocument(start);
  expect(traced.merge([], overlayPart({ a: { b: [2], e: null } }), rules11)).toEqual([]);
  expect(traced.merge(['list'], overlayPart([4, [5]]), rules11)).toEqual([]);
  expect(traced.merge(['list'], overlayPart(6), rules11)).toEqual([]);
  expect(traced.merge(['text'], overlayPart('y'), rules11)).toEqual([]);
  expect(traced.merge(['a', 'e'], overlayPart(false), rules11)).toEqual([]);
  expect(traced.root()).toEqual({ a: { b: [1, 2], c: { d: 1 }, e: false }, list: [{}, 4, [5], 6], text: 'y' });
  expect(traced.merge([], overlayPart({ a: { b: 1, c: 2 }, text: {} }), rules11)).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['text'],
  ]);
  expect(traced.merge(['a'], overlayPart([]), rules11)).toEqual([['a']]);
  expect(traced.merge(['text'], overlayPart([]), rules11)).toEqual([['text']]);
});

test('a copied part is independent of its source', () => {
  const traced = traceDocument(start);
  traced.merge(['a'], overlayPart({ c: { e: 2 } }), rules11);
  traced.merge([], overlayPart({ other: {} }), rules11);
  traced.merge(['other'], traced.copy(['a']), rules11);
  traced.merge(['other', 'c'], overlayPart({ f: 3 }), rules11);
  traced.remove(['a', 'b', 0]);
  expect(traced.root()).toMatchObject({
    a: { b: [], c: { d: 1, e: 2 } },
    other: { b: [1], c: { d: 1, e: 2, f: 3 } },
  });
  expect(traced.locate('/other/b/0').pointer).toBe('/a/b/0');
  expect(traced.locate('/other/c/e')).toMatchObject({ source: { label: 'overlay' }, pointer: '/c/e' });
  expect(start).toEqual({ a: { b: [1], c: { d: 1 } }, list: [{}], text: 'x' });
});
