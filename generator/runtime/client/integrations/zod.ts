import { hasDuplicates, isLonger, isMultiple, isOneOf, isShorter } from '../../server/comparison.js';
import { formats } from '../../server/formats.js';

/** The argument that zod passes to a check: a value, and the list for its issues. */
interface Checked {
  readonly value: unknown;
  readonly issues: object[];
}

/** A check to pass to `.check()`. */
export type ZodCheck = (checked: Checked) => void;

/** The part of a zod schema that the checks use. */
export interface ZodSchema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] };
  };
}

/** The types to which keywords apply. */
type Kind = 'string' | 'number' | 'bigint' | 'array' | 'object';

type AnyObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is AnyObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);
}

function isOfKind(value: unknown, kind: Kind): boolean {
  if (kind === 'array') return Array.isArray(value);
  return kind === 'object' ? isObject(value) : typeof value === kind;
}

/** Returns an own property of an object; `undefined` for inherited ones. */
function own(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

/** Adds an issue; the checks that follow still run. */
function report({ value, issues }: Checked, message: string, path: readonly PropertyKey[] = []): void {
  issues.push({ code: 'custom', input: value, path: [...path], message, continue: true });
}

/** Applies a schema to a value at a path, and adds the issues. */
function apply({ issues }: Checked, schema: ZodSchema, part: unknown, path: readonly PropertyKey[] = []): void {
  for (const issue of schema.safeParse(part).error?.issues ?? [])
    issues.push({ ...issue, path: [...path, ...issue.path], input: part, continue: true });
}

/** Checks that a value also matches a schema. */
export function also(schema: ZodSchema): ZodCheck {
  return (checked) => apply(checked, schema, checked.value);
}

/** Checks that a value does not match a schema. */
export function not(schema: ZodSchema): ZodCheck {
  return (checked) => {
    if (schema.safeParse(checked.value).success) report(checked, 'Invalid input: matches an excluded schema');
  };
}

/** Applies `then` to a value that matches `test`, and `otherwise` to other values. */
export function either(test: ZodSchema, then?: ZodSchema, otherwise?: ZodSchema): ZodCheck {
  return (checked) => {
    const schema = test.safeParse(checked.value).success ? then : otherwise;
    if (schema !== undefined) apply(checked, schema, checked.value);
  };
}

/** Applies a schema only to values of the given type; other values are valid. */
export function when(kind: Kind, schema: ZodSchema): ZodCheck {
  return (checked) => {
    if (isOfKind(checked.value, kind)) apply(checked, schema, checked.value);
  };
}

/** Applies the schema that is selected by the value of the property `name`, the discriminator. */
export function selectBy(
  name: string,
  choices: readonly (readonly [values: readonly unknown[], schema: ZodSchema])[],
  isOpen = false,
): ZodCheck {
  return (checked) => {
    const selected = own(checked.value, name);
    const schema = choices.find(([values]) => values.includes(selected))?.[1];
    if (schema !== undefined) apply(checked, schema, checked.value);
    else if (!isOpen || typeof selected !== 'string')
      report(checked, 'Invalid input: no variant has this value', isObject(checked.value) ? [name] : []);
  };
}

/** Returns a predicate for objects whose discriminator is a string other than the known values. */
export function isUnknownMember(name: string, known: readonly unknown[]): (value: unknown) => boolean {
  return (value) => {
    const selected = own(value, name);
    return typeof selected === 'string' && !known.includes(selected);
  };
}

/** Checks that a value equals one of the given values, which may be arrays and objects. */
export function equals(values: readonly unknown[]): ZodCheck {
  return (checked) => {
    if (!isOneOf(checked.value, values)) report(checked, `Invalid input: expected ${JSON.stringify(values)}`);
  };
}

/** Checks that an object has the given properties. */
export function requires(...names: readonly string[]): ZodCheck {
  return (checked) => {
    for (const name of names)
      if (own(checked.value, name) === undefined) report(checked, 'Invalid input: required', [name]);
  };
}

/** Checks that an object does not have the given properties. */
export function lacks(...names: readonly string[]): ZodCheck {
  return (checked) => {
    for (const name of names)
      if (own(checked.value, name) !== undefined) report(checked, 'Invalid input: not expected here', [name]);
  };
}

/** Applies a schema to a property of an object, if the property is present. */
export function member(name: string, schema: ZodSchema): ZodCheck {
  return (checked) => {
    const value = own(checked.value, name);
    if (value !== undefined) apply(checked, schema, value, [name]);
  };
}

/** Applies a schema to the properties of an object whose names match a pattern. */
export function matching(pattern: RegExp, schema: ZodSchema): ZodCheck {
  return (checked) => {
    for (const key of keysOf(checked.value))
      if (pattern.test(key)) apply(checked, schema, own(checked.value, key), [key]);
  };
}

/** Applies a schema to the properties of an object that have other names and match none of the patterns. */
export function others(names: readonly string[], patterns: readonly RegExp[], schema: ZodSchema): ZodCheck {
  return (checked) => {
    for (const key of keysOf(checked.value)) {
      if (names.includes(key) || patterns.some((pattern) => pattern.test(key))) continue;
      apply(checked, schema, own(checked.value, key), [key]);
    }
  };
}

/** Applies a schema to the property names of an object. */
export function names(schema: ZodSchema): ZodCheck {
  return (checked) => {
    for (const key of keysOf(checked.value)) apply(checked, schema, key, [key]);
  };
}

/** Checks the number of properties of an object. */
export function size(least: number, most: number = Number.POSITIVE_INFINITY): ZodCheck {
  return (checked) => {
    const count = keysOf(checked.value).length;
    if (count < least) report(checked, `Too small: expected object to have >=${least} members`);
    if (count > most) report(checked, `Too big: expected object to have <=${most} members`);
  };
}

/** Runs a check only for objects that have the property `name`. */
export function ifPresent(name: string, check: ZodCheck): ZodCheck {
  return (checked) => {
    if (own(checked.value, name) !== undefined) check(checked);
  };
}

/** Checks that the items of an array are unique. */
export function unique(checked: Checked): void {
  if (Array.isArray(checked.value) && hasDuplicates(checked.value)) report(checked, 'Invalid input: duplicate items');
}

/** Checks how many items of an array match a schema (`minContains`, `maxContains`). */
export function contains(schema: ZodSchema, least = 1, most: number = Number.POSITIVE_INFINITY): ZodCheck {
  return (checked) => {
    if (!Array.isArray(checked.value)) return;
    const count = checked.value.filter((item: unknown) => schema.safeParse(item).success).length;
    if (count < least) report(checked, `Too small: expected >=${least} matching items`);
    if (count > most) report(checked, `Too big: expected <=${most} matching items`);
  };
}

/** The properties or items that keywords of a schema evaluate. */
interface Evaluated {
  readonly all?: true;
  readonly names?: readonly string[];
  readonly patterns?: readonly RegExp[];
  /** Number of items that `prefixItems` evaluates. */
  readonly prefix?: number;
  readonly contains?: readonly ZodSchema[];
  /** Properties or items that are evaluated only if the value matches a schema, or only if it does not. */
  readonly branches?: readonly { readonly if: ZodSchema; readonly then?: Evaluated; readonly else?: Evaluated }[];
}

/** Returns what the keywords evaluate for a value, including the branches that apply to the value. */
function listEvaluated(evaluated: Evaluated, value: unknown): Evaluated[] {
  const chosen = (evaluated.branches ?? []).map((branch) =>
    branch.if.safeParse(value).success ? branch.then : branch.else,
  );
  return [evaluated, ...chosen.flatMap((each) => (each === undefined ? [] : listEvaluated(each, value)))];
}

/** Applies a schema to the properties of an object that are not evaluated (`unevaluatedProperties`). */
export function unevaluatedProperties(evaluated: Evaluated, schema: ZodSchema): ZodCheck {
  return (checked) => {
    const { value } = checked;
    if (!isObject(value)) return;
    const found = listEvaluated(evaluated, value);
    for (const key of Object.keys(value)) {
      const isEvaluated = found.some(
        ({ all, names: known = [], patterns = [] }) =>
          all === true || known.includes(key) || patterns.some((pattern) => pattern.test(key)),
      );
      if (!isEvaluated) apply(checked, schema, value[key], [key]);
    }
  };
}

/** Applies a schema to the items of an array that are not evaluated (`unevaluatedItems`). */
export function unevaluatedItems(evaluated: Evaluated, schema: ZodSchema): ZodCheck {
  return (checked) => {
    const { value } = checked;
    if (!Array.isArray(value)) return;
    const found = listEvaluated(evaluated, value);
    for (const [index, item] of value.entries()) {
      const isEvaluated = found.some(
        ({ all, prefix = 0, contains: schemas = [] }) =>
          all === true || index < prefix || schemas.some((each) => each.safeParse(item).success),
      );
      if (!isEvaluated) apply(checked, schema, item, [index]);
    }
  };
}

/** Checks the number of items of an array. */
export function itemCount(least: number, most: number = Number.POSITIVE_INFINITY): ZodCheck {
  return (checked) => {
    if (!Array.isArray(checked.value)) return;
    const count = checked.value.length;
    if (count < least) report(checked, `Too small: expected array to have >=${least} items`);
    if (count > most) report(checked, `Too big: expected array to have <=${most} items`);
  };
}

/** Checks the length of a string in Unicode characters, as JSON Schema counts; zod counts UTF-16 code units. */
export function length(least: number, most: number = Number.POSITIVE_INFINITY): ZodCheck {
  return (checked) => {
    const { value } = checked;
    if (typeof value !== 'string') return;
    if (isShorter(value, least)) report(checked, `Too small: expected string to have >=${least} characters`);
    if (isLonger(value, most)) report(checked, `Too big: expected string to have <=${most} characters`);
  };
}

/** Checks the format of a string or number. */
export function format(name: keyof typeof formats): ZodCheck {
  return (checked) => {
    const { value } = checked;
    const isNumeric = name === 'int32' || name === 'int64';
    const isValid = isNumeric
      ? typeof value !== 'number' || formats[name](value)
      : typeof value !== 'string' || formats[name](value);
    if (!isValid) report(checked, `Invalid ${name}`);
  };
}

/** Checks that a number is an integer; unlike zod's check, it allows integers beyond 2^53. */
export function integer(checked: Checked): void {
  if (!Number.isInteger(checked.value)) report(checked, 'Invalid input: expected integer');
}

/** Checks that a number is a multiple of `step`, comparing decimal representations. */
export function multipleOf(step: number): ZodCheck {
  return (checked) => {
    const { value } = checked;
    if ((typeof value === 'number' || typeof value === 'bigint') && !isMultiple(value, step))
      report(checked, `Invalid number: must be a multiple of ${step}`);
  };
}

interface Bounds {
  readonly least?: number;
  readonly most?: number;
  readonly above?: number;
  readonly below?: number;
}

/** Checks the bounds of a bigint. The bounds are numbers from the document and may have fractions. */
export function between({ least, most, above, below }: Bounds): ZodCheck {
  return (checked) => {
    const { value } = checked;
    if (typeof value !== 'bigint') return;
    if (least !== undefined && value < least) report(checked, `Too small: expected bigint to be >=${least}`);
    if (most !== undefined && value > most) report(checked, `Too big: expected bigint to be <=${most}`);
    if (above !== undefined && value <= above) report(checked, `Too small: expected bigint to be >${above}`);
    if (below !== undefined && value >= below) report(checked, `Too big: expected bigint to be <${below}`);
  };
}

/** Checks that a bigint fits into 64 bits. */
export function bits64(isUnsigned: boolean): ZodCheck {
  return (checked) => {
    const { value } = checked;
    if (typeof value !== 'bigint') return;
    const wrapped = isUnsigned ? BigInt.asUintN(64, value) : BigInt.asIntN(64, value);
    if (wrapped !== value) report(checked, 'Invalid input: expected a 64-bit integer');
  };
}

/** Returns whether a value is a string. */
export function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** Returns whether a value is a file. */
export function isFile(value: unknown): boolean {
  return value instanceof Blob;
}
