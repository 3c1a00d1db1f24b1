/** Access to the members of an object. */
import { code, printPropertyName, printString, type Code } from '../../support/code/code.js';
import type { Site } from './codegen-context.js';

/** Names that every object inherits. */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** Prints access to an own member of an object; `undefined` if it is absent. */
export const member = (site: Site, value: Code, name: string): Code => {
  if (inherited.has(name)) return code`${site.module.use('own')}(${value}, ${printString(name)})`;
  const key = printPropertyName(name);
  return key.startsWith("'") ? code`${value}[${key}]` : code`${value}.${key}`;
};
