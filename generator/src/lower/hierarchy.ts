/**
 * Detects base schemas, to which children refer with `allOf` and whose discriminator selects the child (OpenAPI 3.1,
 * 4.8.25.5): a value of the base is a value of one of the children, or of the base itself. In the model, the base
 * becomes a union of these, and the base's own properties become a separate schema that the children extend.
 */
import type { Discriminator, Schema } from '../ir/schema.js';
import { asArray, asObject, asString, componentName, isJsonObject, type JsonObject } from '../openapi/values.js';
import { join, split } from '../support/json-pointer.js';

export interface Base {
  readonly name: string;
  /** Pointer of the base, which becomes a union. */
  readonly pointer: string;
  /** Pointer of the separate schema with the base's own properties. */
  readonly own: string;
  readonly propertyName: string;
  /** The variants, with their discriminator values. */
  readonly alternatives: readonly { readonly ref: string; readonly values: readonly string[] }[];
}

/** The base schemas: `bases` by the pointer of the union, `owns` by the pointer of the base's own schema. */
export interface Hierarchy {
  readonly bases: ReadonlyMap<string, Base>;
  readonly owns: ReadonlyMap<string, Base>;
}

function place(name: string): string {
  return join('/components/schemas', name);
}

/** Returns the names of the schemas to which a schema refers with `allOf`. */
function parentsOf(raw: unknown): string[] {
  return asArray(asObject(raw)['allOf']).flatMap((part) => componentName(part, 'schemas') ?? []);
}

/** Returns the strings that a schema, or an inline schema in its `allOf`, lists for a property. */
function listedOf(raw: unknown, property: string): readonly string[] | undefined {
  const own = asObject(asObject(asObject(raw)['properties'])[property]);
  if (typeof own['const'] === 'string') return [own['const']];
  if (Array.isArray(own['enum'])) return own['enum'].filter((each): each is string => typeof each === 'string');
  for (const part of asArray(asObject(raw)['allOf'])) {
    const listed = listedOf(part, property);
    if (listed !== undefined) return listed;
  }
  return undefined;
}

/** Returns whether a schema, or an inline schema in its `allOf`, requires a property. */
function isAsked(raw: unknown, property: string): boolean {
  return (
    asArray(asObject(raw)['required']).includes(property) ||
    asArray(asObject(raw)['allOf']).some((part) => isAsked(part, property))
  );
}

function readBase(schemas: JsonObject, name: string, children: readonly string[]): Base | undefined {
  const raw = asObject(schemas[name]);
  const discriminator = asObject(raw['discriminator']);
  const property = asString(discriminator['propertyName']);
  const isUnion = raw['oneOf'] !== undefined || raw['anyOf'] !== undefined;
  // Values without the discriminator property would not match the union.
  const isRequired = isAsked(raw, property ?? '') || children.every((child) => isAsked(schemas[child], property ?? ''));
  if (
    property === undefined ||
    isUnion ||
    !isRequired ||
    children.length === 0 ||
    discriminator['defaultMapping'] !== undefined
  )
    return undefined;
  const mapped = new Map<string, string[]>();
  for (const [value, target] of Object.entries(asObject(discriminator['mapping']))) {
    const text = asString(target) ?? '';
    const meant = Object.hasOwn(schemas, text) ? text : componentName({ $ref: text }, 'schemas');
    if (meant === undefined || !Object.hasOwn(schemas, meant)) return undefined;
    mapped.set(meant, [...(mapped.get(meant) ?? []), value]);
  }
  const allowed = listedOf(raw, property);
  const others = [...new Set([...children, ...mapped.keys()])].filter((each) => each !== name);
  const valuesOf = (other: string): readonly string[] =>
    listedOf(schemas[other], property) ?? mapped.get(other) ?? [other];
  const values = others.flatMap(valuesOf);
  const own = (allowed ?? mapped.get(name) ?? [name]).filter((value) => !values.includes(value));
  // If the property does not allow the children's names, they cannot be discriminator values.
  const isTold = allowed === undefined || values.every((value) => allowed.includes(value));
  if (!isTold || new Set(values).size !== values.length) return undefined;
  const pointer = place(name);
  return {
    name,
    pointer,
    own: join(pointer, 'discriminator'),
    propertyName: property,
    alternatives: [
      ...others.map((other) => ({ ref: place(other), values: valuesOf(other) })),
      ...(own.length === 0 ? [] : [{ ref: pointer, values: own }]),
    ],
  };
}

/** Returns the names of all schemas that extend a schema directly or indirectly. */
function listDescendants(children: ReadonlyMap<string, readonly string[]>, name: string): string[] {
  const result = new Set<string>();
  const waiting = [...(children.get(name) ?? [])];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (each === name || result.has(each)) continue;
    result.add(each);
    waiting.push(...(children.get(each) ?? []));
  }
  return [...result];
}

/** Finds the base schemas of a document: schemas with a discriminator that other schemas extend with `allOf`. */
export function findHierarchy(root: JsonObject): Hierarchy {
  const schemas = asObject(asObject(root['components'])['schemas']);
  const names = Object.keys(schemas);
  const bases = names.filter((name) => isJsonObject(asObject(schemas[name])['discriminator']));
  const children = new Map<string, string[]>();
  for (const name of bases.length === 0 ? [] : names)
    for (const parent of parentsOf(schemas[name])) {
      const own = children.get(parent) ?? [];
      children.set(parent, own);
      own.push(name);
    }
  // Children are in document order, regardless of their depth.
  const order = new Map(names.map((name, index) => [name, index]));
  const inOrder = (one: string, other: string): number => (order.get(one) ?? 0) - (order.get(other) ?? 0);
  const found = bases.flatMap((name) => readBase(schemas, name, listDescendants(children, name).sort(inOrder)) ?? []);
  return {
    bases: new Map(found.map((base) => [base.pointer, base])),
    owns: new Map(found.map((base) => [base.own, base])),
  };
}

/**
 * Returns the pointer that a reference is lowered to: the base's own schema if a child extends the base with `allOf`,
 * else the given pointer.
 */
export function findMeant({ bases }: Hierarchy, ref: string, pointer: string): string {
  const base = bases.get(ref);
  const [components, kind, name, keyword, ...rest] = split(pointer);
  const isChild = components === 'components' && kind === 'schemas' && keyword === 'allOf' && rest.length === 1;
  return base !== undefined && isChild && base.name !== name ? base.own : ref;
}

/** Returns the keywords of the union that replaces a base. A variant that is a base is replaced by its own schema. */
export function unionOf({ bases }: Hierarchy, { pointer, own, propertyName, alternatives }: Base): Partial<Schema> {
  const members = alternatives.map(({ ref, values }) => ({ ref: bases.get(ref)?.own ?? ref, values }));
  const mapping = members.flatMap(({ ref, values }) =>
    values.map((value): Discriminator['mapping'][number] => ({ value, ref })),
  );
  return {
    oneOf: members.map(({ ref }, index) => ({ pointer: join(own, 'mapping', index), ref })),
    discriminator: { propertyName, mapping },
    pointer,
  };
}
