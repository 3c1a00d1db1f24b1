/** Encoding Objects (OpenAPI 3.2, 4.15): how the members of forms and the parts of multipart bodies are written. */
import type { Encoding, Header } from '../api/api.js';
import type { BodyKind } from '../api/content.js';
import { restOfParts } from '../api/positions.js';
import { join } from '../read/pointer.js';
import { asArray, asRaw, asString, type Context, type Located, optional, type Raw } from './raw.js';
import { isMediaType } from './token.js';

/** What lowers the headers of a part. */
export type LowerHeaders = (value: unknown, pointer: string) => readonly Header[];

const queryStyles = ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'] as const;

/** What names, or places, encodings, and of which bodies. */
const keywords: Readonly<Record<string, { readonly kinds: readonly BodyKind[]; readonly misplaced: string }>> = {
  encoding: { kinds: ['form', 'multipart'], misplaced: 'the encoding of a media type that is no form' },
  prefixEncoding: { kinds: ['parts'], misplaced: 'prefixEncoding of a media type that is no list of parts' },
  itemEncoding: { kinds: ['parts'], misplaced: 'itemEncoding of a media type that is no list of parts' },
};

/** The encodings of a media type; those of parts without names are called by their positions, and that of the rest `*`. */
export const lowerEncodings = (
  context: Context,
  kind: BodyKind,
  media: Raw,
  pointer: string,
  lowerHeaders?: LowerHeaders,
): Encoding[] =>
  Object.entries(keywords).flatMap(([keyword, { kinds, misplaced }]) => {
    const place = join(pointer, keyword);
    const value = media[keyword];
    if (value === undefined) return [];
    if (!kinds.includes(kind)) {
      context.report('construct-ignored', place, { construct: misplaced });
      return [];
    }
    if (keyword === 'itemEncoding')
      return [lowerEncoding(context, kind, restOfParts, { value: asRaw(value), pointer: place }, lowerHeaders)];
    return Object.entries(keyword === 'prefixEncoding' ? asArray(value) : asRaw(value)).map(([name, item]) =>
      lowerEncoding(context, kind, name, { value: asRaw(item), pointer: join(place, name) }, lowerHeaders),
    );
  });

const lowerEncoding = (
  context: Context,
  kind: BodyKind,
  name: string,
  { value: raw, pointer }: Located,
  lowerHeaders?: LowerHeaders,
): Encoding => {
  const ignore = (construct: string, owner: string): void => {
    if (raw[construct] !== undefined)
      context.report('construct-ignored', join(pointer, construct), { construct: `${construct} of ${owner}` });
  };
  const given = asString(raw['contentType']);
  const contentType = given?.split(',').every((each) => isMediaType(each.trim())) === true ? given : undefined;
  // It would stand in the head of the part as it is.
  if (given !== contentType)
    context.report('media-type-invalid', join(pointer, 'contentType'), { mediaType: given ?? '', reading: undefined });
  const isPlaced = kind === 'parts';
  const styling = ['style', 'explode', 'allowReserved'];
  // OpenAPI 3.2, 4.15.1.2: they say how names and values of forms are written.
  if (isPlaced) for (const keyword of styling) ignore(keyword, 'a part without a name');
  // A part that a style writes is several.
  const hasStyle = !isPlaced && styling.some((key) => raw[key] !== undefined);
  const hasHeaders = (kind === 'multipart' || isPlaced) && !hasStyle && lowerHeaders !== undefined;
  const headers = hasHeaders ? lowerHeaders(raw['headers'], join(pointer, 'headers')) : [];
  for (const construct of [...(hasHeaders ? [] : ['headers']), 'encoding', 'prefixEncoding', 'itemEncoding'])
    ignore(construct, 'a part');
  const style = isPlaced ? undefined : queryStyles.find((each) => each === raw['style']);
  return {
    name,
    ...optional('contentType', contentType),
    ...optional('style', style),
    ...optional('explode', !isPlaced && typeof raw['explode'] === 'boolean' ? raw['explode'] : undefined),
    ...(!isPlaced && raw['allowReserved'] === true && { allowReserved: true }),
    // What Content-Disposition says stands in the name of a part that has one.
    headers: isPlaced ? headers : headers.filter((header) => header.name !== 'content-disposition'),
  };
};
