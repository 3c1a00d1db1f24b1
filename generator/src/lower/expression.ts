/** Parses runtime expressions (OpenAPI 3.1, 4.8.20.3). */
import type { Expression, Source, Template } from '../../runtime/codec/expression.js';
import { isToken } from './token.js';

/** Expressions that consist of a keyword only. */
const plain: Readonly<Record<string, Source>> = { $url: 'url', $method: 'method', $statusCode: 'statusCode' };

/** Expressions that end with a name, by prefix. */
const named: readonly (readonly [prefix: string, source: Source])[] = [
  ['$request.path.', 'request.path'],
  ['$request.query.', 'request.query'],
  ['$request.header.', 'request.header'],
  ['$response.header.', 'response.header'],
];

const bodies: readonly (readonly [prefix: string, source: Source])[] = [
  ['$request.body', 'request.body'],
  ['$response.body', 'response.body'],
];

/** Returns whether text is empty or a URI fragment with a JSON pointer (RFC 6901). */
function isFragment(text: string): boolean {
  return text === '' || /^#(?:\/(?:[^~/]|~[01])*)*$/u.test(text);
}

/** Parses an expression; `undefined` if it is invalid. */
function parseExpression(text: string): Expression | undefined {
  const alone = Object.hasOwn(plain, text) ? plain[text] : undefined;
  if (alone !== undefined) return { from: alone };
  for (const [prefix, from] of named) {
    const name = text.slice(prefix.length);
    if (text.startsWith(prefix) && name !== '' && (!from.endsWith('header') || isToken(name))) return { from, name };
  }
  for (const [prefix, from] of bodies) {
    const fragment = text.slice(prefix.length);
    if (text.startsWith(prefix) && isFragment(fragment))
      return { from, ...(fragment === '' ? {} : { name: fragment.slice(1) }) };
  }
  return undefined;
}

/** Parses a single expression, or text that contains expressions in braces; `undefined` if it is invalid. */
export function parseTemplate(text: string): Template | undefined {
  if (text.startsWith('$')) {
    const expression = parseExpression(text);
    return expression === undefined ? undefined : [expression];
  }
  const parts: (string | Expression)[] = [];
  // Sections with an odd index were in braces.
  for (const [index, part] of text.split(/\{([^{}]*)\}/u).entries()) {
    const isText = index % 2 === 0;
    const meant = isText ? part : parseExpression(part);
    if (meant === undefined || (isText && /[{}]/u.test(part))) return undefined;
    if (meant !== '') parts.push(meant);
  }
  return parts;
}
