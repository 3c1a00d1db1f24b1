/**
 * Functions for JSON pointers (RFC 6901). Plain pointers identify locations; a pointer in the fragment of a `$ref` is
 * also percent-encoded.
 */
import { isContainer } from './guards.js';

/** Escapes a reference token (RFC 6901, 3). */
export function escapeToken(token: string): string {
  return /[~/]/u.test(token) ? token.replaceAll('~', '~0').replaceAll('/', '~1') : token;
}

/** Appends reference tokens to a pointer: `join('/paths', '/posts')` is `/paths/~1posts`. */
export function join(pointer: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>((path, token) => `${path}/${escapeToken(String(token))}`, pointer);
}

/** Returns the reference tokens of a pointer. */
export function split(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1);
  return pointer.includes('~') ? tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~')) : tokens;
}

/** Returns the path to a field, which is given as a member name or as a JSON pointer. */
export function membersOf(field: string): readonly string[] {
  return field.startsWith('/') ? split(field) : [field];
}

function fragmentOf(ref: string): string {
  return ref.slice(`${ref}#`.indexOf('#') + 1);
}

function decode(text: string): string | undefined {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns whether the fragment of a `$ref` is validly percent-encoded UTF-8. */
export function isDecodable(ref: string): boolean {
  return decode(fragmentOf(ref)) !== undefined;
}

/** Returns the decoded pointer in the fragment of a `$ref`; unchanged if its encoding is invalid. */
export function pointerOf(ref: string): string {
  const fragment = fragmentOf(ref);
  return decode(fragment) ?? fragment;
}

/** Returns an own property of an object or array; `undefined` if there is none. */
export function child(value: unknown, token: string): unknown {
  return isContainer(value) && Object.hasOwn(value, token) ? value[token] : undefined;
}

/** Returns the value at a pointer; `undefined` if there is none. */
export function resolve(root: unknown, pointer: string): unknown {
  return split(pointer).reduce(child, root);
}

/** Returns the target of a local `$ref`; `undefined` if there is none. */
export function resolveRef(root: unknown, ref: string): unknown {
  return resolve(root, pointerOf(ref));
}
