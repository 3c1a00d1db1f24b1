/** Names of events: a webhook is called by its name, a callback by that of its operation, too. */
import { type Api, eventKinds, eventsOf, type Operation } from '../ir/api.js';
import { addHash, resolveCollisions } from './candidates.js';
import { toPascal, toValueIdentifier } from '../support/case.js';

/** What an operation is called. */
export interface OperationNames {
  readonly value: string;
  /** What the names of its types begin with; of an event, that of its payload, too. */
  readonly type: string;
}

/** The suffixes of an operation's types. */
export const suffixes = ['Request', 'Path', 'Query', 'Headers', 'Cookies', 'Result', 'Input', 'Parts'];

/** What is declared beside the name of an event: its data, what sends it, and what says where. */
export const dataOf = (value: string): string => `${value}Event`;
export const senderOf = (value: string): string => `send${toPascal(value)}`;
export const addressOf = (value: string): string => `${value}Url`;

const labelOf = ({ event }: Operation): string =>
  event?.kind === 'callback' ? `${event.of} ${event.name}` : (event?.name ?? '');

/** The methods of one event are told apart by their names, all of them. */
const wordsOf = (operation: Operation, all: readonly Operation[]): string => {
  const label = labelOf(operation);
  const isAlone = all.filter((each) => labelOf(each) === label).length === 1;
  return isAlone ? label : `${label} ${operation.method.toLowerCase()}`;
};

/** By the id of the event; `types` are taken. */
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
