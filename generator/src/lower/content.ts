/** Media types of request bodies and answers. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Content } from '../ir.js';
import { join, resolveRef } from '../read/pointer.js';
import { toJsonSchema } from './json-schema.js';
import { asJson, asRaw, follow, isRaw, optional, type Context, type Located, type Raw } from './raw.js';
import { makeSample } from './sample.js';
import { lowerSchema } from './schema.js';

/** How a body of a media type is read and written (RFC 6839 for `+json`), or `undefined` if it is not supported. */
const kindOf = (mediaType: string): 'json' | 'text' | undefined => {
  const [essence = ''] = mediaType.toLowerCase().split(';');
  if (/^application\/([a-z0-9!#$&^_.-]+\+)?json$/u.test(essence.trim())) return 'json';
  return /^text\/[a-z0-9!#$&^_.+-]+$/u.test(essence.trim()) ? 'text' : undefined;
};

/** Whether a schema takes nothing but text, as far as its types say. */
const isTextual = (context: Context, value: unknown): boolean => {
  let schema = value;
  for (
    const seen = new Set<unknown>();
    isRaw(schema) && !seen.has(schema);
    schema = resolveRef(context.root, String(schema['$ref']))
  ) {
    seen.add(schema);
    const types = schema['type'] === undefined ? [] : [schema['type']].flat();
    if (types.some((type) => type !== 'string')) return false;
    if (types.length > 0 || typeof schema['$ref'] !== 'string') return true;
  }
  return true;
};

export const lowerContent = (context: Context, value: unknown, pointer: string): Content[] => {
  const contents = Object.entries(asRaw(value)).flatMap(([mediaType, item]): Content[] => {
    const located = follow(context, item, join(pointer, mediaType));
    if (located === undefined) return [];
    const { value: media, pointer: place } = located;
    const kind = kindOf(mediaType);
    const isText = kind !== 'text' || (media['itemSchema'] === undefined && isTextual(context, media['schema']));
    if (kind === undefined || !isText) {
      context.report('media-type-unsupported', place, { mediaType });
      return [];
    }
    if (Object.hasOwn(media, 'encoding'))
      context.report('construct-ignored', join(place, 'encoding'), { construct: 'encoding' });
    const schemaPlace = join(place, 'schema');
    const examples = examplesOf(context, media, place);
    const raw = media['schema'] ?? (kind === 'text' ? { type: 'string' } : true);
    return [
      {
        mediaType,
        kind,
        schema: lowerSchema(context, raw, schemaPlace),
        json: toJsonSchema(context, raw, schemaPlace),
        ...optional('example', examples[0] === undefined ? sampleOf(context, raw, schemaPlace) : examples[0].value),
        examples,
        pointer: place,
      },
    ];
  });
  const [first] = contents;
  if (first !== undefined && contents.some((each) => JSON.stringify(each.json) !== JSON.stringify(first.json))) {
    context.report('media-types-ambiguous', pointer, { mediaTypes: contents.map((each) => each.mediaType).join(', ') });
  }
  return contents;
};

/** The examples that a media type or parameter gives, each with its place. */
export const examplesOf = (context: Context, raw: Raw, pointer: string): Located<Json>[] => {
  if (Object.hasOwn(raw, 'example')) return [{ value: asJson(raw['example']), pointer: join(pointer, 'example') }];
  return Object.entries(asRaw(raw['examples'])).flatMap(([name, item]): Located<Json>[] => {
    const example = follow(context, item, join(pointer, 'examples', name));
    if (example === undefined) return [];
    if (Object.hasOwn(example.value, 'value'))
      return [{ value: asJson(example.value['value']), pointer: join(example.pointer, 'value') }];
    if (Object.hasOwn(example.value, 'externalValue')) {
      context.report('construct-ignored', join(example.pointer, 'externalValue'), {
        construct: 'externalValue of an example',
      });
    }
    return [];
  });
};

const sampleOf = (context: Context, schema: unknown, pointer: string): Json | undefined => {
  const made = makeSample(context, schema);
  if ('value' in made) return made.value;
  context.report('sample-impossible', pointer, { reason: made.reason });
  return undefined;
};
