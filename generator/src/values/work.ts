/** What values are made with. */
import type { Direction } from '../ir/direction.js';
import type { Schema } from '../ir/schema.js';
import type { SchemaIndex } from '../ir/schema-index.js';
import type { Random } from '../support/regexp/random.js';
import type { Evaluator } from './fits.js';
import type { MinimumDepths } from './heights.js';

/** No value that was tried fits: the reason, and the pointer of the schema that it is about. */
export class Unmakeable extends Error {
  readonly pointer: string | undefined;
  /** Whether a smaller value may do. */
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

/** What a text may hold: anything, what headers do, or what XML does. */
export type Alphabet = 'any' | 'header' | 'xml';

/** What a value may be: a larger one shows a reader nothing, and servers refuse what nests deeper. */
export interface ValueLimits {
  readonly values: number;
  readonly depth: number;
  /** Schemas, one behind the other. */
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
  /** Whether values are those that a reader expects (examples of the document, `example`, 1); otherwise they vary. */
  readonly isPlain: boolean;
  /** Told of an example that does not fit the schema that shows it. */
  readonly noteExample?: (schema: Schema, at: number) => void;
  /**
   * How often a value is kept out of the other alternatives by members of other types than theirs, from 0 to 1; where 0
   * makes no value, it is tried more often. `never`: not even then.
   */
  readonly exclusion: number | 'never';
}

/** A value in the making. */
export interface Work extends ValueGenerator {
  /** Makes a value that fits several schemas together: what a list or an object holds. */
  readonly make: (work: Work, schemas: readonly Schema[], depth: number) => unknown;
  /** How many more values there may be before one has what it needs and nothing else. */
  readonly budget: { left: number };
  /** How many times more a part of it may be made again that turned out not to fit. */
  readonly patience: { left: number };
  /** Of plain values, which one: where one has to differ from another, or did not fit, the next is taken. */
  readonly turn: number;
  /** Lists and objects around the value. */
  readonly nesting: number;
  /** Whether only what is needed is made from the start. */
  readonly isLeast: boolean;
  /** Plain values of single schemas by depth. */
  readonly made: Map<Schema, Map<number, unknown>>;
  readonly sizes: WeakMap<object, { readonly values: number; readonly depth: number }>;
}
