/** Compares received dates with the strings that were sent. */
import { readDate, readDateTime } from '../../../runtime/codec/dates.js';
import { isFields } from './wire.js';

/** Returns a received value in which each date is replaced with the sent string, if both are the same point in time. */
export function withoutDates(sent: unknown, received: unknown): unknown {
  if (received instanceof Date) {
    const read = typeof sent === 'string' ? (readDate(sent) ?? readDateTime(sent)) : undefined;
    return read?.getTime() === received.getTime() ? sent : received;
  }
  if (Array.isArray(received)) {
    const all = [sent].flat();
    return received.map((item: unknown, at) => withoutDates(all[at], item));
  }
  if (!isFields(received)) return received;
  return Object.fromEntries(
    Object.entries(received).map(([name, member]) => [
      name,
      withoutDates(isFields(sent) && Object.hasOwn(sent, name) ? sent[name] : undefined, member),
    ]),
  );
}
