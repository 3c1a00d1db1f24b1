/** Encoding Objects (OpenAPI 3.2, 4.15): how form members and parts of multipart bodies are written. */
import { type Content, type Encoding, type Header, restOfParts } from '../ir/api.js';
import type { BodyKind } from '../ir/body-kind.js';
import { hasStyle } from '../ir/form-members.js';
import { findMember, listParts } from '../ir/parts.js';
import type { Schema } from '../ir/schema.js';
import { join } from '../support/json-pointer.js';
import { findPartBody } from './part-content.js';
import type { Context, Located } from './context.js';
import { asArray, asObject, asString, optional, type JsonObject } from '../openapi/values.js';
import { schemaAt } from './schema.js';
import { isMediaType } from './token.js';

/** Lowers the headers of a part. */
export type LowerHeaders = (value: unknown, pointer: string) => readonly Header[];

const queryStyles = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const;

/** The keywords that contain encodings, and the kinds of bodies that have them. */
const keywords: Readonly<Record<string, { readonly kinds: readonly BodyKind[]; readonly misplaced: string }>> = {
  encoding: { kinds: ['form', 'multipart'], misplaced: '"encoding" of a media type that is not a form' },
  prefixEncoding: { kinds: ['parts'], misplaced: '"prefixEncoding" of a media type that is not a multipart array' },
  itemEncoding: { kinds: ['parts'], misplaced: '"itemEncoding" of a media type that is not a multipart array' },
};

/** A body whose encodings are lowered. */
interface Body {
  readonly context: Context;
  readonly kind: BodyKind;
  readonly schema: Schema;
  readonly lowerHeaders: LowerHeaders | undefined;
  readonly budget: Budget;
}

/** Limits the number of parts with nested parts, because one encoding can apply to every item of an array. */
interface Budget {
  left: number;
  /** Called once, when the limit is exceeded. */
  readonly exceed: () => void;
}

/** The same limit applies to received bodies. */
const mostParts = 1000;

/**
 * Lowers the encodings of a media type, or of a part that is itself a body. The names of encodings of unnamed parts are
 * their positions, and `*` for the rest.
 */
export const lowerEncodings = (
  context: Context,
  { kind, schema }: Pick<Content, 'kind' | 'schema'>,
  media: JsonObject,
  pointer: string,
  lowerHeaders?: LowerHeaders,
  budget: Budget = {
    left: mostParts,
    exceed: () => {
      const construct = `a multipart body with more than ${mostParts} nested multipart parts`;
      context.report('construct-unsupported', pointer, { construct });
    },
  },
): Encoding[] => {
  for (const [keyword, { kinds, misplaced }] of Object.entries(keywords))
    if (media[keyword] !== undefined && !kinds.includes(kind))
      context.report('construct-ignored', join(pointer, keyword), { construct: misplaced });
  const body = { context, kind, schema, lowerHeaders, budget };
  if (kind === 'parts') return lowerPositions(body, media, pointer);
  if (kind !== 'form' && kind !== 'multipart') return [];
  const follow = (ref: string): Schema => schemaAt(context, ref);
  const place = join(pointer, 'encoding');
  return Object.entries(asObject(media['encoding'])).map(([name, item]) => {
    const member = findMember(follow, schema, name);
    return lowerEncoding(body, name, { value: asObject(item), pointer: join(place, name) }, member);
  });
};

/** Lowers the encodings of unnamed parts; parts without their own encoding use that of the rest. */
const lowerPositions = (body: Body, media: JsonObject, pointer: string): Encoding[] => {
  const { context, schema } = body;
  const parts = listParts((ref) => schemaAt(context, ref), schema);
  const prefix = parts.find(({ prefixItems }) => prefixItems !== undefined)?.prefixItems ?? [];
  const items = parts.find((part) => part.items !== undefined)?.items ?? { pointer: schema.pointer };
  const first = asArray(media['prefixEncoding']).map((item, index) => {
    const located = { value: asObject(item), pointer: join(pointer, 'prefixEncoding', index) };
    return lowerEncoding(body, String(index), located, prefix[index] ?? items);
  });
  if (media['itemEncoding'] === undefined) return first;
  const rest = { value: asObject(media['itemEncoding']), pointer: join(pointer, 'itemEncoding') };
  // Diagnostics are reported for the rest only.
  const silent = { ...body, context: { ...context, report: () => undefined } };
  const between = prefix
    .slice(first.length)
    .map((each, at) => lowerEncoding(silent, String(first.length + at), rest, each));
  return [...first, ...between, lowerEncoding(body, restOfParts, rest, items)];
};

const lowerEncoding = (body: Body, name: string, located: Located, schema: Schema | undefined): Encoding => {
  const { context, kind, lowerHeaders } = body;
  const { value: raw, pointer } = located;
  const ignore = (construct: string, owner: string): void => {
    if (raw[construct] !== undefined)
      context.report('construct-ignored', join(pointer, construct), { construct: `"${construct}" of ${owner}` });
  };
  const given = asString(raw['contentType']);
  const contentType = given?.split(',').every((each) => isMediaType(each.trim())) === true ? given : undefined;
  // It would be written to the head of the part unchanged.
  if (given !== contentType)
    context.report('media-type-invalid', join(pointer, 'contentType'), { mediaType: given ?? '', reading: undefined });
  const isPlaced = kind === 'parts';
  // OpenAPI 3.2, 4.15.1.2: these keywords apply to names and values of forms only.
  if (isPlaced) for (const keyword of ['style', 'explode', 'allowReserved']) ignore(keyword, 'a part without a name');
  // OpenAPI 3.2, 4.15.1.1: headers apply to parts of multipart bodies only.
  if (kind === 'form' || lowerHeaders === undefined) ignore('headers', 'a field of a form');
  const headers = kind === 'form' ? [] : (lowerHeaders?.(raw['headers'], join(pointer, 'headers')) ?? []);
  const style = queryStyles.find((each) => each === raw['style']);
  const encoding: Encoding = {
    name,
    ...optional('contentType', contentType),
    ...(!isPlaced && {
      ...optional('style', style),
      ...optional('explode', typeof raw['explode'] === 'boolean' ? raw['explode'] : undefined),
      ...(raw['allowReserved'] === true && { allowReserved: true }),
    }),
    // The Content-Disposition of a named part contains its name.
    headers: isPlaced ? headers : headers.filter((header) => header.name !== 'content-disposition'),
  };
  return withContent(body, encoding, located, schema);
};

/** Adds the content of a part that is itself a body, which has encodings in turn. */
const withContent = (body: Body, encoding: Encoding, { value: raw, pointer }: Located, schema?: Schema): Encoding => {
  const { context, kind, lowerHeaders, budget } = body;
  const { contentType = '', ...others } = encoding;
  // Of several media types, JSON is written, else the first.
  const types = contentType.split(',').map((each) => each.trim());
  const mediaType = types.find((each) => /[/+]json\s*(?:;|$)/iu.test(each)) ?? types[0] ?? '';
  const found = hasStyle(encoding) ? undefined : findPartBody({ context, container: kind, mediaType, raw }, schema);
  if (found !== undefined && found !== 'unsuited') {
    budget.left -= 1;
    if (budget.left === -1) budget.exceed();
    if (budget.left < 0) return encoding;
    const encodings = lowerEncodings(context, found, raw, pointer, lowerHeaders, budget);
    return { ...encoding, content: { ...found, encodings, examples: [], pointer } };
  }
  const ignore = (keyword: string, construct: string): void =>
    context.report('construct-ignored', join(pointer, keyword), { construct });
  for (const keyword of Object.keys(keywords))
    if (raw[keyword] !== undefined)
      ignore(keyword, `"${keyword}" of a part that is neither a form nor a multipart array`);
  if (found !== 'unsuited') return encoding;
  ignore(
    'contentType',
    `the media type ${JSON.stringify(mediaType)} of a part whose schema or position does not allow it`,
  );
  return others;
};
