/** Compares the types and the listed values of schemas. */
import { isOpenEnumeration } from '../../ir/openness.js';
import { join } from '../../support/json-pointer.js';
import { enumOf, enumPart, type Kind, kindsOf, type Node } from './node.js';
import type { Pair } from './pair.js';
import { list } from './show.js';

/** Compares the values that two nodes list with `enum` or `const`. Also compares the types unless both list values. */
export function compareValues(pair: Pair): void {
  const [old, now] = [enumOf(pair.old), enumOf(pair.now)];
  if (old !== undefined && now !== undefined) {
    compareListed(pair, old, now);
    return;
  }
  compareKinds(pair);
  const { way } = pair;
  if (old === undefined && now !== undefined)
    pair.tell(keywordOf(pair.now), 'narrower', `only ${list(now)} is allowed now`);
  if (old === undefined || now !== undefined) return;
  // Readers of an open enum already expect any string.
  const isText = [...(kindsOf(pair.now) ?? ['object'])].every((kind) => kind === 'string');
  const isGrown = isText && way.access === 'received' && isOpen(pair, old);
  pair.tell(keywordOf(pair.old), isGrown ? 'grown' : 'wider', 'the list of allowed values was removed');
}

function keywordOf(node: Node): 'const' | 'enum' {
  return enumPart(node)?.keyword ?? 'enum';
}

function isOpen({ old, indexes }: Pair, values: readonly unknown[]): boolean {
  const listing = enumPart(old);
  return listing !== undefined && isOpenEnumeration(indexes.old, listing.part, values);
}

function compareListed(pair: Pair, old: readonly unknown[], now: readonly unknown[]): void {
  const [had, has] = [old, now].map((values) => new Set(values.map((value) => JSON.stringify(value))));
  const removed = old.filter((value) => !has?.has(JSON.stringify(value)));
  const added = now.filter((value) => !had?.has(JSON.stringify(value)));
  const keyword = keywordOf(pair.now);
  if (removed.length > 0) pair.tell(keyword, 'narrower', `${list(removed)} is no longer allowed`);
  if (added.length > 0) {
    const isText = added.every((value) => typeof value === 'string');
    const isGrown = isText && pair.way.access === 'received' && isOpen(pair, old);
    pair.tell(keyword, isGrown ? 'grown' : 'wider', `${list(added)} is now allowed`);
  }
  compareOpenness(pair, old, now);
}

/** Reports a closed enum that became open, or the reverse. A closed enum promises that no other values occur. */
function compareOpenness(pair: Pair, old: readonly unknown[], now: readonly unknown[]): void {
  const [before, after] = [enumPart(pair.old), enumPart(pair.now)];
  if (before === undefined || after === undefined || pair.way.access === 'sent') return;
  const was = isOpenEnumeration(pair.indexes.old, before.part, old);
  const is = isOpenEnumeration(pair.indexes.now, after.part, now);
  const isSaid = before.part.isOpen !== after.part.isOpen;
  if (was === is || !isSaid) return;
  const side = after.part.isOpen === undefined ? 'old' : 'new';
  const { pointer } = side === 'old' ? before.part : after.part;
  const message = is ? 'values that are not listed can occur' : 'only listed values can occur';
  pair.tellAt({ pointer: join(pointer, 'x-open'), side, isTyped: true }, is ? 'wider' : 'narrower', message);
}

const everything: readonly Kind[] = ['boolean', 'integer', 'bigint', 'fraction', 'string', 'array', 'object', 'null'];

function nameOf(kinds: ReadonlySet<Kind> | undefined): string {
  if (kinds === undefined) return 'anything';
  const hasFraction = kinds.has('fraction');
  const names = everything
    .filter((kind) => kinds.has(kind))
    .flatMap((kind) => {
      if (kind === 'fraction') return ['number'];
      return kind === 'integer' && hasFraction ? [] : [kind];
    });
  return names.length === 0 ? 'nothing' : names.join(' or ');
}

/** Whether a node has a union and no types besides those of the variants. */
function isUnion(node: Node): boolean {
  return node.some(({ oneOf, anyOf }) => oneOf !== undefined || anyOf !== undefined) && kindsOf(node) === undefined;
}

function compareKinds(pair: Pair): void {
  if (isUnion(pair.old) !== isUnion(pair.now)) return;
  const [old, now] = [kindsOf(pair.old), kindsOf(pair.now)];
  const [had, has] = [old ?? new Set(everything), now ?? new Set(everything)];
  const more = [...has].some((kind) => !had.has(kind));
  const fewer = [...had].some((kind) => !has.has(kind));
  const never = pair.now.some((part) => part.never) !== pair.old.some((part) => part.never);
  const tell = (effect: 'wider' | 'narrower' | 'different'): void =>
    pair.tell('types', effect, `the type changed from ${nameOf(old)} to ${nameOf(now)}`);
  if (more && fewer) tell('different');
  else if (more) tell('wider');
  else if (fewer) tell('narrower');
  if (never)
    pair.tell(
      'never',
      pair.now.some((part) => part.never) ? 'narrower' : 'wider',
      pair.now.some((part) => part.never) ? 'no value is valid anymore' : 'some values are now valid',
    );
}
