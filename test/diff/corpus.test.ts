/**
 * Each row is an edit with the verdict expected from the rules of semantic versioning and HTTP, and the location of the
 * deciding change. Models and surfaces are compared. Redocly has separate tests, because it needs a process for each
 * comparison.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { harder, worstOf } from '../../generator/src/commands/diff/change.js';
import { type Compiler, createCompiler } from '../../generator/src/commands/diff/compiler.js';
import { drawSample } from '../support/long.js';
import { base } from './base.js';
import { harmlessRows } from './corpus-harmless.js';
import { operationRows } from './corpus-operations.js';
import { schemaRows } from './corpus-schemas.js';
import { compareValues } from './documents.js';
import { applyEdit, reverseMembers } from './edit.js';
import type { Row } from './rows.js';

/** A compiler that all rows share, so that it reads the library and the runtime only once. */
let compiler: Compiler;

beforeAll(() => {
  compiler = createCompiler();
});

const rows: readonly Row[] = [...schemaRows, ...operationRows, ...harmlessRows];

describe('corpus', () => {
  test('the corpus has at least 80 rows with unique names', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  // All rows: breaking changes must never be skipped by sampling.
  test.each(rows.map((row) => [row.name, row] as const))('gives an edit the expected verdict: %s', async (_, row) => {
    const old = applyEdit(base, row.given ?? {});
    const found = await compareValues(old, applyEdit(old, row.edit), { redocly: false, compiler });
    const { callers, implementers, changes } = found;
    const seen = changes.map(
      (change) => `${change.pointer} ${change.callers} ${change.implementers} ${change.heldBy}: ${change.message}`,
    );
    expect({ callers, implementers }, seen.join('\n')).toEqual({
      callers: row.callers,
      implementers: row.implementers,
    });
    if (row.at === undefined) return;
    const deciding = changes.filter((change) => worstOf(change) === worstOf(found));
    expect(
      deciding.map(({ pointer }) => pointer),
      seen.join('\n'),
    ).toContain(row.at);
    const holders = deciding.filter(({ pointer }) => pointer === row.at).flatMap(({ heldBy }) => heldBy);
    expect(holders, seen.join('\n')).toContain(row.heldBy ?? 'document');
  });

  test.each(drawSample(rows, 30, 'reversed edits', 40).map((row) => [row.name, row] as const))(
    'reversing an edit counts as a change if and only if the edit does: %s',
    async (_, row) => {
      const old = applyEdit(base, row.given ?? {});
      const back = await compareValues(applyEdit(old, row.edit), old, { redocly: false, compiler });
      const isNone = row.callers === 'none' && row.implementers === 'none' && row.isOneWay !== true;
      expect(back.callers === 'none' && back.implementers === 'none').toBe(isNone);
    },
  );

  test('ignores the order of object members', async () => {
    const { callers, implementers, changes } = await compareValues(base, reverseMembers(base), {
      redocly: false,
      compiler,
    });
    expect({ callers, implementers, changes }).toEqual({ callers: 'none', implementers: 'none', changes: [] });
  });

  test('gives documents of OpenAPI 3.0 and 3.1 the same verdicts', async () => {
    const schema = (more: object): object => ({ type: 'object', properties: { a: more } });
    const document = (openapi: string, a: object, bound: object): object => ({
      openapi,
      info: { title: 'Forms', version: '1' },
      paths: {
        '/a': {
          get: {
            parameters: [{ name: 'n', in: 'query', schema: { type: 'number', minimum: 1, ...bound } }],
            responses: { '200': { description: 'Done', content: { 'application/json': { schema: schema(a) } } } },
          },
        },
      },
    });
    const old = document('3.0.3', { type: 'string', nullable: true }, { exclusiveMinimum: true });
    const now = document('3.1.0', { type: ['string', 'null'] }, { minimum: undefined, exclusiveMinimum: 1 });
    const { callers, implementers, changes } = await compareValues(old, now, { redocly: false, compiler });
    expect({ callers, implementers, changes }).toEqual({ callers: 'none', implementers: 'none', changes: [] });
  });

  const drawn = drawSample(rows, 60, 'edits taken back', 120);
  test.each(drawn.map((row) => [row.name, row] as const))(
    'gives the reversed edit the expected verdict: %s',
    async (_, row) => {
      const old = applyEdit(base, row.given ?? {});
      const now = applyEdit(old, row.edit);
      const options = { redocly: false, compiler: false } as const;
      const [there, back] = [await compareValues(old, now, options), await compareValues(now, old, options)];
      const [one, other] = [worstOf(there), worstOf(back)];
      // The surface is not compared here.
      if (row.heldBy === 'surface' && one === 'compatible') return;
      // The reverse of a documentation change, or of no change, is the same; that of a compatible change is breaking.
      if (one === 'none' || one === 'documentation') expect(other).toBe(one);
      else expect(harder(one, other)).toBe('breaking');
      // Another default changes calls in both directions, and undeclared errors can occur anyway (RFC 9110, 15).
      if (/\/(?:default|404|409)$/u.test(row.at ?? '')) return;
      // If one side sends less than before, the reverse sends more.
      if (there.callers === 'breaking' && there.implementers === 'compatible')
        expect(back.implementers).toBe('breaking');
      if (there.callers === 'compatible' && there.implementers === 'breaking' && there.changes.length === 1)
        expect(back.callers).toBe('breaking');
    },
  );
});
