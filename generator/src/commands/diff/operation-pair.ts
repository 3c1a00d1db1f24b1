/** The input of the rules that compare operations. */
import type { Api, Operation } from '../../ir/api.js';
import { schemaOfContent } from '../../ir/content.js';
import { requestOf, responseOf } from '../../ir/direction.js';
import type { Schema } from '../../ir/schema.js';
import type { Names } from '../../names/names.js';
import type { Use } from './change.js';
import type { Recorder, Way } from './effects.js';
import type { SchemaComparer } from './pair.js';

export interface Operations {
  readonly recorder: Recorder;
  readonly schemas: SchemaComparer;
  readonly old: Operation;
  readonly now: Operation;
  readonly apis: { readonly old: Api; readonly now: Api };
  readonly names: BothNames;
}

/** The generated names of both models. */
export type BothNames = Readonly<Record<'old' | 'now', Pick<Names, 'operation' | 'schema' | 'tag'>>>;

/** Returns the direction of the values in a request. */
export function requestWay(operation: Operation): Way {
  return {
    flow: 'request',
    access: requestOf(operation),
    polarity: 1,
  };
}

/** Returns the direction of the values in a response. */
export function responseWay(operation: Operation): Way {
  return {
    flow: 'response',
    access: responseOf(operation),
    polarity: 1,
  };
}

/** Returns how an operation uses a component; `undefined` if the pointer leads to the operation itself. */
export function useOf(operation: Operation, pointer: string, thing: string, word: string): Use | undefined {
  return pointer.startsWith('/components/') ? { operation: operation.pointer, thing, word } : undefined;
}

/** Returns the schemas that an operation uses directly: of parameters, bodies and response headers. */
export function schemasOf({ parameters, body, responses }: Operation): Schema[] {
  return [
    ...parameters.map(({ schema }) => schema),
    ...[...(body?.content ?? []), ...responses.flatMap(({ content }) => content)].flatMap(
      (content) => schemaOfContent(content) ?? [],
    ),
    ...responses.flatMap(({ headers }) => headers.map(({ schema }) => schema)),
  ];
}
