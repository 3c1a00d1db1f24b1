/** Compares the keywords of objects. */
import { followIn, isLeftOut } from '../../ir/access.js';
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import { join } from '../../support/json-pointer.js';
import type { Side } from './change.js';
import { type Node, partWith, valuesOf } from './node.js';
import type { Pair } from './pair.js';
import { show } from './show.js';

/** Compares the properties of two nodes. */
export function compareObjects(pair: Pair): void {
  compareProperties(pair);
  comparePatterns(pair);
  for (const keyword of ['additionalProperties', 'unevaluatedProperties'] as const) compareRest(pair, keyword);
  compareNames(pair);
  compareDependents(pair);
}

interface Property {
  readonly schemas: readonly Schema[];
  readonly pointer: string;
  readonly required: boolean;
  /** Whether the property does not exist in this direction (`readOnly` or `writeOnly`). */
  readonly isLeftOut: boolean;
}

function propertiesOf(node: Node, index: SchemaIndex, pair: Pair): ReadonlyMap<string, Property> {
  const required = new Set(valuesOf(node, 'required').flat());
  const found = new Map<string, Property>();
  for (const { name, schema } of valuesOf(node, 'properties').flat()) {
    const known = found.get(name);
    const isOut = isLeftOut(followIn(index), schema, pair.way.access);
    found.set(name, {
      schemas: [...(known?.schemas ?? []), schema],
      pointer: known?.pointer ?? schema.pointer,
      required: required.has(name),
      isLeftOut: isOut || known?.isLeftOut === true,
    });
  }
  for (const name of required) {
    const part = node.find((each) => each.required?.includes(name));
    if (found.has(name) || part === undefined) continue;
    found.set(name, { schemas: [], pointer: join(part.pointer, 'required'), required: true, isLeftOut: false });
  }
  return found;
}

function compareProperties(pair: Pair): void {
  const old = propertiesOf(pair.old, pair.indexes.old, pair);
  const now = propertiesOf(pair.now, pair.indexes.now, pair);
  for (const [name, property] of now) {
    const before = old.get(name);
    if (before === undefined || (before.isLeftOut && !property.isLeftOut)) tellAdded(pair, name, property, before);
    else if (property.isLeftOut && !before.isLeftOut) tellLeftOut(pair, name, before, property);
    else if (!property.isLeftOut) compareProperty(pair, name, before, property);
  }
  for (const [name, property] of old) {
    if (now.has(name) || property.isLeftOut) continue;
    const place = { pointer: property.pointer, side: 'old', isTyped: true } as const;
    if (property.schemas.length === 0)
      pair.tellAt({ ...place, property: name }, 'wider', `${show(name)} became optional`);
    else pair.tellAt(place, 'vanished', `the property ${show(name)} was removed`);
  }
}

function compareProperty(pair: Pair, name: string, old: Property, now: Property): void {
  if (old.schemas.length > 0 && now.schemas.length > 0) pair.compare(old.schemas, now.schemas);
  else if (old.schemas.length > 0) tellUndescribed(pair, name, old, 'old');
  else if (now.schemas.length > 0) tellUndescribed(pair, name, now, 'new');
  if (old.required === now.required) return;
  const message = now.required ? `${show(name)} became required` : `${show(name)} became optional`;
  const has = now.required ? pair.now : pair.old;
  const part = has.find((each) => each.required?.includes(name));
  const pointer = join(part?.pointer ?? now.pointer, 'required');
  const place = { pointer, side: now.required ? 'new' : 'old', isTyped: true, property: name } as const;
  pair.tellAt(place, now.required ? 'narrower' : 'wider', message);
}

/**
 * Reports that a required property gained or lost its schema. A name that only `required` lists can have any value
 * (OpenAPI 3.1: JSON Schema Validation 2020-12, 6.5.3).
 */
function tellUndescribed(pair: Pair, name: string, { pointer }: Property, side: Side): void {
  const [effect, words] = side === 'old' ? (['wider', 'no longer'] as const) : (['narrower', 'now'] as const);
  pair.tellAt({ pointer, side, isTyped: true }, effect, `the property ${show(name)} is ${words} described`);
}

/** Reports an added property. Readers ignore unknown properties; writers must send required ones. */
function tellAdded(pair: Pair, name: string, now: Property, before: Property | undefined): void {
  if (now.isLeftOut) return;
  const isNew = before === undefined ? '' : ` to ${pair.way.flow}s`;
  const isListed = now.schemas.length === 0;
  const place = { pointer: now.pointer, side: 'new', isTyped: true, ...(isListed && { property: name }) } as const;
  if (now.required) pair.tellAt(place, 'narrower', `the required property ${show(name)} was added${isNew}`);
  else pair.tellAt(place, 'extended', `the property ${show(name)} was added${isNew}`);
}

function tellLeftOut(pair: Pair, name: string, before: Property, now: Property): void {
  const keyword = pair.way.access === 'sent' ? 'readOnly' : 'writeOnly';
  const place = { pointer: join(now.pointer, keyword), side: 'new', isTyped: true, before: before.pointer } as const;
  pair.tellAt(place, 'vanished', `the property ${show(name)} was removed from ${pair.way.flow}s`);
}

function comparePatterns(pair: Pair): void {
  for (const keyword of ['patternProperties', 'dependentSchemas'] as const) {
    const read = (node: Node): ReadonlyMap<string, Schema> =>
      new Map(valuesOf(node, keyword).flatMap((members) => members.map(({ name, schema }) => [name, schema])));
    const [old, now] = [read(pair.old), read(pair.now)];
    for (const [name, schema] of now) {
      const before = old.get(name);
      if (before !== undefined) pair.compare([before], [schema]);
      else pair.tellAt({ pointer: schema.pointer, side: 'new' }, 'narrower', `${show(name)} was added to ${keyword}`);
    }
    for (const [name, schema] of old) {
      if (now.has(name)) continue;
      const message = `${show(name)} was removed from ${keyword}`;
      pair.tellAt({ pointer: schema.pointer, side: 'old' }, 'wider', message);
    }
  }
}

type Rest = 'anything' | 'nothing' | readonly Schema[];

function restOf(node: Node, keyword: 'additionalProperties' | 'unevaluatedProperties'): Rest {
  const schemas = valuesOf(node, keyword);
  if (schemas.some(({ never }) => never === true)) return 'nothing';
  const said = schemas.filter(({ pointer: _, ...rest }) => Object.keys(rest).length > 0);
  return said.length === 0 ? 'anything' : said;
}

function compareRest(pair: Pair, keyword: 'additionalProperties' | 'unevaluatedProperties'): void {
  const [old, now] = [restOf(pair.old, keyword), restOf(pair.now, keyword)];
  if (typeof old !== 'string' && typeof now !== 'string') {
    pair.compare(old, now);
    return;
  }
  if (old === now) return;
  const isWider = old === 'nothing' || now === 'anything';
  const shown = (rest: Rest): string => (typeof rest === 'string' ? rest : 'values of a schema');
  pair.tell(
    keyword,
    isWider ? 'wider' : 'narrower',
    `additional properties changed: ${shown(old)} was allowed, now ${shown(now)} is`,
  );
}

function compareNames(pair: Pair): void {
  const [old, now] = [valuesOf(pair.old, 'propertyNames'), valuesOf(pair.now, 'propertyNames')];
  if (old.length > 0 && now.length > 0) pair.compare(old, now);
  else if (now.length > 0) pair.tell('propertyNames', 'narrower', 'property names are now restricted');
  else if (old.length > 0) pair.tell('propertyNames', 'wider', 'property names are no longer restricted');
}

function compareDependents(pair: Pair): void {
  const [old, now] = [partWith(pair.old, 'dependentRequired'), partWith(pair.now, 'dependentRequired')];
  if (JSON.stringify(old?.dependentRequired) === JSON.stringify(now?.dependentRequired)) return;
  const effect = old === undefined ? 'narrower' : now === undefined ? 'wider' : 'different';
  pair.tell('dependentRequired', effect, 'dependentRequired changed');
}
