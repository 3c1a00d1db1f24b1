/** Prints checks for members that no keyword evaluates (JSON Schema 2020-12 core, 11.3). */
import type { Schema } from '../../ir/schema.js';
import { type Code, code, joinCode } from '../../support/code/code.js';
import { type Path, refusal, reserveVariable, type Site, toKey } from './codegen-context.js';
import { holdConditions, listSpeakers } from './evaluated.js';
import { isNoneOfNames } from './names.js';
import { declarePattern } from './scalars.js';
import { forEach, onlyIf, refuseIf, type Step } from './statements.js';

/** Returns the steps that check unevaluated members. */
export const checkUnevaluatedProperties = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { unevaluatedProperties: rest } = schema;
  if (rest === undefined) return [];
  const speaksOfAll = (each: Schema): boolean =>
    each.additionalProperties !== undefined || (each !== schema && each.unevaluatedProperties !== undefined);
  const { steps: ways, speakers } = listSpeakers(site, schema, value, speaksOfAll);
  if (speakers.some((each) => each.conditions.length === 0 && speaksOfAll(each.schema))) return [];
  const key = reserveVariable(site, 'key');
  const place = toKey(site, path, key);
  const steps =
    rest.never === true
      ? [refuseIf(undefined, refusal(site, path, 'unevaluatedProperties', key))]
      : site.write.part(site, rest, code`${value}[${key}]`, place);
  if (steps.length === 0) return [];
  const before = [...ways];
  const unspoken = speakers.flatMap(({ schema: each, conditions }): Code[] => {
    const test = isUnspoken(site, each, key, speaksOfAll(each));
    if (test === undefined) return [];
    const held = holdConditions(site, conditions);
    before.push(...held.steps);
    return [held.name === undefined ? test : code`(!${held.name} || (${test}))`];
  });
  const guarded = unspoken.length === 0 ? steps : onlyIf(joinCode(unspoken, ' && '), steps);
  return [...before, ...forEach(code`const ${key} of Object.keys(${value})`, guarded)];
};

/** Prints a test that a member is not evaluated by a schema's keywords; `undefined` if they evaluate no members. */
const isUnspoken = (site: Site, schema: Schema, key: Code, speaksOfAll: boolean): Code | undefined => {
  if (speaksOfAll) return code`false`;
  const names = (schema.properties ?? []).map(({ name }) => name);
  const tests = [
    ...(names.length === 0 ? [] : [isNoneOfNames(site, schema, names, key)]),
    ...(schema.patternProperties ?? []).map(
      (each) => code`!${declarePattern(site, each.schema, each.name)}.test(${key})`,
    ),
  ];
  return tests.length === 0 ? undefined : joinCode(tests, ' && ');
};
