/** Prints zod schemas of objects. */
import { followIn, isLeftOut, listLeftOut } from '../../../ir/access.js';
import { listReached } from '../../../ir/reach.js';
import type { Member, Schema } from '../../../ir/schema.js';
import {
  type Code,
  code,
  indentRest,
  joinCode,
  printKey,
  printNumber,
  printString,
} from '../../../support/code/code.js';
import { printSchema } from '../../types/type.js';
import { type Expression, type Print, printArray, printShape, type Site, withChecks } from './context.js';
import { checkUnevaluated } from './evaluated.js';
import { printPattern } from './scalars.js';

/** Returns whether every object inherits a member with this name, which zod would read. */
export function isInherited(name: string): boolean {
  return name in Object.prototype;
}

/** Returns whether a schema leads to a constant in the same reference cycle as the constant being printed. */
function leadsToCycle(site: Site, schema: Schema): boolean {
  const { cycle } = site;
  if (cycle === undefined) return false;
  return [...listReached(site.index, [schema])].some(
    ({ ref }) => ref !== undefined && cycle.has(site.constantOf(ref, site.direction)),
  );
}

/** Prints a member of a shape; as a getter if it refers to a constant that may not have been evaluated yet. */
export function printMember(print: Print, site: Site, { name, schema }: Member, isRequired: boolean): Code {
  const key = printKey(name);
  const optional = isRequired ? code`` : code`.optional()`;
  if (site.hasGetters !== true || !leadsToCycle(site, schema))
    return code`${key}: ${print.typed(site, schema).code}${optional}`;
  const { hasGetters: _, ...inner } = site;
  const member = print.typed({ ...inner, isDeferred: true }, schema);
  const type = printSchema(site.types, schema, site.direction);
  const typed =
    member.type === undefined
      ? {
          code: code`z.custom<${type}>().check(${site.use('also')}(${member.code}))`,
          type: code`z.ZodType<${type}, ${type}>`,
        }
      : { code: member.code, type: member.type };
  const returns = isRequired ? typed.type : code`z.ZodOptional<${typed.type}>`;
  return code`get ${key}(): ${returns} {\n  return ${indentRest(typed.code, '  ')}${optional};\n}`;
}

/** The members of an object: a shape, and checks for members that the shape cannot contain. */
interface Members {
  readonly shape: readonly Code[];
  readonly checks: readonly Code[];
  /** Whether zod infers the type of the schema from the shape. */
  readonly isTyped: boolean;
}

function listMembers(print: Print, site: Site, schema: Schema): Members {
  const required = new Set(schema.required);
  const follow = followIn(site.index);
  const shape: Code[] = [];
  const checks: Code[] = [];
  const absent: Code[] = [];
  const needed: Code[] = [];
  let isTyped = true;
  for (const property of schema.properties ?? []) {
    const isRequired = required.delete(property.name);
    if (isLeftOut(follow, property.schema, site.direction)) absent.push(printString(property.name));
    else if (isInherited(property.name)) {
      isTyped = false;
      if (isRequired) needed.push(printString(property.name));
      checks.push(
        code`${site.use('member')}(${printString(property.name)}, ${print.untyped(site, property.schema).code})`,
      );
    } else shape.push(printMember(print, site, property, isRequired));
  }
  const leftOut = new Set([...site.leftOut, ...listLeftOut(site.index, schema, site.direction)]);
  for (const name of required) if (!leftOut.has(name)) needed.push(printString(name));
  if (required.size > 0) isTyped = false;
  if (needed.length > 0) checks.unshift(code`${site.use('requires')}(${joinCode(needed, ', ')})`);
  if (absent.length > 0) checks.unshift(code`${site.use('lacks')}(${joinCode(absent, ', ')})`);
  return { shape, checks, isTyped };
}

/** Returns checks for the number and names of members, and for members that depend on others. */
function checksOf(print: Print, site: Site, schema: Schema): Code[] {
  const { minProperties = 0, maxProperties, propertyNames, dependentRequired = [], dependentSchemas = [] } = schema;
  const checks: Code[] = [];
  if (minProperties > 0 || maxProperties !== undefined) {
    const bounds = [printNumber(minProperties), ...(maxProperties === undefined ? [] : [printNumber(maxProperties)])];
    checks.push(code`${site.use('size')}(${joinCode(bounds, ', ')})`);
  }
  if (propertyNames !== undefined)
    checks.push(code`${site.use('names')}(${print.untyped(site, propertyNames, ['string']).code})`);
  for (const { name, required } of dependentRequired) {
    const needed = code`${site.use('requires')}(${joinCode(required.map(printString), ', ')})`;
    if (required.length > 0) checks.push(code`${site.use('ifPresent')}(${printString(name)}, ${needed})`);
  }
  for (const { name, schema: other } of dependentSchemas) {
    const check = code`${site.use('also')}(${print.untyped(site, other, ['object']).code})`;
    checks.push(code`${site.use('ifPresent')}(${printString(name)}, ${check})`);
  }
  return [...checks, ...checkUnevaluated(print, site, schema, 'unevaluatedProperties')];
}

function isTrue(schema: Schema): boolean {
  return Object.keys(schema).every((key) => key === 'pointer');
}

/** Prints the zod schema of an object. */
export function printObjectSchema(print: Print, site: Site, schema: Schema): Expression {
  const { properties = [], patternProperties = [], additionalProperties: additional } = schema;
  const members = listMembers(print, site, schema);
  const checks = [...members.checks, ...checksOf(print, site, schema)];
  const hasOnlyShape = properties.length === members.shape.length && patternProperties.length === 0;
  const isEmpty = members.shape.length === 0;
  const isLossy = [...properties.map(({ name }) => name), ...(schema.required ?? [])].includes('__proto__');
  const finish = (base: Code, isTyped: boolean, isObject = true): Expression => ({
    // zod removes a member with this name from its result, so later checks would not find it.
    code: isLossy
      ? withChecks(code`z.unknown()`, [code`${site.use('also')}(${base})`, ...checks])
      : withChecks(base, checks),
    isTyped: isTyped && members.isTyped,
    isObject: isObject && checks.length === 0,
  });
  if (additional?.never === true && hasOnlyShape)
    return finish(code`z.strictObject(${printShape(members.shape)})`, !isEmpty);
  if (patternProperties.length === 0 && (additional === undefined || isTrue(additional))) {
    const isAny = additional !== undefined || properties.length === 0;
    const open = isAny ? code`z.looseObject` : site.open();
    const isLeftOutWhole = isEmpty && properties.length > 0;
    return finish(code`${open}(${printShape(members.shape)})`, !isLeftOutWhole);
  }
  if (isEmpty && properties.length === 0 && patternProperties.length === 0 && additional !== undefined)
    return finish(code`z.record(z.string(), ${print.typed(site, additional).code})`, true, false);
  const patterns = patternProperties.map(({ name }) => printPattern(name));
  checks.push(
    ...patternProperties.map(
      ({ name, schema: member }) =>
        code`${site.use('matching')}(${printPattern(name)}, ${print.untyped(site, member).code})`,
    ),
  );
  if (additional !== undefined && !isTrue(additional)) {
    const names = properties.map(({ name }) => printString(name));
    checks.push(
      code`${site.use('others')}(${printArray(names)}, ${printArray(patterns)}, ${print.untyped(site, additional).code})`,
    );
  }
  return finish(code`z.looseObject(${printShape(members.shape)})`, false);
}
