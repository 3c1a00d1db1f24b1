/** The input of the rules that compare schemas. */
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import type { Effect } from './change.js';
import type { Recorder, Way } from './effects.js';
import type { Node } from './node.js';

/** A pair of nodes, with the functions that rules need. */
export interface Pair {
  readonly old: Node;
  readonly now: Node;
  readonly indexes: { readonly old: SchemaIndex; readonly now: SchemaIndex };
  readonly way: Way;
  /** Reports the effect of a changed keyword; a removed keyword is located at the old schema that had it. */
  readonly tell: (keyword: keyof Schema, effect: Effect, message: string, tokens?: readonly string[]) => void;
  /** Reports an effect at a location of the new or old document. */
  readonly tellAt: (place: Parameters<Recorder['add']>[0], effect: Effect, message: string) => void;
  /** Schedules the comparison of two inner schemas. */
  readonly compare: (old: readonly Schema[], now: readonly Schema[], polarity?: Way['polarity']) => void;
  /** Schedules the comparison of two nodes. */
  readonly compareNodes: (old: Node, now: Node) => void;
}

export interface SchemaComparer {
  readonly compare: (old: readonly Schema[], now: readonly Schema[], way: Way) => void;
  /** Compares all scheduled pairs, including those that are scheduled in the meantime. */
  readonly run: () => void;
}
