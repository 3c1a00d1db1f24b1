import { BodyError, DecodeError, RequestError, UnsendableError } from './errors.js';
import type { Parameter, Write } from './operation.js';
import { decodePercent, encodeStrict } from './percent.js';

/** What is a query string as it is; other media are percent-encoded as a whole. */
const isForm = ({ content = '' }: Pick<Parameter, 'content'>): boolean =>
  content.startsWith('application/x-www-form-urlencoded');

/** Writes a value as a whole query string (OpenAPI 3.2, 4.12.2.1, `in: querystring`), in the parameter's medium. */
export const writeQuery: Write = (value, parameter) => {
  const { whole, content = '', name } = parameter;
  try {
    const body = whole?.encode?.(value, content, whole).body;
    if (typeof body === 'string') return isForm(parameter) ? body : encodeStrict(body);
  } catch (error) {
    throw error instanceof UnsendableError ? new RequestError('query', name, error.message) : error;
  }
  throw new RequestError('query', name, 'is no text, which a query string is');
};

/** Reads a whole query string; `undefined` for an empty one. */
export function readQuery(query: string, parameter: Parameter): unknown {
  const { whole, content = '', name } = parameter;
  if (query === '') return undefined;
  const text = isForm(parameter) ? query : decodePercent(query);
  if (text === undefined) throw new DecodeError('query', name, 'is not percent-encoded UTF-8');
  const bytes = new TextEncoder().encode(text);
  try {
    return whole?.decode?.({ type: content, bytes, stream: () => new Blob([]).stream(), maxDepth: MOST_DEPTH }, whole);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    throw new DecodeError('query', name, error.message.replace(/^The body is/u, 'is').replace(/^The /u, 'has: the '));
  }
}

const MOST_DEPTH = 32;
