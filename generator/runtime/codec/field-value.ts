/** Matches a field value (RFC 9110, 5.5): visible characters, inner spaces and tabs, and Latin-1 as opaque bytes. */
const FIELD_VALUE = /^(?:[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?$/;

/** Returns whether text is a valid header field value. A line break in the text would start another header. */
export function isFieldValue(text: string): boolean {
  return FIELD_VALUE.test(text);
}
