/** Checks HTTP tokens, which are used as header names, methods and schemes. */

const form = "[!#$%&'*+.^_`|~\\dA-Za-z-]+";
const tokenForm = new RegExp(`^${form}$`, 'u');
const mediaTypeForm = new RegExp(`^${form}/${form}\\s*(?:;.*)?$`, 'u');

/** Returns whether text is a token (RFC 9110, 5.6.2). */
export function isToken(text: string): boolean {
  return tokenForm.test(text);
}

/** Returns whether text is a media type (RFC 9110, 8.3.1). Its parameters are not checked. */
export function isMediaType(text: string): boolean {
  return mediaTypeForm.test(text);
}

/** Returns a description of an invalid header name for diagnostics. */
export function describeBadHeader(name: string): string {
  return `the header name ${JSON.stringify(name)} (not a valid token, RFC 9110, 5.1)`;
}
