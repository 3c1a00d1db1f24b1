/** Equality and multiples of JSON values (JSON Schema 2020-12 core, 4.2.2; validation, 6.2.1). */

/** Returns a string that is the same for equal values, regardless of member order. */
export const keyOf = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (typeof value === 'bigint') return `${value}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${keyOf(member)}`);
  return `{${members.sort().join()}}`;
};

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Returns whether two JSON values are equal. */
export const isEqual = (a: unknown, b: unknown): boolean =>
  a === b || (isContainer(a) && isContainer(b) && keyOf(a) === keyOf(b));

/** A number as an integer multiple of ten to the power of `-digits`. */
export interface Decimal {
  readonly units: bigint;
  readonly digits: number;
}

/** Returns the decimal form of a number; `undefined` if it is not finite. */
export const decimalOf = (value: number | bigint): Decimal | undefined => {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/u.exec(String(value));
  if (match === null) return undefined;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const units = BigInt(`${sign}${whole}${fraction}`);
  const digits = fraction.length - Number(exponent);
  return digits >= 0 ? { units, digits } : { units: units * 10n ** BigInt(-digits), digits: 0 };
};

/** Returns the units of a decimal at a finer scale. */
export const unitsAt = ({ units, digits }: Decimal, scale: number): bigint => units * 10n ** BigInt(scale - digits);

/** Returns whether a number is an integer multiple of a step, exactly in decimals. */
export const isMultipleOf = (value: number | bigint, step: number): boolean => {
  const [own, other] = [decimalOf(value), decimalOf(step)];
  if (own === undefined || other === undefined || other.units === 0n) return false;
  const scale = Math.max(own.digits, other.digits);
  return unitsAt(own, scale) % unitsAt(other, scale) === 0n;
};
