/** Lowers the media types of request bodies and responses. */

import type { Content, Example } from '../ir/api.js';
import type { BodyKind } from '../ir/body-kind.js';
import { isStream } from '../ir/content.js';
import type { Direction } from '../ir/direction.js';
import type { Schema } from '../ir/schema.js';
import { asJson, asObject, type JsonObject, optional } from '../openapi/values.js';
import { join } from '../support/json-pointer.js';
import { type Context, follow, type Located } from './context.js';
import { type LowerHeaders, lowerEncodings } from './encodings.js';
import { leaveOut } from './leave-out.js';
import { findKind, isListOfParts } from './media-kind.js';
import { lowerSchema } from './schema.js';
import { isMediaType } from './token.js';

/**
 * Lowers the content of a body, parameter or header. `lowerHeaders` is given for bodies, whose parts can have headers.
 */
export function lowerContent(
  context: Context,
  value: unknown,
  pointer: string,
  direction: Direction,
  lowerHeaders?: LowerHeaders,
): Content[] {
  const media = asObject(value);
  const readings = Object.keys(media).map(readMediaType);
  return Object.entries(media).flatMap(([key, item], index): Content[] => {
    const reading = readings[index];
    const isTaken = reading !== key && (readings.indexOf(reading) < index || Object.hasOwn(media, reading ?? ''));
    const mediaType = isTaken ? undefined : reading;
    if (mediaType !== key)
      context.report('media-type-invalid', join(pointer, key), { mediaType: key, reading: mediaType });
    const located = mediaType === undefined ? undefined : follow(context, item, join(pointer, key));
    return located === undefined || mediaType === undefined
      ? []
      : [lowerMedia(context, mediaType, located, direction, lowerHeaders)];
  });
}

/** Returns a media type, corrected if possible; `undefined` if the name is invalid and cannot be corrected. */
function readMediaType(name: string): string | undefined {
  if (name === '*') return '*/*';
  const [first = ''] = name.split(/[\s,]/u);
  return [name, first].find(isMediaType);
}

function lowerMedia(
  context: Context,
  mediaType: string,
  located: Located,
  direction: Direction,
  lowerHeaders?: LowerHeaders,
): Content {
  const { value: media, pointer } = located;
  const place = join(pointer, 'schema');
  const hasSchema = media['schema'] !== undefined;
  const given = lowerWhole(context, mediaType, media, pointer);
  const { kind, isUnsuited } = findKind(context, mediaType, given, hasSchema, media);
  if (isUnsuited === true) context.report('media-schema-unsuited', place, { mediaType });
  if (media['itemSchema'] !== undefined && !isStream(kind) && (kind !== 'parts' || hasSchema))
    context.report('construct-ignored', join(pointer, 'itemSchema'), {
      construct: '"itemSchema" of a media type that is not a stream, or that also has "schema"',
    });
  const isImplied = kind === 'text' && (!hasSchema || isUnsuited === true);
  const schema = isImplied ? { pointer: join(pointer, 'schema', kind), types: ['string' as const] } : given;
  const examples = examplesOf(context, media, pointer).map((example) => ({
    ...example,
    value: leaveOut(context, schema, example.value, direction),
  }));
  return {
    mediaType,
    kind,
    schema,
    ...optional('item', isStream(kind) ? lowerItem(context, kind, media, given, pointer) : undefined),
    encodings: lowerEncodings(context, { kind, schema }, media, pointer, lowerHeaders),
    examples,
    pointer,
  };
}

/** Returns the schema of a whole body. For unnamed parts, `itemSchema` describes each part (OpenAPI 3.2, 4.14.5). */
function lowerWhole(context: Context, mediaType: string, media: JsonObject, pointer: string): Schema {
  const { schema, itemSchema } = media;
  if (schema !== undefined || itemSchema === undefined || !isListOfParts(mediaType))
    return lowerSchema(context, schema ?? true, join(pointer, 'schema'));
  const items = lowerSchema(context, itemSchema, join(pointer, 'itemSchema'));
  return { pointer: join(pointer, 'schema'), types: ['array'], items };
}

/** Returns the schema of a stream's items: `itemSchema` (OpenAPI 3.2, 4.14.2) or, for an array schema, `items`. */
function lowerItem(
  context: Context,
  kind: BodyKind,
  media: JsonObject,
  given: Schema,
  pointer: string,
): Schema | undefined {
  if (media['itemSchema'] !== undefined) return lowerSchema(context, media['itemSchema'], join(pointer, 'itemSchema'));
  // The media type defines the structure of events; the type of the data in them is not declared.
  if (kind === 'events') return undefined;
  return given.types?.length === 1 && given.types[0] === 'array' ? (given.items ?? { pointer }) : given;
}

/** Returns the examples of a media type or parameter. Those in `examples` have a name; one in `example` has none. */
export function examplesOf(context: Context, raw: JsonObject, pointer: string): Example[] {
  if (Object.hasOwn(raw, 'example')) return [{ value: asJson(raw['example']), pointer: join(pointer, 'example') }];
  return Object.entries(asObject(raw['examples'])).flatMap(([name, item]): Example[] => {
    const example = follow(context, item, join(pointer, 'examples', name));
    if (example === undefined) return [];
    // OpenAPI 3.2, 4.20: an example is data, serialized text, or an external file.
    const key = ['value', 'dataValue'].find((each) => Object.hasOwn(example.value, each));
    if (key !== undefined) return [{ name, value: asJson(example.value[key]), pointer: join(example.pointer, key) }];
    for (const construct of ['serializedValue', 'externalValue'])
      if (Object.hasOwn(example.value, construct))
        context.report('construct-ignored', join(example.pointer, construct), {
          construct: `"${construct}" of an example`,
        });
    return [];
  });
}
