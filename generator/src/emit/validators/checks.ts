/** Prints the check of a value for a schema. This is the only module that handles all keywords. */
import { listLeftOut } from '../../ir/access.js';
import { isFile } from '../../ir/files.js';
import { isScalar, listedValues } from '../../ir/listed-values.js';
import { hasBigints } from '../../ir/places.js';
import type { Schema, TypeName } from '../../ir/schema.js';
import { type Code, code, indentRest, joinCode, printIdentifier, printString } from '../../support/code/code.js';
import { checkArray } from './arrays.js';
import { addBranchNames } from './branch-names.js';
import { hasProperties, isCalled } from './calls.js';
import {
  baseOf,
  callCheck,
  type Known,
  type Owner,
  type Path,
  type Required,
  refusal,
  refusalOf,
  type Site,
  type Write,
} from './codegen-context.js';
import { isAnyOf, isNoneOf, isReference, isType, isValue, printTypeName, silent, typesOf } from './conditions.js';
import { checkObject } from './objects.js';
import { checkBigint, checkNumber, checkText, checkValues } from './scalars.js';
import { onlyIf, printSteps, refuseIf, type Step } from './statements.js';
import { structuralKeyOf } from './structural-key.js';
import { checkUnions } from './unions.js';

/** Returns the steps that check a value. `value` is an expression without side effects. */
const checkValue: Write['value'] = (site, schema, value, path, known, required) => {
  if (schema.never === true) return [refuseIf(undefined, refusal(site, path, 'false schema'))];
  if (isFile(site.schemas, schema))
    return [
      refuseIf(code`!(${value} instanceof Blob)`, refusalOf(site, path, value, required, 'type', printString('file'))),
    ];
  const types = typesOf(schema);
  const isSeen = known !== undefined && types !== undefined && known.every((type) => types.includes(type));
  // A listed value has the right type, and no other check depends on the type.
  const isListed = listedValues(schema) !== undefined;
  const guarded = isSeen || isListed ? undefined : types;
  const rest = checkKeywords(site, schema, value, path, isSeen || isListed ? known : (types ?? known), required);
  if (guarded === undefined) return rest;
  const wrong = isNoneOf(site, guarded, value);
  const by = refusalOf(site, path, value, required, 'type', printTypes(guarded));
  if (rest.length === 0) return [refuseIf(wrong, by)];
  return [{ kind: 'if', when: [wrong], steps: [refuseIf(undefined, by)], otherwise: rest }];
};

const printTypes = (types: readonly TypeName[]): Code => {
  const names = types.map(printTypeName);
  const [only] = names;
  return names.length === 1 && only !== undefined ? only : code`[${joinCode(names, ', ')}]`;
};

/** Returns the steps that check a value for a schema's keywords. `known`: the value's possible types, if known. */
const checkKeywords = (
  outer: Site,
  schema: Schema,
  value: Code,
  path: Path,
  known: Known,
  required: Required | undefined,
): Step[] => {
  const site = withLeftOut(outer, schema);
  addBranchNames(site.branches, schema);
  const values = checkValues(site, schema, value, path, required) ?? [];
  const ofType = (type: 'string' | 'number' | 'bigint' | 'array' | 'object', steps: () => Step[]): Step[] => {
    const own = known?.filter((each) => each === type || (type === 'number' && each === 'integer'));
    if (own?.length === 0) return [];
    const made = steps();
    if (own !== undefined && own.length === known?.length) return made;
    return onlyIf(type === 'number' ? code`typeof ${value} === 'number'` : isType(site, type, value), made);
  };
  return [
    ...checkReference(site, schema, value, path),
    ...values,
    ...ofType('string', () => checkText(site, schema, value, path)),
    ...ofType('number', () => checkNumber(site, schema, value, path)),
    ...(mayBeBigint(site, known) ? ofType('bigint', () => checkBigint(site, schema, value, path)) : []),
    ...ofType('array', () => checkArray(site, schema, value, path)),
    ...ofType('object', () => checkObject(site, schema, value, path)),
    ...(schema.allOf ?? []).flatMap((member) => checkPart(site, member, value, path, known)),
    ...checkUnions(site, schema, value, path, known),
    ...checkNot(site, schema, value, path),
    ...checkConditional(site, schema, value, path, known),
  ];
};

/**
 * Returns whether a value may be a bigint. If its types are unknown, another schema of the composition may declare the
 * type, so this is true for every document that contains bigints.
 */
const mayBeBigint = (site: Site, known: Known): boolean => known?.includes('bigint') ?? hasBigints(site.schemas);

/** Returns a site where properties that any part of a composition omits are not required by the other parts. */
const withLeftOut = (site: Site, schema: Schema): Site => {
  if (schema.allOf === undefined && schema.ref === undefined) return site;
  const names = listLeftOut(site.schemas, schema, site.direction);
  return names.length === 0 ? site : { ...site, leftOut: new Set([...site.leftOut, ...names]) };
};

const checkReference = (site: Site, { ref }: Schema, value: Code, path: Path): Step[] =>
  ref === undefined ? [] : [callCheck(site, site.checkOf(ref), value, path)];

const checkNot = (site: Site, { not }: Schema, value: Code, path: Path): Step[] =>
  not === undefined ? [] : [refuseIf(fitsExpression(site, not, value), refusal(site, path, 'not'))];

const checkConditional = (site: Site, schema: Schema, value: Code, path: Path, known: Known): Step[] => {
  if (schema.if === undefined) return [];
  const then = schema.then === undefined ? [] : checkPart(site, schema.then, value, path, known);
  const otherwise = schema.else === undefined ? [] : checkPart(site, schema.else, value, path, known);
  const test = fitsExpression(site, schema.if, value);
  if (then.length > 0) return onlyIf(test, then, otherwise);
  return onlyIf(code`!(${test})`, otherwise);
};

/** Returns the steps that check a value for a subschema; if they are long, a call of a separate function. */
const checkPart: Write['part'] = (site, schema, value, path, known, required) =>
  isCalled(site, schema) || (hasProperties(schema) && isDynamic(path))
    ? [callCheck(site, checkOfPart(site, schema), value, path, required)]
    : checkValue(site, schema, value, path, known, required);

/** Returns whether a path contains expressions. A separate function evaluates these only for invalid values. */
const isDynamic = (path: Path): boolean => path.some((part) => typeof part !== 'string');

/** Returns the function that checks a subschema. It is declared when it is first used. */
const checkOfPart = (owner: Owner, schema: Schema): Code => {
  if (schema.ref !== undefined && isReference(schema)) return owner.checkOf(schema.ref);
  if (owner.schemas.find(schema.pointer) !== undefined) return owner.checkOf(schema.pointer);
  const key = [structuralKeyOf(owner.schemas, schema), ...[...owner.leftOut].sort()].join('\n');
  const known = owner.parts.get(key);
  if (known !== undefined) return known;
  const base = baseOf(owner, schema.pointer);
  const name = owner.module.claim(`check${base}`, schema.pointer);
  const check = printIdentifier(name);
  owner.parts.set(key, check);
  const part: Owner = { ...owner, base: name.replace(/^check/u, ''), pointer: schema.pointer };
  owner.module.declare({ name, value: printCheck(part, schema), isExported: false });
  return check;
};

/** Prints a function that checks values of a schema. */
export const printCheck = (owner: Owner, schema: Schema): Code => {
  const site: Site = { ...owner, variables: new Set() };
  const steps = checkValue(site, schema, code`value`, []);
  const [first, ...more] = steps;
  if (first === undefined) return code`() => true`;
  const isGuard =
    first.kind === 'if' && more.length === 0 && first.steps.length === 1 && first.steps[0]?.kind === 'refuse';
  const types = typesOf(schema);
  if (isGuard && types !== undefined && first.kind === 'if') {
    const mismatch = code`${site.module.use('mismatch')}(found, ${printTypes(types)})`;
    return printFunction(
      site,
      code`if (${joinCode(first.when, ' && ')}) return ${mismatch};\n${printSteps(first.otherwise)}`,
    );
  }
  return printFunction(site, printSteps(steps));
};

const printFunction = (site: Site, body: Code): Code =>
  code`(value, found) => {\n  ${indentRest(body, '  ')}\n  return ${site.module.use('fits')}(found);\n}`;

/** Returns an expression that is true for valid values. */
const fitsExpression = (site: Site, schema: Schema, value: Code): Code => {
  if (schema.never === true) return code`false`;
  if (isFile(site.schemas, schema)) return code`${value} instanceof Blob`;
  const keywords = Object.keys(schema).filter((key) => !silent.has(key));
  const [only] = keywords;
  if (only === undefined) return code`true`;
  const values = listedValues(schema);
  const isPlain = keywords.every((key) => ['types', 'const', 'enum'].includes(key));
  if (isPlain && values !== undefined && values.length > 0 && values.length <= 3 && values.every(isScalar))
    return joinCode(
      values.map((each) => isValue(site, each, value)),
      ' || ',
    );
  if (keywords.length === 1 && only === 'types') return isAnyOf(site, typesOf(schema) ?? [], value);
  return code`${checkOfPart(site, schema)}(${value})`;
};

export const write: Write = { value: checkValue, part: checkPart, fits: fitsExpression, check: checkOfPart };
