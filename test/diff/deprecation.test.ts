/** Changes of sunset and deprecation dates are documentation changes, each with its own message. */
import { expect, test } from 'vitest';
import { base } from './base.js';
import { compareValues } from './documents.js';
import { applyEdit } from './edit.js';
import { get, list, update } from './rows.js';

const rate = `${list}/responses/200/headers/X-Rate`;

function at(key: string, value: unknown): unknown {
  return applyEdit(base, {
    set: Object.fromEntries(
      [get, `${list}/parameters/1`, rate, `${update}/nick`].flatMap((pointer) => [
        [`${pointer}/deprecated`, true],
        ...(value === undefined ? [] : [[`${pointer}/${key}`, value]]),
      ]),
    ),
  });
}

test.each([
  ['x-sunset', undefined, '2027-06-30', 'the sunset date is 30 June 2027'],
  ['x-sunset', '2027-06-30', '2027-09-30T12:00:00Z', 'the sunset date is 30 September 2027 at 12:00 UTC'],
  ['x-sunset', '2027-06-30', undefined, 'the sunset date was removed'],
  ['x-deprecated-since', undefined, '2026-01-01', 'the deprecation date is 1 January 2026'],
  ['x-deprecated-since', '2026-01-01', undefined, 'the deprecation date was removed'],
])('reports a documentation change when %s goes from %s to %s', async (key, before, after, message) => {
  const options = { redocly: false, compiler: false } as const;
  const { callers, implementers, changes } = await compareValues(at(key, before), at(key, after), options);
  expect({ callers, implementers }).toEqual({ callers: 'documentation', implementers: 'documentation' });
  expect(changes.map((change) => `${change.pointer}: ${change.message}`).sort()).toEqual(
    [get, `${list}/parameters/1`, rate, `${update}/nick`].map((pointer) => `${pointer}/${key}: ${message}`).sort(),
  );
});

test('treats two notations of the same instant as equal', async () => {
  const [old, now] = [at('x-sunset', '2027-06-30'), at('x-sunset', '2027-06-30T02:00:00+02:00')];
  expect(await compareValues(old, now, { redocly: false, compiler: false })).toMatchObject({ changes: [] });
});
