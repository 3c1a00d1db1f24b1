import { RequestError } from './errors.js';
import { flatten } from './flatten.js';
import type { Parameter } from './operation.js';

/** Field values of RFC 9110 5.5: visible characters, spaces and tabs inside, and Latin-1 as opaque bytes. */
const FIELD_VALUE = /^(?:[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?$/;
/** Whether text can be a field value as it is; a line break in one would start a header of its own. */
export function isFieldValue(text: string): boolean {
  return FIELD_VALUE.test(text);
}

const ITEM_SPECIAL = /[%,]|[^\x20-\x7e]+|^ +| +$/g;
const MEMBER_SPECIAL = /[%,=]|[^\x20-\x7e]+|^ +| +$/g;

/**
 * Encodes a header of style `simple`; `undefined` if it is left out.
 *
 * A scalar is sent as it is, and refused if a header cannot carry it. In items and members the delimiters, `%` and
 * everything beyond visible ASCII are percent-encoded. `content` is JSON in ASCII, by `\u` escapes.
 */
export function encodeHeaderValue(parameter: Parameter, value: unknown): string | undefined {
  if (parameter.content !== undefined) {
    return value === undefined ? undefined : JSON.stringify(value).replace(/[^\x20-\x7e]/g, escapeUnit);
  }
  const flat = flatten(parameter, value);
  switch (flat?.kind) {
    case undefined:
      return undefined;
    case 'array':
      return flat.items.map((item) => escapePiece(parameter, item, ITEM_SPECIAL)).join(',');
    case 'object': {
      const equals = parameter.explode ? '=' : ',';
      const piece = (text: string) => escapePiece(parameter, text, MEMBER_SPECIAL);
      return flat.members.map(([key, text]) => piece(key) + equals + piece(text)).join(',');
    }
    case 'scalar':
      if (!isFieldValue(flat.text)) {
        throw new RequestError(parameter.in, parameter.name, 'holds what a header cannot carry');
      }
      return flat.text;
  }
}

function escapePiece(parameter: Parameter, text: string, special: RegExp): string {
  try {
    return text.replace(special, encodeURIComponent);
  } catch {
    throw new RequestError(parameter.in, parameter.name, 'holds a lone surrogate, which is not Unicode text');
  }
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
