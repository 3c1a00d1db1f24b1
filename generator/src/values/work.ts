/** The context of value generation. */
import type { Direction } from '../ir/direction.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import type { Random } from '../support/regexp/random.js';
import type { Evaluator } from './fits.js';
import type { MinimumDepths } from './heights.js';

/** No valid value was found: the reason, and the pointer of the schema that caused it. */
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

/** The allowed characters of strings: any, those of headers, or those of XML. */
export type Alphabet = 'any' | 'header' | 'xml';

/** Limits of a value: larger ones do not help readers, and servers reject deeper nesting. */
export interface ValueLimits {
  readonly values: number;
  readonly depth: number;
  /** Length of a chain of schemas. */
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
  /** Whether values are plain, as readers expect them (examples of the document, `example`, 1), rather than varied. */
  readonly isPlain: boolean;
  /** Called for an example that is invalid for its own schema. */
  readonly noteExample?: (schema: Schema, at: number) => void;
  /**
   * Probability, from 0 to 1, of excluding a value from other variants by members of types that they reject. If 0
   * yields no value, it is increased. `never`: not even then.
   */
  readonly exclusion: number | 'never';
}

/** The state of generating one value. */
export interface Work extends ValueGenerator {
  /** Generates a value for several schemas together, for the contents of an array or object. */
  readonly make: (work: Work, schemas: readonly Schema[], depth: number) => unknown;
  /** The number of further values before only required parts are generated. */
  readonly budget: { left: number };
  /** The number of further attempts for invalid parts. */
  readonly patience: { left: number };
  /** For plain values, the index of the variant: incremented if a value must differ from another or was invalid. */
  readonly turn: number;
  /** Number of enclosing arrays and objects. */
  readonly nesting: number;
  /** Whether only required parts are generated. */
  readonly isLeast: boolean;
  /** Cached plain values of single schemas by depth. */
  readonly made: Map<Schema, Map<number, unknown>>;
  readonly sizes: WeakMap<object, { readonly values: number; readonly depth: number }>;
}
