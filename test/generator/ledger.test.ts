/**
 * Nothing in a document is dropped silently: each field of each object changes the output or the diagnostics, or it is
 * listed as ignored with a reason. Listed fields change nothing.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { meaningless } from '../../generator/src/lower/fields.js';
import { isKind, itemsOf, kinds, memberShape } from '../../generator/src/openapi/resolve/kinds.js';
import { isJsonObject } from '../../generator/src/openapi/resolve/location.js';
import type { Kind, Shape } from '../../generator/src/openapi/resolve/shapes.js';
import { renderFiles } from '../support/documents.js';
import { drawSample } from '../support/long.js';

const spec: unknown = parse(readFileSync(fileURLToPath(new URL('./ledger/spec.yaml', import.meta.url)), 'utf8'));

/** The locations of each field in the document, by kind and name. */
const places = new Map<string, (readonly string[])[]>();

function collect(value: unknown, shape: Shape, path: readonly string[]): void {
  if (typeof value !== 'object' || value === null || shape === 'any' || shape === 'schema') return;
  for (const [key, item] of Object.entries(value) as [string, unknown][]) {
    const own = Array.isArray(value) ? itemsOf(shape) : memberShape(shape, key);
    if (isKind(shape) && isJsonObject(value) && Object.hasOwn(kinds[shape].fields, key)) {
      const name = `${shape} ${key}`;
      places.set(name, [...(places.get(name) ?? []), [...path, key]]);
    }
    collect(item, own, [...path, key]);
  }
}
collect(spec, 'document', []);

function without(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === first ? without(item, rest) : item));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
      key !== first ? [[key, item]] : rest.length === 0 ? [] : [[key, without(item, rest)]],
    ),
  );
}

/** Returns the output and the diagnostics for a document. */
async function outcomeOf(document: unknown): Promise<string> {
  const { files, diagnostics } = await renderFiles({ 'spec.yaml': JSON.stringify(document) });
  return JSON.stringify([[...files], diagnostics.map(({ code, message }) => `${code} ${message}`).sort()]);
}

let whole: string;

beforeAll(async () => {
  whole = await outcomeOf(spec);
});

/** Objects that are ignored as a whole, so that their fields change nothing. */
const within: ReadonlySet<string> = new Set(['xml', 'discriminator']);

const entries = Object.entries(kinds)
  .filter(([kind]) => kind !== 'schema' && !within.has(kind))
  .flatMap(([kind, { fields }]) => Object.keys(fields).map((field): [Kind, string] => [kind as Kind, field]));

describe('fields', () => {
  test('the document that contains every field generates output', () => expect(whole.length).toBeGreaterThan(10_000));

  test('every ignored field has a reason', () => {
    for (const reasons of Object.values(meaningless))
      for (const [field, reason] of Object.entries(reasons)) expect(reason, field).toMatch(/\w+ \w+/u);
  });

  test.each(drawSample(entries, 60, 'fields of the ledger'))(
    'changing the field %s %s changes the output unless the field is listed as ignored',
    async (kind, field) => {
      const found = places.get(`${kind} ${field}`) ?? [];
      expect(found.length, 'occurrences in the document').toBeGreaterThan(0);
      const outcomes = await Promise.all(found.map((path) => outcomeOf(without(spec, path))));
      const makesDifference = outcomes.some((outcome) => outcome !== whole);
      expect(makesDifference, 'whether it makes a difference').toBe(meaningless[kind]?.[field] === undefined);
    },
  );
});
