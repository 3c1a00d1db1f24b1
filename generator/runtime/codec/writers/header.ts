import { flatten } from '../flatten.js';
import type { Write, WrittenParameter } from '../operation.js';
import { refuseSurrogates } from '../quote.js';
import { writeScalarHeader } from './scalar.js';

const ITEM_SPECIAL = /[%,]|[^\x20-\x7e]+|^ +| +$/g;
const MEMBER_SPECIAL = /[%,=]|[^\x20-\x7e]+|^ +| +$/g;

/**
 * Writes a value of any type into a header in style `simple`. In items and members, percent-encodes delimiters, `%`,
 * and everything outside visible ASCII.
 */
export const writeHeader: Write = (value, parameter) => {
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
      return writeScalarHeader(flat.text, parameter);
  }
};

function escapePiece(parameter: WrittenParameter, text: string, special: RegExp): string {
  return refuseSurrogates(parameter, () => text.replace(special, encodeURIComponent));
}
