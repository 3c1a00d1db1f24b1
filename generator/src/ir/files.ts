/** Detects schemas of files: binary strings that occur only in parts of multipart bodies (OpenAPI 3.1, 4.8.14.3). */
import type { Content, Encoding } from './api.js';
import { restOfParts } from './api.js';
import { listReached } from './reach.js';
import { partsOf, type Schema } from './schema.js';
import type { SchemaIndex } from './schema-index.js';

/** Returns the direct subschemas that apply to the same value as the schema. */
function besides({ allOf, anyOf, oneOf, dependentSchemas, not, if: condition, then, else: other }: Schema): Schema[] {
  return [
    ...[allOf, anyOf, oneOf].flatMap((list) => list ?? []),
    ...(dependentSchemas ?? []).map(({ schema }) => schema),
    ...[not, condition, then, other].flatMap((each) => each ?? []),
  ];
}

function itemsOf({ prefixItems = [], items, contains, unevaluatedItems }: Schema): Schema[] {
  return [...prefixItems, ...[items, contains, unevaluatedItems].flatMap((each) => each ?? [])];
}

/** Returns all schemas that apply to the same value: the schema, its reference and subschemas, recursively. */
function listSaying(index: SchemaIndex, schema: Schema): ReadonlySet<Schema> {
  const result = new Set<Schema>();
  const waiting = [schema];
  for (let each = waiting.pop(); each !== undefined; each = waiting.pop()) {
    if (result.has(each)) continue;
    result.add(each);
    waiting.push(...besides(each), ...(each.ref === undefined ? [] : [index.at(each.ref).schema]));
  }
  return result;
}

/** The schema of a body's part, with the part's encoding. */
interface Carried {
  readonly schema: Schema;
  readonly encoding: Encoding | undefined;
}

/** Returns the schemas of a body's parts, each once for every encoding that may apply to the part. */
function listCarried(body: Schema, { kind, encodings }: Content): Carried[] {
  const find = (name: string): Encoding | undefined => encodings.find((each) => each.name === name);
  if (kind === 'multipart') {
    const { properties = [], patternProperties = [], additionalProperties, unevaluatedProperties } = body;
    const others = [...patternProperties.map(({ schema }) => schema), additionalProperties, unevaluatedProperties];
    return [
      ...properties.map(({ name, schema }) => ({ schema, encoding: find(name) })),
      ...others.flatMap((schema) => (schema === undefined ? [] : [{ schema, encoding: undefined }])),
    ];
  }
  const { prefixItems = [] } = body;
  const rest = encodings.filter(({ name }) => name === restOfParts || Number(name) >= prefixItems.length);
  return [
    ...prefixItems.map((schema, index) => ({ schema, encoding: find(String(index)) ?? find(restOfParts) })),
    ...itemsOf({ ...body, prefixItems: [] }).flatMap((schema) =>
      [...rest, ...(find(restOfParts) === undefined ? [undefined] : [])].map((encoding) => ({ schema, encoding })),
    ),
  ];
}

/** Returns whether a part with this encoding can only be JSON. */
function isJson({ contentType = '' }: Partial<Encoding> = {}): boolean {
  return contentType.split(',').every((type) => /[/+]json\s*(?:;|$)/iu.test(type));
}

function findFiles(index: SchemaIndex): ReadonlySet<Schema> {
  const parts = new Set<Schema>();
  // All values nested in a part are JSON, unless the part is itself a body.
  const others = [...index.notMultipart];
  const addPart = (schema: Schema, isSpread: boolean): void => {
    for (const each of listSaying(index, schema)) {
      parts.add(each);
      const same = new Set(besides(each));
      const items = isSpread ? itemsOf(each) : [];
      others.push(...partsOf(each).filter((part) => !same.has(part) && !items.includes(part)));
      for (const item of items) addPart(item, false);
    }
  };
  for (const content of index.multipart)
    for (const body of listSaying(index, content.schema)) {
      parts.add(body);
      for (const { schema, encoding } of listCarried(body, content)) {
        if (encoding?.content !== undefined) continue;
        if (isJson(encoding)) others.push(schema);
        // For an array with a name, each item is a part (OpenAPI 3.2, 4.14.5.1).
        else addPart(schema, content.kind === 'multipart');
      }
    }
  const reached = listReached(index, others);
  return new Set([...parts].filter((schema) => isBinary(schema) && !reached.has(schema)));
}

/** Returns whether a schema itself declares binary data. Does not follow references. */
export function isBinary({ types, format, contentMediaType, contentEncoding }: Schema): boolean {
  if (types !== undefined && !types.includes('string')) return false;
  // `binary` is the identity encoding (RFC 2045, 6.2).
  if (format === 'binary' || contentEncoding?.toLowerCase() === 'binary') return true;
  return contentMediaType !== undefined && contentEncoding === undefined && !/json|^text\//iu.test(contentMediaType);
}

/** Returns whether values of a schema are files. */
export function isFile(index: SchemaIndex, schema: Schema): boolean {
  return index.once('files', () => findFiles(index)).has(schema);
}
