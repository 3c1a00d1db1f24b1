/**
 * Which parts are bodies of their own: those whose media type is a form, multipart, XML (OpenAPI 3.2, 4.15), or a text of
 * JSON items.
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

/** What a part is as a body, before its own encodings are known. */
export type PartBody = Pick<Content, 'kind' | 'schema' | 'mediaType' | 'item'>;

const isForm = (mediaType: string): boolean =>
  /^(?:multipart\/|application\/x-www-form-urlencoded\s*(?:;|$))/iu.test(mediaType);

interface Location {
  readonly context: Context;
  /** The kind of the body that the part stands in. */
  readonly container: BodyKind;
  readonly mediaType: string;
  /** The encoding itself. */
  readonly raw: JsonObject;
}

const findBody = ({ context, mediaType, raw }: Location, schema: Schema): PartBody | undefined => {
  const { kind } = findKind(context, mediaType, schema, true, raw);
  if (kind === 'form' || kind === 'multipart' || kind === 'parts') return { mediaType, kind, schema };
  const follow: Follow = (ref) => schemaAt(context, ref);
  // Events are no JSON, and whoever reads a part has no stream of them.
  if (kind === 'lines' || kind === 'sequence') {
    const item = itemsOf(follow, schema) ?? { pointer: schema.pointer };
    return isList(follow, schema) ? { mediaType, kind, schema, item } : undefined;
  }
  if (kind !== 'xml') return undefined;
  const types = typesOf(follow, schema);
  // What is no more than text is that text.
  return types.has('object') || types.has('array') ? { mediaType, kind, schema } : undefined;
};

/**
 * What a part is as a body of its own; `undefined` where nothing but its media type says so. `unsuited` is a form or a list
 * of parts that its schema cannot be, or that could not be told apart where it stands.
 *
 * Each item of a list that has a name is a part (OpenAPI 3.2, 4.14.5.1). Where no item can be a list of parts, and the
 * member can, it is one part: nothing else could be meant. So it is of a text of items, unless each could be such a text.
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
  // A form has no place for what is between the parts.
  const isCarried = container !== 'form' || (found?.kind !== 'multipart' && found?.kind !== 'parts');
  if (found !== undefined && isCarried) return found;
  const isTold = isForm(mediaType) || isOfItems;
  return isTold && types.size > 0 && !types.has('string') ? 'unsuited' : undefined;
};
