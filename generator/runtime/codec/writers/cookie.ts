import { RequestError } from '../errors.js';
import { isFieldValue } from '../field-value.js';
import { flatten } from '../flatten.js';
import type { Write } from '../operation.js';

/**
 * Writes a cookie in style `cookie`, without encoding (OpenAPI 3.2, 4.12.2.2). Throws for text that would end the
 * cookie or start another one.
 */
export const writeCookie: Write = (value, parameter) => {
  const { name, explode } = parameter;
  const flat = flatten(parameter, value);
  const plain = (text: string, beyond: RegExp): string => {
    if (beyond.test(text) || !isFieldValue(text))
      throw new RequestError('cookie', name, 'has characters that a cookie does not allow unescaped');
    return text;
  };
  const pair = (key: string, text: string): string =>
    `${plain(key, IN_NAME)}=${plain(text, explode ? IN_VALUE : IN_ITEM)}`;
  switch (flat?.kind) {
    case undefined:
      return undefined;
    case 'scalar':
      return `${plain(name, IN_NAME)}=${plain(flat.text, IN_VALUE)}`;
    case 'array':
      if (explode) return flat.items.map((item) => pair(name, item)).join('; ');
      return `${name}=${flat.items.map((item) => plain(item, IN_ITEM)).join(',')}`;
    case 'object':
      if (explode) return flat.members.map(([key, text]) => pair(key, text)).join('; ');
      return `${name}=${flat.members.flatMap((member) => member.map((text) => plain(text, IN_ITEM))).join(',')}`;
  }
};

const IN_NAME = /[=;\s]|^$/u;
const IN_VALUE = /^[\t ]|[\t ]$|;/u;
const IN_ITEM = /^[\t ]|[\t ]$|[;,]/u;
