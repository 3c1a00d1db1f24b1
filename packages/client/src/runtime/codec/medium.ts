import { BodyError, DecodeError, RequestError, UnsendableError } from './errors.js';
import type { Json, Parameter, WrittenParameter } from './operation.js';

/** The declaration is redundant in a parameter, which is always UTF-8. */
const XML_DECLARATION = /^<\?xml [^>]*\?>\n/;

/** Prints a value as text of its parameter's media type. Throws `RequestError` if that is impossible. */
export function printMedium(value: unknown, { medium, content = '', name, in: location }: WrittenParameter): string {
  try {
    const body = medium?.encode?.(value, content, medium).body;
    if (typeof body === 'string') return medium?.xml === undefined ? body : body.replace(XML_DECLARATION, '');
  } catch (error) {
    throw error instanceof UnsendableError ? new RequestError(location, name, error.message) : error;
  }
  throw new RequestError(location, name, 'is no text');
}

/** Reads a value from text of its parameter's media type. Throws `DecodeError` if that is impossible. */
export function parseMedium(text: string, { medium, content = '', name, in: location }: Parameter): Json | undefined {
  const bytes = new TextEncoder().encode(text);
  const stream = (): ReadableStream<Uint8Array> => new Blob([]).stream();
  try {
    const value = medium?.decode?.({ type: content, bytes, stream, maxDepth: MOST_DEPTH }, medium);
    if (isJson(value)) return value;
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw new DecodeError(location, name, error.message.replace(/^The body /u, '').replace(/^The /u, 'has: the '));
  }
  throw new DecodeError(location, name, 'is no text');
}

/** Other values that media return are files and streams, which are never read from text. */
const isJson = (value: unknown): value is Json | undefined =>
  !(value instanceof Blob || (typeof value === 'object' && value !== null && Symbol.asyncIterator in value));

const MOST_DEPTH = 32;
