/**
 * Which documented answers the tests of the platform have seen. Each answer of a platform under test is noted in the file
 * that `RESPONSES_LEDGER` names; `npm test` without a filter then asks for those that nobody saw.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawResponse, Server } from '@community-platform/server';
import { repository } from '../support/workspace.js';
import { type Operation, operations } from './operations.js';

const file = process.env['RESPONSES_LEDGER'];

/** Every text that a value holds. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

let mayBeNameless = false;

/** For tests of what the database refuses by itself. */
export const allowNamelessRefusals = (): void => {
  mayBeNameless = true;
};

/**
 * Throws at an answer whose message is none, and at a refusal that leaves open what is wrong: each text of it says
 * something, and a wrong field is named.
 */
const checkMessage = ({ status, body }: RawResponse): void => {
  if (typeof body !== 'string' || !body.startsWith('{')) return;
  const refusal = JSON.parse(body);
  if (status < 400) {
    if (typeof refusal.message === 'string' && !/\p{L}/u.test(refusal.message))
      throw new Error(`a message that says nothing: ${status} ${body}`);
    return;
  }
  const texts = textsOf(refusal);
  // A 422 that names no field is the database's, of what the handler should have refused; that of a file has none.
  const isNameless = status === 422 && textsOf(refusal.error_details).length === 0;
  const isOpen = isNameless && !mayBeNameless && !String(refusal.message).startsWith('The file ');
  // What ends with a space lacks what was to follow.
  const isCut = typeof refusal.message === 'string' && refusal.message !== refusal.message.trim();
  if (isOpen || isCut || texts.length === 0 || texts.some((text) => !/\p{L}/u.test(text)))
    throw new Error(`a refusal that says nothing: ${status} ${body}`);
};

/** The server, noting what it answers, and looking at what its refusals say. */
export const withLedger = <T extends Server>(server: T): T => ({
  ...server,
  handle: async (request) => {
    const answer = await server.handle(request);
    checkMessage(answer);
    if (file !== undefined) {
      const line = `${request.method} ${request.target.split('?')[0]} ${answer.status}\n`;
      appendFileSync(file, line);
    }
    return answer;
  },
});

const patternOf = ({ path }: Operation): RegExp => new RegExp(`^${path.replaceAll(/\{[^}]+\}/gu, '[^/]+')}$`, 'u');

/** Literal paths first, as the router takes them. */
const byLiteral = [...operations]
  .sort((a, b) => a.pathNames.length - b.pathNames.length)
  .map((operation) => [operation, patternOf(operation)] as const);

/** `operationId status` of every answer that the document declares; a 5XX is no answer to a request, but to a failure. */
const documented = operations.flatMap(({ id, statuses }) =>
  statuses.filter((status) => status !== '5XX').map((status) => `${id} ${status}`),
);

const readSeen = (path: string): ReadonlySet<string> => {
  const lines = existsSync(path) ? new Set(readFileSync(path, 'utf8').trimEnd().split('\n')) : [];
  const seen = new Set<string>();
  for (const line of lines) {
    const [method, target = '', status] = line.split(' ');
    const matching = byLiteral.filter(([, pattern]) => pattern.test(target)).map(([operation]) => operation);
    const first = matching.find((operation) => operation.method === method);
    // The method is what a 405 is about, so it is an answer of all operations of the path.
    const answering = status === '405' ? matching : first === undefined ? [] : [first];
    for (const { id } of answering) seen.add(`${id} ${status}`);
  }
  return seen;
};

/** What is wrong with the documented answers that were seen, one line each. */
export const checkLedger = (path: string): string[] => {
  const seen = readSeen(path);
  const never: Record<string, string> = JSON.parse(
    readFileSync(join(repository, 'test/service/never-returned.json'), 'utf8'),
  );
  return [
    ...documented
      .filter((answer) => !seen.has(answer) && !(answer in never))
      .map((answer) => `${answer} was never seen`),
    ...Object.keys(never)
      .filter((answer) => seen.has(answer) || !documented.includes(answer))
      .map((answer) => `${answer} was seen, or is not documented: take it out of never-returned.json`),
  ];
};
