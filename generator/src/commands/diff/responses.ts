/** Compares the responses of an operation by their status. */
import type { Response } from '../../ir/api.js';
import { compareContents, compareHeaders } from './contents.js';
import { compareDocs } from './docs.js';
import { type Operations, responseWay, useOf } from './operation-pair.js';

/** Compares the responses of an operation. */
export function compareResponses(pair: Operations): void {
  const { recorder, old, now } = pair;
  const way = responseWay(now);
  const before = new Map(old.responses.map((response) => [response.status, response]));
  const after = new Map(now.responses.map((response) => [response.status, response]));
  for (const [status, response] of after) {
    const known = before.get(status);
    if (known !== undefined) compareResponse(pair, known, response);
    else tellAdded(pair, response, before);
  }
  for (const [status, response] of before) {
    if (after.has(status)) continue;
    const use = useOf(old, response.pointer, 'response', `response ${status}`);
    const place = { pointer: response.pointer, side: 'old', isTyped: true, use } as const;
    const cover = coverOf(status, after);
    if (cover !== undefined) compareResponse(pair, response, cover);
    else recorder.effect(place, 'narrower', way, `the response ${status} was removed`);
  }
}

/** Returns the response that applies to a status without its own entry: a range such as `4XX`, or the default. */
function coverOf(status: string, responses: ReadonlyMap<string, Response>): Response | undefined {
  return responses.get(`${status.charAt(0)}XX`) ?? responses.get('default');
}

/**
 * Reports an added response. A new error status is compatible: callers treat an undeclared error like others of its
 * class (RFC 9110, 15). A new success or redirect status is not.
 */
function tellAdded(pair: Operations, response: Response, before: ReadonlyMap<string, Response>): void {
  const { recorder, now } = pair;
  const use = useOf(now, response.pointer, 'response', `response ${response.status}`);
  const place = { pointer: response.pointer, side: 'new', isTyped: true, use } as const;
  const cover = coverOf(response.status, before);
  const message = `the response ${response.status} was added`;
  if (cover !== undefined) {
    compareResponse(pair, cover, response);
    recorder.add(
      place,
      { callers: 'compatible', implementers: 'compatible' },
      `${message}; another response covered this status before`,
    );
    return;
  }
  const isError = /^[45]/u.test(response.status) || response.status === 'default';
  if (isError) recorder.add(place, { callers: 'compatible', implementers: 'compatible' }, message);
  else recorder.effect(place, 'wider', responseWay(now), message);
}

function compareResponse(pair: Operations, old: Response, now: Response): void {
  const { recorder } = pair;
  const way = responseWay(pair.now);
  compareDocs(recorder, old, now, ['description']);
  compareHeaders(pair, old.headers, now.headers, way);
  const [one, other] = [old.content.length, now.content.length];
  const place = { pointer: now.pointer, side: 'new', isTyped: true, before: old.pointer } as const;
  if (one === 0 && other > 0) recorder.effect(place, 'different', way, 'a response body was added');
  else if (one > 0 && other === 0) recorder.effect(place, 'vanished', way, 'the response body was removed');
  else compareContents(pair, old.content, now.content, way);
}
