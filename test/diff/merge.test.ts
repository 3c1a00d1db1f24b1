/** Merging changes from three sources into one list. Each source also has its own tests. */
import { describe, expect, test } from 'vitest';
import type { Change } from '../../generator/src/commands/diff/change.js';
import { mergeRedocly, mergeSurface, sortChanges } from '../../generator/src/commands/diff/merge.js';
import { askRedocly, readReport } from '../../generator/src/commands/diff/redocly.js';
import { base } from './base.js';
import { compareValues } from './documents.js';
import { applyEdit } from './edit.js';

function change(pointer: string, more: Partial<Change> = {}): Change {
  return {
    pointer,
    side: 'new',
    callers: 'compatible',
    implementers: 'compatible',
    message: 'as it is',
    heldBy: ['document'],
    isTyped: true,
    ...more,
  };
}

function opinion(pointer: string, isGrowth = false): Parameters<typeof mergeRedocly>[1][number] {
  return {
    pointer,
    isGrowth,
    message: 'it breaks',
  };
}

describe('findings of Redocly', () => {
  test('a breaking change found by Redocly makes a verdict breaking and adds Redocly to its sources', () => {
    const { changes, overruled } = mergeRedocly([change('/a/style')], [opinion('/a/style')]);
    expect(overruled).toBe(0);
    expect(changes).toMatchObject([
      { callers: 'breaking', implementers: 'compatible', heldBy: ['redocly'], message: 'as it is; it breaks' },
    ]);
  });

  test('Redocly is listed as a second source of a change with the same verdict', () => {
    const { changes } = mergeRedocly([change('/a', { callers: 'breaking' })], [opinion('/a')]);
    expect(changes).toMatchObject([{ heldBy: ['document', 'redocly'], message: 'as it is' }]);
  });

  test('Redocly is ignored for equal models, documentation changes and open enumerations', () => {
    const words = change('/a/description', { callers: 'documentation', implementers: 'documentation' });
    const grown = change('/b/enum', { isGrowth: true });
    const opinions = [opinion('/a/description'), opinion('/b/enum', true), opinion('/c/d')];
    expect(mergeRedocly([words, grown], opinions)).toEqual({ changes: [words, grown], overruled: 3 });
  });

  test('Redocly does not change the verdicts of a removal and an addition at the same location', () => {
    const gone = change('/b/enum', { implementers: 'breaking' });
    const grown = change('/b/enum', { isGrowth: true, message: 'it grows' });
    const { changes } = mergeRedocly([gone, grown], [opinion('/b/enum', true)]);
    expect(changes).toEqual([gone, grown]);
  });

  test('reads major changes and their locations from a Redocly report', () => {
    const verdicts = [{ ruleId: 'r', impact: 'major', message: 'm' }, { impact: 'minor' }];
    const report = {
      changes: [
        { kind: 'removed', base: { pointer: '#/paths/~1a%20b' }, revision: {}, verdicts },
        { kind: 'modified', base: { pointer: '#/x' }, revision: { pointer: '#/y' }, verdicts },
        {
          kind: 'modified',
          base: { pointer: '#/properties/a' },
          revision: { pointer: '#/properties/b' },
          verdicts: [
            { ruleId: 'property-removed', impact: 'major', message: "Property `a` of 'S' was renamed to `b`." },
          ],
        },
      ],
    };
    expect(readReport(report)).toEqual([
      { pointer: '/paths/~1a b', message: 'm', isGrowth: false, isRemoval: true },
      { pointer: '/y', message: 'm', isGrowth: false, isRemoval: false },
      {
        pointer: '/properties/a',
        message: 'property "a" of "S" was renamed to "b"',
        isGrowth: false,
        isRemoval: true,
      },
    ]);
  });

  test('Redocly does not raise the verdict of a sibling property when a property became optional', async () => {
    const verdicts = [
      { ruleId: 'required-properties-removed', impact: 'major', message: 'No longer required: `a`, `b`.' },
    ];
    const place = (names: readonly string[]): object => ({ pointer: '#/s/required', value: names });
    const report = { changes: [{ kind: 'modified', base: place(['a', 'b']), revision: place(['c']), verdicts }] };
    const opinions = readReport(report);
    expect(opinions.map(({ pointer, property }) => `${pointer} ${property}`)).toEqual([
      '/s/required a',
      '/s/required b',
    ]);
    const added = change('/s/properties/c');
    const removed = change('/s/properties/a', { side: 'old', callers: 'breaking' });
    const optional = change('/s/required', { property: 'b', side: 'old' });
    const { changes, overruled } = mergeRedocly([added, removed, optional], opinions);
    expect(overruled).toBe(0);
    expect(changes).toEqual([
      added,
      { ...removed, heldBy: ['document', 'redocly'] },
      expect.objectContaining({ callers: 'breaking', message: 'as it is; "b" became optional' }),
    ]);
  });

  test('Redocly does not raise the verdict of a sibling property', () => {
    const added = change('/s/properties/c');
    expect(mergeRedocly([added], [opinion('/s/properties/a')])).toEqual({ changes: [added], overruled: 1 });
  });

  test('gives the same verdicts with and without Redocly when a required response property is renamed', async () => {
    const pointer = '/components/schemas/Receipt';
    const now = applyEdit(base, {
      move: { [`${pointer}/properties/code`]: `${pointer}/properties/number` },
      set: { [`${pointer}/required`]: ['number', 'total', 'state'] },
    });
    const [plain, asked] = [
      await compareValues(base, now, { redocly: false, compiler: false }),
      await compareValues(base, now, { compiler: false }),
    ];
    const list = ({ changes }: typeof plain): readonly string[] =>
      changes.map((each) => `${each.pointer} ${each.callers} ${each.implementers} ${each.message}`);
    expect(list(asked)).toEqual(list(plain));
    expect(list(asked)).toEqual([
      `${pointer}/properties/code breaking breaking the property "code" was removed`,
      `${pointer}/properties/number compatible breaking the required property "number" was added`,
    ]);
  });

  test('reports the reason instead of findings when Redocly cannot read a document', async () => {
    expect(await askRedocly({}, {})).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/./u) });
  });

  test('the comparison of whole documents includes the findings of Redocly', async () => {
    const pointer = '/paths/~1pets~1{id}/get/parameters/0/schema/format';
    const now = applyEdit(base, { set: { [pointer]: 'int64' } });
    const { callers, changes } = await compareValues(base, now, { compiler: false });
    expect({ callers, changes }).toMatchObject({
      callers: 'breaking',
      changes: [{ pointer, heldBy: ['document', 'redocly'] }],
    });
  });
});

describe('changes of the generated names and types', () => {
  const finding = { audience: 'callers', kind: 'changed', name: 'A', pointer: '/a', message: 'A may be more' } as const;

  test('a change of the generated types is merged into the breaking change that explains it', () => {
    const known = change('/s/type', { callers: 'breaking' });
    expect(mergeSurface([known], [finding], () => new Set(['/s']))).toEqual([
      { ...known, heldBy: ['document', 'surface'] },
    ]);
  });

  test('if a change breaks the generated types, the only compatible change at its location becomes breaking', () => {
    const [found, ...rest] = mergeSurface([change('/a/b')], [finding], () => new Set());
    expect(rest).toEqual([]);
    expect(found).toMatchObject({ callers: 'breaking', heldBy: ['surface'], message: 'as it is; A may be more' });
  });

  test('a change of the generated types is not attributed to an added optional property', () => {
    const added = change('/a/properties/b', { effect: 'extended' });
    const finding = { audience: 'callers', kind: 'changed', name: 'A', pointer: '/a', message: 'A is wider' } as const;
    const merged = mergeSurface([added], [finding], () => new Set());
    expect(merged).toMatchObject([added, { pointer: '/a', callers: 'breaking', isGenerated: true }]);
  });

  test('a change of the generated types becomes a separate change if no other change explains it', () => {
    expect(mergeSurface([change('/z')], [finding], () => new Set())).toMatchObject([
      { pointer: '/z', callers: 'compatible' },
      { pointer: '/a', callers: 'breaking', implementers: 'none', heldBy: ['surface'] },
    ]);
  });

  test('a change of the generated types is not merged into a change that TypeScript cannot express', () => {
    const { isTyped: _, ...long } = change('/a/maxLength', { callers: 'breaking' });
    expect(mergeSurface([long], [finding], () => new Set())).toHaveLength(2);
  });
});

test('sortChanges puts breaking changes first, then sorts by location', () => {
  const all = [change('/b'), change('/a'), change('/z', { implementers: 'breaking' })];
  expect(sortChanges(all).map(({ pointer }) => pointer)).toEqual(['/z', '/a', '/b']);
});

describe('names that follow from a reported change', () => {
  const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
  const document = (parameter: object, components: object = {}): object => ({
    openapi: '3.1.0',
    info: { title: 'Files', version: '1' },
    paths: {
      '/files': {
        get: { operationId: 'listFiles', parameters: [parameter], responses: { '204': { description: 'Done' } } },
      },
    },
    components: { parameters: components },
  });
  const ref = { $ref: '#/components/parameters/Limit' };
  const described = { ...limit, required: true, description: 'At most.' };
  test.each([
    ['of the operation', document(limit), document({ ...limit, required: true })],
    ['with a description', document(limit), document(described)],
    ['that is a component', document(ref, { Limit: limit }), document(ref, { Limit: described })],
  ])('reports once that a parameter %s that became required breaks callers', async (_, old, now) => {
    const { changes } = await compareValues(old, now, { redocly: false });
    const breaking = changes.filter(({ callers, implementers }) => [callers, implementers].includes('breaking'));
    expect(breaking.map(({ message, callers, implementers }) => [message, callers, implementers])).toEqual([
      ['the parameter became required', 'breaking', 'compatible'],
    ]);
  });
});
