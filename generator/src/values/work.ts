/** The state and the options of value generation. */
import type { Direction } from '../ir/direction.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import type { Random } from '../support/regexp/random.js';
import type { Evaluator } from './fits.js';
import type { MinimumDepths } from './heights.js';
import type { Hint } from './hints.js';

/** Thrown if no valid value is found. Contains the reason, and the pointer of the schema that caused it. */
export class Unmakeable extends Error {
  readonly pointer: string | undefined;
  /** Whether a smaller value might be possible. */
  readonly isTooLarge: boolean;
  constructor(
    reason: string,
    { pointer, isTooLarge = false }: { pointer?: string | undefined; isTooLarge?: boolean } = {},
  ) {
    super(reason);
    this.pointer = pointer;
    this.isTooLarge = isTooLarge;
  }
}

/** Characters that strings may contain: any, those allowed in headers, or those allowed in XML. */
export type Alphabet = 'any' | 'header' | 'xml';

/** Limits for the size of a value: larger values do not help readers, and servers reject deeply nested ones. */
export interface ValueLimits {
  readonly values: number;
  readonly depth: number;
  /** Maximum length of a chain of references. */
  readonly schemas: number;
}

export interface ValueGenerator {
  readonly index: SchemaIndex;
  readonly heights: MinimumDepths;
  readonly direction: Direction;
  readonly random: Random;
  readonly alphabet: Alphabet;
  readonly evaluator: Evaluator;
  readonly limits: ValueLimits;
  /** Whether values are plain, as readers expect them (the document's examples, `example`, 1), or varied. */
  readonly isPlain: boolean;
  /** Called with the schema and index of an example that does not match its own schema. */
  readonly noteExample?: (schema: Schema, at: number) => void;
  /**
   * Probability, from 0 to 1, of adding members with types that other variants reject, so that only one variant
   * matches. If 0 yields no valid value, the probability is increased, except for `never`.
   */
  readonly exclusion: number | 'never';
}

/** The state of generating one value. */
export interface Work extends ValueGenerator {
  /** Generates a nested value that is valid for all of the given schemas. */
  readonly make: (work: Work, schemas: readonly Schema[], depth: number) => unknown;
  /** Number of values that may be added before only required members and items are generated. */
  readonly budget: { left: number };
  /** Number of attempts that remain for invalid nested values. */
  readonly patience: { left: number };
  /** Index of a plain value: incremented if the value must differ from another one or was invalid. */
  readonly turn: number;
  /** What the name of the innermost enclosing member says about strings. */
  readonly hint: Hint | undefined;
  /** Number of enclosing arrays and objects. */
  readonly nesting: number;
  /** Whether only required parts are generated. */
  readonly isLeast: boolean;
  /** Cached plain values, by schema, and by depth and hint. */
  readonly made: Map<Schema, Map<string, unknown>>;
  readonly sizes: Map<object, { readonly values: number; readonly depth: number }>;
}
