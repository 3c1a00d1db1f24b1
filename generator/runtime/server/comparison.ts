/** Compares values for generated validators. */

/** Returns whether text has more than `most` characters, as JSON Schema counts them (2020-12 validation, 6.3.1). */
export function isLonger(text: string, most: number): boolean {
  return text.length > most && countCharacters(text) > most;
}

/** Returns whether text has fewer than `least` characters. */
export function isShorter(text: string, least: number): boolean {
  return text.length < least || (text.length < 2 * least && countCharacters(text) < least);
}

function countCharacters(text: string): number {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      count -= 1;
      index += 1;
    }
  }
  return count;
}

/** Returns whether a number is an integer multiple of `step`, based on decimal representations. */
export function isMultiple(value: number | bigint, step: number): boolean {
  if (typeof value === 'number') {
    const quotient = value / step;
    if (Number.isInteger(quotient)) return true;
    if (!Number.isFinite(quotient) || Number.isInteger(step)) return false;
  }
  const [digits, exponent] = toDecimal(value);
  const [stepDigits, stepExponent] = toDecimal(step);
  const least = Math.min(exponent, stepExponent);
  const scale = (count: bigint, from: number): bigint => count * 10n ** BigInt(from - least);
  return scale(digits, exponent) % scale(stepDigits, stepExponent) === 0n;
}

/** Returns the digits of a number as an integer, and the decimal exponent. */
function toDecimal(value: number | bigint): readonly [digits: bigint, exponent: number] {
  const [mantissa = '0', power = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return [BigInt(whole + fraction), Number(power) - fraction.length];
}

/** Returns whether two JSON values are equal, regardless of member order (JSON Schema 2020-12 core, 4.2.2). */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, index) => equal(item, b[index]))
    );
  }
  const left = Object.entries(a);
  const right = new Map<string, unknown>(Object.entries(b));
  return left.length === right.size && left.every(([key, value]) => right.has(key) && equal(value, right.get(key)));
}

/** Returns whether a value equals one of the given values. */
export function isOneOf(value: unknown, values: readonly unknown[]): boolean {
  return values.some((candidate) => equal(value, candidate));
}

/** Returns whether a list contains equal items, in linear time. */
export function hasDuplicates(items: readonly unknown[]): boolean {
  const seen = new Set<unknown>();
  for (const item of items) {
    const key =
      typeof item === 'object' && item !== null ? `{${canonical(item)}` : typeof item === 'string' ? `"${item}` : item;
    if (seen.has(key)) return true;
    seen.add(key);
  }
  return false;
}

/** Returns the same text for equal values. */
function canonical(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}
