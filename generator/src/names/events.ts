/** Names events: a webhook by its own name, a callback by its operation and its own name. */
import { type Api, eventKinds, eventsOf, type Operation } from '../ir/api.js';
import { toPascal, toValueIdentifier } from '../support/case.js';
import { addHash, resolveCollisions } from './candidates.js';

/** The names of an operation. */
export interface OperationNames {
  readonly value: string;
  /** Prefix of the operation's type names; for an event, also the name of the payload type. */
  readonly type: string;
}

/** The suffixes of an operation's type names. */
export const suffixes = ['Request', 'Path', 'Query', 'Headers', 'Cookies', 'Result', 'Input', 'Parts'];

/** Returns the name of the event data that is declared together with an event. */
export function dataOf(value: string): string {
  return `${value}Event`;
}

/** Returns the name of the function that sends an event. */
export function senderOf(value: string): string {
  return `send${toPascal(value)}`;
}

/** Returns the name of the function that computes the URL of a callback. */
export function addressOf(value: string): string {
  return `${value}Url`;
}

function labelOf({ event }: Operation): string {
  return event?.kind === 'callback' ? `${event.of} ${event.name}` : (event?.name ?? '');
}

/** Returns the words that name an event. If it has several methods, the words of each include the method. */
function wordsOf(operation: Operation, all: readonly Operation[]): string {
  const label = labelOf(operation);
  const isAlone = all.filter((each) => labelOf(each) === label).length === 1;
  return isAlone ? label : `${label} ${operation.method.toLowerCase()}`;
}

/** Returns names by event id. `types` contains the type names in use. */
export function nameEvents(api: Api, types: Set<string>): Map<string, OperationNames> {
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
}
