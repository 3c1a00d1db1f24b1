// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownMember } from './unknown.js';

export type Id = bigint;

export interface Entry {
  id: Id;
  amount?: bigint;
  size?: bigint;
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

/** What is sent of a {@link Entry}. */
export interface EntryInput {
  amount?: bigint;
  size?: bigint;
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
  id: bigint;
  amount?: bigint;
  maybe?: bigint | null;
  count?: number;
  list?: bigint[];
  papers?: Paper[];
}

export interface Person {
  kind: 'Person';
  number: bigint;
}

export interface Company {
  kind: 'Company';
  number: string;
}

export interface Line {
  at: bigint;
  size?: number;
}

export interface At {
  at?: bigint;
}

export interface Found {
  ids?: Id[];
}

export interface Checked {
  signed?: bigint;
  unsigned?: bigint;
  tens?: bigint;
  halves?: bigint;
  least?: bigint;
  below?: bigint;
  narrowed?: Id;
  distinct?: readonly bigint[];
  pairs?: readonly (readonly bigint[])[];
}
