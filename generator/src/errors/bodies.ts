/** The bodies of the errors that a server sends itself, each once. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Response, Api } from '../ir/api.js';
import { indexOf, type SchemaIndex } from '../ir/schema-index.js';
import type { Names } from '../names/names.js';
import { type ErrorResponse, listErrorResponses } from './responses.js';

export interface ErrorBody {
  readonly template: Json;
  /** Of the constant, where the schema has a name. */
  readonly constant?: { readonly name: string; readonly schema: string };
}

/** By the place of a response's content and its status. */
export type ErrorBodies = ReadonlyMap<string, ErrorBody>;

const placeOf = (pointer: string, status: string): string => `${pointer} ${status}`;

/** Those of one schema may differ by status, where its members list values. */
const constantOf = (
  index: SchemaIndex,
  names: Names,
  { key, status }: ErrorResponse,
  isFirst: boolean,
): Pick<ErrorBody, 'constant'> => {
  const named = index.find(key);
  if (named === undefined) return {};
  const schema = names.schema(named.name);
  const name = `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Body${isFirst ? '' : status}`;
  return { constant: { name, schema } };
};

/** Lists them, but for those of schemas that no such body fits (by their pointers). */
export const listErrorBodies = (api: Api, names: Names, unfit: ReadonlySet<string>): ErrorBodies => {
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
};

/** The body of an answer, whichever of its media types it is sent in. */
export const errorBodyOf = (bodies: ErrorBodies, { content, status }: Response): ErrorBody | undefined => {
  for (const { pointer } of content) {
    const body = bodies.get(placeOf(pointer, status));
    if (body !== undefined) return body;
  }
  return undefined;
};
