/** The guide on the rules of `trefoil diff`, from which `trefoil explain` prints. */
import { expect, test } from 'vitest';
import { explainDiffRule, readDiffRules } from '../../generator/src/cli/explain.js';
import { adviseOn } from '../../generator/src/commands/diff/advice.js';
import type { Change } from '../../generator/src/commands/diff/change.js';
import { describeChange } from '../../generator/src/commands/diff/describe.js';
import { createLocate } from '../../generator/src/commands/diff/location.js';
import { base } from './base.js';
import { harmlessRows } from './corpus-harmless.js';
import { operationRows } from './corpus-operations.js';
import { schemaRows } from './corpus-schemas.js';
import { compareValues } from './documents.js';
import { applyEdit } from './edit.js';

test('explain knows every rule that the edits of the corpus and their reversals report', async () => {
  const reported = new Set<string>();
  for (const { given = {}, edit } of [...schemaRows, ...operationRows, ...harmlessRows]) {
    const old = applyEdit(base, given);
    const now = applyEdit(old, edit);
    for (const [before, after] of [
      [old, now],
      [now, old],
    ]) {
      const difference = await compareValues(before, after, { redocly: false, compiler: false });
      const locate = createLocate(difference);
      for (const change of difference.changes) reported.add(describeChange({ change }, locate).rule);
    }
  }
  expect(reported.size).toBeGreaterThan(80);
  expect([...reported].filter((rule) => explainDiffRule(rule) === undefined)).toEqual([]);
});

test('explain knows the rules that are not named after a keyword, and rejects rules of unknown keywords', () => {
  const own = ['schema-renamed', 'generated-code-changed', 'scope-removed', 'stability-lowered', 'link-changed'];
  for (const rule of own) expect(readDiffRules().map(({ code }) => code)).toContain(rule);
  for (const rule of ['nothing-widened', 'max-length-lowered', 'widened'])
    expect(explainDiffRule(rule)).toBeUndefined();
});

test('the guide names the audiences that the advice on a rule addresses', () => {
  const change: Change = {
    ...{ pointer: '', side: 'new', message: '', heldBy: ['document'] },
    ...{ callers: 'breaking', implementers: 'breaking' },
  };
  for (const { code, meaning } of readDiffRules()) {
    const { callers = '', implementers = '' } = adviseOn(code, change);
    const toCompile = /^compile your code/u;
    if (/Breaks callers\.$/u.test(meaning)) expect(callers, code).not.toBe('');
    if (!toCompile.test(callers) && !toCompile.test(implementers)) expect(meaning, code).not.toMatch(/Breaks nobody/u);
  }
});
