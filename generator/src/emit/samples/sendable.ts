/**
 * Checks whether values can be sent. This is the only module in which the generator runs the client's encoders: if one
 * rejects a value, the sample is left out and the run continues.
 */
import { type EncodedRequest, encodeRequest } from '../../../runtime/codec/encode.js';
import { RequestError } from '../../../runtime/codec/errors.js';
import type { Json, WrittenParameter } from '../../../runtime/codec/operation.js';
import { writeHeader } from '../../../runtime/codec/writers/header.js';
import { writeJsonHeader } from '../../../runtime/codec/writers/json.js';
import type { Api, Content, Header, Operation, Parameter } from '../../ir/api.js';
import { listSampleParts } from '../docs/sample-parts.js';
import { encodePairs, mediaOf, writtenParameters } from '../operation-data/descriptor.js';

/** The result of an encoder, or the reason why it rejects the value. */
export type Encoded<T> = { readonly value: T } | { readonly refusal: string };

/** Runs an encoder with a value of the document. */
export function tryEncode<T>(encode: () => T): Encoded<T> {
  try {
    return { value: encode() };
  } catch (error) {
    if (error instanceof RequestError) return { refusal: `it ${error.reason}` };
    if (error instanceof URIError)
      return { refusal: 'it contains half of a surrogate pair, which a URL cannot contain' };
    return { refusal: error instanceof Error ? error.message : String(error) };
  }
}

function refusalOf(encoded: Encoded<unknown>): string | undefined {
  return 'refusal' in encoded ? encoded.refusal : undefined;
}

/** Encodes the parameters of a request. */
export function encodeParameters(
  api: Api,
  operation: Operation,
  values: Readonly<Record<string, object>>,
): Encoded<EncodedRequest> {
  const { route: path, query = [] } = operation;
  const parameters = writtenParameters(api, operation);
  return tryEncode(() => encodeRequest({ path, query: encodePairs(query), parameters }, values));
}

/** Encodes a text or form body. */
export function encodeBody(api: Api, content: Content, value: Json): Encoded<string> {
  return tryEncode(() => {
    const media = mediaOf(api, content);
    return String(media.encode?.(value, content.mediaType, media).body);
  });
}

const parts = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

/** Returns why the client cannot send a value as a parameter; `undefined` if it can. */
export function refusalOfParameter(
  written: WrittenParameter | undefined,
  { in: location, name }: Pick<Parameter, 'in' | 'name'>,
  value: Json,
): string | undefined {
  if (written === undefined) return undefined;
  const path = location === 'path' ? `/{${name}}` : '/';
  const values = { [parts[location]]: Object.fromEntries([[name, value]]) };
  return refusalOf(tryEncode(() => encodeRequest({ path, parameters: [written] }, values)));
}

/** Returns why the client cannot send a value as a body; `undefined` if it can. */
export function refusalOfBody(api: Api, content: Content, value: Json): string | undefined {
  const { kind } = content;
  if (kind === 'form' && (typeof value !== 'object' || value === null || Array.isArray(value)))
    return 'a form must be an object';
  if (kind === 'form' || kind === 'text') return refusalOf(encodeBody(api, content, value));
  if (kind !== 'multipart' && kind !== 'parts') return undefined;
  if (kind === 'parts' ? !Array.isArray(value) : typeof value !== 'object' || value === null || Array.isArray(value))
    return kind === 'parts'
      ? 'a multipart body without part names must be an array'
      : 'a multipart body must be an object';
  return refusalOf(tryEncode(() => listSampleParts(api, content, value)));
}

/** Returns why a server cannot send a value as a header; `undefined` if it can. */
export function refusalOfHeader(header: Header, value: Json): string | undefined {
  const { name, content, explode, medium } = header;
  // Other media types are written by functions that only the server contains.
  if (medium !== undefined) return undefined;
  const write = content === undefined ? writeHeader : writeJsonHeader;
  const written: WrittenParameter = { name, in: 'header', write, ...(explode && { explode }) };
  const lines = name === 'set-cookie' && Array.isArray(value) ? value : [value];
  return lines.map((line: Json) => refusalOf(tryEncode(() => write(line, written)))).find((each) => each !== undefined);
}
