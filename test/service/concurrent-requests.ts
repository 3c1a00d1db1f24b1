/** Fifty clients at once on the same rows. None of them may see an error of the server. */
import { expect } from 'vitest';
import type { RunningService } from './support.js';

export const CLIENTS = 50;

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

type Request = readonly [method: string, path: string, body?: unknown];

/** Sends a request of every client at the same time; resolves to their answers in the order of the clients. */
export const storm = async (
  { send }: RunningService,
  requestOf: (client: number) => Request,
  clients = CLIENTS,
): Promise<Answer[]> => {
  const answers = await Promise.all(
    Array.from({ length: clients }, (_, client) => {
      const [method, path, body] = requestOf(client);
      return send(method, `/api/admin/v2${path}`, body);
    }),
  );
  for (const { status, body } of answers) expect(status, JSON.stringify(body)).toBeLessThan(500);
  return answers;
};

/** How many answers have each status. */
export const tally = (answers: readonly Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** What is at a path of names within a body. */
export const at = (body: unknown, ...names: readonly string[]): unknown => {
  const [name, ...rest] = names;
  if (name === undefined) return body;
  return typeof body === 'object' && body !== null ? at(Reflect.get(body, name), ...rest) : undefined;
};
