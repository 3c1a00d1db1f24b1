/** Lowers tags, and groups operations by tag. */
import type { Operation, Tag } from '../ir/api.js';
import { asArray, asObject, asString, optional } from '../openapi/values.js';
import { groupBy } from '../support/group-by.js';
import { join } from '../support/json-pointer.js';
import { splitWords } from '../support/words.js';
import { docsOf } from './context.js';

/** Lowers the declared tags of a document. */
export function lowerTags(tags: unknown): Tag[] {
  return asArray(tags).map((tag, index) => ({
    name: asString(asObject(tag)['name']) ?? '',
    ...optional('pinned', asString(asObject(tag)['x-name'])),
    ...docsOf(asObject(tag)),
    pointer: join('/tags', index),
  }));
}

/**
 * Gives operations whose tags differ only in case or punctuation the same tag: the spelling that is declared, else the
 * first spelling by code unit.
 */
export function mergeTags(operations: readonly Operation[], tags: readonly Tag[]): Operation[] {
  const declared = new Set(tags.map(({ name }) => name));
  const used = [...new Set(operations.map(({ tag }) => tag))];
  const spellings = new Map<string, string>();
  for (const all of groupBy(used, (tag) => splitWords(tag).join(' ') || tag).values()) {
    const [first, ...rest] = all.toSorted(
      (a, b) => Number(declared.has(b)) - Number(declared.has(a)) || (a < b ? -1 : 1),
    );
    for (const each of rest) if (first !== undefined) spellings.set(each, first);
  }
  return operations.map((operation) => ({ ...operation, tag: spellings.get(operation.tag) ?? operation.tag }));
}
