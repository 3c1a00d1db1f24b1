/** Prints settings as members of an object in TypeScript. */
import { printKey } from '../../support/code/code.js';
import { type Literal, printLiteral } from '../../support/code/literal.js';

/** Settings as TypeScript literals, by name. */
export type Members = readonly (readonly [name: string, value: Literal])[];

/** Converts settings, which are JSON, to literals. */
export function toMembers(settings: object): Members {
  return Object.entries(settings).map(([name, value]: [string, unknown]) => [name, toLiteral(value)]);
}

function toLiteral(value: unknown): Literal {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(toMembers(value));
}

/** Prints members of an object, each with a comma, on one line if it fits. */
export function printMembers(members: Members): string[] {
  return members.map(([name, value]) => `${printKey(name)}: ${printLiteral(value, printKey(name).length + 8)},`);
}
