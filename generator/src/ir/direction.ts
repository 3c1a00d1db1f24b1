/** Directions of data: what an API sends to its client, and what the client sends. */
import type { Operation } from './api.js';

/** Direction of data, from the side of a client. */
export type Direction = 'received' | 'sent';

/** Returns the direction of an operation's request; the API sends the requests of events. */
export const requestOf = ({ event }: Pick<Operation, 'event'>): Direction =>
  event === undefined ? 'sent' : 'received';

/** Returns the direction of an operation's responses. */
export const responseOf = ({ event }: Pick<Operation, 'event'>): Direction =>
  event === undefined ? 'received' : 'sent';
