/** Functions that read response headers. A value that cannot be parsed is returned as text. */
import { headerReader } from '../codec/decode.js';
import { parseMedium } from '../codec/medium.js';
import { readBigint, readBoolean, readInteger, readNumber } from '../codec/scalars.js';
import type { HeaderForm } from './operation.js';

const readBy =
  (read: (text: string) => number | bigint | boolean | undefined): HeaderForm['read'] =>
  (headers, name) => {
    const text = headers.get(name);
    return text === null ? undefined : (read(text) ?? text);
  };

export const textHeader: HeaderForm = { read: (headers, name) => headers.get(name) ?? undefined };
export const integerHeader: HeaderForm = { read: /* @__PURE__ */ readBy(readInteger) };
export const bigintHeader: HeaderForm = { read: /* @__PURE__ */ readBy(readBigint) };
export const numberHeader: HeaderForm = { read: /* @__PURE__ */ readBy(readNumber) };
export const booleanHeader: HeaderForm = { read: /* @__PURE__ */ readBy(readBoolean) };

/** Reads a header in style `simple`, by default not exploded (OpenAPI 3.1.1, 4.8.21), or in JSON. */
export const readHeader: HeaderForm['read'] = (
  headers,
  name,
  { shape = 'any', explode = false, content, parse, integers = {} },
) => {
  const raw = headers.get(name);
  if (raw === null) return undefined;
  const place = { name, in: 'header', shape } as const;
  if (content === undefined) return headerReader({ ...place, style: 'simple', explode })(raw);
  return headerReader({ ...place, content, ...(parse && { parse, integers }) })(raw);
};

/** Reads a header in a media type other than JSON. */
export const readMediumHeader: HeaderForm['read'] = (headers, name, { content = '', medium = {} }) => {
  const raw = headers.get(name);
  return raw === null ? undefined : parseMedium(raw, { name, in: 'header', shape: 'any', content, medium });
};
