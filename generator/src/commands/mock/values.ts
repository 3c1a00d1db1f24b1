/** Generates random responses for the mock server, validated with Ajv. */
import type { Operation } from '../../ir/api.js';
import { createRandom, seedOf } from '../../support/regexp/random.js';
import { listForms, makeReply } from '../verify/responses.js';
import { createValueContext } from '../verify/valid.js';
import type { MockData } from './data.js';

/** The requested response: its key in the operation's responses, and the status to send. */
interface Asked {
  readonly key: string;
  readonly status: number;
  readonly seed: number | undefined;
}

type Made = NonNullable<ReturnType<typeof makeReply>>['result'];

/**
 * Creates the generator of responses for `dynamic=true`. The same seed produces the same sequence of responses; a
 * request with its own seed always gets the same response.
 */
export function createDynamic({ api, ids }: MockData, seed: number): (name: string, asked: Asked) => Made {
  const bench = { ...createValueContext(api), exclusion: 0.3 };
  const operations = new Map<string, Operation>(api.operations.map((operation) => [operation.id, operation]));
  const counts = new Map<string, number>();
  return (name, { key, status, seed: own }) => {
    const operation = operations.get(ids[name] ?? '');
    if (operation === undefined) throw new Error('unknown operation');
    const place = `${operation.id} ${key}`;
    const count = counts.get(place) ?? 0;
    if (own === undefined) counts.set(place, count + 1);
    const random = createRandom(seedOf(own ?? seed, own === undefined ? `${place} ${count}` : place));
    // As with examples, the first media type is sent.
    const form = listForms(operation).find(({ response }) => response.status === key);
    if (form === undefined) throw new Error('unknown response');
    const reply = makeReply(bench, random, operation, form);
    if (reply === undefined) throw new Error('a server cannot send this status');
    return { ...reply.result, status };
  };
}
