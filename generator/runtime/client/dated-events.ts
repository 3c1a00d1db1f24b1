import { writeDates } from '../codec/dates.js';
import { readReceived } from './dates.js';
import { deliver, type EventOptions } from './events.js';
import type { Operation } from './operation.js';
import type { Received, RequestParts } from './options.js';

/** Sends an event like `deliver`, but with dates instead of strings in the request and the response. */
export async function deliverDated<Req extends RequestParts, Res extends { readonly status: number }>(
  operation: Operation<Req, Res>,
  address: string | URL,
  request: Req,
  options: EventOptions,
): Promise<Received<Res>> {
  const sent = writeDates(request, operation.dates?.request);
  return readReceived(operation, await deliver(operation, address, sent, options));
}
