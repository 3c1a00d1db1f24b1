/** Prints zod schemas of arrays. */
import type { Schema } from '../../../ir/schema.js';
import { type Code, code, joinCode, printNumber } from '../../../support/code/code.js';
import { type Expression, type Print, printArray, type Site, withChecks } from './context.js';
import { checkUnevaluated } from './evaluated.js';

/** Prints a minimum and, if there is one, a maximum as arguments. */
function printBounds(least: number, most: number | undefined): Code {
  return joinCode([printNumber(least), ...(most === undefined ? [] : [printNumber(most)])], ', ');
}

/** Returns checks for the array keywords that zod does not support. */
function checksOf(print: Print, site: Site, schema: Schema): Code[] {
  const { uniqueItems, contains, minContains = 1, maxContains } = schema;
  const checks: Code[] = [];
  if (uniqueItems === true) checks.push(site.use('unique'));
  if (contains !== undefined && (minContains > 0 || maxContains !== undefined)) {
    const bounds = minContains === 1 && maxContains === undefined ? [] : [printBounds(minContains, maxContains)];
    checks.push(code`${site.use('contains')}(${joinCode([print.untyped(site, contains).code, ...bounds], ', ')})`);
  }
  return [...checks, ...checkUnevaluated(print, site, schema, 'unevaluatedItems')];
}

/** Prints the zod schema of an array. */
export function printArraySchema(print: Print, site: Site, schema: Schema): Expression {
  const { prefixItems = [], items, minItems = 0, maxItems } = schema;
  const checks = checksOf(print, site, schema);
  if (prefixItems.length === 0) {
    const item = items === undefined ? undefined : print.typed(site, items);
    const bounds = [
      ...(minItems > 0 ? [code`.min(${printNumber(minItems)})`] : []),
      ...(maxItems === undefined ? [] : [code`.max(${printNumber(maxItems)})`]),
    ];
    const list = code`z.array(${item?.code ?? code`z.unknown()`})${joinCode(bounds, '')}`;
    const type = item?.type;
    return {
      code: withChecks(list, checks),
      isTyped: true,
      ...(type !== undefined && { type: code`z.ZodArray<${type}>` }),
    };
  }
  // An array may have fewer items than `prefixItems`.
  const members = prefixItems.map((item, index) => {
    const { code: member } = print.typed(site, item);
    return index < minItems ? member : code`${member}.optional()`;
  });
  const rest = items === undefined ? [code`z.unknown()`] : items.never === true ? [] : [print.typed(site, items).code];
  if (minItems > prefixItems.length || maxItems !== undefined)
    checks.push(code`${site.use('itemCount')}(${printBounds(minItems, maxItems)})`);
  const tuple = code`z.tuple(${joinCode([printArray(members), ...rest], ', ')})`;
  return { code: withChecks(tuple, checks), isTyped: maxItems === undefined };
}
