/**
 * Detects parts that are bodies themselves: forms, multipart bodies, XML (OpenAPI 3.2, 4.15), and JSON item sequences.
 */
import type { Content } from '../ir/api.js';
import type { BodyKind } from '../ir/body-kind.js';
import { isStream } from '../ir/content.js';
import { isList, itemsOf, typesOf } from '../ir/form-members.js';
import type { Follow } from '../ir/parts.js';
import type { Schema } from '../ir/schema.js';
import { findKind } from './media-kind.js';
import type { Context } from './context.js';
import type { JsonObject } from '../openapi/values.js';
import { schemaAt } from './schema.js';

/** The body of a part, before its own encodings are known. */
export type PartBody = Pick<Content, 'kind' | 'schema' | 'mediaType' | 'item'>;

const isForm = (mediaType: string): boolean =>
  /^(?:multipart\/|application\/x-www-form-urlencoded\s*(?:;|$))/iu.test(mediaType);

interface Location {
  readonly context: Context;
  /** The kind of the body that contains the part. */
  readonly container: BodyKind;
  readonly mediaType: string;
  /** The Encoding Object. */
  readonly raw: JsonObject;
}

const findBody = ({ context, mediaType, raw }: Location, schema: Schema): PartBody | undefined => {
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
  // A plain value is written as text.
  return types.has('object') || types.has('array') ? { mediaType, kind, schema } : undefined;
};

/**
 * Returns the body of a part; `undefined` if only its media type suggests one. `unsuited` is a form or multipart body
 * that its schema does not allow, or that its container cannot represent.
 *
 * Each item of a named array is a part (OpenAPI 3.2, 4.14.5.1). If no item can be a list of parts but the whole array
 * can, the array is a single part, since there is no other reading. The same applies to JSON item sequences, unless
 * each item could be one.
 */
export const findPartBody = (place: Location, schema: Schema | undefined): PartBody | 'unsuited' | undefined => {
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
};
