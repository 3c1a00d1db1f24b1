/** Finds the response fields that may describe how a response is paginated. */
import type { Operation } from '../../ir/api.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import type { Type } from '../../ir/type.js';
import { followType, listProperties } from '../../ir/type-members.js';
import { typeOfPart } from '../../ir/type-of.js';

export interface Field {
  /** Property names that lead from the body to the field. */
  readonly path: readonly string[];
  readonly type: Type;
}

export interface PageShape {
  /** The field with the items; absent if the body itself is the list. */
  readonly items?: string;
  /** The field that identifies an item: `id`, if the items have it. */
  readonly key?: string;
  /** The other fields, up to two levels deep. */
  readonly fields: readonly Field[];
}

/** Field names that usually contain the items of a page. */
const usualItems = /^(?:_?embedded|data|items?|results?|entries|records|values|content|list|objects|elements|rows)$/iu;

/** Returns whether a field with this name usually contains the items of a page. */
export function isUsualItems(name: string): boolean {
  return usualItems.test(name);
}

/** Returns the fields of a page; `undefined` unless the successful response is JSON with exactly one list. */
export function readPage(index: SchemaIndex, { responses }: Operation): PageShape | undefined {
  const success = responses.find(({ status }) => status.startsWith('2'));
  const schema = success?.content.find(({ kind }) => kind === 'json')?.schema;
  if (schema === undefined) return undefined;
  const type = followType(index, typeOfPart(index, schema, 'received'));
  if (type.kind === 'array') return { fields: [] };
  // It is unknown which variant of a union the response has.
  const properties = type.kind === 'union' ? [] : listFields(index, type);
  const lists = properties.filter((each) => listOf(index, each.type).length > 0);
  const usual = lists.filter(({ path }) => isUsualItems(path[0] ?? ''));
  const items = (usual.length > 0 ? usual : lists.length === 1 ? lists : [])[0]?.path[0];
  if (items === undefined) return undefined;
  const others = properties.filter(({ path }) => path[0] !== items);
  return {
    items,
    ...keyOf(index, lists, items),
    fields: [...others, ...others.flatMap((each) => nested(index, each, 2))],
  };
}

function keyOf(index: SchemaIndex, lists: readonly Field[], items: string): { readonly key?: string } {
  const list = lists.find(({ path }) => path[0] === items);
  const arrays = list === undefined ? [] : listOf(index, list.type);
  const hasIdIn = (items: Type): boolean => listProperties(index, items).some(({ name }) => name === 'id');
  const hasId = arrays.length > 0 && arrays.every((array) => hasIdIn(array.items));
  return hasId ? { key: 'id' } : {};
}

/** Returns the array types of a type: itself, or all variants of a union; none if a value may be no array. */
function listOf(index: SchemaIndex, type: Type): readonly (Type & { readonly kind: 'array' })[] {
  const own = followType(index, type);
  if (own.kind === 'array') return [own];
  const variants = own.kind === 'union' ? own.members.filter(({ kind }) => kind !== 'null') : [];
  const arrays = variants.map((member) => followType(index, member)).filter((member) => member.kind === 'array');
  return arrays.length === variants.length ? arrays : [];
}

function listFields(index: SchemaIndex, type: Type, outer: readonly string[] = []): readonly Field[] {
  return listProperties(index, type).map(({ name, type: own }) => ({ path: [...outer, name], type: own }));
}

function nested(index: SchemaIndex, { path, type }: Field, depth: number): readonly Field[] {
  if (depth === 0) return [];
  const inner = listFields(index, type, path);
  return [...inner, ...inner.flatMap((each) => nested(index, each, depth - 1))];
}
