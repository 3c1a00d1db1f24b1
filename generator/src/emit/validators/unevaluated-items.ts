/** Prints checks for items that no keyword evaluates (JSON Schema 2020-12 core, 11.2). */
import type { Schema } from '../../ir/schema.js';
import { type Code, code, joinCode, printNumber } from '../../support/code/code.js';
import { type Path, refusal, reserveVariable, type Site, toItem } from './codegen-context.js';
import { holdConditions, listSpeakers } from './evaluated.js';
import { forEach, line, onlyIf, refuseIf, type Step } from './statements.js';

/** Returns the steps that check unevaluated items. */
export const checkUnevaluatedItems = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { unevaluatedItems: rest } = schema;
  if (rest === undefined) return [];
  const speaksOfAll = (each: Schema): boolean =>
    each.items !== undefined || (each !== schema && each.unevaluatedItems !== undefined);
  const { steps: ways, speakers } = listSpeakers(site, schema, value, speaksOfAll);
  if (speakers.some((each) => each.conditions.length === 0 && speaksOfAll(each.schema))) return [];
  const index = reserveVariable(site, 'index');
  const item = reserveVariable(site, 'item');
  const steps =
    rest.never === true
      ? [refuseIf(undefined, refusal(site, path, 'unevaluatedItems', index))]
      : site.write.part(site, rest, item, toItem(path, index));
  if (steps.length === 0) return [];
  const before = [...ways];
  const unspoken = speakers.flatMap(({ schema: each, conditions }): Code[] => {
    const test = isUnspoken(site, each, index, item, speaksOfAll(each));
    if (test === undefined) return [];
    const held = holdConditions(site, conditions);
    before.push(...held.steps);
    return [held.name === undefined ? test : code`(!${held.name} || (${test}))`];
  });
  const guarded = unspoken.length === 0 ? steps : onlyIf(joinCode(unspoken, ' && '), steps);
  const head = code`let ${index} = 0; ${index} < ${value}.length; ${index} += 1`;
  return [...before, ...forEach(head, [line(code`const ${item} = ${value}[${index}];`), ...guarded])];
};

/** Prints a test that an item is not evaluated by a schema's keywords; `undefined` if they evaluate no items. */
const isUnspoken = (site: Site, schema: Schema, index: Code, item: Code, speaksOfAll: boolean): Code | undefined => {
  if (speaksOfAll) return code`false`;
  const { prefixItems = [], contains } = schema;
  const tests = [
    ...(prefixItems.length === 0 ? [] : [code`${index} >= ${printNumber(prefixItems.length)}`]),
    ...(contains === undefined ? [] : [code`!(${site.write.fits(site, contains, item)})`]),
  ];
  return tests.length === 0 ? undefined : joinCode(tests, ' && ');
};
