/** Which parts are bodies of their own: those whose media type is a form, multipart, or XML (OpenAPI 3.2, 4.15). */
import type { Content } from '../api/api.js';
import type { BodyKind } from '../api/content.js';
import { isList, itemsOf, typesOf } from '../api/form-members.js';
import type { Follow } from '../api/parts.js';
import type { Schema } from '../api/schema.js';
import { findKind } from './media-kind.js';
import type { Context, Raw } from './raw.js';
import { schemaAt } from './schema.js';

/** What a part is as a body, before its own encodings are known. */
export type PartBody = Pick<Content, 'kind' | 'schema' | 'mediaType'>;

const isForm = (mediaType: string): boolean =>
  /^(?:multipart\/|application\/x-www-form-urlencoded\s*(?:;|$))/iu.test(mediaType);

interface Place {
  readonly context: Context;
  /** The kind of the body that the part stands in. */
  readonly container: BodyKind;
  readonly mediaType: string;
  /** The encoding itself. */
  readonly raw: Raw;
}

const findBody = ({ context, mediaType, raw }: Place, schema: Schema): PartBody | undefined => {
  const { kind } = findKind(context, mediaType, schema, true, raw);
  if (kind === 'form' || kind === 'multipart' || kind === 'parts') return { mediaType, kind, schema };
  if (kind !== 'xml') return undefined;
  const types = typesOf((ref) => schemaAt(context, ref), schema);
  // What is no more than text is that text.
  return types.has('object') || types.has('array') ? { mediaType, kind, schema } : undefined;
};

/**
 * What a part is as a body of its own; `undefined` where nothing but its media type says so. `unsuited` is a form or a list
 * of parts that its schema cannot be, or that could not be told apart where it stands.
 *
 * Each item of a list that has a name is a part (OpenAPI 3.2, 4.14.5.1). Where no item can be a list of parts, and the
 * member can, it is one part: nothing else could be meant.
 */
export const findPartBody = (place: Place, schema: Schema | undefined): PartBody | 'unsuited' | undefined => {
  const { context, container, mediaType } = place;
  if (schema === undefined || mediaType === '' || mediaType.includes('*')) return undefined;
  const follow: Follow = (ref) => schemaAt(context, ref);
  const isNamedList = container !== 'parts' && isList(follow, schema);
  const part = isNamedList ? itemsOf(follow, schema) : schema;
  const found =
    (part && findBody(place, part)) ?? (isNamedList && isForm(mediaType) ? findBody(place, schema) : undefined);
  // A form has no place for what is between the parts.
  const isCarried = container !== 'form' || found?.kind === 'form' || found?.kind === 'xml';
  if (found !== undefined && isCarried) return found;
  const types = typesOf(follow, part ?? schema);
  return isForm(mediaType) && types.size > 0 && !types.has('string') ? 'unsuited' : undefined;
};
