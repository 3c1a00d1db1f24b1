/** Field values of RFC 9110 5.5: visible characters, spaces and tabs inside, and Latin-1 as opaque bytes. */
const FIELD_VALUE = /^(?:[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?$/;

/** Whether text can be a field value as it is; a line break in one would start a header of its own. */
export function isFieldValue(text: string): boolean {
  return FIELD_VALUE.test(text);
}
