/** Determines how a body is encoded, by media type and schema. */
import type { BodyKind } from '../ir/body-kind.js';
import { isBinary } from '../ir/files.js';
import type { Schema } from '../ir/schema.js';
import type { JsonObject } from '../openapi/values.js';
import type { Context } from './context.js';
import { schemaAt } from './schema.js';

/** Follows references, and compositions with a single schema, to the schema that declares types or properties. */
function endOf(context: Context, schema: Schema): Schema {
  const seen = new Set<Schema>();
  let at = schema;
  while (!seen.has(at)) {
    seen.add(at);
    if (at.types !== undefined || at.properties !== undefined) return at;
    const [only, ...more] = at.allOf ?? [];
    const next = at.ref === undefined ? (more.length === 0 ? only : undefined) : schemaAt(context, at.ref);
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

/** Returns whether a schema allows only strings. */
function isTextual(schema: Schema): boolean {
  return schema.types?.every((type) => type === 'string') ?? false;
}

function isScalar(schema: Schema): boolean {
  return schema.types?.every((type) => ['string', 'number', 'integer', 'bigint', 'boolean'].includes(type)) ?? false;
}

function isObject(schema: Schema): boolean {
  return schema.types === undefined || schema.types.includes('object');
}

/** Returns the kind of a body that may have any media type, according to the schema. */
function kindOfAny(schema: Schema, hasSchema: boolean): BodyKind {
  if (!hasSchema || isBinary(schema)) return 'bytes';
  return isTextual(schema) ? 'text' : 'json';
}

/** Returns the kind of an XML body. Without a schema for its structure, XML is not parsed. */
function kindOfXml(given: Schema, schema: Schema): BodyKind {
  const { pointer: _, description: __, ...said } = schema;
  if (isBinary(schema) || Object.keys(said).length === 0) return 'bytes';
  return isTextual(schema) && given.xml === undefined && schema.xml === undefined ? 'text' : 'xml';
}

/** Returns whether a value with an unstructured media type is text. */
export function isTextLike(context: Context, given: Schema): boolean {
  const schema = endOf(context, given);
  return !isBinary(schema) && isScalar(schema);
}

/** Returns whether a multipart type has unnamed parts, as all except forms do (RFC 2046, 5.1; RFC 7578, 4.2). */
export function isListOfParts(mediaType: string): boolean {
  return /^multipart\/(?!form-data\s*(?:;|$))[^*;]+(?:;|$)/iu.test(mediaType.trim());
}

function isList({ types = [] }: Schema): boolean {
  return types.includes('array') && types.every((type) => type === 'array' || type === 'null');
}

export interface Kind {
  readonly kind: BodyKind;
  /** Whether the media type cannot represent values of the schema. */
  readonly isUnsuited?: true;
}

/** Returns whether parts are identified by position, which is possible for forms, too (OpenAPI 3.2, 4.14.5.3). */
function hasPositions({ prefixEncoding, itemEncoding }: JsonObject): boolean {
  return (prefixEncoding ?? itemEncoding) !== undefined;
}

/**
 * Returns the kind of a body (`+json`: RFC 6839; JSON Lines and similar formats by their common names). `raw` contains
 * the encodings: it is a Media Type Object or an Encoding Object.
 */
export function findKind(
  context: Context,
  mediaType: string,
  given: Schema,
  hasSchema: boolean,
  raw: JsonObject,
): Kind {
  const essence = (mediaType.toLowerCase().split(';')[0] ?? '').trim();
  const schema = endOf(context, given);
  if (essence === 'application/json-seq') return { kind: 'sequence' };
  if (/^(?:application|text)\/(?:jsonl|x-jsonl|x-ndjson|ndjson|json-lines|x-jsonlines|jsonlines)$/u.test(essence))
    return { kind: 'lines' };
  if (essence === 'text/event-stream') return { kind: 'events' };
  if (/^(?:application|text)\/(?:[\w!#$&^.*-]+\+)?json$/u.test(essence)) return { kind: 'json' };
  if (hasSchema && /^(?:application|text)\/xml$|^[\w!#$&^.*-]+\/[\w!#$&^.*-]*\+xml$/u.test(essence))
    return { kind: kindOfXml(given, schema) };
  if (/^\*\/\*$|^application\/\*$/u.test(essence)) return { kind: kindOfAny(schema, hasSchema) };
  if (essence === 'multipart/form-data' && isList(schema) && hasPositions(raw)) return { kind: 'parts' };
  if (essence === 'application/x-www-form-urlencoded' || essence === 'multipart/form-data') {
    const kind = essence.startsWith('multipart') ? 'multipart' : 'form';
    return isObject(schema) ? { kind } : { kind: 'bytes', isUnsuited: true };
  }
  if (isListOfParts(essence) && isList(schema)) return { kind: 'parts' };
  if (!essence.startsWith('text/')) return { kind: 'bytes' };
  if (isBinary(schema)) return { kind: 'bytes' };
  const isFit = !hasSchema || schema.types === undefined || isScalar(schema);
  return isFit ? { kind: 'text' } : { kind: 'text', isUnsuited: true };
}
