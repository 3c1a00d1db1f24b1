/** Compares unions, and the keywords `not`, `if`, `then` and `else`. */
import { valuesByAlternative } from '../../ir/discriminator.js';
import { isOpenUnion } from '../../ir/openness.js';
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import { join } from '../../support/json-pointer.js';
import { kindsOf, type Node, nodeOf, partWith, valuesOf } from './node.js';
import type { Pair } from './pair.js';
import { show } from './show.js';
import { areDisjoint } from './variants.js';

/** Compares the variants of two nodes. */
export function compareUnions(pair: Pair): void {
  const [old, now] = [unionOf(pair.old, pair.indexes.old), unionOf(pair.now, pair.indexes.now)];
  if (old !== undefined && now !== undefined) compareArms(pair, old, now);
  else if (now !== undefined) compareWithOne(pair, now, 'now');
  else if (old !== undefined) compareWithOne(pair, old, 'old');
  compareBeside(pair);
}

interface Union {
  readonly keyword: 'oneOf' | 'anyOf';
  /** The schema that contains the union. */
  readonly part: Schema;
  readonly arms: readonly Schema[];
  readonly isOpen: boolean;
  /** The discriminator values of each variant. */
  readonly values: ReadonlyMap<Schema, readonly unknown[]> | undefined;
}

function unionOf(node: Node, index: SchemaIndex): Union | undefined {
  const part = partWith(node, 'oneOf') ?? partWith(node, 'anyOf');
  const arms = part?.oneOf ?? part?.anyOf;
  if (part === undefined || arms === undefined) return undefined;
  return {
    keyword: part.oneOf === undefined ? 'anyOf' : 'oneOf',
    part,
    arms,
    isOpen: isOpenUnion(index, part),
    values: valuesByAlternative(index, part, arms),
  };
}

/** Returns the keys that identify a variant, from most to least specific. */
function keysOf(union: Union, arm: Schema, index: SchemaIndex): readonly string[] {
  const node = nodeOf(index, [arm]);
  const values = union.values?.get(arm);
  const kinds = [...(kindsOf(node) ?? ['anything'])].sort().join();
  const properties = valuesOf(node, 'properties').flatMap((members) => members.map(({ name }) => name));
  return [
    values === undefined ? '' : `value ${JSON.stringify([...values].sort())}`,
    arm.ref === undefined ? '' : `ref ${arm.ref}`,
    `form ${kinds} ${[...properties].sort().join()}`,
    `kinds ${kinds}`,
  ];
}

/** Matches variants regardless of their order: each pass matches those with an equal key, most specific key first. */
function matchArms(pair: Pair, old: Union, now: Union): ReadonlyMap<Schema, Schema> {
  const matched = new Map<Schema, Schema>();
  const taken = new Set<Schema>();
  const [before, after] = [
    old.arms.map((arm) => ({ arm, keys: keysOf(old, arm, pair.indexes.old) })),
    now.arms.map((arm) => ({ arm, keys: keysOf(now, arm, pair.indexes.now) })),
  ];
  for (const pass of [0, 1, 2, 3]) {
    // If the variants have discriminator values, a different value means a different variant.
    if (pass > 0 && old.values !== undefined && now.values !== undefined) break;
    const free = new Map<string, Schema[]>();
    for (const { arm, keys } of before) {
      const key = keys[pass] ?? '';
      if (key !== '' && !taken.has(arm)) free.set(key, [...(free.get(key) ?? []), arm]);
    }
    for (const { arm, keys } of after) {
      const found = matched.has(arm) ? undefined : free.get(keys[pass] ?? '')?.shift();
      if (found === undefined) continue;
      matched.set(arm, found);
      taken.add(found);
    }
  }
  return matched;
}

function compareArms(pair: Pair, old: Union, now: Union): void {
  const matched = matchArms(pair, old, now);
  const kept = new Set(matched.values());
  for (const [arm, before] of matched) pair.compare([before], [arm]);
  const isGrown = old.isOpen && pair.way.access === 'received';
  for (const arm of now.arms) {
    if (matched.has(arm)) continue;
    const place = { pointer: placeOf(now, arm), side: 'new', isTyped: true } as const;
    pair.tellAt(place, isGrown ? 'grown' : 'wider', `the variant ${describe(arm)} was added`);
  }
  for (const arm of old.arms) {
    if (kept.has(arm)) continue;
    const place = { pointer: placeOf(old, arm), side: 'old', isTyped: true } as const;
    pair.tellAt(place, 'narrower', `the variant ${describe(arm)} was removed`);
  }
  const isEquivalent = areDisjoint(pair.indexes.old, old.arms) && areDisjoint(pair.indexes.now, now.arms);
  if (old.keyword !== now.keyword && !isEquivalent) {
    const isNarrower = now.keyword === 'oneOf';
    const message = isNarrower ? 'a value must match exactly one variant' : 'a value can match several variants';
    pair.tell(now.keyword, isNarrower ? 'narrower' : 'wider', message);
  }
  compareDiscriminators(pair, old, now);
}

function placeOf(union: Union, arm: Schema): string {
  return join(union.part.pointer, union.keyword, union.arms.indexOf(arm));
}

function describe(arm: Schema): string {
  const name = arm.ref?.split('/').at(-1);
  if (name !== undefined) return show(name);
  return arm.types === undefined ? 'with an inline schema' : `of type ${arm.types.join(' or ')}`;
}

/** Compares a schema that became a union, or the reverse, with the matching variant. */
function compareWithOne(pair: Pair, union: Union, side: 'old' | 'now'): void {
  const [own, other] = side === 'now' ? [pair.now, pair.old] : [pair.old, pair.now];
  const indexes = side === 'now' ? [pair.indexes.now, pair.indexes.old] : [pair.indexes.old, pair.indexes.now];
  const [index, otherIndex] = indexes;
  const isAlone = own.every((part) => part.types === undefined && part.properties === undefined);
  const place = {
    pointer: join(union.part.pointer, union.keyword),
    side: side === 'now' ? ('new' as const) : ('old' as const),
    isTyped: true,
  };
  const asOne = { ...union, arms: [], values: undefined };
  const forms = other.slice(0, 1).map((schema) => keysOf(asOne, schema, otherIndex ?? pair.indexes.old));
  const arm = [2, 3].flatMap((pass) =>
    union.arms.filter((each) => keysOf(asOne, each, index ?? pair.indexes.now)[pass] === forms[0]?.[pass]),
  )[0];
  if (!isAlone || arm === undefined) {
    pair.tellAt(
      place,
      side === 'now' ? 'narrower' : 'wider',
      side === 'now' ? 'a union was added to the schema' : 'a union was removed from the schema',
    );
    return;
  }
  pair.compare(side === 'now' ? other : [arm], side === 'now' ? [arm] : other);
  if (union.arms.length > 1)
    pair.tellAt(
      place,
      side === 'now' ? 'wider' : 'narrower',
      `${union.arms.length - 1} ${union.arms.length === 2 ? 'variant was' : 'variants were'} ${side === 'now' ? 'added' : 'removed'}`,
    );
}

function compareDiscriminators(pair: Pair, old: Union, now: Union): void {
  const [before, after] = [old.part.discriminator, now.part.discriminator];
  if (before === undefined && after === undefined) return;
  if (before === undefined || after === undefined) {
    // A discriminator does not change the accepted values, but it opens or closes the union.
    const effect = after === undefined || !now.isOpen ? 'extended' : 'wider';
    pair.tell('discriminator', effect, `the discriminator was ${after ? 'added' : 'removed'}`);
    return;
  }
  if (before.propertyName !== after.propertyName) {
    const message = `the discriminator property changed from ${show(before.propertyName)} to ${show(after.propertyName)}`;
    pair.tell('discriminator', 'different', message, ['propertyName']);
  }
  const has = new Map(after.mapping.map(({ value, ref }) => [value, ref]));
  const had = new Map(before.mapping.map(({ value, ref }) => [value, ref]));
  for (const [value, ref] of has) {
    const known = had.get(value);
    const message = `the discriminator value ${show(value)} now selects ${show(ref.split('/').at(-1))}`;
    const isGrown = old.isOpen && pair.way.access === 'received';
    if (known === undefined) pair.tell('discriminator', isGrown ? 'grown' : 'wider', message, ['mapping', value]);
    else pair.compare([pair.indexes.old.at(known).schema], [pair.indexes.now.at(ref).schema]);
  }
  for (const value of had.keys()) {
    if (!has.has(value))
      pair.tell('discriminator', 'narrower', `the discriminator value ${show(value)} was removed`, ['mapping', value]);
  }
}

/** Compares `not`, which reverses the polarity, and `if`, `then` and `else`, below which the effect is unknown. */
function compareBeside(pair: Pair): void {
  for (const [keyword, polarity] of [
    ['not', -1],
    ['if', 0],
    ['then', 0],
    ['else', 0],
  ] as const) {
    const [old, now] = [valuesOf(pair.old, keyword), valuesOf(pair.now, keyword)];
    if (old.length > 0 && now.length > 0) pair.compare(old, now, polarity);
    else if (now.length > 0) pair.tell(keyword, 'narrower', `${keyword} was added`);
    else if (old.length > 0) pair.tell(keyword, 'wider', `${keyword} was removed`);
  }
}
