/**
 * Records which documented responses the tests have seen. Each response of a tested service is appended to the file in
 * `RESPONSES_LEDGER`; `npm test` without a filter then reports the documented responses that no test has seen.
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawResponse, Server } from '@community-platform/server';
import { repository } from '../support/workspace.js';
import { type Operation, operations } from './operations.js';

const file = process.env['RESPONSES_LEDGER'];

/** Returns every string within a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

let mayBeNameless = false;

/** Allows 422 responses without a field, for tests of errors from the database. */
export function allowNamelessRefusals(): void {
  mayBeNameless = true;
}

/**
 * Throws if a response has an empty message, or if an error does not explain the problem: each of its texts must
 * contain letters, and it must name an invalid field.
 */
function checkMessage({ status, body }: RawResponse): void {
  if (typeof body !== 'string' || !body.startsWith('{')) return;
  const refusal = JSON.parse(body);
  if (status < 400) {
    if (typeof refusal.message === 'string' && !/\p{L}/u.test(refusal.message))
      throw new Error(`an empty message: ${status} ${body}`);
    return;
  }
  const texts = textsOf(refusal);
  // A 422 without a field comes from the database and should have been caught by the handler, except for uploaded
  // files.
  const isNameless = status === 422 && textsOf(refusal.error_details).length === 0;
  const isOpen = isNameless && !mayBeNameless && !String(refusal.message).startsWith('The file ');
  // A trailing space means that a part of the message is missing.
  const isCut = typeof refusal.message === 'string' && refusal.message !== refusal.message.trim();
  if (isOpen || isCut || texts.length === 0 || texts.some((text) => !/\p{L}/u.test(text)))
    throw new Error(`an error without an explanation: ${status} ${body}`);
}

/** Wraps a server to record its responses and check its error messages. */
export function withLedger<T extends Server>(server: T): T {
  return {
    ...server,
    handle: async (request) => {
      const response = await server.handle(request);
      checkMessage(response);
      if (file !== undefined) {
        const line = `${request.method} ${request.target.split('?')[0]} ${response.status}\n`;
        appendFileSync(file, line);
      }
      return response;
    },
  };
}

function patternOf({ path }: Operation): RegExp {
  return new RegExp(`^${path.replaceAll(/\{[^}]+\}/gu, '[^/]+')}$`, 'u');
}

/** The operations in the order of the router, which puts literal paths first. */
const byLiteral = [...operations]
  .sort((a, b) => a.pathNames.length - b.pathNames.length)
  .map((operation) => [operation, patternOf(operation)] as const);

/** `operationId status` of every documented response; 5XX is excluded, because it documents failures. */
const documented = operations.flatMap(({ id, statuses }) =>
  statuses.filter((status) => status !== '5XX').map((status) => `${id} ${status}`),
);

function readSeen(path: string): ReadonlySet<string> {
  const lines = existsSync(path) ? new Set(readFileSync(path, 'utf8').trimEnd().split('\n')) : [];
  const seen = new Set<string>();
  for (const line of lines) {
    const [method, target = '', status] = line.split(' ');
    const matching = byLiteral.filter(([, pattern]) => pattern.test(target)).map(([operation]) => operation);
    const first = matching.find((operation) => operation.method === method);
    // A 405 depends on the method, so it counts for all operations of the path.
    const answering = status === '405' ? matching : first === undefined ? [] : [first];
    for (const { id } of answering) seen.add(`${id} ${status}`);
  }
  return seen;
}

/** Returns the differences between documented responses and those that tests have seen, one line each. */
export function checkLedger(path: string): string[] {
  const seen = readSeen(path);
  const never: Record<string, string> = JSON.parse(
    readFileSync(join(repository, 'test/service/never-returned.json'), 'utf8'),
  );
  return [
    ...documented
      .filter((response) => !seen.has(response) && !(response in never))
      .map((response) => `${response} was never seen`),
    ...Object.keys(never)
      .filter((response) => seen.has(response) || !documented.includes(response))
      .map((response) => `${response} was seen, or is not documented: take it out of never-returned.json`),
  ];
}
