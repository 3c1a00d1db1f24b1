/** Checks of objects: their members. */
import { followIn, isLeftOut } from '../../ir/access.js';
import { listedValues } from '../../ir/listed-values.js';
import type { Schema } from '../../ir/schema.js';
import { code, joinCode, printNumber, printString, type Code } from '../../support/code/code.js';
import { isReference, silent } from './conditions.js';
import { member } from './members.js';
import { isNoneOfNames } from './names.js';
import { possibleTypes } from './possible-types.js';
import { declarePattern } from './scalars.js';
import { forEach, line, onlyIf, refuseIf, type Step } from './statements.js';
import { reserveVariable, type Path, refusal, type Site, toKey, toMember } from './codegen-context.js';
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
  const missing = (name: string): Code => refusal(site, path, 'required', printString(name));
  const declared = (schema.properties ?? []).flatMap(({ name, schema: property }): Step[] => {
    const isRequired = required.delete(name);
    const own = member(site, value, name);
    if (isLeftOut(followIn(site.schemas), property, site.direction)) {
      const keyword = site.direction === 'sent' ? 'readOnly' : 'writeOnly';
      return [refuseIf(code`${own} !== undefined`, refusal(site, toMember(path, name), keyword))];
    }
    const requiredMember = isRequired && refusesNothing(site, property) ? { path, name } : undefined;
    const isRead = isReadOnce(property);
    const variable = isRead ? own : reserveVariable(site, name);
    const steps = site.write.part(site, property, variable, toMember(path, name), undefined, requiredMember);
    if (steps.length === 0) {
      site.variables.delete(variable);
      return isRequired ? [refuseIf(code`${own} === undefined`, missing(name))] : [];
    }
    const read = isRead ? [] : [line(code`const ${variable} = ${own};`)];
    if (requiredMember !== undefined) return [...read, ...steps];
    if (!isRequired) return [...read, ...onlyIf(code`${variable} !== undefined`, steps)];
    const absent = code`${variable} === undefined`;
    return [...read, { kind: 'if', when: [absent], steps: [refuseIf(undefined, missing(name))], otherwise: steps }];
  });
  const left = [...required].filter((name) => !site.leftOut.has(name));
  const others = left.map((name) => refuseIf(code`${member(site, value, name)} === undefined`, missing(name)));
  return [...declared, ...others];
};

/** Returns whether a member is read by a single short check, so that it needs no variable. */
const isReadOnce = (schema: Schema): boolean => {
  const keywords = Object.keys(schema).filter((key) => !silent.has(key));
  return keywords.length === 1 && (keywords[0] === 'ref' || keywords[0] === 'types');
};

/** Returns whether the first check also rejects an absent value. */
const refusesNothing = (site: Site, schema: Schema): boolean =>
  isReference(schema)
    ? possibleTypes(site.schemas, schema) !== undefined
    : schema.ref === undefined && (schema.types !== undefined || listedValues(schema) !== undefined);

/** Checks members by name: patterns, and those that no other keyword describes. */
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
