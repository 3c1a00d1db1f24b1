/**
 * Makes `readOnly` and `writeOnly` uniform: if several schemas apply to a property, it is read-only if any of them
 * declares that (JSON Schema 2020-12 validation, 9.4). The keyword is copied to all declarations of the property in
 * `allOf`, next to a `$ref` and in variants, so that later stages only have to look at one schema.
 */
import { join, pointerOf, resolveRef } from '../../support/json-pointer.js';
import { isJsonObject, type JsonObject, refOf, setMember } from '../resolve/location.js';

const keywords = ['readOnly', 'writeOnly'] as const;
type Keyword = (typeof keywords)[number];

/** The keywords to copy: those of each property, and recursively those of the members and items within. */
interface Marks {
  readonly own: ReadonlyMap<string, ReadonlySet<Keyword>>;
  readonly members: ReadonlyMap<string, Marks>;
  readonly items: Marks | undefined;
}

/** Called for each copied schema, with the pointers of the copy and of the original. */
export type Moved = (pointer: string, from: string) => void;

/** Maximum depth of nested objects that are compared. Deeper ones are not changed. */
const deepest = 16;

function listOf(value: unknown): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

/** Returns whether several schemas may apply to the same value. */
function isComposed(schema: JsonObject): boolean {
  return (
    ['allOf', 'oneOf', 'anyOf', 'then', 'else'].some((keyword) => Object.hasOwn(schema, keyword)) ||
    (refOf(schema) !== undefined && Object.keys(schema).length > 1)
  );
}

/** Returns the schemas that apply to the same value: the given ones, targets of their `$ref` and members of `allOf`. */
function listParts(root: unknown, schemas: readonly JsonObject[]): Set<JsonObject> {
  const parts = new Set<JsonObject>();
  const waiting = [...schemas];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    if (parts.has(part)) continue;
    parts.add(part);
    const ref = refOf(part);
    const target = ref === undefined ? undefined : resolveRef(root, ref);
    waiting.push(...(isJsonObject(target) ? [target] : []), ...listOf(part['allOf']));
  }
  return parts;
}

function propertiesOf(schema: JsonObject): [string, JsonObject][] {
  return isJsonObject(schema['properties'])
    ? Object.entries(schema['properties']).filter((entry): entry is [string, JsonObject] => isJsonObject(entry[1]))
    : [];
}

function findMarks(root: unknown, schemas: readonly JsonObject[], depth = 0): Marks {
  const declared = new Map<string, Set<JsonObject>>();
  const items = new Set<JsonObject>();
  for (const part of listParts(root, schemas)) {
    for (const [name, property] of propertiesOf(part))
      declared.set(name, (declared.get(name) ?? new Set<JsonObject>()).add(property));
    if (isJsonObject(part['items'])) items.add(part['items']);
  }
  const own = new Map<string, ReadonlySet<Keyword>>();
  const members = new Map<string, Marks>();
  for (const [name, properties] of declared) {
    const parts = [...listParts(root, [...properties])];
    const said = keywords.filter((keyword) => parts.some((part) => part[keyword] === true));
    if (said.length > 0) own.set(name, new Set(said));
    if (properties.size > 1 && depth < deepest) members.set(name, findMarks(root, [...properties], depth + 1));
  }
  const within = items.size > 1 && depth < deepest ? findMarks(root, [...items], depth + 1) : undefined;
  return { own, members, items: within };
}

interface Rewriting {
  readonly root: unknown;
  readonly moved: Moved;
  /** The references that led to a schema, to detect cycles. */
  readonly refs: readonly string[];
}

/** Replaces a schema by its new version: in place or, if a reference leads to the schema, as a copy. */
function replace({ refs }: Rewriting, schema: JsonObject, made: JsonObject): JsonObject {
  if (made === schema || refs.length > 0) return made;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  for (const [key, value] of Object.entries(made)) setMember(schema, key, value);
  return schema;
}

/** Returns a schema in which the properties have all their keywords; the same object if nothing changes. */
function rewrite(rewriting: Rewriting, schema: JsonObject, marks: Marks, pointer: string): JsonObject {
  const changed: Record<string, unknown> = {};
  const note = (keyword: string, made: unknown): void => {
    if (made !== schema[keyword]) changed[keyword] = made;
  };
  const within = (part: unknown, place: string): unknown =>
    isJsonObject(part) ? rewrite(rewriting, part, marks, place) : part;
  note('properties', rewriteProperties(rewriting, schema['properties'], marks, join(pointer, 'properties')));
  const { items } = schema;
  if (marks.items !== undefined && isJsonObject(items))
    note('items', rewrite(rewriting, items, marks.items, join(pointer, 'items')));
  for (const keyword of ['allOf', 'oneOf', 'anyOf'] as const) {
    const list = schema[keyword];
    if (!Array.isArray(list)) continue;
    const made = list.map((part: unknown, index) => within(part, join(pointer, keyword, index)));
    if (made.some((part, at) => part !== list[at])) note(keyword, made);
  }
  for (const keyword of ['then', 'else'] as const) note(keyword, within(schema[keyword], join(pointer, keyword)));
  const own = Object.keys(changed).length === 0 ? schema : replace(rewriting, schema, { ...schema, ...changed });
  return rewriteReference(rewriting, own, marks, pointer);
}

/** Replaces a reference by a copy of the target if the target lacks keywords. */
function rewriteReference(rewriting: Rewriting, schema: JsonObject, marks: Marks, pointer: string): JsonObject {
  const { root, moved, refs } = rewriting;
  const ref = refOf(schema);
  const target = ref === undefined || refs.includes(ref) ? undefined : resolveRef(root, ref);
  if (ref === undefined || !isJsonObject(target)) return schema;
  const { $ref: _, ...rest } = schema;
  const others = listOf(rest['allOf']);
  const isAlone = Object.keys(rest).length === 0;
  const place = isAlone ? pointer : join(pointer, 'allOf', others.length);
  const made = rewrite({ ...rewriting, refs: [...refs, ref] }, target, marks, place);
  if (made === target) return schema;
  moved(place, pointerOf(ref));
  const copy = structuredClone(made);
  return replace(rewriting, schema, isAlone ? copy : { ...rest, allOf: [...others, copy] });
}

function rewriteProperties(rewriting: Rewriting, properties: unknown, marks: Marks, pointer: string): unknown {
  if (!isJsonObject(properties)) return properties;
  const made = Object.entries(properties).map(([name, property]): [string, unknown] => [
    name,
    isJsonObject(property) ? rewriteProperty(rewriting, property, marks, name, join(pointer, name)) : property,
  ]);
  return made.every(([name, property]) => property === properties[name]) ? properties : Object.fromEntries(made);
}

function rewriteProperty(
  rewriting: Rewriting,
  property: JsonObject,
  marks: Marks,
  name: string,
  pointer: string,
): JsonObject {
  const within = marks.members.get(name);
  const made = within === undefined ? property : rewrite(rewriting, property, within, pointer);
  const parts = [...listParts(rewriting.root, [made])];
  const missing = [...(marks.own.get(name) ?? [])].filter((keyword) => !parts.some((part) => part[keyword] === true));
  if (missing.length === 0) return made;
  return replace(rewriting, made, { ...made, ...Object.fromEntries(missing.map((keyword) => [keyword, true])) });
}

/** A schema of a normalized document. */
export interface SchemaLocation {
  readonly schema: JsonObject;
  readonly pointer: string;
}

/** Copies the keywords in all schemas of a document, in place. Calls `moved` for each copied schema. */
export function spreadAccess(root: unknown, schemas: readonly SchemaLocation[], moved: Moved): void {
  const places = new Map<unknown, SchemaLocation>(schemas.map((place) => [place.schema, place]));
  const done = new Set<unknown>();
  for (const place of schemas) {
    if (!isComposed(place.schema)) continue;
    const waiting = [{ place, isReady: false }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const { schema, pointer } = next.place;
      if (next.isReady) rewrite({ root, moved, refs: [] }, schema, findMarks(root, [schema]), pointer);
      if (next.isReady || done.has(schema)) continue;
      done.add(schema);
      waiting.push({ ...next, isReady: true });
      // Dependencies come first, so that a schema that gets the keywords anyway is not copied.
      for (const part of listParts(root, [schema])) {
        const known = places.get(part);
        if (known !== undefined) waiting.push({ place: known, isReady: false });
      }
    }
  }
}
