/** The examples of schemas, as their pages show them. */
import type { Json } from '../../../../runtime/codec/operation.js';
import type { EmitInput } from '../../../emit/input.js';
import { listAll, listContents } from '../../../ir/api.js';
import { schemaOfContent } from '../../../ir/content.js';
import type { NamedSchema, Schema } from '../../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../../ir/schema-index.js';
import { indentJson } from './json.js';

/** Maximum length of an example in characters; a longer one explains less than the fields do. */
const mostCharacters = 4_000;

/** Returns the example of a schema as indented JSON; `undefined` if there is none. */
export type SchemaExamples = (named: NamedSchema) => string | undefined;

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Stores the first value of each named schema that applies to a value or to values within it. */
function collect(index: SchemaIndex, found: Map<string, Json>, schema: Schema, value: Json): void {
  const named = index.find(schema.pointer);
  if (value === null) return;
  if (named !== undefined) {
    if (found.has(named.pointer)) return;
    found.set(named.pointer, value);
  }
  const visit = (inner: Schema, part: Json): void => collect(index, found, inner, part);
  if (schema.ref !== undefined) visit(index.at(schema.ref).schema, value);
  // The variant is known only if there is just one besides null.
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ types }) => types?.join() !== 'null');
  for (const part of [...(schema.allOf ?? []), ...(variants.length === 1 ? variants : [])]) visit(part, value);
  const { items } = schema;
  if (Array.isArray(value) && items !== undefined) for (const item of value) visit(items, item);
  if (isObject(value))
    for (const { name, schema: property } of schema.properties ?? [])
      if (Object.hasOwn(value, name)) visit(property, value[name] ?? null);
}

/**
 * Creates a function that returns the first example of a schema in the document, or else its first value in the
 * examples of operations, unless that value is a scalar or too long.
 */
export function createSchemaExamples({ api }: Pick<EmitInput, 'api'>): SchemaExamples {
  const index = indexOf(api);
  const found = new Map<string, Json>();
  for (const content of listAll(api).flatMap(listContents)) {
    const schema = schemaOfContent(content) ?? content.schema;
    if (schema !== undefined && content.example !== undefined) collect(index, found, schema, content.example);
  }
  return ({ pointer, schema }) => {
    const [declared] = schema.examples ?? [];
    if (declared !== undefined) return indentJson(declared);
    const value = found.get(pointer);
    if (value === undefined || typeof value !== 'object' || value === null) return undefined;
    const text = indentJson(value);
    return text.length > mostCharacters ? undefined : text;
  };
}
