/** Generates valid requests for an operation, and the values that the handler must receive. */

import type { Content, Operation, Parameter } from '../../ir/api.js';
import { requestOf } from '../../ir/direction.js';
import type { Schema } from '../../ir/schema.js';
import type { Random } from '../../support/regexp/random.js';
import { Unmakeable } from '../../values/work.js';
import { makePartHeaders } from './part-headers.js';
import { makeBody, makeValid, purposeOf, type ValueContext, wireOf } from './valid.js';
import type { Wire } from './wire.js';

export type Fields = Readonly<Record<string, unknown>>;

/** The property of a request object for each parameter location. */
export const keys = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

type Key = (typeof keys)[keyof typeof keys];

export interface Trial {
  /** Arguments for the client function. */
  readonly request: Readonly<Partial<Record<Key, Fields>>> & {
    readonly body?: unknown;
    readonly contentType?: string;
    readonly partHeaders?: object;
  };
  /** The values that the handler must receive, and how each of them is serialized. */
  readonly parts: readonly Part[];
  readonly content?: Content;
}

/** A parameter, the body or the headers of its parts, as the handler must receive them. */
export interface Part {
  readonly key: Key | 'body' | 'partHeaders';
  /** Name of the parameter; absent for a body. */
  readonly name?: string;
  readonly schema?: Schema;
  readonly value: unknown;
  readonly wire: Wire;
}

/** Returns the media type to send where a media type or range is declared. */
export function concreteType({ mediaType, kind }: Content): string {
  if (!mediaType.includes('*')) return mediaType;
  const name = { json: 'json', text: 'plain', xml: 'xml' }[kind as string] ?? 'octet-stream';
  const [type = '*', subtype = '*'] = mediaType.split('/');
  return `${type === '*' ? (name === 'plain' ? 'text' : 'application') : type}/${subtype.replace('*', subtype === '*' ? name : 'x')}`;
}

function listAt({ parameters }: Operation, location: keyof typeof keys): readonly Parameter[] {
  return parameters.filter((parameter) => parameter.in === location);
}

/** Generates a valid request. `round` selects the body's media type. Throws `Unmakeable`. */
export function makeRequest(bench: ValueContext, random: Random, operation: Operation, round: number): Trial {
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
      ...request,
      body,
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
}

/** Generates a body with one of the declared media types; an optional body may be absent. */
function chooseBody(
  bench: ValueContext,
  random: Random,
  operation: Operation,
  round: number,
): { readonly content: Content; readonly body: unknown; readonly isNamed: boolean } | undefined {
  const { content: contents = [], required = false } = operation.body ?? {};
  const content = contents[round % Math.max(1, contents.length)];
  // The body may identify the event.
  const isGiven = required || operation.event !== undefined || round < contents.length || random.chance(0.8);
  if (content === undefined || !isGiven) return undefined;
  try {
    const body = makeBody(bench, random, content, requestOf(operation));
    return { content, body, isNamed: contents.length > 1 || content.mediaType.includes('*') };
  } catch (error) {
    // A form without fields has no body.
    if (required || !(error instanceof Unmakeable)) throw error;
    return undefined;
  }
}
