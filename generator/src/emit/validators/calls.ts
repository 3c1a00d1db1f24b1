/** Prints checks that consist of one call: of a runtime function or of another validator. */
import { isFile } from '../../ir/files.js';
import { isScalar, listedValues } from '../../ir/listed-values.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import { type Code, code, joinCode, printNumber, printString } from '../../support/code/code.js';
import { findBesideNull } from './beside-null.js';
import { type Path, printPath, type Site } from './codegen-context.js';
import { isReference, silent, typesOf } from './conditions.js';
import { possibleTypes } from './possible-types.js';
import { declareValues, isTolerant, numberFormats, textFormats } from './scalars.js';
import type { SupportName } from './support.js';
import { isLong } from './weight.js';

/**
 * A runtime function. `more`: the arguments after the value, the list of issues and the path. If `more` is empty, the
 * function takes only the value and the list.
 */
interface Call {
  readonly name: SupportName;
  readonly more: readonly Code[];
  /** The function that checks the items of an array. */
  readonly item?: Code;
}

/** The calls with which a validator checks a member. */
interface MemberCalls {
  /** Returns conditions for the value of the member; if all of them are true, the validator stops. */
  readonly refused: (value: Code) => Code[];
  /** The function that checks the items of an array. */
  readonly item: Code | undefined;
}

/** Returns whether a separate function always checks values of the schema. */
export function isCalled(site: Site, schema: Schema): boolean {
  return isLong(site.schemas, schema) || isReference(schema) || site.schemas.find(schema.pointer) !== undefined;
}

/** Returns whether the first statement of a check also rejects an absent value. */
export function refusesNothing(site: Site, schema: Schema): boolean {
  if (isReference(schema)) return possibleTypes(site.schemas, schema) !== undefined;
  return schema.ref === undefined && (schema.types !== undefined || listedValues(schema) !== undefined);
}

/** Returns whether the call that checks a member also rejects an absent value. */
export function callRefusesNothing(site: Site, schema: Schema): boolean {
  return refusesNothing(site, schema) || findBesideNull(site, schema) !== undefined;
}

/**
 * Returns the calls that check a member of `object`. Returns `undefined` if the check takes several statements, or if
 * the path is not constant.
 */
export function memberCalls(site: Site, schema: Schema, object: Code, path: Path): MemberCalls | undefined {
  if (path.length !== 1 || typeof path[0] !== 'string') return undefined;
  const place = printPath(path);
  const called = findCalled(site, schema);
  const call = called === undefined ? findCall(site, schema) : undefined;
  const item = call?.item;
  if (call !== undefined && call.more.length > 0) {
    const name = site.module.use(call.name);
    const refused = (value: Code): Code[] => [
      code`!${name}(${joinCode([value, code`found`, place, ...call.more], ', ')})`,
    ];
    return { refused, item };
  }
  const check = called !== undefined ? site.write.check(site, called) : call && site.module.use(call.name);
  if (check === undefined) return undefined;
  const inMember = site.module.use('inMember');
  const isNullable = called !== undefined && called !== schema;
  const refused = (value: Code): Code[] => [
    ...(isNullable ? [code`${value} !== null`] : []),
    code`!${check}(${value})`,
    code`${inMember}(found, ${object}, ${place}, ${check})`,
  ];
  return { refused, item };
}

/**
 * Returns the schema that a separate function checks: the given schema, or the one that it combines with null;
 * `undefined` if there is no such function.
 */
function findCalled(site: Site, schema: Schema): Schema | undefined {
  if (isCalled(site, schema)) return schema;
  const other = findBesideNull(site, schema);
  return other !== undefined && isCalled(site, other) ? other : undefined;
}

function findCall(site: Site, schema: Schema): Call | undefined {
  if (schema.never === true || isFile(site.schemas, schema)) return undefined;
  const demands = listDemands(schema);
  if (demands.has('enum')) return callForValues(site, schema, demands);
  const [type, ...others] = typesOf(schema)?.filter((each) => each !== 'null') ?? [];
  if (type === undefined || others.length > 0) return undefined;
  demands.delete('types');
  const name = demands.size === 0 ? callForTypes(schema) : undefined;
  if (name !== undefined) return { name, more: [] };
  return typesOf(schema)?.includes('null') === true
    ? nullableCall(schema, type, demands)
    : typeCall(site, schema, type, demands);
}

/** Returns the keywords that a value can violate. */
function listDemands(schema: Schema): Set<string> {
  return new Set(Object.keys(schema).filter((key) => !silent.has(key) && !isWithoutEffect(schema, key)));
}

function isWithoutEffect(schema: Schema, keyword: string): boolean {
  const { format = '', isFormatAnnotation, additionalProperties, properties = [], required = [] } = schema;
  if (keyword === 'format')
    return isFormatAnnotation === true || (!textFormats.has(format) && !numberFormats.has(format));
  if (keyword === 'additionalProperties') return Object.keys(additionalProperties ?? {}).length <= 1;
  if (keyword === 'properties') return properties.length === 0;
  if (keyword === 'required') return required.length === 0;
  return keyword === 'isFormatAnnotation' || keyword === 'isOpen';
}

function callForValues(site: Site, schema: Schema, demands: ReadonlySet<string>): Call | undefined {
  const values = listedValues(schema) ?? [];
  const isPlain = [...demands].every((key) => key === 'enum' || key === 'types');
  if (!isPlain || values.length < 2 || !values.every(isScalar) || isTolerant(site, schema, values)) return undefined;
  return { name: 'isListed', more: [declareValues(site, schema, values)] };
}

const plainCalls: Readonly<Partial<Record<TypeName, SupportName>>> = {
  string: 'isText',
  integer: 'isInteger',
  number: 'isNumber',
  boolean: 'isBoolean',
  object: 'isAnyObject',
};

const nullableCalls: Readonly<Partial<Record<TypeName, SupportName>>> = {
  string: 'isNullableText',
  integer: 'isNullableInteger',
  number: 'isNullableNumber',
  boolean: 'isNullableBoolean',
  object: 'isNullableObject',
};

/** Returns the function that checks whether a value is of the schema's only type, or null if that is allowed. */
function callForTypes(schema: Schema): SupportName | undefined {
  const [type, ...others] = typesOf(schema)?.filter((each) => each !== 'null') ?? [];
  if (type === undefined || others.length > 0) return undefined;
  return (typesOf(schema)?.length === 1 ? plainCalls : nullableCalls)[type];
}

function nullableCall(schema: Schema, type: TypeName, demands: ReadonlySet<string>): Call | undefined {
  if (type !== 'string' || !isOnlyFormat(schema, type, demands)) return undefined;
  return schema.format === 'date-time'
    ? { name: 'isNullableTimestamp', more: [] }
    : { name: 'isNullableFormatted', more: [printString(schema.format ?? '')] };
}

/** Returns whether the only constraint of a schema is a format that is checked for this type. */
function isOnlyFormat({ format = '' }: Schema, type: TypeName, demands: ReadonlySet<string>): boolean {
  const formats = type === 'string' ? textFormats : type === 'integer' ? numberFormats : undefined;
  return demands.size === 1 && demands.has('format') && formats?.has(format) === true;
}

function typeCall(site: Site, schema: Schema, type: TypeName, demands: ReadonlySet<string>): Call | undefined {
  if (isOnlyFormat(schema, type, demands) && schema.format === 'date-time') return { name: 'isTimestamp', more: [] };
  if (isOnlyFormat(schema, type, demands))
    return { name: type === 'string' ? 'isFormatted' : 'isFormattedInteger', more: [printString(schema.format ?? '')] };
  const isWithin = (...keywords: string[]): boolean => [...demands].every((key) => keywords.includes(key));
  if (type === 'string' && isWithin('minLength', 'maxLength'))
    return { name: 'isTextOfLength', more: printLimits(schema.minLength ?? 0, schema.maxLength) };
  if (type === 'integer' && isWithin('minimum', 'maximum') && schema.minimum !== undefined)
    return { name: 'isIntegerBetween', more: printLimits(schema.minimum, schema.maximum) };
  return type === 'array' && isWithin('items', 'minItems', 'maxItems') ? arrayCall(site, schema) : undefined;
}

function printLimits(least: number, most: number | undefined): Code[] {
  return [printNumber(least), ...(most === undefined ? [] : [printNumber(most)])];
}

function arrayCall(site: Site, { items, minItems = 0, maxItems }: Schema): Call | undefined {
  const isAny = items === undefined || acceptsAll(site, items);
  const item = isAny ? undefined : itemCheck(site, items);
  if (item === undefined && !isAny) return undefined;
  const call: Call =
    minItems === 0 && maxItems === undefined
      ? { name: 'isArray', more: [] }
      : { name: 'isArrayOfLength', more: printLimits(minItems, maxItems) };
  return item === undefined ? call : { ...call, item };
}

function acceptsAll(site: Site, schema: Schema): boolean {
  return schema.never !== true && !isFile(site.schemas, schema) && listDemands(schema).size === 0;
}

/** Returns the function that checks an item; `undefined` if several statements are needed. */
function itemCheck(site: Site, items: Schema): Code | undefined {
  if (items.never === true || isFile(site.schemas, items)) return undefined;
  if (isCalled(site, items) || hasProperties(items)) return site.write.check(site, items);
  const name = [...listDemands(items)].join() === 'types' ? callForTypes(items) : undefined;
  return name === undefined ? undefined : site.module.use(name);
}

/** Returns whether a schema has members that are checked one by one. */
export function hasProperties({ properties = [] }: Schema): boolean {
  return properties.length > 0;
}
