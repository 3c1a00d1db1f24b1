/** What the rules that compare schemas are given. */
import type { Schema } from '../../ir/schema.js';
import type { SchemaIndex } from '../../ir/schema-index.js';
import type { Effect, Recorder, Way } from './effects.js';
import type { Node } from './node.js';

/** A pair of nodes, and what rules about keywords need. */
export interface Pair {
  readonly old: Node;
  readonly now: Node;
  readonly indexes: { readonly old: SchemaIndex; readonly now: SchemaIndex };
  readonly way: Way;
  /** Says what happened to a keyword; of one that is gone, at the part of the old node that had it. */
  readonly tell: (keyword: keyof Schema, effect: Effect, message: string, tokens?: readonly string[]) => void;
  /** Says what happened at a place of the new or old document. */
  readonly tellAt: (place: Parameters<Recorder['add']>[0], effect: Effect, message: string) => void;
  /** Has two schemas compared that stand within these. */
  readonly compare: (old: readonly Schema[], now: readonly Schema[], polarity?: Way['polarity']) => void;
  /** The same of nodes. */
  readonly compareNodes: (old: Node, now: Node) => void;
}

export interface SchemaComparer {
  readonly compare: (old: readonly Schema[], now: readonly Schema[], way: Way) => void;
  /** Compares all that waits, and what that leads to. */
  readonly run: () => void;
}
