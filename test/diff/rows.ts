/** The type of a row of the corpus, and the locations that rows use. */
import type { Source, Verdict } from '../../generator/src/commands/diff/change.js';
import type { Edit } from './edit.js';

export interface Row {
  readonly name: string;
  /** An edit that turns the base document into the old document. */
  readonly given?: Edit;
  readonly edit: Edit;
  readonly callers: Verdict;
  readonly implementers: Verdict;
  /** The location of the deciding change; absent if nothing changes. */
  readonly at?: string;
  /** The source that must be listed. Default: the document. */
  readonly heldBy?: Source;
  /** Whether only the reversed edit is a change. */
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

/** Returns the rows of a table: an edit that sets a value. */
export function sets(
  name: string,
  pointer: string,
  value: unknown,
  callers: Verdict,
  implementers: Verdict,
  at: string = pointer,
): Row {
  return { name, edit: { set: { [pointer]: value } }, callers, implementers, at };
}

/** Like `sets`, for an edit that removes a value. The value's location is in the old document. */
export function takes(
  name: string,
  pointer: string,
  callers: Verdict,
  implementers: Verdict,
  at: string = pointer,
): Row {
  return { name, edit: { remove: [pointer] }, callers, implementers, at };
}
