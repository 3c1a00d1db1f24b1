/** How three sources become one list; the sources themselves have tests of their own. */
import { describe, expect, test } from 'vitest';
import type { Change } from '../../generator/src/commands/diff/change.js';
import { mergeRedocly, mergeSurface, sortChanges } from '../../generator/src/commands/diff/merge.js';
import { askRedocly, readReport } from '../../generator/src/commands/diff/redocly.js';
import { base } from './base.js';
import { compareValues } from './documents.js';
import { applyEdit } from './edit.js';

const change = (pointer: string, more: Partial<Change> = {}): Change => ({
  pointer,
  side: 'new',
  callers: 'compatible',
  implementers: 'compatible',
  message: 'as it is',
  heldBy: ['document'],
  isTyped: true,
  ...more,
});

const opinion = (pointer: string, isGrowth = false): Parameters<typeof mergeRedocly>[1][number] => ({
  pointer,
  isGrowth,
  message: 'it breaks',
});

describe('what Redocly says', () => {
  test('makes a verdict harder, and is named for it', () => {
    const { changes, overruled } = mergeRedocly([change('/a/style')], [opinion('/a/style')]);
    expect(overruled).toBe(0);
    expect(changes).toMatchObject([
      { callers: 'breaking', implementers: 'compatible', heldBy: ['redocly'], message: 'as it is; it breaks' },
    ]);
  });

  test('is named beside who says the same', () => {
    const { changes } = mergeRedocly([change('/a', { callers: 'breaking' })], [opinion('/a')]);
    expect(changes).toMatchObject([{ heldBy: ['document', 'redocly'], message: 'as it is' }]);
  });

  test('does not count where the models are equal, only words differ, or something open has grown', () => {
    const words = change('/a/description', { callers: 'documentation', implementers: 'documentation' });
    const grown = change('/b/enum', { isGrowth: true });
    const opinions = [opinion('/a/description'), opinion('/b/enum', true), opinion('/c/d')];
    expect(mergeRedocly([words, grown], opinions)).toEqual({ changes: [words, grown], overruled: 3 });
  });

  test('is of what is gone, or of what has grown, where one place has both', () => {
    const gone = change('/b/enum', { implementers: 'breaking' });
    const grown = change('/b/enum', { isGrowth: true, message: 'it grows' });
    const { changes } = mergeRedocly([gone, grown], [opinion('/b/enum', true)]);
    expect(changes).toEqual([gone, grown]);
  });

  test('is read from its report: what would raise the major version, where it was or is', () => {
    const verdicts = [{ ruleId: 'r', impact: 'major', message: 'm' }, { impact: 'minor' }];
    const report = {
      changes: [
        { kind: 'removed', base: { pointer: '#/paths/~1a%20b' }, revision: {}, verdicts },
        { kind: 'modified', base: { pointer: '#/x' }, revision: { pointer: '#/y' }, verdicts },
      ],
    };
    expect(readReport(report)).toEqual([
      { pointer: '/paths/~1a b', message: 'm', isGrowth: false },
      { pointer: '/y', message: 'm', isGrowth: false },
    ]);
  });

  test('is nothing, with a reason, where it cannot read a document', async () => {
    expect(await askRedocly({}, {})).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/./u) });
  });

  test('is asked of whole documents', async () => {
    const pointer = '/paths/~1pets~1{id}/get/parameters/0/schema/format';
    const now = applyEdit(base, { set: { [pointer]: 'int64' } });
    const { callers, changes } = await compareValues(base, now, { compiler: false });
    expect({ callers, changes }).toMatchObject({
      callers: 'breaking',
      changes: [{ pointer, heldBy: ['document', 'redocly'] }],
    });
  });
});

describe('what the surface finds', () => {
  const finding = { audience: 'callers', kind: 'changed', name: 'A', pointer: '/a', message: 'A may be more' } as const;

  test('is no change of its own where it follows from one that breaks', () => {
    const known = change('/s/type', { callers: 'breaking' });
    expect(mergeSurface([known], [finding], () => new Set(['/s']))).toEqual([
      { ...known, heldBy: ['document', 'surface'] },
    ]);
  });

  test('makes the one harmless change harder that it can follow from', () => {
    const [found, ...rest] = mergeSurface([change('/a/b')], [finding], () => new Set());
    expect(rest).toEqual([]);
    expect(found).toMatchObject({ callers: 'breaking', heldBy: ['surface'], message: 'as it is; A may be more' });
  });

  test('is a change of its own where no document says so', () => {
    expect(mergeSurface([change('/z')], [finding], () => new Set())).toMatchObject([
      { pointer: '/z', callers: 'compatible' },
      { pointer: '/a', callers: 'breaking', implementers: 'none', heldBy: ['surface'] },
    ]);
  });

  test('does not follow from what TypeScript cannot see', () => {
    const { isTyped: _, ...long } = change('/a/maxLength', { callers: 'breaking' });
    expect(mergeSurface([long], [finding], () => new Set())).toHaveLength(2);
  });
});

test('puts the harder first, and then goes by places', () => {
  const all = [change('/b'), change('/a'), change('/z', { implementers: 'breaking' })];
  expect(sortChanges(all).map(({ pointer }) => pointer)).toEqual(['/z', '/a', '/b']);
});
