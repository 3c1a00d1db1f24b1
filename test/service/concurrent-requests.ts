/** Sends fifty concurrent requests for the same rows. None of them may receive a 5xx. */
import { expect } from 'vitest';
import type { RunningService } from './support.js';

export const CLIENTS = 50;

export interface ClientResponse {
  readonly status: number;
  readonly body: unknown;
}

type Request = readonly [method: string, path: string, body?: unknown];

/** Sends one request per client at the same time; resolves to the responses in client order. */
export async function storm(
  { send }: RunningService,
  requestOf: (client: number) => Request,
  clients = CLIENTS,
): Promise<ClientResponse[]> {
  const responses = await Promise.all(
    Array.from({ length: clients }, (_, client) => {
      const [method, path, body] = requestOf(client);
      return send(method, `/api/admin/v2${path}`, body);
    }),
  );
  for (const { status, body } of responses) expect(status, JSON.stringify(body)).toBeLessThan(500);
  return responses;
}

/** Returns the number of responses by status. */
export function tally(responses: readonly ClientResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Returns the value at a path of property names within a body. */
export function at(body: unknown, ...names: readonly string[]): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return body;
  return typeof body === 'object' && body !== null ? at(Reflect.get(body, name), ...rest) : undefined;
}
