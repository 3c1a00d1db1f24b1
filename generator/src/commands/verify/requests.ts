/** Valid requests of an operation, and what its handler is to be given of them. */
import { requestOf } from '../../ir/direction.js';
import type { Content, Operation, Parameter } from '../../ir/api.js';
import type { Schema } from '../../ir/schema.js';
import type { Random } from '../../support/regexp/random.js';
import { Unmakeable } from '../../values/work.js';
import { makePartHeaders } from './part-headers.js';
import { makeBody, makeValid, purposeOf, wireOf, type ValueContext } from './valid.js';
import type { Wire } from './wire.js';

export type Fields = Readonly<Record<string, unknown>>;

/** Where the values of each location stand in a call. */
export const keys = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

type Key = (typeof keys)[keyof typeof keys];

export interface Trial {
  /** What is given to the function of the client. */
  readonly request: Readonly<Partial<Record<Key, Fields>>> & {
    readonly body?: unknown;
    readonly contentType?: string;
    readonly partHeaders?: object;
  };
  /** What the handler gets, each part with the way it travels. */
  readonly parts: readonly Part[];
  readonly content?: Content;
}

/** A parameter, or the body: as its handler is to get it. */
export interface Part {
  readonly key: Key | 'body' | 'partHeaders';
  /** Of a parameter. */
  readonly name?: string;
  readonly schema?: Schema;
  readonly value: unknown;
  readonly wire: Wire;
}

/** The media type that a body of a declared one, or of a range, is sent as. */
export const concreteType = ({ mediaType, kind }: Content): string => {
  if (!mediaType.includes('*')) return mediaType;
  const name = { json: 'json', text: 'plain', xml: 'xml' }[kind as string] ?? 'octet-stream';
  const [type = '*', subtype = '*'] = mediaType.split('/');
  return `${type === '*' ? (name === 'plain' ? 'text' : 'application') : type}/${subtype.replace('*', subtype === '*' ? name : 'x')}`;
};

const listAt = ({ parameters }: Operation, location: keyof typeof keys): readonly Parameter[] =>
  parameters.filter((parameter) => parameter.in === location);

/** A valid request; throws `Unmakeable`. `round` decides which media type its body has. */
export const makeRequest = (bench: ValueContext, random: Random, operation: Operation, round: number): Trial => {
  const request: Record<string, unknown> = {};
  const parts: Part[] = [];
  const likely = random.pick([0, 0.5, 1]);
  const clashes = bench.clashesOf(operation);
  for (const location of ['path', 'query', 'header', 'cookie'] as const) {
    const parameters = listAt(operation, location);
    if (parameters.length === 0) continue;
    const values: [string, unknown][] = [];
    for (const parameter of parameters) {
      const { name, required, default: fallback } = parameter;
      const purpose = purposeOf(operation, parameter);
      const clash = clashes.get(parameter);
      const isClash = clash !== undefined;
      if (isClash && required)
        throw new Unmakeable(`the required ${location} parameter ${JSON.stringify(name)} cannot be sent: ${clash}`);
      const isGiven = !isClash && (required || random.chance(likely));
      const value = isGiven ? makeValid(bench, random, parameter.schema, purpose) : fallback;
      if (isGiven) values.push([name, value]);
      parts.push({ key: keys[location], name, schema: parameter.schema, value, wire: purpose.wire });
    }
    request[keys[location]] = Object.fromEntries(values);
  }
  const chosen = chooseBody(bench, random, operation, round);
  if (chosen === undefined) return { request, parts: [...parts, { key: 'body', value: undefined, wire: 'exact' }] };
  const { content, body, isNamed } = chosen;
  const headers = makePartHeaders(bench, random, content, requestOf(operation), body);
  return {
    request: {
      ...{ ...request, body },
      ...(isNamed && { contentType: concreteType(content) }),
      ...(headers !== undefined && { partHeaders: headers }),
    },
    parts: [
      ...parts,
      { key: 'body', schema: content.schema, value: body, wire: wireOf(content) },
      ...(headers === undefined ? [] : [{ key: 'partHeaders' as const, value: headers, wire: 'text' as const }]),
    ],
    content,
  };
};

/** A body of one of the declared media types; nothing where none has to be there. */
const chooseBody = (
  bench: ValueContext,
  random: Random,
  operation: Operation,
  round: number,
): { readonly content: Content; readonly body: unknown; readonly isNamed: boolean } | undefined => {
  const { content: contents = [], required = false } = operation.body ?? {};
  const content = contents[round % Math.max(1, contents.length)];
  // The body of an event may be what tells it from others.
  const isGiven = required || operation.event !== undefined || round < contents.length || random.chance(0.8);
  if (content === undefined || !isGiven) return undefined;
  try {
    const body = makeBody(bench, random, content, requestOf(operation));
    return { content, body, isNamed: contents.length > 1 || content.mediaType.includes('*') };
  } catch (error) {
    // A form without members is no body.
    if (required || !(error instanceof Unmakeable)) throw error;
    return undefined;
  }
};
