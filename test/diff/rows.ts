/** The form of a row of the corpus, and the places that rows name. */
import type { Source, Verdict } from '../../generator/src/commands/diff/change.js';
import type { Edit } from './edit.js';

export interface Row {
  readonly name: string;
  /** What the old document has besides the base. */
  readonly given?: Edit;
  readonly edit: Edit;
  readonly callers: Verdict;
  readonly implementers: Verdict;
  /** The place of the change that decides; absent where nothing changes. */
  readonly at?: string;
  /** Who has to be among those who hold it; the document where this is absent. */
  readonly heldBy?: Source;
  /** Whether taking the edit back is a change although the edit is none. */
  readonly isOneWay?: boolean;
}

export const schemas = '/components/schemas';
export const pet = `${schemas}/Pet`;
export const update = `${schemas}/Update/properties`;
export const receipt = `${schemas}/Receipt/properties`;
export const sent = `${schemas}/Sent/properties`;
export const list = '/paths/~1pets/get';
export const create = '/paths/~1pets/post';
export const get = '/paths/~1pets~1{id}/get';
export const patch = '/paths/~1pets~1{id}/patch';
export const read = '/paths/~1receipts/get';
export const send = '/paths/~1receipts/post';
export const told = `${create}/callbacks/told/{$request.body#~1url}/post`;

/** Rows of one table: an edit that sets one value. */
export const sets = (
  name: string,
  pointer: string,
  value: unknown,
  callers: Verdict,
  implementers: Verdict,
  at: string = pointer,
): Row => ({ name, edit: { set: { [pointer]: value } }, callers, implementers, at });

/** The same that takes one value away, which is then at its old place. */
export const takes = (
  name: string,
  pointer: string,
  callers: Verdict,
  implementers: Verdict,
  at: string = pointer,
): Row => ({ name, edit: { remove: [pointer] }, callers, implementers, at });
