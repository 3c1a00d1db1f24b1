/** Compares JSON values, and tests for multiples (JSON Schema 2020-12 core, 4.2.2; validation, 6.2.1). */

/** Returns a string that is the same for equal values, regardless of member order. */
export function keyOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (typeof value === 'bigint') return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${keyOf(member)}`);
  return `{${members.sort().join()}}`;
}

function isContainer(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** Returns whether two JSON values are equal. */
export function isEqual(a: unknown, b: unknown): boolean {
  return a === b || (isContainer(a) && isContainer(b) && keyOf(a) === keyOf(b));
}

/** A decimal number: `units` divided by ten to the power of `digits`. */
export interface Decimal {
  readonly units: bigint;
  readonly digits: number;
}

/** Converts a number to a decimal; `undefined` if it is not finite. */
export function decimalOf(value: number | bigint): Decimal | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/u.exec(String(value));
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(`${sign}${whole}${fraction}`);
  const digits = fraction.length - Number(exponent);
  return digits >= 0 ? { units, digits } : { units: units * 10n ** BigInt(-digits), digits: 0 };
}

/** Returns the units of a decimal after padding it to `scale` digits. `scale` must be at least `digits`. */
export function unitsAt({ units, digits }: Decimal, scale: number): bigint {
  return units * 10n ** BigInt(scale - digits);
}

/** Returns whether a number is an integer multiple of a step, exactly in decimals. */
export function isMultipleOf(value: number | bigint, step: number): boolean {
  const [own, other] = [decimalOf(value), decimalOf(step)];
  if (own === undefined || other === undefined || other.units === 0n) return false;
  const scale = Math.max(own.digits, other.digits);
  return unitsAt(own, scale) % unitsAt(other, scale) === 0n;
}
