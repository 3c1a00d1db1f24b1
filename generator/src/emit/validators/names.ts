/** Prints expressions that compare a name with the known names of a schema. */
import type { Schema } from '../../ir/schema.js';
import { type Code, code, joinCode, printString } from '../../support/code/code.js';
import { reserveConstant, type Site } from './codegen-context.js';

/** Maximum number of names that are compared individually. More names are looked up in a set. */
const mostCompared = 4;

/** Prints an expression that tests whether a name is not among the known ones. */
export const isNoneOfNames = (site: Site, schema: Schema, names: readonly string[], key: Code): Code => {
  if (names.length <= mostCompared)
    return joinCode(
      names.map((name) => code`${key} !== ${printString(name)}`),
      ' && ',
    );
  const constant = reserveConstant(site, schema, 'Names');
  const list = names.map((name) => code`  ${printString(name)},`);
  const flat = code`/* @__PURE__ */ new Set([${joinCode(names.map(printString), ', ')}])`;
  const set = flat.length <= 90 ? flat : code`/* @__PURE__ */ new Set([\n${joinCode(list, '\n')}\n])`;
  site.module.declare({ name: constant, value: set, isExported: false });
  return code`!${site.module.take(site.module.file, constant)}.has(${key})`;
};
