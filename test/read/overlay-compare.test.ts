/** Overlays made by comparing two documents: applied to the first, they give the second. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareIntoActions } from '../../generator/src/commands/overlay/compare.js';
import { applyOverlays } from '../../generator/src/openapi/overlay/apply.js';
import { parseOverlay } from '../../generator/src/openapi/overlay/overlay.js';
import { traceDocument } from '../../generator/src/openapi/overlay/traced.js';
import { readSource } from '../../generator/src/openapi/read/source.js';
import type { JsonObject } from '../../generator/src/openapi/resolve/location.js';
import { runs } from '../support/long.js';

/** Writes the actions to an overlay, reads it, and applies it. */
function apply(before: JsonObject, actions: readonly object[]): unknown {
  if (actions.length === 0) return before;
  const text = JSON.stringify({ overlay: '1.0.0', info: { title: 'a', version: '1' }, actions });
  const source = readSource({ path: '/overlay.json', label: 'overlay.json', isEntry: true }, text);
  if (!('value' in source)) throw new Error(JSON.stringify(source));
  const overlay = parseOverlay(source);
  if (!('actions' in overlay)) throw new Error(JSON.stringify(overlay));
  const document = traceDocument(before);
  expect(applyOverlays(document, [overlay])).toEqual([]);
  return document.root();
}

describe('compareIntoActions', () => {
  test.each<[string, JsonObject, JsonObject, readonly object[]]>([
    ['nothing', { a: 1 }, { a: 1 }, []],
    [
      'a changed text',
      { info: { title: 'a' } },
      { info: { title: 'b' } },
      [{ target: '$.info', update: { title: 'b' } }],
    ],
    ['an added member', { a: {} }, { a: {}, b: { c: 1 } }, [{ target: '$', update: { b: { c: 1 } } }]],
    [
      'a removed member',
      { paths: { '/a/{id}': { get: {} } } },
      { paths: {} },
      [{ target: "$.paths['/a/{id}']", remove: true }],
    ],
    [
      'an item at the end',
      { tags: [{ name: 'a' }] },
      { tags: [{ name: 'a' }, { name: 'b' }] },
      [{ target: '$.tags', update: { name: 'b' } }],
    ],
    [
      'removed items',
      { l: ['a', 'b', 'c', 'd'] },
      { l: ['b', 'd'] },
      [
        { target: '$.l[2]', remove: true },
        { target: '$.l[0]', remove: true },
      ],
    ],
    [
      'a changed item',
      { p: [{ name: 'x', required: true }] },
      { p: [{ name: 'x', required: false }] },
      [{ target: '$.p[0]', update: { required: false } }],
    ],
    [
      'another order',
      { l: ['a', 'b'] },
      { l: ['b', 'a'] },
      [
        { target: '$.l', remove: true },
        { target: '$', update: { l: ['b', 'a'] } },
      ],
    ],
    [
      'another kind',
      { a: { b: 1 } },
      { a: [1] },
      [
        { target: '$.a', remove: true },
        { target: '$', update: { a: [1] } },
      ],
    ],
    [
      'names with quotes',
      { "it's": { '"\\': 1 } },
      { "it's": { '"\\': 2 } },
      [{ target: "$['it\\'s']", update: { '"\\': 2 } }],
    ],
  ])('the comparison writes the actions for %s', (_, before, after, expected) => {
    const actions = compareIntoActions(before, after);
    expect(actions).toEqual(expected);
    expect(apply(before, actions)).toEqual(after);
  });

  test('the actions that a comparison writes turn any document into any other', () => {
    const key = fc.oneof(fc.constantFrom('a', 'b', 'name', "it's", 'a/b', '\n', '"', '\\', '', '😀'), fc.string());
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.constantFrom(null, true, 0, 1, 'a', 'b'),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(key, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    const document = fc.dictionary(key, value, { maxKeys: 4, noNullPrototype: true });
    fc.assert(
      fc.property(document, document, (before, after) => {
        // The actions of an overlay are different from each other.
        const actions = compareIntoActions(before, after);
        expect(apply(before, actions)).toEqual(after);
      }),
      { numRuns: runs(300, 5_000) },
    );
  });
});
