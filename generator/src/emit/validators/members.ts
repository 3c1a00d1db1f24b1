/** Prints access to the members of an object. */
import { type Code, code, printPropertyName, printString } from '../../support/code/code.js';
import type { Site } from './codegen-context.js';

/** Names of the members that every object inherits. */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Prints an expression for an own member of an object, which is `undefined` if the member is absent. */
export const member = (site: Site, value: Code, name: string): Code => {
  if (inherited.has(name)) return code`${site.module.use('own')}(${value}, ${printString(name)})`;
  const key = printPropertyName(name);
  return key.startsWith("'") ? code`${value}[${key}]` : code`${value}.${key}`;
};
