/** Prints checks for arrays: length and items. */
import type { Schema } from '../../ir/schema.js';
import { type Code, code, printNumber } from '../../support/code/code.js';
import { type Path, refusal, reserveVariable, type Site, toItem, toMember } from './codegen-context.js';
import { forEach, line, onlyIf, refuseIf, type Step } from './statements.js';
import { checkUnevaluatedItems } from './unevaluated-items.js';

/** Returns the steps that check an array. */
export const checkArray = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { minItems = 0, maxItems, uniqueItems } = schema;
  const steps: Step[] = [];
  const bound = (keyword: string, limit: number, operator: Code): void => {
    const count = printNumber(limit);
    steps.push(refuseIf(code`${value}.length ${operator} ${count}`, refusal(site, path, keyword, count)));
  };
  if (minItems > 0) bound('minItems', minItems, code`<`);
  if (maxItems !== undefined) bound('maxItems', maxItems, code`>`);
  if (uniqueItems === true)
    steps.push(refuseIf(code`${site.module.use('hasDuplicates')}(${value})`, refusal(site, path, 'uniqueItems')));
  return [
    ...steps,
    ...checkPrefix(site, schema, value, path),
    ...checkItems(site, schema, value, path),
    ...checkContains(site, schema, value, path),
    ...checkUnevaluatedItems(site, schema, value, path),
  ];
};

const checkPrefix = (site: Site, { prefixItems = [] }: Schema, value: Code, path: Path): Step[] =>
  prefixItems.flatMap((schema, index) => {
    const at = printNumber(index);
    const steps = site.write.part(site, schema, code`${value}[${at}]`, toMember(path, String(index)));
    return onlyIf(code`${value}.length > ${at}`, steps);
  });

const checkItems = (site: Site, { items, prefixItems = [] }: Schema, value: Code, path: Path): Step[] => {
  if (items === undefined) return [];
  const from = printNumber(prefixItems.length);
  if (items.never === true) return [refuseIf(code`${value}.length > ${from}`, refusal(site, path, 'maxItems', from))];
  const index = reserveVariable(site, 'index');
  const item = reserveVariable(site, 'item');
  const steps = site.write.part(site, items, item, toItem(path, index));
  if (steps.length === 0) return [];
  const head = code`let ${index} = ${from}; ${index} < ${value}.length; ${index} += 1`;
  return forEach(head, [line(code`const ${item} = ${value}[${index}];`), ...steps]);
};

const checkContains = (site: Site, schema: Schema, value: Code, path: Path): Step[] => {
  const { contains, minContains = 1, maxContains } = schema;
  if (contains === undefined || (minContains === 0 && maxContains === undefined)) return [];
  const count = reserveVariable(site, 'matches');
  const item = reserveVariable(site, 'item');
  const fits = site.write.fits(site, contains, item);
  const least = printNumber(minContains);
  const steps: Step[] = [
    line(code`let ${count} = 0;`),
    ...forEach(code`const ${item} of ${value}`, [line(code`if (${fits}) ${count} += 1;`)]),
  ];
  if (minContains > 0) steps.push(refuseIf(code`${count} < ${least}`, refusal(site, path, 'contains', least)));
  if (maxContains !== undefined) {
    const most = printNumber(maxContains);
    steps.push(refuseIf(code`${count} > ${most}`, refusal(site, path, 'maxContains', most)));
  }
  return steps;
};
