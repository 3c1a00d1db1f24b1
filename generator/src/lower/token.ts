/** HTTP tokens: the syntax of header names, methods and schemes. */

const form = "[!#$%&'*+.^_`|~\\dA-Za-z-]+";
const tokenForm = new RegExp(`^${form}$`, 'u');
const mediaTypeForm = new RegExp(`^${form}/${form}\\s*(?:;.*)?$`, 'u');

/** Returns whether text is a token (RFC 9110, 5.6.2). */
export const isToken = (text: string): boolean => tokenForm.test(text);

/** Returns whether text is a media type (RFC 9110, 8.3.1), without checking its parameters. */
export const isMediaType = (text: string): boolean => mediaTypeForm.test(text);

/** Describes an invalid header name in a diagnostic. */
export const describeBadHeader = (name: string): string =>
  `the header name ${JSON.stringify(name)} (not a valid token, RFC 9110, 5.1)`;
