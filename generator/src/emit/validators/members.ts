/** How a member of an object is read. */
import { code, printPropertyName, printString, type Code } from '../../support/code/code.js';
import type { Site } from './codegen-context.js';

/** Names that every object has without having them itself. */
const inherited: ReadonlySet<string> = new Set(Object.getOwnPropertyNames(Object.prototype));

/** The member of an object itself; `undefined` where it has none, as JSON has no such value. */
export const member = (site: Site, value: Code, name: string): Code => {
  if (inherited.has(name)) return code`${site.module.use('own')}(${value}, ${printString(name)})`;
  const key = printPropertyName(name);
  return key.startsWith("'") ? code`${value}[${key}]` : code`${value}.${key}`;
};
