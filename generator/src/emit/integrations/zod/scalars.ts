/** Prints zod schemas of strings, numbers and listed values. */
import type { Json } from '../../../../runtime/codec/operation.js';
import { isScalar } from '../../../ir/listed-values.js';
import { isOpenEnumeration } from '../../../ir/openness.js';
import type { Schema } from '../../../ir/schema.js';
import { type Code, code, joinCode, printNumber, printScalar, printString } from '../../../support/code/code.js';
import { printLiteral } from '../../../support/code/literal.js';
import { textFormats } from '../../validators/scalars.js';
import { type Expression, ofChecks, printArray, type Site, withChecks } from './context.js';

/** Prints a regular expression. Its pattern is a string literal, which no text in the document can terminate. */
export function printPattern(pattern: string): Code {
  return code`new RegExp(${printString(pattern)}, 'u')`;
}

/** Prints the zod schema of a string. */
export function printText(site: Site, schema: Schema): Expression {
  const { minLength = 0, maxLength, pattern, format = '', isFormatAnnotation } = schema;
  const parts = [code`z.string()`];
  const checks: Code[] = [];
  if (minLength === 1 && maxLength === undefined) parts.push(code`.min(1)`);
  else if (minLength > 1 || maxLength !== undefined) {
    const most = maxLength === undefined ? [] : [printNumber(maxLength)];
    checks.push(code`${site.use('length')}(${joinCode([printNumber(minLength), ...most], ', ')})`);
  }
  if (pattern !== undefined) parts.push(code`.regex(${printPattern(pattern)})`);
  if (textFormats.has(format) && isFormatAnnotation !== true)
    checks.push(code`${site.use('format')}(${printString(format)})`);
  return { code: withChecks(joinCode(parts, ''), checks), isTyped: true };
}

/** Returns the zod schema to which a number's constraints are added, and a check if no zod type fits exactly. */
function baseOfNumber(site: Site, schema: Schema, isInteger: boolean): readonly [base: Code, check?: Code] {
  const format = schema.isFormatAnnotation === true ? undefined : schema.format;
  if (format === 'int32') return [code`z.int32()`];
  if (format === 'int64') return [code`z.int()`];
  return isInteger ? [code`z.number()`, site.use('integer')] : [code`z.number()`];
}

/** Prints the zod schema of a number. */
export function printNumeric(site: Site, schema: Schema, isInteger: boolean): Expression {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const [base, check] = baseOfNumber(site, schema, isInteger);
  const bounds = [
    ...(minimum === undefined ? [] : [code`.min(${printNumber(minimum)})`]),
    ...(maximum === undefined ? [] : [code`.max(${printNumber(maximum)})`]),
    ...(exclusiveMinimum === undefined ? [] : [code`.gt(${printNumber(exclusiveMinimum)})`]),
    ...(exclusiveMaximum === undefined ? [] : [code`.lt(${printNumber(exclusiveMaximum)})`]),
  ];
  const checks = check === undefined ? [] : [check];
  if (multipleOf !== undefined) checks.push(code`${site.use('multipleOf')}(${printNumber(multipleOf)})`);
  return { code: withChecks(joinCode([base, ...bounds], ''), checks), isTyped: true };
}

/** Prints the zod schema of a bigint. Bounds are numbers, which can be compared with bigints exactly. */
export function printBigint(site: Site, schema: Schema): Expression {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format } = schema;
  const bounds = [
    ...(minimum === undefined ? [] : [code`least: ${printNumber(minimum)}`]),
    ...(maximum === undefined ? [] : [code`most: ${printNumber(maximum)}`]),
    ...(exclusiveMinimum === undefined ? [] : [code`above: ${printNumber(exclusiveMinimum)}`]),
    ...(exclusiveMaximum === undefined ? [] : [code`below: ${printNumber(exclusiveMaximum)}`]),
  ];
  const checks: Code[] = [];
  if (schema.types?.includes('bigint') === true && schema.isFormatAnnotation !== true)
    checks.push(code`${site.use('bits64')}(${format === 'uint64' ? code`true` : code`false`})`);
  if (bounds.length > 0) checks.push(code`${site.use('between')}({ ${joinCode(bounds, ', ')} })`);
  if (multipleOf !== undefined) checks.push(code`${site.use('multipleOf')}(${printNumber(multipleOf)})`);
  return { code: withChecks(code`z.bigint()`, checks), isTyped: true };
}

/** Prints the zod schema of listed values. As in the types, an open enum in responses allows other strings. */
export function printValues(site: Site, schema: Schema, values: readonly Json[]): Expression {
  const list = [...new Set(values)];
  if (list.length === 0) return { code: code`z.never()`, isTyped: true };
  const scalars = list.filter(isScalar);
  if (scalars.length < list.length) return ofChecks([code`${site.use('equals')}(${printLiteral([...values], 20)})`]);
  const [only] = scalars;
  const printed = scalars.map(printScalar);
  const isEnum = scalars.length > 1 && scalars.every((value) => typeof value === 'string');
  const listed =
    scalars.length === 1 && only !== undefined
      ? code`z.literal(${printScalar(only)})`
      : code`z.${isEnum ? code`enum` : code`literal`}(${printArray(printed)})`;
  if (!isOpenEnumeration(site.index, schema, scalars)) return { code: listed, isTyped: true };
  const unknown = code`z.custom<${site.types.unknown('UnknownText')}>(${site.use('isText')})`;
  return { code: code`z.union(${printArray([listed, unknown])})`, isTyped: true };
}
