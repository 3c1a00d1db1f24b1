/** Conversion of dates. A unit test, because deep values would require deep documents. */
import { expect, test } from 'vitest';
import { readDates, writeDates } from '../../generator/runtime/codec/dates.js';
import type { Dates } from '../../generator/runtime/codec/places.js';

test('converts dates in both directions even if values are nested deeper than the call stack allows', () => {
  const tree: Dates = { members: { next: () => tree, on: { here: 'date' } } };
  const day = '2024-02-29';
  let body: unknown = { on: day };
  for (let depth = 0; depth < 100_000; depth += 1) body = { next: body };
  const dates = { content: { 'application/json': tree } };
  const read = readDates({ body }, dates);
  const written = writeDates(read, dates);
  const last = (value: unknown): unknown => {
    let at = value;
    while (typeof at === 'object' && at !== null && 'next' in at) at = at.next;
    return at;
  };
  expect(last(read.body)).toEqual({ on: new Date(`${day}T00:00:00Z`) });
  expect(last(written.body)).toEqual({ on: day });
  expect(last(body)).toEqual({ on: day });
});
