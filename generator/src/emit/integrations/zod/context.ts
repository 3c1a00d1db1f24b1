/** The context in which zod expressions are printed, and functions for their layout. */
import type { Direction } from '../../../ir/direction.js';
import type { Schema, TypeName } from '../../../ir/schema.js';
import type { SchemaIndex } from '../../../ir/schema-index.js';
import { type Code, code, indentRest, joinCode } from '../../../support/code/code.js';
import type { RuntimeName } from '../../runtime/names.js';
import type { TypeContext } from '../../types/type.js';

/** The constant of a named schema. */
export interface Constant {
  readonly name: Code;
  /** Whether the constant is a `ZodObject` without checks; set when the constant is printed. */
  isObject?: boolean;
  /** The constants that form a cycle with this one, including itself; absent if it is not in a cycle. */
  readonly cycle?: ReadonlySet<Constant>;
}

/** The location at which a schema is printed. */
export interface Site {
  readonly index: SchemaIndex;
  readonly types: TypeContext;
  readonly direction: Direction;
  /** Returns the constant of a named schema. */
  readonly constantOf: (ref: string, direction: Direction) => Constant;
  /** Records that a check of the runtime is used, and returns the check as code. */
  readonly use: (name: RuntimeName<'zod'>) => Code;
  /** Records that the helper `object` is used, and returns the helper as code. */
  readonly open: () => Code;
  /** The constants that may not be evaluated yet. */
  readonly cycle?: ReadonlySet<Constant>;
  /** Whether the code runs after all constants are evaluated. */
  readonly isDeferred?: true;
  /** Whether members that lead to a constant in the cycle are printed as getters. */
  readonly hasGetters?: true;
  /** Properties that a part of the schema omits in this direction. */
  readonly leftOut: ReadonlySet<string>;
}

/** A zod schema as code. */
export interface Expression {
  readonly code: Code;
  /** Whether zod infers the type of the schema from the code. */
  readonly isTyped: boolean;
  /** Type of the expression, if it is short enough for a getter. */
  readonly type?: Code;
  /** Checks of the values, if the expression is a schema from which no type is inferred. */
  readonly checks?: readonly Code[];
  /** Whether the expression is a `ZodObject` without checks. */
  readonly isObject?: boolean;
}

/** The types that a value is known to have, if its schema does not declare any. */
export type Known = readonly TypeName[] | undefined;

/** The two functions that print schemas. Subschemas are printed by calling them again. */
export interface Print {
  /** Prints a schema whose inferred type is not used. */
  readonly untyped: (site: Site, schema: Schema, known?: Known) => Expression;
  /** Prints a schema from which zod infers the type that the document declares. */
  readonly typed: (site: Site, schema: Schema, known?: Known) => Expression;
}

const width = 100;

/** Prints items between brackets, on one line if they fit. */
function printList(open: Code, items: readonly Code[], close: Code): Code {
  const flat = code`${open}${joinCode(items, ', ')}${close}`;
  if (flat.length <= width && !flat.includes('\n')) return flat;
  const [only] = items;
  if (items.length === 1 && only !== undefined && /^[\w.]*[([{]/u.test(only)) return code`${open}${only}${close}`;
  const lines = items.map((item) => code`  ${indentRest(item, '  ')},\n`);
  return code`${open}\n${joinCode(lines, '')}${close}`;
}

/** Prints an array literal. */
export function printArray(items: readonly Code[]): Code {
  return printList(code`[`, items, code`]`);
}

/** Prints the shape of an object. */
export function printShape(members: readonly Code[]): Code {
  if (members.length === 0) return code`{}`;
  const flat = code`{ ${joinCode(members, ', ')} }`;
  return flat.length <= width && !flat.includes('\n') ? flat : printList(code`{`, members, code`}`);
}

/** Adds checks to a schema. */
export function withChecks(schema: Code, checks: readonly Code[]): Code {
  return checks.length === 0 ? schema : printList(code`${schema}.check(`, checks, code`)`);
}

/** Returns an expression that consists only of checks. */
export function ofChecks(checks: readonly Code[]): Expression {
  return { code: withChecks(code`z.unknown()`, checks), isTyped: checks.length === 0, checks };
}
