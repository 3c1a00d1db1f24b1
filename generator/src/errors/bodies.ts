/** The bodies of the errors that a server itself sends, each once. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Response, Api } from '../ir/api.js';
import { indexOf, type SchemaIndex } from '../ir/schema-index.js';
import type { Names } from '../names/names.js';
import { type ErrorResponse, listErrorResponses } from './responses.js';

export interface ErrorBody {
  readonly template: Json;
  /** The constant of the body, if the schema has a name. */
  readonly constant?: { readonly name: string; readonly schema: string };
}

/** By the location of a response's content and its status. */
export type ErrorBodies = ReadonlyMap<string, ErrorBody>;

const placeOf = (pointer: string, status: string): string => `${pointer} ${status}`;

/** Bodies of one schema may differ by status, if members list values. */
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

/** Lists the error bodies, except those of schemas (by pointer) for which such bodies are invalid. */
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

/** Returns the error body of a response, regardless of its media type. */
export const errorBodyOf = (bodies: ErrorBodies, { content, status }: Response): ErrorBody | undefined => {
  for (const { pointer } of content) {
    const body = bodies.get(placeOf(pointer, status));
    if (body !== undefined) return body;
  }
  return undefined;
};
