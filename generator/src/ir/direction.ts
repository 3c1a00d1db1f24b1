/** The directions in which data is sent between an API and its client. */
import type { Operation } from './api.js';

/** Direction of data as seen by a client. */
export type Direction = 'received' | 'sent';

/** Returns the direction of an operation's request. A client receives the requests of events. */
export function requestOf({ event }: Pick<Operation, 'event'>): Direction {
  return event === undefined ? 'sent' : 'received';
}

/** Returns the direction of an operation's responses. */
export function responseOf({ event }: Pick<Operation, 'event'>): Direction {
  return event === undefined ? 'received' : 'sent';
}
