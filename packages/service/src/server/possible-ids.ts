/**
 * Handles ids beyond the safe integers. No record has such an id, so the correct response is that it does not exist,
 * but the server would refuse the number as invalid (semantics, readings that real clients settled). Ids of more than a
 * hundred digits are left to the server.
 */
import { type RawRequest, type Server, toServer } from '@community-platform/server';

/** A path segment that is a large integer. */
const IN_PATH = /(?<=\/)-?\d{16,100}(?=\/|$)/gu;

/** The values of a query parameter with ids of records; ids of payment processors are texts. */
const IN_QUERY = /(?<=(?:^|&)(?:ids|\w+(?<!processor)_ids?)(?:\[\]|%5B%5D)?=)[-\d,]+/giu;

const toPossible = (digits: string): string =>
  Math.abs(Number(digits)) > Number.MAX_SAFE_INTEGER
    ? `${Math.sign(Number(digits)) * Number.MAX_SAFE_INTEGER}`
    : digits;

/** Replaces each unsafe integer by the largest safe one. */
const withPossible = (target: string): string => {
  if (!/\d{16}/u.test(target)) return target;
  const [path = '', ...query] = target.split(/\?(.*)/su, 2);
  const named = query.map((text) => text.replaceAll(IN_QUERY, (ids) => ids.replaceAll(/-?\d+/gu, toPossible)));
  return [path.replaceAll(IN_PATH, toPossible), ...named].join('?');
};

/** Wraps a server so that ids beyond the safe integers are not found instead of invalid. */
export const withPossibleIds = (server: Server): Server =>
  toServer((request) => {
    const target = withPossible(request.target);
    if (target === request.target) return server.handle(request);
    const { method, headers, bytes, isTaken, remoteAddress, mount, host } = request;
    const named: RawRequest = {
      method,
      target,
      headers,
      remoteAddress,
      mount,
      host,
      ...(bytes !== undefined && { bytes: (most) => bytes.call(request, most) }),
      ...(isTaken !== undefined && { isTaken }),
      get body() {
        return request.body;
      },
      get signal() {
        return request.signal;
      },
    };
    return server.handle(named);
  });
