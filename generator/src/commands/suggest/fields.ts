/** Finds the response fields that may describe how a response is paginated. */
import type { Operation } from '../../ir/api.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import type { Type } from '../../ir/type.js';
import { followType, listProperties } from '../../ir/type-members.js';
import { typeOfPart } from '../../ir/type-of.js';
import { join } from '../../support/json-pointer.js';

export interface Field {
  /** Property names that lead from the body to the field. */
  readonly path: readonly string[];
  readonly type: Type;
}

export interface PageShape {
  /** The field with the items: its name, or its JSON pointer if it is nested. Absent if the body itself is the list. */
  readonly items?: string;
  /** The field that identifies an item: `id`, if the items have it. */
  readonly key?: string;
  /** The other fields, up to three levels deep. */
  readonly fields: readonly Field[];
}

/** Field names that usually contain the items of a page. */
const usualItems = /^(?:_?embedded|data|items?|results?|entries|records|values|content|list|objects|elements|rows)$/iu;

/** Number of levels of the body in which the items are searched. */
const deepestList = 3;

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
  const list = findList(index, properties);
  if (list === undefined) return undefined;
  const fields = [...properties, ...properties.flatMap((each) => nested(index, each, 2))];
  return {
    items: nameOf(list),
    ...keyOf(index, list),
    fields: fields.filter(({ path }) => list.path.some((name, at) => path[at] !== name)),
  };
}

/** Returns the name of a field of the body, or the JSON pointer of a nested one. */
export function nameOf({ path }: Field): string {
  const [name = '', ...others] = path;
  return others.length === 0 ? name : join('', ...path);
}

/** Returns the list of items: a property of the body or, if the body has no lists, of the objects in it. */
function findList(index: SchemaIndex, properties: readonly Field[]): Field | undefined {
  let fields = properties;
  for (let depth = 1; depth <= deepestList; depth += 1) {
    const lists = fields.filter(({ type }) => listOf(index, type).length > 0);
    const usual = lists.filter(({ path }) => isUsualItems(path.at(-1) ?? ''));
    const [found] = usual.length > 0 ? usual : lists;
    // Objects of the body may have a list each, such as the permissions of its owner.
    const isClear = lists.length === 1 || (usual.length > 0 && (depth === 1 || usual.length === 1));
    if (found !== undefined) return isClear ? found : undefined;
    fields = fields.flatMap(({ path, type }) => listFields(index, type, path));
  }
  return undefined;
}

function keyOf(index: SchemaIndex, list: Field): { readonly key?: string } {
  const arrays = listOf(index, list.type);
  const hasIdIn = (items: Type): boolean => listProperties(index, items).some(({ name }) => name === 'id');
  return arrays.every((array) => hasIdIn(array.items)) ? { key: 'id' } : {};
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
