/**
 * Handles ids beyond the safe integers. No record has such an id, so the correct response is that the record does not
 * exist, but the server would reject the number as invalid. Ids with
 * more than a hundred digits are left to the server.
 */
import { type Server, toServer } from '@community-platform/server';
import { changeRequest } from './change-request.js';

/** A path segment that is a large integer. */
const IN_PATH = /(?<=\/)-?\d{16,100}(?=\/|$)/gu;

/** The values of query parameters that are record ids, excluding the ids of payment processors, which are texts. */
const IN_QUERY = /(?<=(?:^|&)(?:ids|\w+(?<!processor)_ids?)(?:\[\]|%5B%5D)?=)[-\d,]+/giu;

function toPossible(digits: string): string {
  return Math.abs(Number(digits)) > Number.MAX_SAFE_INTEGER
    ? `${Math.sign(Number(digits)) * Number.MAX_SAFE_INTEGER}`
    : digits;
}

/** Replaces each unsafe integer with the largest safe one. */
function withPossible(target: string): string {
  if (!/\d{16}/u.test(target)) return target;
  const [path = '', ...query] = target.split(/\?(.*)/su, 2);
  const named = query.map((text) => text.replaceAll(IN_QUERY, (ids) => ids.replaceAll(/-?\d+/gu, toPossible)));
  return [path.replaceAll(IN_PATH, toPossible), ...named].join('?');
}

/** Wraps a server so that ids beyond the safe integers are handled as ids of missing records, not as invalid values. */
export function withPossibleIds(server: Server): Server {
  return toServer((request) => {
    const target = withPossible(request.target);
    if (target === request.target) return server.handle(request);
    return server.handle(changeRequest(request, { target }));
  });
}
