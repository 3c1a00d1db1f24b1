import { UnsendableError } from '../codec/errors.js';
import { matchDeclared, negotiate } from '../codec/media-type.js';
import { isRecord } from '../codec/objects.js';
import type { Media, Outgoing } from '../codec/operation.js';
import { responseOf } from '../codec/responses.js';
import type { Operation } from './operation.js';
import type { RawResponse } from './options.js';
import { createHeaderEncoder, type HeaderEncoder } from './response-headers.js';

/** A handler returned a response that the document does not declare. Reported to `onError`, and sent as a 500. */
export class UndeclaredResponseError extends Error {
  override readonly name = 'UndeclaredResponseError';
}

/** The result of a handler, with a structure that `toResult` has checked. */
export interface Result {
  readonly status: number;
  headers?: object;
  contentType?: string;
  readonly body?: unknown;
  /** Headers of the parts of a multipart body. */
  partHeaders?: object;
}

/** Checks the structure of a handler's result, which TypeScript guarantees but JavaScript does not. */
export function toResult(operation: Operation, value: unknown): Result {
  if (!isRecord(value) || !Number.isInteger(value['status']))
    throw new UndeclaredResponseError(`${operation.id} returned no response with a status`);
  const { status, headers, contentType, body, partHeaders } = value;
  const result: Result = { status: Number(status), body };
  if (isRecord(headers)) result.headers = headers;
  if (typeof contentType === 'string') result.contentType = contentType;
  if (typeof partHeaders === 'object' && partHeaders !== null) result.partHeaders = partHeaders;
  return result;
}

/** Returns the media types of an operation's 2XX responses, for content negotiation. */
export function producedTypes(operation: Operation): readonly string[] {
  const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
  return [...new Set(successes.flatMap(([, response]) => Object.keys(response.content ?? {})))];
}

/** Encodes a handler's result; `accept` is the `Accept` header of the request. */
export type ResponseEncoder = (result: Result, accept: string | undefined) => RawResponse;

/** The prepared data for encoding a declared response. */
interface Form {
  readonly headers: HeaderEncoder;
  readonly content: readonly (readonly [mediaType: string, media: Media])[];
  readonly types: readonly string[];
}

/**
 * Creates an encoder for the responses of an operation. The encoder throws `UndeclaredResponseError` if a status,
 * header or body is not declared, and `RequestError` if a header cannot represent a value.
 */
export function createResponseEncoder(operation: Operation): ResponseEncoder {
  const forms = new Map<number, Form>();
  const formOf = (status: number): Form => {
    const known = forms.get(status);
    if (known !== undefined) return known;
    const declared = responseOf(operation, status);
    const isFinal = status >= 200 && status <= 599;
    if (declared === undefined || !isFinal)
      throw new UndeclaredResponseError(`${operation.id} does not declare the status ${status}`);
    const content = Object.entries(declared.content ?? {});
    const form = { headers: createHeaderEncoder(declared), content, types: content.map(([name]) => name) };
    forms.set(status, form);
    return form;
  };
  return (result, accept) => {
    const { status, body } = result;
    const form = formOf(status);
    const { content } = form;
    const headers: [string, string][] =
      result.headers === undefined
        ? []
        : form.headers(result.headers, (name) => {
            throw new UndeclaredResponseError(`${operation.id} does not declare the header ${name} for ${status}`);
          });
    if ((body === undefined) !== (content.length === 0)) {
      const wording = content.length === 0 ? 'does not declare a body' : 'returned no body';
      throw new UndeclaredResponseError(`${operation.id} ${wording} for ${status}`);
    }
    const chosen = chooseType(operation, result, form, accept);
    if (chosen === undefined) return { status, headers, body: null };
    const [name, media] = chosen;
    const sent = encode(operation, media, result, result.contentType ?? name);
    headers.push(['content-type', sent.type]);
    return { status, headers, body: sent.body };
  };
}

function encode({ id }: Operation, media: Media, { status, body, partHeaders }: Result, type: string): Outgoing {
  if (media.encode === undefined) throw new UndeclaredResponseError(`${id} cannot send ${type}`);
  try {
    return media.encode(body, type, media, partHeaders);
  } catch (error) {
    if (!(error instanceof UnsendableError)) throw error;
    throw new UndeclaredResponseError(`${id} returned a body that ${error.message} for ${status}`);
  }
}

/** Selects the media type that the handler returned, otherwise the type that the caller prefers. */
function chooseType(
  { id }: Operation,
  { status, contentType }: Result,
  { content, types: names }: Form,
  accept: string | undefined,
): Form['content'][number] | undefined {
  if (contentType === undefined && content.length <= 1) return content[0];
  const wanted = contentType === undefined ? undefined : matchDeclared(contentType, names);
  if (contentType !== undefined && wanted === undefined && names.length > 0)
    throw new UndeclaredResponseError(`${id} does not declare the media type ${contentType} for ${status}`);
  if (content.length <= 1) return content[0];
  const type = wanted ?? negotiate(accept, names);
  return content.find(([name]) => name === type) ?? content[0];
}

/** Returns the response to a HEAD request: without the body, but with the length of the body (RFC 9110, 9.3.2). */
export function withoutBody(response: RawResponse): RawResponse {
  const { body, headers } = response;
  if (body === null) return response;
  if (body instanceof ReadableStream) {
    body.cancel().catch(() => undefined);
    return { ...response, body: null };
  }
  const length =
    body instanceof Blob ? body.size : typeof body === 'string' ? new TextEncoder().encode(body).length : body.length;
  return { ...response, headers: [...headers, ['content-length', String(length)]], body: null };
}
