/** Compares the responses of an operation by their status. */
import type { Answer } from '../../ir/api.js';
import { compareContents, compareHeaders } from './contents.js';
import { compareDocs } from './docs.js';
import { type Operations, responseWay } from './operations.js';

export const compareAnswers = (pair: Operations): void => {
  const { recorder, old, now } = pair;
  const way = responseWay(now);
  const before = new Map(old.answers.map((answer) => [answer.status, answer]));
  const after = new Map(now.answers.map((answer) => [answer.status, answer]));
  for (const [status, answer] of after) {
    const known = before.get(status);
    if (known !== undefined) compareAnswer(pair, known, answer);
    else tellAdded(pair, answer, before);
  }
  for (const [status, answer] of before) {
    if (after.has(status)) continue;
    const place = { pointer: answer.pointer, side: 'old', isTyped: true } as const;
    const cover = coverOf(status, after);
    if (cover !== undefined) compareAnswer(pair, answer, cover);
    else recorder.effect(place, 'narrower', way, `the status ${status} does not come any more`);
  }
};

/** The response that says what a status is, where none does so by itself. */
const coverOf = (status: string, answers: ReadonlyMap<string, Answer>): Answer | undefined =>
  answers.get(`${status.charAt(0)}XX`) ?? answers.get('default');

/**
 * Any server may answer with an error that is not declared, and who calls takes it as one of its class (RFC 9110, 15);
 * a success or a redirect that is not declared is another matter.
 */
const tellAdded = (pair: Operations, answer: Answer, before: ReadonlyMap<string, Answer>): void => {
  const { recorder, now } = pair;
  const place = { pointer: answer.pointer, side: 'new', isTyped: true } as const;
  const cover = coverOf(answer.status, before);
  const message = `the status ${answer.status} may come`;
  if (cover !== undefined) {
    compareAnswer(pair, cover, answer);
    recorder.add(place, { callers: 'compatible', implementers: 'compatible' }, `${message}, which was said by another`);
    return;
  }
  const isError = /^[45]/u.test(answer.status) || answer.status === 'default';
  if (isError) recorder.add(place, { callers: 'compatible', implementers: 'compatible' }, message);
  else recorder.effect(place, 'wider', responseWay(now), message);
};

const compareAnswer = (pair: Operations, old: Answer, now: Answer): void => {
  const { recorder } = pair;
  const way = responseWay(pair.now);
  compareDocs(recorder, old, now, ['description']);
  compareHeaders(pair, old.headers, now.headers, way);
  const [one, other] = [old.content.length, now.content.length];
  const place = { pointer: now.pointer, side: 'new', isTyped: true, before: old.pointer } as const;
  if (one === 0 && other > 0) recorder.effect(place, 'different', way, 'it has a body now');
  else if (one > 0 && other === 0) recorder.effect(place, 'vanished', way, 'it has no body any more');
  else compareContents(pair, old.content, now.content, way);
};
