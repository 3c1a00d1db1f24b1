/** Prints checks for strings, numbers and listed values. */

import type { Json } from '../../../runtime/codec/operation.js';
import { isScalar, listedValues } from '../../ir/listed-values.js';
import { isOpenEnumeration, isValidatedByReceivers } from '../../ir/openness.js';
import type { Schema } from '../../ir/schema.js';
import { type Code, code, joinCode, printNumber, printPropertyName, printString } from '../../support/code/code.js';
import { printLiteral } from '../../support/code/literal.js';
import { type Path, type Required, refusal, refusalOf, reserveConstant, type Site } from './codegen-context.js';
import { isNotValue } from './conditions.js';
import { refuseIf, type Step } from './statements.js';
import type { SupportName } from './support.js';

/** The formats of strings that are checked. All other formats are annotations. */
export const textFormats: ReadonlySet<string> = new Set([
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'uuid',
  'json-pointer',
  'byte',
]);

export const numberFormats: ReadonlySet<string> = new Set(['int32', 'int64']);

const formatOf = (site: Site, format: string): Code => {
  const name = printPropertyName(format);
  const formats = site.module.use('formats');
  return name.startsWith("'") ? code`${formats}[${name}]` : code`${formats}.${name}`;
};

/** Returns the steps that check a string. */
export const checkText = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { minLength = 0, maxLength, pattern, format } = schema;
  const steps: Step[] = [];
  const bound = (keyword: string, test: SupportName, limit: number): void => {
    const count = printNumber(limit);
    steps.push(refuseIf(code`${site.module.use(test)}(${value}, ${count})`, refusal(site, path, keyword, count)));
  };
  if (minLength > 0) bound('minLength', 'isShorter', minLength);
  if (maxLength !== undefined) bound('maxLength', 'isLonger', maxLength);
  if (pattern !== undefined) {
    const text = printString(pattern);
    const test = code`!${declarePattern(site, schema, pattern)}.test(${value})`;
    steps.push(refuseIf(test, refusal(site, path, 'pattern', text)));
  }
  if (format !== undefined && textFormats.has(format) && schema.isFormatAnnotation !== true) {
    const test = code`!${formatOf(site, format)}(${value})`;
    steps.push(refuseIf(test, refusal(site, path, 'format', printString(format))));
  }
  return steps;
};

/** Declares a constant for a regular expression. */
export const declarePattern = (site: Site, schema: Schema, pattern: string): Code => {
  const name = reserveConstant(site, schema, 'Pattern');
  // The pattern is a string literal, so that line breaks and escapes in the document cannot terminate it.
  const value = code`/* @__PURE__ */ new RegExp(${printString(pattern)}, 'u')`;
  site.module.declare({ name, value, isExported: false });
  return site.module.take(site.module.file, name);
};

/** Returns the steps that check a number, except for its format. */
const checkSize = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const steps: Step[] = [];
  const bound = (keyword: string, limit: number | undefined, operator: Code): void => {
    if (limit === undefined) return;
    const number = printNumber(limit);
    steps.push(refuseIf(code`${value} ${operator} ${number}`, refusal(site, path, keyword, number)));
  };
  bound('minimum', minimum, code`<`);
  bound('maximum', maximum, code`>`);
  bound('exclusiveMinimum', exclusiveMinimum, code`<=`);
  bound('exclusiveMaximum', exclusiveMaximum, code`>=`);
  if (multipleOf !== undefined) {
    const number = printNumber(multipleOf);
    const test = code`!${site.module.use('isMultiple')}(${value}, ${number})`;
    steps.push(refuseIf(test, refusal(site, path, 'multipleOf', number)));
  }
  return steps;
};

/** Returns the steps that check a number. */
export const checkNumber = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { format } = schema;
  const steps = checkSize(site, schema, value, path);
  if (format !== undefined && numberFormats.has(format) && schema.isFormatAnnotation !== true) {
    const test = code`!${formatOf(site, format)}(${value})`;
    steps.push(refuseIf(test, refusal(site, path, 'format', printString(format))));
  }
  return steps;
};

/** Returns the steps that check a bigint. Bounds are numbers, which can be compared with bigints exactly. */
export const checkBigint = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { format = '', types } = schema;
  const steps = checkSize(site, schema, value, path);
  if (types?.includes('bigint') === true && schema.isFormatAnnotation !== true) {
    const wrap = format === 'uint64' ? code`asUintN` : code`asIntN`;
    const test = code`BigInt.${wrap}(64, ${value}) !== ${value}`;
    steps.push(refuseIf(test, refusal(site, path, 'format', printString(format))));
  }
  return steps;
};

/** Maximum number of values that are compared individually. More values are looked up. */
const mostCompared = 3;

/** Returns whether receivers accept strings that an enum does not list. */
export const isTolerant = ({ schemas, direction }: Site, schema: Schema, values: readonly unknown[]): boolean =>
  direction === 'received' && isValidatedByReceivers(schemas, schema) && isOpenEnumeration(schemas, schema, values);

/** Returns the steps that check `enum` and `const`; `undefined` if the schema has neither. */
export const checkValues = (
  site: Site,
  schema: Schema,
  value: Code,
  path: Path,
  required: Required | undefined,
): Step[] | undefined => {
  const values = listedValues(schema);
  if (values === undefined) return undefined;
  const by = (keyword: string, argument: Code): Code => refusalOf(site, path, value, required, keyword, argument);
  const [only] = values;
  if (values.length === 0) return [refuseIf(undefined, by('enum', code`[]`))];
  if (values.length === 1 && only !== undefined && schema.enum === undefined)
    return [refuseIf(isNotValue(site, only, value), by('const', printLiteral(only, 60)))];
  const other = isTolerant(site, schema, values) ? [code`!${site.module.use('isUnknownText')}(${value})`] : [];
  const refuse = (test: readonly Code[], argument: Code): Step[] => [
    refuseIf(joinCode([...test, ...other], ' && '), by('enum', argument)),
  ];
  if (values.length <= mostCompared && values.every(isScalar)) {
    const tests = values.map((each) => isNotValue(site, each, value));
    return refuse(tests, printLiteral([...values], 60));
  }
  const constant = declareValues(site, schema, values);
  return values.every(isScalar)
    ? refuse([code`!${constant}.has(${value})`], constant)
    : refuse([code`!${site.module.use('isOneOf')}(${value}, ${constant})`], constant);
};

/** Declares a constant for the values of an `enum`: a set if all are scalars, otherwise a list. */
export function declareValues(site: Site, schema: Schema, values: readonly Json[]): Code {
  const name = reserveConstant(site, schema, 'Values');
  const list = printLiteral([...values], 20);
  const value = values.every(isScalar) ? code`/* @__PURE__ */ new Set(${list})` : list;
  site.module.declare({ name, value, isExported: false });
  return site.module.take(site.module.file, name);
}
