/** Names of events: a webhook is named after itself, a callback after its operation as well. */
import { type Api, eventKinds, eventsOf, type Operation } from '../ir/api.js';
import { addHash, resolveCollisions } from './candidates.js';
import { toPascal, toValueIdentifier } from '../support/case.js';

/** The names of an operation. */
export interface OperationNames {
  readonly value: string;
  /** Prefix of its type names; for an event, also the name of its payload type. */
  readonly type: string;
}

/** The suffixes of an operation's type names. */
export const suffixes = ['Request', 'Path', 'Query', 'Headers', 'Cookies', 'Result', 'Input', 'Parts'];

/** Names declared together with an event: its data, its sender function, and its URL function. */
export const dataOf = (value: string): string => `${value}Event`;

/** Returns the name of the function that sends an event. */
export const senderOf = (value: string): string => `send${toPascal(value)}`;

/** Returns the name of the function that computes the URL of a callback. */
export const addressOf = (value: string): string => `${value}Url`;

const labelOf = ({ event }: Operation): string =>
  event?.kind === 'callback' ? `${event.of} ${event.name}` : (event?.name ?? '');

/** Several methods of one event all include the method in their names. */
const wordsOf = (operation: Operation, all: readonly Operation[]): string => {
  const label = labelOf(operation);
  const isAlone = all.filter((each) => labelOf(each) === label).length === 1;
  return isAlone ? label : `${label} ${operation.method.toLowerCase()}`;
};

/** Returns names by event id; `types` are taken. */
export const nameEvents = (api: Api, types: Set<string>): Map<string, OperationNames> => {
  const names = new Map<string, OperationNames>();
  for (const kind of eventKinds) {
    const events = eventsOf(api, kind);
    const values = resolveCollisions(
      events.map((event) => {
        const words = wordsOf(event, events);
        const value = toValueIdentifier(toPascal(words) === '' ? kind : words);
        return { key: event.id, candidates: [value, ...addHash(value, event.id)] };
      }),
      new Set(),
      (value) => [value, dataOf(value), senderOf(value), addressOf(value)],
    );
    const suffix = kind === 'webhook' ? 'Webhook' : 'Callback';
    const own = resolveCollisions(
      events.map(({ id }) => {
        const bare = toPascal(values.get(id) ?? '');
        const type = bare.endsWith(suffix) ? bare : `${bare}${suffix}`;
        return { key: id, candidates: [type, ...addHash(type, id)] };
      }),
      types,
      (type) => ['', ...suffixes].map((each) => type + each),
    );
    for (const { id } of events) names.set(id, { value: values.get(id) ?? '', type: own.get(id) ?? '' });
  }
  return names;
};
