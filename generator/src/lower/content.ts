/** Media types of request bodies and answers. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Content } from '../ir.js';
import { join } from '../load/pointer.js';
import { toJsonSchema } from './json-schema.js';
import { asJson, asRaw, follow, isRaw, type Context, type Raw } from './raw.js';
import { makeSample } from './sample.js';
import { lowerSchema } from './schema.js';

/** How a body of a media type is read and written (RFC 6839 for `+json`), or `undefined` if it is not supported. */
const kindOf = (mediaType: string): 'json' | 'text' | undefined => {
  const [essence = ''] = mediaType.toLowerCase().split(';');
  if (/^application\/([a-z0-9!#$&^_.-]+\+)?json$/u.test(essence.trim())) return 'json';
  return /^text\/[a-z0-9!#$&^_.+-]+$/u.test(essence.trim()) ? 'text' : undefined;
};

export const lowerContent = (context: Context, value: unknown, pointer: string): Content[] => {
  const contents = Object.entries(asRaw(value)).flatMap(([mediaType, item]): Content[] => {
    const place = join(pointer, mediaType);
    const kind = kindOf(mediaType);
    if (kind === undefined) {
      context.report('media-type-unsupported', place, { mediaType });
      return [];
    }
    const media = asRaw(item);
    if (Object.hasOwn(media, 'encoding')) context.report('construct-unsupported', join(place, 'encoding'), { construct: 'encoding' });
    const schemaPlace = join(place, 'schema');
    const raw = media['schema'] ?? (kind === 'text' ? { type: 'string' } : true);
    return [
      {
        mediaType,
        kind,
        schema: lowerSchema(context, raw, schemaPlace),
        json: toJsonSchema(context, raw, schemaPlace),
        example: exampleOf(context, media, place) ?? sampleOf(context, raw, schemaPlace),
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

/** The first example that a media type, parameter or header gives. */
export const exampleOf = (context: Context, raw: Raw, pointer: string): Json | undefined => {
  if (Object.hasOwn(raw, 'example')) return asJson(raw['example']);
  for (const [name, item] of Object.entries(asRaw(raw['examples']))) {
    const example = follow(context, item, join(pointer, 'examples', name));
    if (example !== undefined && Object.hasOwn(example.value, 'value')) return asJson(example.value['value']);
    if (example !== undefined && isRaw(example.value) && Object.hasOwn(example.value, 'externalValue')) {
      context.report('construct-unsupported', join(pointer, 'examples', name), { construct: 'externalValue of an example' });
    }
  }
  return undefined;
};

const sampleOf = (context: Context, schema: unknown, pointer: string): Json => {
  const made = makeSample(context, schema);
  if ('value' in made) return made.value;
  context.report('sample-impossible', pointer, { reason: made.reason });
  return null;
};
