// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownMember } from './runtime.js';

/** Format: int64. At least 1. Example: `9223372036854776000`. */
export type Id = bigint;

export interface Entry {
  id: Id;
  /** Format: int64. */
  amount?: bigint;
  /** Format: uint64. */
  size?: bigint;
  /** Format: int64. */
  maybe?: bigint | null;
  ratio?: number;
  count?: number;
  text?: string;
  anything?: unknown;
  list?: bigint[];
  pair?: [number?, bigint?, ...string[]];
  map?: { [key: string]: bigint };
  owner?: Person | Company | UnknownMember<'kind'>;
  either?: bigint | string | boolean;
  children?: Entry[];
}

/** A {@link Entry} in a request. */
export interface EntryInput {
  /** Format: int64. */
  amount?: bigint;
  /** Format: uint64. */
  size?: bigint;
  /** Format: int64. */
  maybe?: bigint | null;
  ratio?: number;
  count?: number;
  text?: string;
  anything?: unknown;
  list?: readonly bigint[];
  pair?: readonly [number?, bigint?, ...string[]];
  map?: { [key: string]: bigint };
  owner?: Person | Company;
  either?: bigint | string | boolean;
  children?: readonly EntryInput[];
}

export interface Paper {
  /** Format: uint64. */
  id: bigint;
  /** Format: int64. */
  amount?: bigint;
  /** Format: int64. */
  maybe?: bigint | null;
  count?: number;
  list?: bigint[];
  papers?: Paper[];
}

export interface Person {
  kind: 'Person';
  /** Format: int64. */
  number: bigint;
}

export interface Company {
  kind: 'Company';
  number: string;
}

export interface Line {
  /** Format: uint64. */
  at: bigint;
  size?: number;
}

export interface At {
  /** Format: int64. */
  at?: bigint;
}

export interface Found {
  ids?: Id[];
}

export interface Checked {
  /** Format: int64. */
  signed?: bigint;
  /** Format: uint64. */
  unsigned?: bigint;
  /** Format: int64. A multiple of 10. */
  tens?: bigint;
  /** Format: int64. At least 3. A multiple of 1.5. */
  halves?: bigint;
  /** Format: int64. At least 5. */
  least?: bigint;
  /** Format: int64. Less than 5. */
  below?: bigint;
  narrowed?: Id;
  /** No duplicates. */
  distinct?: readonly bigint[];
  /** No duplicates. */
  pairs?: readonly (readonly bigint[])[];
}
