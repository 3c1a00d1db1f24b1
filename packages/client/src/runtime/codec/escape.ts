import { RequestError } from './errors.js';
import type { Parameter, ParameterLocation } from './operation.js';
import { encodeKeeping, encodeStrict } from './percent.js';

/** Turns a piece of a value into text that none of its style's delimiters occur in. */
export type Escape = (text: string) => string;

/**
 * Reserved characters that `allowReserved` leaves as they are: those that do not delimit in that place. `&`, `#` and
 * `+` stay encoded in queries, where `+` would be read as a space.
 */
const KEPT: Readonly<Record<ParameterLocation, string>> = {
  path: ":@!$&'()*+,;=",
  query: ":/?@!$'()*,;=[]",
  cookie: ":/?@!$&'()*+=[]",
  header: '',
};

const DELIMITERS = /[,;=]/g;

/** The escaping of a parameter's pieces; `isList` if they are items or members and not the whole value. */
export function escapeFor(parameter: Parameter, isList: boolean): Escape {
  const quote = plainEscape(parameter, isList);
  return (text) => {
    try {
      return quote(text);
    } catch (error) {
      if (error instanceof RequestError) throw error;
      throw new RequestError(parameter.in, parameter.name, 'holds a lone surrogate, which is not Unicode text');
    }
  };
}

function plainEscape(parameter: Parameter, isList: boolean): Escape {
  if (parameter.style === 'label' && isList) return (text) => encodeStrict(text).replaceAll('.', '%2E');
  const isJoined = isList && !parameter.explode;
  if (parameter.style === 'spaceDelimited' && isJoined) return (text) => refusing(parameter, text, ' ');
  if (parameter.style === 'pipeDelimited' && isJoined) return (text) => refusing(parameter, text, '|');
  if (!parameter.allowReserved || parameter.style === 'matrix') return encodeStrict;
  const kept = isList ? KEPT[parameter.in].replace(DELIMITERS, '') : KEPT[parameter.in];
  return (text) => encodeKeeping(text, kept);
}

/**
 * These two delimiters are percent-encoded themselves (OpenAPI 3.1.1, 4.8.12.3): inside an item they cannot be told.
 */
function refusing(parameter: Parameter, text: string, delimiter: string): string {
  if (text.includes(delimiter)) {
    throw new RequestError(parameter.in, parameter.name, `holds "${delimiter}", which is its delimiter`);
  }
  return encodeStrict(text);
}
