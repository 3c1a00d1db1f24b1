/** Prints checks for objects: number, names and values of members. */
import { followIn, isLeftOut } from '../../ir/access.js';
import type { Member, Schema } from '../../ir/schema.js';
import { type Code, code, joinCode, printNumber, printString } from '../../support/code/code.js';
import { callRefusesNothing, memberCalls, refusesNothing } from './calls.js';
import {
  callCheck,
  type Path,
  refusal,
  reserveVariable,
  type Site,
  toItem,
  toKey,
  toMember,
} from './codegen-context.js';
import { member } from './members.js';
import { isNoneOfNames } from './names.js';
import { declarePattern } from './scalars.js';
import { forEach, line, onlyIf, refuseIf, refuseIfAll, type Step } from './statements.js';
import { checkUnevaluatedProperties } from './unevaluated-properties.js';

/** Returns the steps that check an object. */
export const checkObject = (site: Site, schema: Schema, value: Code, path: Path): Step[] => [
  ...checkCounts(site, schema, value, path),
  ...checkProperties(site, schema, value, path),
  ...checkMembers(site, schema, value, path),
  ...checkDependencies(site, schema, value, path),
  ...checkUnevaluatedProperties(site, schema, value, path),
];

const checkCounts = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { minProperties = 0, maxProperties } = schema;
  const bound = (keyword: string, limit: number, operator: Code): Step => {
    const count = printNumber(limit);
    return refuseIf(code`Object.keys(${value}).length ${operator} ${count}`, refusal(site, path, keyword, count));
  };
  return [
    ...(minProperties > 0 ? [bound('minProperties', minProperties, code`<`)] : []),
    ...(maxProperties === undefined ? [] : [bound('maxProperties', maxProperties, code`>`)]),
  ];
};

const checkProperties = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const required = new Set(schema.required);
  const declared = (schema.properties ?? []).flatMap((property) =>
    checkProperty(site, property, value, path, required.delete(property.name)),
  );
  const left = [...required].filter((name) => !site.leftOut.has(name));
  const others = left.map((name) =>
    refuseIf(code`${member(site, value, name)} === undefined`, missing(site, path, name)),
  );
  return [...declared, ...others];
};

const missing = (site: Site, path: Path, name: string): Code => refusal(site, path, 'required', printString(name));

const checkProperty = (
  site: Site,
  { name, schema }: Member,
  value: Code,
  objectPath: Path,
  isRequired: boolean,
): Step[] => {
  const own = member(site, value, name);
  const path = toMember(objectPath, name);
  if (isLeftOut(followIn(site.schemas), schema, site.direction)) {
    const keyword = site.direction === 'sent' ? 'readOnly' : 'writeOnly';
    return [refuseIf(code`${own} !== undefined`, refusal(site, path, keyword))];
  }
  const calls = isRequired && !callRefusesNothing(site, schema) ? undefined : memberCalls(site, schema, value, path);
  if (calls !== undefined) {
    const refused = (each: Code): Code[] => [
      ...(isRequired ? [] : [code`${each} !== undefined`]),
      ...calls.refused(each),
    ];
    if (calls.item === undefined) return callProperty(site, name, own, refused);
    const list = reserveVariable(site, name);
    return [
      line(code`const ${list} = ${own};`),
      refuseIfAll(refused(list)),
      ...checkEachItem(site, calls.item, list, path),
    ];
  }
  const variable = reserveVariable(site, name);
  const isReported = isRequired && refusesNothing(site, schema);
  const required = isReported ? { path: objectPath, name } : undefined;
  const steps = site.write.part(site, schema, variable, path, undefined, required);
  if (steps.length === 0) {
    site.variables.delete(variable);
    return isRequired ? [refuseIf(code`${own} === undefined`, missing(site, objectPath, name))] : [];
  }
  const read = line(code`const ${variable} = ${own};`);
  if (isReported) return [read, ...steps];
  if (!isRequired) return [read, ...onlyIf(code`${variable} !== undefined`, steps)];
  const absent = refuseIf(undefined, missing(site, objectPath, name));
  return [read, { kind: 'if', when: [code`${variable} === undefined`], steps: [absent], otherwise: steps }];
};

/** Maximum length of a condition that is printed on one line. */
const longest = 98;

/** Returns the steps for a member that is checked by a call. */
const callProperty = (site: Site, name: string, own: Code, refused: (value: Code) => Code[]): Step[] => {
  const conditions = refused(own);
  if (conditions.length < 3 || joinCode(conditions, ' && ').length <= longest) return [refuseIfAll(conditions)];
  const variable = reserveVariable(site, name);
  return [line(code`const ${variable} = ${own};`), refuseIfAll(refused(variable))];
};

/** Returns the loop over the items of an array. Each validator has its own loop, so that V8 inlines the check. */
const checkEachItem = (site: Site, check: Code, list: Code, path: Path): Step[] => {
  const index = reserveVariable(site, 'index');
  const step = callCheck(site, check, code`${list}[${index}]`, toItem(path, index));
  // The variable exists only within the loop, and can be reused.
  site.variables.delete(index);
  const count = code`${site.module.use('countItems')}(${list})`;
  return forEach(code`let ${index} = 0; ${index} < ${count}; ${index} += 1`, [step]);
};

/** Returns a loop over members that checks names, members that match patterns, and undeclared members. */
const checkMembers = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { properties = [], patternProperties = [], additionalProperties: additional, propertyNames } = schema;
  const isClosed = additional !== undefined && Object.keys(additional).length > 1;
  if (!isClosed && patternProperties.length === 0 && propertyNames === undefined) return [];
  const key = reserveVariable(site, 'key');
  const own = code`${value}[${key}]`;
  const place = toKey(site, path, key);
  const patterns = patternProperties.map((each) => ({
    ...each,
    test: code`${declarePattern(site, each.schema, each.name)}.test(${key})`,
  }));
  const names = propertyNames === undefined ? [] : checkName(site, propertyNames, key, place);
  const matched = patterns.flatMap((each) => onlyIf(each.test, site.write.part(site, each.schema, own, place)));
  const isOther = [
    ...(properties.length === 0
      ? []
      : [
          isNoneOfNames(
            site,
            schema,
            properties.map(({ name }) => name),
            key,
          ),
        ]),
    ...patterns.map(({ test }) => code`!${test}`),
  ];
  const rest = !isClosed
    ? []
    : additional.never === true
      ? [refuseIf(undefined, refusal(site, path, 'additionalProperties', key))]
      : site.write.part(site, additional, own, place);
  const guarded = isOther.length === 0 ? rest : onlyIf(joinCode(isOther, ' && '), rest);
  return forEach(code`const ${key} of Object.keys(${value})`, [...names, ...matched, ...guarded]);
};

const checkName = (site: Site, schema: Schema, key: Code, place: Path): Step[] =>
  site.write.value(site, schema, key, [], ['string']).length === 0
    ? []
    : [refuseIf(code`!(${site.write.fits(site, schema, key)})`, refusal(site, place, 'propertyNames'))];

const checkDependencies = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const isThere = (name: string): Code => code`${member(site, value, name)} !== undefined`;
  const names = (schema.dependentRequired ?? []).flatMap(({ name, required }) =>
    required.flatMap((each) =>
      onlyIf(isThere(name), [
        refuseIf(
          code`${member(site, value, each)} === undefined`,
          refusal(site, path, 'dependentRequired', printString(each)),
        ),
      ]),
    ),
  );
  const schemas = (schema.dependentSchemas ?? []).flatMap((each) =>
    onlyIf(isThere(each.name), site.write.part(site, each.schema, value, path, ['object'])),
  );
  return [...names, ...schemas];
};
