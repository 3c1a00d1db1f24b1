/**
 * Detects parts that are bodies themselves: forms, multipart bodies, XML (OpenAPI 3.2, 4.15), and JSON item sequences.
 */
import type { Content } from '../ir/api.js';
import type { BodyKind } from '../ir/body-kind.js';
import { isStream } from '../ir/content.js';
import { isList, itemsOf, typesOf } from '../ir/form-members.js';
import type { Follow } from '../ir/parts.js';
import type { Schema } from '../ir/schema.js';
import type { JsonObject } from '../openapi/values.js';
import type { Context } from './context.js';
import { findKind } from './media-kind.js';
import { schemaAt } from './schema.js';

/** The body in a part, before the encodings of nested parts are lowered. */
export type PartBody = Pick<Content, 'kind' | 'schema' | 'mediaType' | 'item'>;

function isForm(mediaType: string): boolean {
  return /^(?:multipart\/|application\/x-www-form-urlencoded\s*(?:;|$))/iu.test(mediaType);
}

interface Location {
  readonly context: Context;
  /** The kind of the body that contains the part. */
  readonly container: BodyKind;
  readonly mediaType: string;
  /** The Encoding Object of the part. */
  readonly raw: JsonObject;
}

function findBody({ context, mediaType, raw }: Location, schema: Schema): PartBody | undefined {
  const { kind } = findKind(context, mediaType, schema, true, raw);
  if (kind === 'form' || kind === 'multipart' || kind === 'parts') return { mediaType, kind, schema };
  const follow: Follow = (ref) => schemaAt(context, ref);
  // Events are not JSON, and a part cannot be read as a stream.
  if (kind === 'lines' || kind === 'sequence') {
    const item = itemsOf(follow, schema) ?? { pointer: schema.pointer };
    return isList(follow, schema) ? { mediaType, kind, schema, item } : undefined;
  }
  if (kind !== 'xml') return undefined;
  const types = typesOf(follow, schema);
  // Values other than arrays and objects are written as text.
  return types.has('object') || types.has('array') ? { mediaType, kind, schema } : undefined;
}

/**
 * Returns the body that a part contains; `undefined` if the part is not a body. Returns `unsuited` if the media type is
 * that of a form, a multipart body or a sequence, but the schema does not allow that or the container cannot represent
 * it.
 *
 * Each item of a named array is a part (OpenAPI 3.2, 4.14.5.1). If no item can be a multipart body but the whole array
 * can, the array is a single part. The same applies to sequences of JSON items, unless each item could be one.
 */
export function findPartBody(place: Location, schema: Schema | undefined): PartBody | 'unsuited' | undefined {
  const { context, container, mediaType, raw } = place;
  if (schema === undefined || mediaType === '' || mediaType.includes('*')) return undefined;
  const follow: Follow = (ref) => schemaAt(context, ref);
  const isNamedList = container !== 'parts' && isList(follow, schema);
  const part = isNamedList ? itemsOf(follow, schema) : schema;
  const types = typesOf(follow, part ?? schema);
  const isOfItems = isStream(findKind(context, mediaType, schema, true, raw).kind);
  const isWhole = isNamedList && (isForm(mediaType) || (isOfItems && !types.has('string')));
  const found = (part && findBody(place, part)) ?? (isWhole ? findBody(place, schema) : undefined);
  // A form cannot represent the boundary between parts.
  const isCarried = container !== 'form' || (found?.kind !== 'multipart' && found?.kind !== 'parts');
  if (found !== undefined && isCarried) return found;
  const isTold = isForm(mediaType) || isOfItems;
  return isTold && types.size > 0 && !types.has('string') ? 'unsuited' : undefined;
}
