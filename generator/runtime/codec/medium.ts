import { BodyError, DecodeError, RequestError, UnsendableError } from './errors.js';
import type { Json, Parameter, WrittenParameter } from './operation.js';

/** Matches the XML declaration, which is redundant in parameters, because they are always UTF-8. */
const XML_DECLARATION = /^<\?xml [^>]*\?>\n/;

/** Writes a value as text in the parameter's media type. Throws `RequestError` if the value cannot be written. */
export function printMedium(value: unknown, { medium, content = '', name, in: location }: WrittenParameter): string {
  try {
    const body = medium?.encode?.(value, content, medium).body;
    if (typeof body === 'string') return medium?.xml === undefined ? body : body.replace(XML_DECLARATION, '');
  } catch (error) {
    throw error instanceof UnsendableError ? new RequestError(location, name, error.message) : error;
  }
  throw new RequestError(location, name, 'is not text');
}

/** Reads a value from text in the parameter's media type. Throws `DecodeError` if the text cannot be read. */
export function parseMedium(text: string, { medium, content = '', name, in: location }: Parameter): Json | undefined {
  const bytes = new TextEncoder().encode(text);
  const stream = (): ReadableStream<Uint8Array> => new Blob([]).stream();
  try {
    const value = medium?.decode?.({ type: content, bytes, stream, maxDepth: MOST_DEPTH }, medium);
    if (isJson(value)) return value;
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw new DecodeError(
      location,
      name,
      error.message.replace(/^The body /u, '').replace(/^The /u, 'is invalid: the '),
    );
  }
  throw new DecodeError(location, name, 'is not text');
}

/** Whether a decoded value is JSON. Other results are files and streams, which are never read from text. */
const isJson = (value: unknown): value is Json | undefined =>
  !(value instanceof Blob || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value));

const MOST_DEPTH = 32;
