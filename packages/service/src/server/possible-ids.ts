/**
 * Ids in addresses that are larger than a number holds exactly. No record has one, so that who names it is told what is true
 * of it, that there is none, where the server would refuse the number (semantics, readings that real clients settled). What is
 * longer than a hundred digits is no id, but an attempt.
 */
import { type RawRequest, type Server, toServer } from '@community-platform/server';

/** A whole part of a path. */
const IN_PATH = /(?<=\/)-?\d{16,100}(?=\/|$)/gu;

/** The values of a parameter that names records by number; processors name theirs by text. */
const IN_QUERY = /(?<=(?:^|&)(?:ids|\w+(?<!processor)_ids?)(?:\[\]|%5B%5D)?=)[-\d,]+/giu;

const toPossible = (digits: string): string =>
  Math.abs(Number(digits)) > Number.MAX_SAFE_INTEGER
    ? `${Math.sign(Number(digits)) * Number.MAX_SAFE_INTEGER}`
    : digits;

/** The address with the largest number that can be in the place of each that cannot. */
const withPossible = (target: string): string => {
  if (!/\d{16}/u.test(target)) return target;
  const [path = '', ...query] = target.split(/\?(.*)/su, 2);
  const named = query.map((text) => text.replaceAll(IN_QUERY, (ids) => ids.replaceAll(/-?\d+/gu, toPossible)));
  return [path.replaceAll(IN_PATH, toPossible), ...named].join('?');
};

/** A server that finds no record under an id that no number is. */
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
