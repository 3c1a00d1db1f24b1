import { RequestError } from '../errors.js';
import { isFieldValue } from '../field-value.js';
import { scalarText } from '../flatten.js';
import type { Write } from '../operation.js';
import { quoteStrict } from '../quote.js';

/** Writes a scalar into a path in style `simple` (RFC 6570, 3.2.2). */
export const writeScalar: Write = (value, parameter) => {
  const text = scalarText(parameter, value);
  return text === undefined ? undefined : (parameter.quote ?? quoteStrict)(text, parameter, false);
};

/** Writes a scalar into a query or cookie in style `form` (RFC 6570, 3.2.8). */
export const writeScalarPair: Write = (value, parameter) => {
  const text = writeScalar(value, parameter);
  return text === undefined ? undefined : `${quoteStrict(parameter.name, parameter, false)}=${text}`;
};

/** Writes a scalar into a header unchanged. Throws for text that a header cannot represent. */
export const writeScalarHeader: Write = (value, parameter) => {
  const text = scalarText(parameter, value);
  if (text === undefined || isFieldValue(text)) return text;
  throw new RequestError(parameter.in, parameter.name, 'has characters that a header does not allow');
};
