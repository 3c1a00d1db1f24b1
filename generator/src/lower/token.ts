/** Tokens of HTTP, which names of headers, methods and schemes are. */

const form = "[!#$%&'*+.^_`|~\\dA-Za-z-]+";
const tokenForm = new RegExp(`^${form}$`, 'u');
const mediaTypeForm = new RegExp(`^${form}/${form}\\s*(?:;.*)?$`, 'u');

/** A token of RFC 9110, 5.6.2. */
export const isToken = (text: string): boolean => tokenForm.test(text);

/** A media type of RFC 9110, 8.3.1; its parameters are not looked at. */
export const isMediaType = (text: string): boolean => mediaTypeForm.test(text);

/** How a diagnostic names a header that no message can have. */
export const describeBadHeader = (name: string): string =>
  `the header ${JSON.stringify(name)}, whose name is not a valid token (RFC 9110, 5.1)`;
