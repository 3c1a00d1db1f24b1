/**
 * Each row is an edit with the verdict that it has to get by the rules of semantic versioning and HTTP, and the place of
 * the change that decides. Models and surfaces are compared; Redocly has tests of its own, as it is a process each time.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { harder, worstOf } from '../../generator/src/commands/diff/change.js';
import { type Compiler, createCompiler } from '../../generator/src/commands/diff/compiler.js';
import { base } from './base.js';
import { harmlessRows } from './corpus-harmless.js';
import { operationRows } from './corpus-operations.js';
import { schemaRows } from './corpus-schemas.js';
import { compareValues } from './documents.js';
import { drawSample } from '../support/long.js';
import { applyEdit, reverseMembers } from './edit.js';
import type { Row } from './rows.js';

/** One for all rows: it has read the library and the runtime once. */
let compiler: Compiler;

beforeAll(() => {
  compiler = createCompiler();
});

const rows: readonly Row[] = [...schemaRows, ...operationRows, ...harmlessRows];

describe('the corpus', () => {
  test('has the rows that were asked for, each of a name of its own', () => {
    expect(rows.length).toBeGreaterThanOrEqual(80);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  // All of them: what breaks is never left to a draw.
  test.each(rows.map((row) => [row.name, row] as const))('%s', async (_, row) => {
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

  test.each(drawSample(rows, 30, 'reversed edits').map((row) => [row.name, row] as const))(
    'finds a change back when it finds one: %s',
    async (_, row) => {
      const old = applyEdit(base, row.given ?? {});
      const back = await compareValues(applyEdit(old, row.edit), old, { redocly: false, compiler });
      const isNone = row.callers === 'none' && row.implementers === 'none' && row.isOneWay !== true;
      expect(back.callers === 'none' && back.implementers === 'none').toBe(isNone);
    },
  );

  test('takes members in another order for the same', async () => {
    const { callers, implementers, changes } = await compareValues(base, reverseMembers(base), {
      redocly: false,
      compiler,
    });
    expect({ callers, implementers, changes }).toEqual({ callers: 'none', implementers: 'none', changes: [] });
  });

  test('says of documents in the form of 3.0 what it says of those of 3.1', async () => {
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

  const drawn = drawSample(rows, 60, 'edits taken back');
  test.each(drawn.map((row) => [row.name, row] as const))('the other way round: %s', async (_, row) => {
    const old = applyEdit(base, row.given ?? {});
    const now = applyEdit(old, row.edit);
    const options = { redocly: false, compiler: false } as const;
    const [there, back] = [await compareValues(old, now, options), await compareValues(now, old, options)];
    const [one, other] = [worstOf(there), worstOf(back)];
    // Here nobody looks at the surface.
    if (row.heldBy === 'surface' && one === 'compatible') return;
    // What is nothing, or words, is so both ways; what breaks nobody breaks somebody when it is taken back.
    if (one === 'none' || one === 'documentation') expect(other).toBe(one);
    else expect(harder(one, other)).toBe('breaking');
    // Another default is another call both ways, and errors that are not declared come anyway (RFC 9110, 15).
    if (/\/(?:default|404|409)$/u.test(row.at ?? '')) return;
    // Who sends less than before is sent more by the reverse of it.
    if (there.callers === 'breaking' && there.implementers === 'compatible') expect(back.implementers).toBe('breaking');
    if (there.callers === 'compatible' && there.implementers === 'breaking' && there.changes.length === 1)
      expect(back.callers).toBe('breaking');
  });
});
