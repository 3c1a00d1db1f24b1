/** Lowers tags, and groups operations by tag. */
import type { Operation, Tag, TagSection } from '../ir/api.js';
import { isOwnForm } from '../openapi/resolve/extensions.js';
import { asArray, asObject, asString, type JsonObject, optional } from '../openapi/values.js';
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
 * Lowers the headings of tags: those of `x-tagGroups`, which other tools read as well, else the top-level tags of
 * OpenAPI 3.2 (4.8.22, `parent`), each with itself and the tags below it.
 */
export function lowerTagSections(root: JsonObject): TagSection[] {
  const groups = root['x-tagGroups'];
  if (isOwnForm('x-tagGroups', groups))
    return asArray(groups).map((group) => ({
      name: String(asObject(group)['name']),
      tags: asArray(asObject(group)['tags']).map(String),
    }));
  const tags = new Map(asArray(root['tags']).map((tag) => [String(asObject(tag)['name']), asObject(tag)]));
  const topOf = (name: string, seen: readonly string[] = []): string => {
    const parent = asString(tags.get(name)?.['parent']);
    return parent === undefined || !tags.has(parent) || seen.includes(parent) ? name : topOf(parent, [...seen, name]);
  };
  const sections = [...groupBy([...tags.keys()], (name) => topOf(name))];
  if (sections.every(([, below]) => below.length === 1)) return [];
  return sections.map(([top, below]) => ({ name: asString(tags.get(top)?.['summary']) ?? top, tags: below }));
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
