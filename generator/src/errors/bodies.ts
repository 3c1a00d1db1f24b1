/** Collects the distinct error bodies that a server sends without a handler. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Api, Response } from '../ir/api.js';
import { indexOf, type SchemaIndex } from '../ir/schema-index.js';
import type { Names } from '../names/names.js';
import { type ErrorResponse, listErrorResponses } from './responses.js';

export interface ErrorBody {
  readonly template: Json;
  /** The constant that contains the body; absent if the schema has no name. */
  readonly constant?: { readonly name: string; readonly schema: string };
}

/** Error bodies by the pointer of a response's content followed by the status. */
export type ErrorBodies = ReadonlyMap<string, ErrorBody>;

function placeOf(pointer: string, status: string): string {
  return `${pointer} ${status}`;
}

/** Names the constant of a body. Bodies of one schema can differ by status, for example in an enum value. */
function constantOf(
  index: SchemaIndex,
  names: Names,
  { key, status }: ErrorResponse,
  isFirst: boolean,
): Pick<ErrorBody, 'constant'> {
  const named = index.find(key);
  if (named === undefined) return {};
  const schema = names.schema(named.name);
  const name = `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Body${isFirst ? '' : status}`;
  return { constant: { name, schema } };
}

/** Returns the error bodies, except for the schemas in `unfit` (pointers), which would reject the generated bodies. */
export function listErrorBodies(api: Api, names: Names, unfit: ReadonlySet<string>): ErrorBodies {
  const index = indexOf(api);
  const made = new Map<string, ErrorBody>();
  const keys = new Set<string>();
  const bodies = new Map<string, ErrorBody>();
  for (const response of listErrorResponses(api)) {
    const { key, status, content, template } = response;
    if (template === undefined || unfit.has(key)) continue;
    const id = `${key} ${JSON.stringify(template)}`;
    const body = made.get(id) ?? { template, ...constantOf(index, names, response, !keys.has(key)) };
    made.set(id, body);
    keys.add(key);
    bodies.set(placeOf(content.pointer, status), body);
  }
  return bodies;
}

/** Returns the error body of a response, regardless of its media type. */
export function errorBodyOf(bodies: ErrorBodies, { content, status }: Response): ErrorBody | undefined {
  for (const { pointer } of content) {
    const body = bodies.get(placeOf(pointer, status));
    if (body !== undefined) return body;
  }
  return undefined;
}
