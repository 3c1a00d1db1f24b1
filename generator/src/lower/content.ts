/** Media types of request bodies and answers. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Direction } from '../api/access.js';
import type { Content } from '../api/api.js';
import type { Schema } from '../api/schema.js';
import { join } from '../read/pointer.js';
import { asJson, asRaw, follow, optional, type Context, type Located, type Raw } from './raw.js';
import { leaveOut } from './leave-out.js';
import { makeSample } from './sample.js';
import { lowerSchema, schemaAt } from './schema.js';

/** How a body of a media type is read and written (RFC 6839 for `+json`), or `undefined` if it is not supported. */
const kindOf = (mediaType: string): 'json' | 'text' | undefined => {
  const [essence = ''] = mediaType.toLowerCase().split(';');
  if (/^application\/([a-z0-9!#$&^_.-]+\+)?json$/u.test(essence.trim())) return 'json';
  return /^text\/[a-z0-9!#$&^_.+-]+$/u.test(essence.trim()) ? 'text' : undefined;
};

/** Whether a schema takes nothing but text, as far as its types say. */
const isTextual = (context: Context, schema: Schema): boolean => {
  const seen = new Set<Schema>();
  for (let at: Schema | undefined = schema; at !== undefined && !seen.has(at); ) {
    seen.add(at);
    if (at.types?.some((type) => type !== 'string')) return false;
    if (at.types !== undefined || at.ref === undefined) return true;
    at = schemaAt(context, at.ref);
  }
  return true;
};

export const lowerContent = (context: Context, value: unknown, pointer: string, direction: Direction): Content[] => {
  const contents = Object.entries(asRaw(value)).flatMap(([mediaType, item]): Content[] => {
    const located = follow(context, item, join(pointer, mediaType));
    if (located === undefined) return [];
    const { value: media, pointer: place } = located;
    const kind = kindOf(mediaType);
    const schemaPlace = join(place, 'schema');
    const schema = lowerSchema(context, media['schema'] ?? (kind === 'text' ? { type: 'string' } : true), schemaPlace);
    const isText = kind !== 'text' || (media['itemSchema'] === undefined && isTextual(context, schema));
    if (kind === undefined || !isText) {
      context.report('media-type-unsupported', place, { mediaType });
      return [];
    }
    if (Object.hasOwn(media, 'encoding'))
      context.report('construct-ignored', join(place, 'encoding'), { construct: 'encoding' });
    const examples = examplesOf(context, media, place).map((example) => ({
      ...example,
      value: leaveOut(context, schema, example.value, direction),
    }));
    return [
      {
        mediaType,
        kind,
        schema,
        ...optional('example', examples[0] === undefined ? sampleOf(context, schema, direction) : examples[0].value),
        examples,
        pointer: place,
      },
    ];
  });
  const [first] = contents;
  if (first !== undefined && contents.some((each) => !saysSame(each.schema, first.schema))) {
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

const sampleOf = (context: Context, schema: Schema, direction: Direction): Json | undefined => {
  const made = makeSample(context, schema, direction);
  if ('value' in made) return made.value;
  context.report('sample-impossible', schema.pointer, { reason: made.reason });
  return undefined;
};

/** Whether two schemas say the same of values, wherever they stand. */
const saysSame = (one: Schema, other: Schema): boolean => {
  const print = (schema: Schema): string =>
    JSON.stringify(schema, (key, value: unknown) =>
      ['pointer', 'title', 'description', 'examples', 'default'].includes(key) ? undefined : value,
    );
  return print(one) === print(other);
};
