/** What Ajv's standalone code imports from Ajv at run time, so that a server needs no Ajv. */

/** The length of text in code points, as JSON Schema counts it (2020-12 validation, 6.3.1). */
export function ucs2length(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    const unit = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    if (unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) {
      length -= 1;
      at += 1;
    }
  }
  return length;
}

/** Whether two JSON values are equal, whatever the order of their members (JSON Schema 2020-12 core, 4.2.2). */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return Number.isNaN(a) && Number.isNaN(b);
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, at) => equal(item, b[at]));
  }
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)));
}
