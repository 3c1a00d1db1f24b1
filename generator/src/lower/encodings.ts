/** Lowers Encoding Objects (OpenAPI 3.2, 4.15), which define how form fields and multipart parts are serialized. */
import { type Content, type Encoding, type Header, restOfParts } from '../ir/api.js';
import type { BodyKind } from '../ir/body-kind.js';
import { hasStyle } from '../ir/form-members.js';
import { findMember, listParts } from '../ir/parts.js';
import type { Schema } from '../ir/schema.js';
import { asArray, asObject, asString, type JsonObject, optional } from '../openapi/values.js';
import { join } from '../support/json-pointer.js';
import type { Context, Located } from './context.js';
import { findPartBody } from './part-content.js';
import { schemaAt } from './schema.js';
import { isMediaType } from './token.js';

/** Lowers the Header Objects of a part. */
export type LowerHeaders = (value: unknown, pointer: string) => readonly Header[];

const queryStyles = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const;

/** The keywords that contain Encoding Objects, and the kinds of bodies for which they are defined. */
const keywords: Readonly<Record<string, { readonly kinds: readonly BodyKind[]; readonly misplaced: string }>> = {
  encoding: { kinds: ['form', 'multipart'], misplaced: '"encoding" of a media type that is not a form' },
  prefixEncoding: { kinds: ['parts'], misplaced: '"prefixEncoding" of a media type that is not a multipart array' },
  itemEncoding: { kinds: ['parts'], misplaced: '"itemEncoding" of a media type that is not a multipart array' },
};

/** The body to which the encodings belong. */
interface Body {
  readonly context: Context;
  readonly kind: BodyKind;
  readonly schema: Schema;
  readonly lowerHeaders: LowerHeaders | undefined;
  readonly budget: Budget;
}

/**
 * Limits the number of parts that are bodies themselves: one encoding can apply to every item of an array, so a small
 * document can declare very many.
 */
interface Budget {
  left: number;
  /** Reports that the limit is exceeded; called at most once. */
  readonly exceed: () => void;
}

/** The runtime applies the same limit when it reads a body. */
const mostParts = 1000;

/**
 * Lowers the encodings of a media type, or of a part that is itself a body. If parts are unnamed, an encoding is named
 * after the position of the part; the name `*` stands for all remaining parts.
 */
export function lowerEncodings(
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
): Encoding[] {
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
}

/** Lowers the encodings of unnamed parts (`prefixEncoding`). `itemEncoding` applies to all other parts. */
function lowerPositions(body: Body, media: JsonObject, pointer: string): Encoding[] {
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
  // `itemEncoding` may apply to several parts, but is reported only once.
  const silent = { ...body, context: { ...context, report: () => undefined } };
  const between = prefix
    .slice(first.length)
    .map((each, at) => lowerEncoding(silent, String(first.length + at), rest, each));
  return [...first, ...between, lowerEncoding(body, restOfParts, rest, items)];
}

function lowerEncoding(body: Body, name: string, located: Located, schema: Schema | undefined): Encoding {
  const { context, kind, lowerHeaders } = body;
  const { value: raw, pointer } = located;
  const ignore = (construct: string, owner: string): void => {
    if (raw[construct] !== undefined)
      context.report('construct-ignored', join(pointer, construct), { construct: `"${construct}" of ${owner}` });
  };
  const given = asString(raw['contentType']);
  const contentType = given?.split(',').every((each) => isMediaType(each.trim())) === true ? given : undefined;
  // The value would be written unchanged into the headers of the part.
  if (given !== contentType)
    context.report('media-type-invalid', join(pointer, 'contentType'), { mediaType: given ?? '', reading: undefined });
  const isPlaced = kind === 'parts';
  // OpenAPI 3.2, 4.15.1.2: these keywords apply only to form fields with a name.
  if (isPlaced) for (const keyword of ['style', 'explode', 'allowReserved']) ignore(keyword, 'a part without a name');
  // OpenAPI 3.2, 4.15.1.1: `headers` applies only to parts of multipart bodies.
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
    // The `Content-Disposition` header of a named part is generated from the name.
    headers: isPlaced ? headers : headers.filter((header) => header.name !== 'content-disposition'),
  };
  return withContent(body, encoding, located, schema);
}

/** Adds the content of a part that is itself a body and can have encodings. Reports keywords that do not apply. */
function withContent(body: Body, encoding: Encoding, { value: raw, pointer }: Located, schema?: Schema): Encoding {
  const { context, kind, lowerHeaders, budget } = body;
  const { contentType = '', ...others } = encoding;
  // Parts are written as JSON if JSON is one of the media types, otherwise with the first media type.
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
    `the media type ${JSON.stringify(mediaType)} of a part: the schema or position of the part does not allow it`,
  );
  return others;
}
