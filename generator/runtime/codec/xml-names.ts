/** Checks and converts XML names (XML 1.0, 2.3; Namespaces in XML 1.0, 3). */

const START =
  'A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}-\\u{200D}';
const FURTHER =
  '\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const INNER = '\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}';

const NAME = /* @__PURE__ */ (() => new RegExp(`^[${START}${FURTHER}][${START}${FURTHER}${INNER}]*$`, 'u'))();
const BEYOND_INNER = /* @__PURE__ */ (() => new RegExp(`[^${START}${FURTHER}${INNER}]`, 'gu'))();
const BEYOND_START = /* @__PURE__ */ (() => new RegExp(`^[^${START}${FURTHER}]`, 'u'))();

/** Returns whether text is a valid name for an element or attribute, without a prefix. */
export function isXmlName(text: string): boolean {
  return NAME.test(text);
}

const escapeCharacter = (character: string): string =>
  `_x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * Converts a key to an XML name. Invalid characters become sequences such as `_x0020_` (ISO/IEC 9075-14, 9.1), and so
 * does an underscore that begins such a sequence. `undefined` for an empty key.
 */
export function toXmlName(key: string): string | undefined {
  if (key === '') return undefined;
  return key
    .replace(/_(?=x[0-9A-Fa-f]{4,6}_)/gu, '_x005F_')
    .replace(BEYOND_INNER, escapeCharacter)
    .replace(BEYOND_START, escapeCharacter);
}

/** Converts an XML name back to its key. */
export function fromXmlName(name: string): string {
  return name.replace(/_x([0-9A-Fa-f]{4,6})_/gu, (whole, digits: string) => {
    const code = Number.parseInt(digits, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}

/** The namespace that contains `xsi:nil` (XML Schema, 2.6.2). */
export const XSI = 'http://www.w3.org/2001/XMLSchema-instance';

/** The namespace of `xmlns` itself (Namespaces in XML 1.0, 3). */
export const XMLNS = 'http://www.w3.org/2000/xmlns/';
