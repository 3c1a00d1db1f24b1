/** Prints zod schemas. This is the only module that handles all keywords. */
import { listLeftOut } from '../../../ir/access.js';
import { isFile } from '../../../ir/files.js';
import { listedValues } from '../../../ir/listed-values.js';
import type { Schema, TypeName } from '../../../ir/schema.js';
import { type Code, code, joinCode } from '../../../support/code/code.js';
import { printSchema } from '../../types/type.js';
import { isReference, typesOf } from '../../validators/conditions.js';
import { possibleTypes } from '../../validators/possible-types.js';
import { printArraySchema } from './arrays.js';
import { printComposed } from './compose.js';
import { type Expression, type Known, ofChecks, type Print, printArray, type Site, withChecks } from './context.js';
import { printObjectSchema } from './objects.js';
import { printBigint, printNumeric, printText, printValues } from './scalars.js';
import { printUnion } from './unions.js';

/** Prints a reference to a constant; a lazy one if the constant may not have been evaluated yet. */
function printReference(site: Site, ref: string): Expression {
  const constant = site.constantOf(ref, site.direction);
  if (site.cycle?.has(constant) !== true || site.isDeferred === true)
    return {
      code: constant.name,
      isTyped: true,
      type: code`typeof ${constant.name}`,
      isObject: constant.isObject === true,
    };
  return { code: code`z.lazy(() => ${constant.name})`, isTyped: true };
}

function printOfType(site: Site, schema: Schema, type: TypeName): Expression {
  switch (type) {
    case 'null':
      return { code: code`z.null()`, isTyped: true };
    case 'boolean':
      return { code: code`z.boolean()`, isTyped: true };
    case 'string':
      return printText(site, schema);
    case 'integer':
    case 'number':
      return printNumeric(site, schema, type === 'integer');
    case 'bigint':
      return printBigint(site, schema);
    case 'array':
      return printArraySchema(print, site, schema);
    case 'object':
      return printObjectSchema(print, site, schema);
  }
}

/** Keywords that apply only to values of one type. */
const keywordsOf = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'],
  array: ['prefixItems', 'items', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems'],
  object: [
    'properties',
    'required',
    'patternProperties',
    'additionalProperties',
    'propertyNames',
    'minProperties',
    'maxProperties',
    'dependentRequired',
    'dependentSchemas',
    'unevaluatedProperties',
  ],
} as const satisfies Partial<Record<TypeName, readonly (keyof Schema)[]>>;

const guarded = ['string', 'number', 'array', 'object'] as const;

function hasKeywords(schema: Schema, type: (typeof guarded)[number]): boolean {
  return keywordsOf[type].some((keyword) => schema[keyword] !== undefined);
}

/** Returns checks for the type-specific keywords of a schema whose values can have any type. */
function checkByType(site: Site, schema: Schema): Code[] {
  return guarded
    .filter((type) => hasKeywords(schema, type))
    .map((type) => {
      const { code: printed } = printOfType(site, schema, type);
      return code`${site.use('when')}('${code`${type as Code}`}', ${printed})`;
    });
}

/** Prints a union of the given types. */
function printTypes(site: Site, schema: Schema, types: readonly TypeName[]): Expression {
  const others = types.filter((type) => type !== 'null');
  const printed = others.map((type) => printOfType(site, schema, type));
  const [only] = printed;
  if (only === undefined) return printOfType(site, schema, 'null');
  const isTyped = printed.every((each) => each.isTyped);
  const one =
    printed.length === 1 ? only : { code: code`z.union(${printArray(printed.map((each) => each.code))})`, isTyped };
  if (others.length === types.length) return one;
  const type = one.type === undefined ? {} : { type: code`z.ZodNullable<${one.type}>` };
  return { code: code`${one.code}.nullable()`, isTyped, ...type };
}

/** The printed keywords of a schema: zod schemas that all apply, and additional checks. */
interface Pieces {
  readonly schemas: Expression[];
  readonly checks: Code[];
  /** Whether the checks restrict the type, so that it cannot be inferred. */
  isLoose: boolean;
}

/** Returns whether a schema's `type` only repeats what a part of the schema declares. */
function isTypeRepeated(site: Site, schema: Schema): boolean {
  const { types, ref, allOf = [] } = schema;
  if (types === undefined || guarded.some((type) => hasKeywords(schema, type))) return false;
  const parts = [...(ref === undefined ? [] : [site.index.at(ref).schema]), ...allOf];
  return parts.some((part) => {
    const possible = possibleTypes(site.index, part);
    return possible !== undefined && [...possible].every((type) => types.includes(type));
  });
}

function addExpression(pieces: Pieces, { checks, ...printed }: Expression): void {
  if (checks === undefined) pieces.schemas.push(printed);
  else {
    pieces.checks.push(...checks);
    pieces.isLoose ||= !printed.isTyped;
  }
}

function addOwn(site: Site, schema: Schema, known: Known, pieces: Pieces): void {
  const values = listedValues(schema);
  const types = typesOf(schema);
  const isObject = known?.length === 1 && known[0] === 'object';
  if (values !== undefined) addExpression(pieces, printValues(site, schema, values));
  else if (types !== undefined) {
    if (!isTypeRepeated(site, schema)) pieces.schemas.push(printTypes(site, schema, types));
    return;
  } else if (isObject && hasKeywords(schema, 'object')) {
    pieces.schemas.push(printOfType(site, schema, 'object'));
    return;
  }
  pieces.checks.push(...checkByType(site, schema));
  if (values === undefined && (hasKeywords(schema, 'object') || hasKeywords(schema, 'array'))) pieces.isLoose = true;
}

/** Returns the site for printing the parts of a schema. If one part omits a property, other parts do not require it. */
function siteOfParts(outer: Site, schema: Schema): Site {
  if (schema.allOf === undefined && schema.ref === undefined) return outer;
  const { hasGetters: _, ...site } = outer;
  const names = listLeftOut(outer.index, schema, outer.direction);
  return { ...site, leftOut: new Set([...outer.leftOut, ...names]) };
}

/** Returns the zod schemas and checks for a schema. */
function listPieces(outer: Site, schema: Schema, given: Known): Pieces {
  const site = siteOfParts(outer, schema);
  const pieces: Pieces = { schemas: [], checks: [], isLoose: false };
  addOwn(site, schema, given, pieces);
  const possible = possibleTypes(site.index, schema);
  const known = typesOf(schema) ?? given ?? (possible === undefined ? undefined : [...possible]);
  if (schema.ref !== undefined) pieces.schemas.push(printReference(site, schema.ref));
  const allOf = schema.allOf ?? [];
  const isOnly = pieces.schemas.length + pieces.checks.length === 0 && allOf.length === 1;
  for (const member of allOf) addExpression(pieces, (isOnly ? printTyped : printUntyped)(site, member, known));
  const isAlone = pieces.schemas.length + pieces.checks.length === 0;
  for (const keyword of ['anyOf', 'oneOf'] as const)
    if (schema[keyword] !== undefined)
      addExpression(pieces, printUnion(print, site, schema, keyword, { known, isAlone }));
  if (schema.not !== undefined)
    pieces.checks.push(code`${site.use('not')}(${printUntyped(site, schema.not, known).code})`);
  pieces.checks.push(...checkConditional(site, schema, known));
  return pieces;
}

function checkConditional(site: Site, schema: Schema, known: Known): Code[] {
  if (schema.if === undefined || (schema.then === undefined && schema.else === undefined)) return [];
  const branch = (part: Schema | undefined): Code =>
    part === undefined ? code`undefined` : printUntyped(site, part, known).code;
  const test = printUntyped(site, schema.if, known).code;
  const branches = schema.else === undefined ? [branch(schema.then)] : [branch(schema.then), branch(schema.else)];
  return [code`${site.use('either')}(${joinCode([test, ...branches], ', ')})`];
}

/** Prints a schema whose inferred type is not used. */
function printUntyped(site: Site, schema: Schema, known?: Known): Expression {
  if (schema.never === true) return { code: code`z.never()`, isTyped: true };
  if (isFile(site.index, schema)) return { code: code`z.custom<File>(${site.use('isFile')})`, isTyped: true };
  if (schema.ref !== undefined && isReference(schema)) return printReference(site, schema.ref);
  const composed = printComposed(print, site, schema);
  if (composed !== undefined) return composed;
  const { schemas, checks, isLoose } = listPieces(site, schema, known);
  const [only] = schemas;
  if (only === undefined) return { ...ofChecks(checks), isTyped: !isLoose };
  if (schemas.length === 1) {
    const isObject = only.isObject === true && checks.length === 0;
    return { ...only, code: withChecks(only.code, checks), isTyped: only.isTyped && !isLoose, isObject };
  }
  const also = site.use('also');
  return { ...ofChecks([...schemas.map((each) => code`${also}(${each.code})`), ...checks]), isTyped: false };
}

/** Prints a schema from which zod infers the type that the document declares. */
function printTyped(site: Site, schema: Schema, known?: Known): Expression {
  const printed = printUntyped(site, schema, known);
  if (printed.isTyped) return printed;
  const type = printSchema(site.types, schema, site.direction);
  const checks = printed.checks ?? [code`${site.use('also')}(${printed.code})`];
  return { code: withChecks(code`z.custom<${type}>()`, checks), isTyped: true };
}

export const print: Print = { untyped: printUntyped, typed: printTyped };
