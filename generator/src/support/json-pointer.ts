/**
 * JSON pointers (RFC 6901). Plain pointers identify locations; those in the fragment of a `$ref` are percent-encoded as
 * well.
 */

export const escapeToken = (token: string): string =>
  /[~/]/u.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;

/** Appends reference tokens to a pointer: `join('/paths', '/posts')` is `/paths/~1posts`. */
export const join = (pointer: string, ...tokens: readonly (string | number)[]): string =>
  tokens.reduce<string>((path, token) => `${path}/${escapeToken(String(token))}`, pointer);

/** Returns the reference tokens of a pointer. */
export const split = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));

const fragmentOf = (ref: string): string => ref.slice(`${ref}#`.indexOf('#') + 1);

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Returns whether the fragment of a `$ref` is percent-encoded UTF-8. */
export const isDecodable = (ref: string): boolean => decode(fragmentOf(ref)) !== undefined;

/** Returns the pointer in the fragment of a `$ref`; an invalid encoding is unchanged. */
export const pointerOf = (ref: string): string => {
  const fragment = fragmentOf(ref);
  return decode(fragment) ?? fragment;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns an own member of an object or array. */
export const child = (value: unknown, token: string): unknown =>
  isRecord(value) && Object.hasOwn(value, token) ? value[token] : undefined;

/** Returns the value at a pointer, or `undefined`. */
export const resolve = (root: unknown, pointer: string): unknown => split(pointer).reduce(child, root);

/** Returns the target of a local `$ref`, or `undefined`. */
export const resolveRef = (root: unknown, ref: string): unknown => resolve(root, pointerOf(ref));
