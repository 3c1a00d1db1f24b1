/** Directions of data: what an API sends to its client, and what the client sends. */
import type { Operation } from './api.js';

/** From the side of a client. */
export type Direction = 'received' | 'sent';

/** Which way a request goes: that of an event comes from the API. */
export const requestOf = ({ event }: Pick<Operation, 'event'>): Direction =>
  event === undefined ? 'sent' : 'received';

/** Which way its answers go. */
export const responseOf = ({ event }: Pick<Operation, 'event'>): Direction =>
  event === undefined ? 'received' : 'sent';
