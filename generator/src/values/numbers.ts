/** Generates numbers that satisfy bounds and `multipleOf`, calculated exactly as decimals. */
import type { Schema } from '../ir/schema.js';
import { type Decimal, decimalOf, unitsAt } from './equal.js';
import type { Work } from './work.js';

type NumberKey = 'minimum' | 'maximum' | 'exclusiveMinimum' | 'exclusiveMaximum' | 'multipleOf';

function all(parts: readonly Schema[], key: NumberKey): number[] {
  return parts.flatMap((part) => part[key] ?? []);
}

/** Returns the greatest absolute value of numbers without bounds. */
function widthOf(parts: readonly Schema[], isWhole: boolean): number {
  if (parts.some(({ format }) => format === 'int32')) return 2 ** 31 - 1;
  return isWhole ? Number.MAX_SAFE_INTEGER : 1e12;
}

/** The possible values: multiples of `step` between bounds, as integers divided by ten to the power of `scale`. */
interface Grid {
  readonly scale: number;
  readonly step: bigint;
  readonly least: bigint;
  readonly most: bigint;
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}
function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b;
}
function ceil(value: bigint, step: bigint): bigint {
  const rest = ((value % step) + step) % step;
  return rest === 0n ? value : value + step - rest;
}
function floor(value: bigint, step: bigint): bigint {
  return value - (((value % step) + step) % step);
}
function inOrder(values: readonly bigint[]): bigint[] {
  return [...values].sort((a, b) => Number(a > b) - Number(a < b));
}
function largest(values: readonly bigint[]): bigint {
  return inOrder(values).at(-1) ?? 0n;
}
function smallest(values: readonly bigint[]): bigint {
  return inOrder(values)[0] ?? 0n;
}

function decimals(values: readonly number[]): Decimal[] {
  return values.flatMap((value) => decimalOf(value) ?? []);
}

/** Number of decimals in addition to those of bounds and steps. */
const moreDigits = 2;
const mostDigits = 340;

/** Returns the bounds that are farther from zero than `end`. */
function beyond(bounds: readonly bigint[], end: bigint): bigint[] {
  return bounds.filter((each) => (end < 0n ? each < end : each > end));
}

/** Returns the multiples within the bounds; `undefined` if there are none. */
function gridOf(parts: readonly Schema[], isWhole: boolean): Grid | undefined {
  const [minima, maxima] = [all(parts, 'minimum'), all(parts, 'maximum')];
  const [above, below] = [all(parts, 'exclusiveMinimum'), all(parts, 'exclusiveMaximum')];
  const steps = [...all(parts, 'multipleOf'), ...(isWhole ? [1] : [])];
  const digits = Math.max(0, ...decimals([...minima, ...maxima, ...above, ...below, ...steps]).map((d) => d.digits));
  const scale = Math.min(mostDigits, digits + (steps.length > 0 ? 0 : moreDigits));
  if (digits > mostDigits) return undefined;
  const units = (values: readonly number[]): bigint[] => decimals(values).map((each) => unitsAt(each, scale));
  const stepUnits = units(steps).map((each) => (each < 0n ? -each : each));
  const step = stepUnits.length === 0 ? 1n : stepUnits.reduce(lcm);
  if (step === 0n) return undefined;
  const [width = 0n] = units([widthOf(parts, isWhole)]);
  const lower = [...units(minima), ...units(above).map((each) => each + 1n)];
  const upper = [...units(maxima), ...units(below).map((each) => each - 1n)];
  // If a bound is outside the default range, the range is shifted.
  const low =
    lower.length > 0 ? largest(lower) : smallest([-width, ...beyond(upper, -width).map((each) => each - width)]);
  const high =
    upper.length > 0 ? smallest(upper) : largest([width, ...beyond(lower, width).map((each) => each + width)]);
  const grid = { scale, step, least: ceil(low, step), most: floor(high, step) };
  return grid.least > grid.most ? undefined : grid;
}

function toNumber({ scale }: Grid, units: bigint): number {
  const text = `${units < 0n ? -units : units}`.padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  return Number(`${units < 0n ? '-' : ''}${whole}.${text.slice(text.length - scale) || '0'}`);
}

/** Returns the multiple at or below a value, within the bounds. */
function near(grid: Grid, value: number): bigint {
  const decimal = decimalOf(value);
  if (decimal === undefined) return grid.least;
  const { units, digits } = decimal;
  const scaled = digits <= grid.scale ? unitsAt(decimal, grid.scale) : units / 10n ** BigInt(digits - grid.scale);
  const clamped = smallest([largest([scaled, grid.least]), grid.most]);
  return largest([floor(clamped, grid.step), grid.least]);
}

/** Returns the most natural value: the first integer if there is a minimum, else 1, else the greatest integer. */
function startOf(grid: Grid, parts: readonly Schema[]): bigint {
  const whole = lcm(grid.step, 10n ** BigInt(grid.scale));
  const isBelow = all(parts, 'minimum').length + all(parts, 'exclusiveMinimum').length > 0;
  const wanted = isBelow ? ceil(grid.least, whole) : near(grid, 1);
  if (isBelow ? wanted <= grid.most : wanted % whole === 0n) return wanted;
  const lower = floor(grid.most, whole);
  if (lower >= grid.least) return lower;
  // If the range contains no integer, use its middle.
  const middle = floor((grid.least + grid.most) / 2n, grid.step);
  return all(parts, 'exclusiveMinimum').length > 0 && middle >= grid.least ? middle : grid.least;
}

/**
 * Returns the number for a turn. Turns count in integers if the range contains enough of them, otherwise in steps, and
 * start again at the end of the range.
 */
function plainUnits(grid: Grid, parts: readonly Schema[], turn: number): bigint {
  const { least, most, step, scale } = grid;
  const start = startOf(grid, parts);
  const whole = lcm(step, 10n ** BigInt(scale));
  const count = (most - least) / step + 1n;
  const values = [start + BigInt(turn) * whole, start - BigInt(turn) * whole, start + BigInt(turn) * step];
  return values.find((value) => value >= least && value <= most) ?? least + (BigInt(turn) % count) * step;
}

function variedUnits(work: Work, grid: Grid, parts: readonly Schema[]): bigint[] {
  const { random } = work;
  const span = (grid.most - grid.least) / grid.step;
  const at = (share: number): bigint =>
    grid.least + ((span * BigInt(Math.floor(share * 1e6))) / 1_000_000n) * grid.step;
  const small = [0, 1, -1, random.between(-1000, 1000), random.between(-100_000, 100_000) / 100, 0.1 + 0.2, 0.5, -0.5];
  const inner = [
    ...all(parts, 'exclusiveMinimum').map((each) => each + 0.5),
    ...all(parts, 'exclusiveMaximum').map((each) => each - 0.5),
  ];
  return [
    grid.least,
    grid.most,
    at(0.5),
    at(random.next()),
    at(random.next()),
    ...[...small, ...inner].map((value) => near(grid, value)),
  ];
}

/** Generates a number that satisfies all keywords; `undefined` if there is none. */
export function makeNumber(work: Work, parts: readonly Schema[], isWhole: boolean): number | undefined {
  const grid = gridOf(parts, isWhole);
  if (grid === undefined) return undefined;
  const isFit = (value: number): boolean =>
    Number.isFinite(value) &&
    // The text of a longer integer would be parsed as another number.
    (!isWhole || work.isPlain || Number.isSafeInteger(value)) &&
    all(parts, 'minimum').every((each) => value >= each) &&
    all(parts, 'maximum').every((each) => value <= each) &&
    all(parts, 'exclusiveMinimum').every((each) => value > each) &&
    all(parts, 'exclusiveMaximum').every((each) => value < each);
  // Some validators divide binary fractions, for which 0.07 is not a multiple of 0.01.
  const isPlainMultiple = (value: number): boolean =>
    all(parts, 'multipleOf').every((step) => Number.isInteger(value / step));
  const units = work.isPlain
    ? [0, 1, 2, 3].map((more) => plainUnits(grid, parts, work.turn + more))
    : variedUnits(work, grid, parts);
  const extra = work.isPlain || isWhole || all(parts, 'multipleOf').length > 0 ? [] : [1e-7, 0.1 + 0.2];
  const fitting = [...units.map((each) => toNumber(grid, each)), ...extra]
    .filter(isFit)
    .map((value) => (value === 0 ? 0 : value));
  const chosen = fitting.filter(isPlainMultiple);
  const from = chosen.length > 0 ? chosen : fitting;
  if (from.length === 0) return undefined;
  return work.isPlain ? from[0] : work.random.pick(from);
}

/** Generates a 64-bit integer that is likely to be valid; `undefined` if none is found. */
export function makeBigint(work: Work, parts: readonly Schema[]): bigint | undefined {
  const { random } = work;
  const isUnsigned = parts.some(({ format }) => format === 'uint64');
  const [first, last] = isUnsigned ? [0n, 2n ** 64n - 1n] : [-(2n ** 63n), 2n ** 63n - 1n];
  const lower = [
    ...all(parts, 'minimum').map(Math.ceil),
    ...all(parts, 'exclusiveMinimum').map((each) => Math.floor(each) + 1),
  ];
  const upper = [
    ...all(parts, 'maximum').map(Math.floor),
    ...all(parts, 'exclusiveMaximum').map((each) => Math.ceil(each) - 1),
  ];
  const least = largest([first, ...lower.map(BigInt)]);
  const most = smallest([last, ...upper.map(BigInt)]);
  const middle = [0n, 1n, -1n, BigInt(random.between(-1000, 1000)), 2n ** 53n + 1n, -(2n ** 53n) - 1n];
  const candidates = [least, most, most - 1n, ...middle, 2n ** 62n + BigInt(random.between(0, 1000))];
  const [multiple = 1] = all(parts, 'multipleOf');
  // A multiple of the step may be an integer even if the step is not.
  const step = BigInt([1, 2, 10, 100].map((times) => times * multiple).find(Number.isInteger) ?? 1);
  const fitting = candidates
    .flatMap((value) => [(value / step) * step, (value / step + 1n) * step])
    .filter((value) => value >= least && value <= most);
  return fitting.length === 0 ? undefined : random.pick(fitting);
}
