/** JSON pointers (RFC 6901), as used in `$ref` fragments. */

export const escapeToken = (token: string): string => token.replaceAll('~', '~0').replaceAll('/', '~1');

/** Appends reference tokens to a pointer: `join('/paths', '/posts')` is `/paths/~1posts`. */
export const join = (pointer: string, ...tokens: readonly (string | number)[]): string =>
  tokens.reduce<string>((path, token) => `${path}/${escapeToken(String(token))}`, pointer);

/** The reference tokens of a pointer, with or without a leading `#`; percent-encoding is undone. */
export const split = (pointer: string): string[] =>
  pointer
    .replace(/^#/u, '')
    .split('/')
    .slice(1)
    .map((token) => decode(token).replaceAll('~1', '/').replaceAll('~0', '~'));

const decode = (token: string): string => {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The child of an object or array, own members only. */
export const child = (value: unknown, token: string): unknown =>
  isRecord(value) && Object.hasOwn(value, token) ? value[token] : undefined;

/** What a pointer leads to, or `undefined`. */
export const resolve = (root: unknown, pointer: string): unknown => split(pointer).reduce(child, root);
