/** Returns the tokens of a JSON pointer (RFC 6901, 4): the member names and indexes that lead to a value. */
export function splitPointer(pointer: string): string[] {
  const tokens = pointer.split('/').slice(1);
  return tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}
