/** Compares documentation and examples. */
import { printSecond } from '../../ir/deprecation.js';
import type { Docs } from '../../ir/schema.js';
import { join } from '../../support/json-pointer.js';
import type { Recorder } from './effects.js';
import { valuesOf } from './node.js';
import type { Pair } from './pair.js';

const both = { callers: 'documentation', implementers: 'documentation' } as const;

function verb(old: unknown, now: unknown): string {
  if (old === undefined) return 'was added';
  return now === undefined ? 'was removed' : 'changed';
}

function messageOf(key: string, old: unknown, now: unknown): string {
  if (key === 'sunset')
    return typeof now === 'string' ? `the sunset date is ${printSecond(now)}` : 'the sunset date was removed';
  if (key === 'deprecatedSince')
    return typeof now === 'string' ? `the deprecation date is ${printSecond(now)}` : 'the deprecation date was removed';
  if (key !== 'deprecated')
    return `the ${key === 'externalDocs' ? 'link to external documentation' : key} ${verb(old, now)}`;
  return now === true ? 'it is now deprecated' : 'it is no longer deprecated';
}

const fields: ReadonlyMap<string, string> = new Map([
  ['types', 'type'],
  ['deprecatedSince', 'x-deprecated-since'],
  ['sunset', 'x-sunset'],
]);

/** Returns the name that a documentation field of the model has in the document. */
export function fieldOf(key: string): string {
  return fields.get(key) ?? key;
}

/** Compares the documentation fields of two objects. */
export function compareDocs(
  recorder: Recorder,
  old: object & { readonly pointer: string },
  now: object & { readonly pointer: string },
  keys: readonly string[] = docKeys,
): void {
  for (const key of keys) {
    const [before, after] = [Reflect.get(old, key) || undefined, Reflect.get(now, key) || undefined];
    if (JSON.stringify(before) === JSON.stringify(after)) continue;
    const isGone = after === undefined;
    const place = isGone
      ? { pointer: join(old.pointer, fieldOf(key)), side: 'old' as const }
      : { pointer: join(now.pointer, fieldOf(key)), side: 'new' as const, before: join(old.pointer, fieldOf(key)) };
    recorder.add(place, both, messageOf(key, before, after));
  }
}

export const docKeys = [
  'summary',
  'description',
  'deprecated',
  'deprecatedSince',
  'sunset',
  'externalDocs',
] as const satisfies readonly (keyof Docs)[];

/** Compares the documentation of two nodes. If several schemas of a node set the same field, the first value counts. */
export function compareWords(pair: Pair): void {
  for (const key of [...docKeys, 'title', 'examples'] as const) {
    const [[old], [now]] = [valuesOf(pair.old, key), valuesOf(pair.now, key)];
    const [before, after] = [old === '' ? undefined : old, now === '' ? undefined : now];
    if (JSON.stringify(before) !== JSON.stringify(after)) pair.tell(key, 'words', messageOf(key, before, after));
  }
}
