/** The functions of the client's runtime by name, so that a page encodes requests exactly as the client does. */
import { printExact } from '../runtime/codec/exact-json.js';
import { encodeForm } from '../runtime/codec/media/form.js';
import { encodeJson } from '../runtime/codec/media/json.js';
import { encodeLinesPart, encodeSequencePart } from '../runtime/codec/media/lines-part.js';
import { encodeMultipart } from '../runtime/codec/media/multipart.js';
import { encodeParts } from '../runtime/codec/media/parts.js';
import { encodeText } from '../runtime/codec/media/text.js';
import type { Encode, Media, Part, Quote, Write, WrittenParameter } from '../runtime/codec/operation.js';
import { writeQuery } from '../runtime/codec/query-string.js';
import { quoteBefore, quotePart, quoteReserved } from '../runtime/codec/quote.js';
import * as cookie from '../runtime/codec/writers/cookie.js';
import * as deepObject from '../runtime/codec/writers/deep-object.js';
import { writeForm, writePipeDelimited, writeSpaceDelimited } from '../runtime/codec/writers/form.js';
import * as header from '../runtime/codec/writers/header.js';
import * as json from '../runtime/codec/writers/json.js';
import * as medium from '../runtime/codec/writers/medium.js';
import * as path from '../runtime/codec/writers/path.js';
import * as scalar from '../runtime/codec/writers/scalar.js';
import type { TryMedium, TryPart, TryWriter } from './try-data.js';

export const writers = {
  ...cookie,
  ...deepObject,
  ...header,
  ...json,
  ...medium,
  ...path,
  ...scalar,
  writeForm,
  writePipeDelimited,
  writeQuery,
  writeSpaceDelimited,
} satisfies Readonly<Record<string, Write>>;

const quotes = { quoteBefore, quotePart, quoteReserved } satisfies Readonly<Record<string, Quote>>;

export const encoders = {
  encodeForm,
  encodeJson,
  encodeLinesPart,
  encodeMultipart,
  encodeParts,
  encodeSequencePart,
  encodeText,
} satisfies Readonly<Record<string, Encode>>;

export type WriterName = keyof typeof writers;
export type QuoteName = keyof typeof quotes;
export type EncoderName = keyof typeof encoders;

/** Returns a writer with functions in place of their names. */
export function reviveWriter({ write, quote, medium, ...rest }: TryWriter): WrittenParameter {
  return {
    ...rest,
    write: writers[write],
    // An integer that a number cannot represent is entered as a bigint.
    print: printExact,
    ...(quote !== undefined && { quote: quotes[quote] }),
    ...(medium !== undefined && { medium: reviveMedium(medium) }),
  };
}

/** Returns a medium with functions in place of their names. */
export function reviveMedium({ encode, members, parts, rest, xml }: TryMedium): Media {
  return {
    encode: encoders[encode],
    ...(members !== undefined && { members: members.map(reviveWriter) }),
    ...(parts !== undefined && { parts: parts.map(revivePart) }),
    ...(rest !== undefined && { rest: revivePart(rest) }),
    ...(xml !== undefined && { xml }),
  };
}

/** Returns how the headers of a part are written. */
export function reviveHeaders({ headers = [] }: Pick<TryPart, 'headers'>): readonly WrittenParameter[] {
  return headers.map(({ writer }) => reviveWriter(writer));
}

function revivePart({ name, isList, contentType, medium, headers }: TryPart): Part {
  return {
    name,
    print: printExact,
    ...(isList && { isList: true }),
    ...(headers !== undefined && { headers: reviveHeaders({ headers }) }),
    ...(contentType !== undefined && { contentType }),
    ...(medium !== undefined && { medium: reviveMedium(medium) }),
  };
}
