/**
 * Names inline enums and objects after their location. A name does not depend on the order of the document or on other
 * names, except in a collision.
 */

import { listVariants } from '../ir/access.js';
import { type Api, type Content, listAll, type Operation } from '../ir/api.js';
import { schemaOfContent } from '../ir/content.js';
import { type Direction, requestOf, responseOf } from '../ir/direction.js';
import type { NamedSchema, Schema } from '../ir/schema.js';
import { indexOf } from '../ir/schema-index.js';
import { childrenOf, type EnumType, type ObjectType, type Type } from '../ir/type.js';
import { typeOf, typeOfPart } from '../ir/type-of.js';
import { toPascal } from '../support/case.js';
import { addHash, type Named, resolveCollisions } from './candidates.js';

export interface ObjectName {
  readonly type: string;
  /** The module of the types package that declares the type, such as `post` or `operations/posts`. */
  readonly module: string;
}

export interface EnumName extends ObjectName {
  /** The constant that lists the enum values. */
  readonly values: string;
}

export interface InlineNames {
  /** The enums by pointer, including those of named schemas. */
  readonly enumerations: ReadonlyMap<string, EnumName>;
  readonly objects: ReadonlyMap<ObjectType, ObjectName>;
}

/** The prefix of the names at a location, and the module that declares them. */
export interface Site {
  readonly context: string;
  readonly module: string;
}

export interface Owners {
  readonly schema: (schema: NamedSchema) => Site;
  readonly operation: (operation: Operation) => Site;
}

interface Found extends Site {
  readonly nameRequest: Named;
}

/** Returns whether an enum gets a declaration: only if it has at least two strings. */
function isDeclared(type: Type): type is EnumType {
  return type.kind === 'enum' && type.values.filter((value) => typeof value === 'string').length > 1;
}

/** Returns whether an object can be declared as an interface. */
function isPlain(type: Type): type is ObjectType {
  return type.kind === 'object' && type.additional === false && type.properties.length > 0;
}

/** Returns the prefix for a schema in a shared component: the component's name, so that operations do not affect it. */
function sharedSite(pointer: string): Site | undefined {
  const [, kind, name] = /^\/components\/([^/]+)\/([^/]+)/u.exec(pointer) ?? [];
  return kind === undefined || kind === 'schemas' || name === undefined
    ? undefined
    : { context: toPascal(name), module: 'components' };
}

/**
 * Returns a word that distinguishes a variant: its title, its discriminator value, or the name of a required property.
 */
function hintOf({ title, properties }: ObjectType): string {
  const marks = properties.flatMap(({ type }) => (type.kind === 'enum' && type.values.length === 1 ? type.values : []));
  return title ?? String(marks[0] ?? (properties.find(({ required }) => required) ?? properties[0])?.name ?? '');
}

function addWord(context: string, word: string): string {
  // A status range is spelled as in the document.
  return context + (/^[1-5]XX$/u.test(word) ? word : toPascal(word).replace(/^_(?=\d)/u, ''));
}

/** Creates a collector for the enums and objects that need names. Each gets a key from its location or its content. */
function collect() {
  const found = new Map<string, Found>();
  const enumerations = new Map<string, string>();
  const objects = new Map<ObjectType, string>();
  const variants = new Map<string, { readonly key: string; readonly type: ObjectType }[]>();

  const addEnumeration = (type: EnumType, { context, module }: Site): void => {
    // Enums with equal values in the same context, such as in the variants of a union, are declared once.
    const key = `enumeration ${JSON.stringify([context, module, type.values, type.open])}`;
    enumerations.set(type.pointer, key);
    const candidates = [context, `${context}Value`, ...addHash(context, key)];
    found.set(key, { context, module, nameRequest: { key, candidates } });
  };

  const addObject = (type: ObjectType, { context, module }: Site, hint: string): void => {
    const known = variants.get(type.pointer) ?? [];
    variants.set(type.pointer, known);
    const content = known.length === 0 ? '' : JSON.stringify(type);
    const same = known.find((each) => JSON.stringify(each.type) === content);
    const key = same?.key ?? `object ${type.pointer}${' sent'.repeat(known.length)}`;
    objects.set(type, key);
    if (same !== undefined) return;
    known.push({ key, type });
    const name = addWord(context, hint) + (known.length > 1 ? 'Input' : '');
    found.set(key, { context, module, nameRequest: { key, candidates: [name, ...addHash(name, key)] } });
  };

  /** Collects a type and its inner types. `isPart`: whether the type may get its own name if it is an object. */
  const visit = (type: Type, site: Site, isPart: boolean, within: string, hint = ''): void => {
    if (within !== '' && type.pointer !== within && !type.pointer.startsWith(`${within}/`)) return;
    if (isDeclared(type)) {
      if (!enumerations.has(type.pointer)) addEnumeration(type, site);
      return;
    }
    if (isPart && isPlain(type) && !objects.has(type)) addObject(type, site, hint);
    const isUnion = type.kind === 'union';
    const several = isUnion && (!isPart || type.members.filter(isPlain).length > 1);
    for (const [inner, suffix] of childrenOf(type)) {
      const context = addWord(site.context, suffix);
      const mark = several && isPlain(inner) ? hintOf(inner) : '';
      visit(inner, { ...site, context }, isUnion || type.kind !== 'intersection', within, mark);
    }
  };
  return { found, enumerations, objects, visit };
}

/** Names all inline enums and objects of an Api; `taken` are the type names in use. */
export function nameInline(api: Api, owners: Owners, taken: Set<string>): InlineNames {
  const index = indexOf(api);
  const { found, enumerations, objects, visit } = collect();
  const named = new Map<string, EnumName>();
  const own: { readonly pointer: string; readonly site: Site }[] = [];
  const variants = listVariants(index);
  const directionsOf = ({ pointer }: NamedSchema): readonly Direction[] =>
    variants.has(pointer) ? ['received', 'sent'] : ['received'];
  for (const schema of api.schemas) {
    if (isDeclared(typeOf(index, schema.schema, 'received'))) {
      own.push({ pointer: schema.pointer, site: owners.schema(schema) });
      enumerations.set(schema.pointer, '');
      continue;
    }
    for (const direction of directionsOf(schema))
      visit(typeOf(index, schema.schema, direction), owners.schema(schema), false, schema.pointer);
  }
  // A schema that a reference elsewhere points to has been named after its own location by now.
  for (const schema of api.schemas)
    for (const direction of directionsOf(schema))
      visit(typeOf(index, schema.schema, direction), owners.schema(schema), false, '');
  for (const operation of listAll(api)) {
    const { context, module } = owners.operation(operation);
    for (const { schema, name, direction } of inlineSchemas(operation)) {
      const site = sharedSite(schema.pointer) ?? { context: addWord(context, name), module };
      visit(typeOfPart(index, schema, direction), site, true, '');
    }
  }
  const types = resolveCollisions(
    [...found.values()].map(({ nameRequest }) => nameRequest),
    taken,
  );
  const constants = nameConstants([...own.map(({ site }) => site.context), ...types.values()]);
  for (const { pointer, site } of own)
    named.set(pointer, { type: site.context, values: constants(site.context), module: site.module });
  const nameOf = (key: string): ObjectName | undefined => {
    const [type, module] = [types.get(key), found.get(key)?.module];
    return type === undefined || module === undefined ? undefined : { type, module };
  };
  for (const [pointer, key] of enumerations) {
    const name = nameOf(key);
    if (name !== undefined) named.set(pointer, { ...name, values: constants(name.type) });
  }
  return {
    enumerations: named,
    objects: new Map([...objects].flatMap(([type, key]) => [[type, nameOf(key)] as const]).filter(isNamed)),
  };
}

function isNamed(entry: readonly [ObjectType, ObjectName | undefined]): entry is readonly [ObjectType, ObjectName] {
  return entry[1] !== undefined;
}

/** Returns a function that maps the type name of an enum to a unique name for the constant with the enum's values. */
function nameConstants(types: readonly string[]): (type: string) => string {
  const names = resolveCollisions(
    [...new Set(types)].map((type) => {
      const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}Values`;
      return { key: type, candidates: [name, ...addHash(name, type)] };
    }),
    new Set(),
  );
  return (type) => names.get(type) ?? '';
}

/** Returns body schemas with their names. If the kind differs from that of the first body, the name contains it. */
function listContents(
  contents: readonly Content[],
  name: string,
): { readonly schema: Schema; readonly name: string }[] {
  const [first] = contents;
  return contents.flatMap((content) => {
    const schema = schemaOfContent(content);
    const own = content.kind === first?.kind ? name : `${name} ${content.kind}`;
    return schema === undefined ? [] : [{ schema, name: own }];
  });
}

/** Returns the schemas of headers of multipart parts, with names from the part and the header. */
function listPartHeaders(
  contents: readonly Content[],
  prefix: string,
): { readonly schema: Schema; readonly name: string }[] {
  return contents.flatMap(({ encodings }) =>
    encodings.flatMap(({ name: part, headers, content }) => [
      ...headers.map(({ schema, name }) => ({ schema, name: `${prefix}${part} ${name}` })),
      ...(content === undefined ? [] : listPartHeaders([content], `${prefix}${part} `)),
    ]),
  );
}

/** Returns the inline schemas of an operation and of the components that it uses, with names. */
export function inlineSchemas(
  operation: Operation,
): { readonly schema: Schema; readonly name: string; readonly direction: Direction }[] {
  const { parameters, body, responses } = operation;
  const [requestDirection, responseDirection] = [requestOf(operation), responseOf(operation)];
  return [
    ...parameters.map(({ schema, name }) => ({ schema, name, direction: requestDirection })),
    ...listContents(body?.content ?? [], 'Body').map((each) => ({ ...each, direction: requestDirection })),
    ...listPartHeaders(body?.content ?? [], '').map((each) => ({ ...each, direction: requestDirection })),
    ...responses.flatMap((response) => [
      ...listContents(response.content, response.status).map((each) => ({ ...each, direction: responseDirection })),
      ...response.headers.map(({ schema, name }) => ({ schema, name, direction: responseDirection })),
      ...listPartHeaders(response.content, `${response.status} `).map((each) => ({
        ...each,
        direction: responseDirection,
      })),
    ]),
  ];
}
