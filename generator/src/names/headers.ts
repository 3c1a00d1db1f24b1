/** Names the types of response headers. Responses with equal headers share one type. */
import { type Api, type Header, listAll, type Operation, type Response } from '../ir/api.js';
import { responseOf } from '../ir/direction.js';
import { partsOf, type Schema } from '../ir/schema.js';
import { isReservedType, toPascal } from '../support/case.js';
import { mostFrequent } from '../support/most-frequent.js';
import { addHash } from './candidates.js';

/** The type for the headers of one or more responses, with the first of these responses. */
export interface HeadersType {
  readonly name: string;
  readonly operation: Operation;
  readonly response: Response;
}

export interface HeaderNames {
  /** All types of response headers, by name. */
  readonly headersTypes: readonly HeadersType[];
  /** Returns the name of the type for the headers of a response. */
  readonly responseHeaders: (operation: Operation, response: Response) => string;
}

/** Maximum number of headers that a type name lists. */
const SHORT = 3;

/** The response headers that share a type, because they are equal in everything on which the type depends. */
interface HeaderSet {
  readonly key: string;
  readonly first: Omit<HeadersType, 'name'>;
  count: number;
  readonly components: string[];
}

/**
 * Names the types of response headers. A type name lists the headers if there are few; otherwise it comes from the
 * response component or the operation. Header sets that occur in more responses are named first.
 */
export function nameHeaders(api: Api, typeOf: (operation: Operation) => string, taken: Set<string>): HeaderNames {
  const sets = [...collectSets(api).values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1));
  const names = new Map<string, string>();
  for (const set of sets) {
    const name = listCandidates(set, typeOf).find((each) => !taken.has(each) && !isReservedType(each));
    if (name === undefined) throw new Error(`no name is left for ${set.key}`);
    taken.add(name);
    names.set(set.key, name);
  }
  const nameOf = (key: string): string => {
    const name = names.get(key);
    if (name === undefined) throw new Error(`unnamed headers: ${key}`);
    return name;
  };
  const headersTypes = sets.map(({ key, first }) => ({ ...first, name: nameOf(key) }));
  return {
    headersTypes: headersTypes.sort((a, b) => (a.name < b.name ? -1 : 1)),
    responseHeaders: (operation, response) => nameOf(keyOf(operation, response)),
  };
}

function collectSets(api: Api): Map<string, HeaderSet> {
  const sets = new Map<string, HeaderSet>();
  for (const operation of listAll(api)) {
    for (const response of operation.responses.filter(({ headers }) => headers.length > 0)) {
      const key = keyOf(operation, response);
      const set = sets.get(key) ?? { key, first: { operation, response }, count: 0, components: [] };
      sets.set(key, set);
      set.count += 1;
      if (response.component !== undefined) set.components.push(response.component);
    }
  }
  return sets;
}

/** Returns the possible type names of a header set, best first. */
function listCandidates({ key, first, components }: HeaderSet, typeOf: (operation: Operation) => string): string[] {
  const { operation, response } = first;
  const component = mostFrequent(components.map((item) => ({ key: '', identity: item, item }))).get('');
  const status = response.status === 'default' ? 'Default' : response.status;
  const words = response.headers.map(({ name }) => toPascal(name)).sort();
  const own = `${typeOf(operation)}${status}Headers`;
  return [
    ...(words.length <= SHORT && words.every((word) => /^[A-Za-z]/u.test(word)) ? [`${words.join('')}Headers`] : []),
    ...(component === undefined ? [] : [`${toPascal(component)}Headers`, `${toPascal(component)}ResponseHeaders`]),
    own,
    ...addHash(own, key),
  ];
}

function keyOf(operation: Operation, { headers }: Response): string {
  return JSON.stringify(byName(headers).map((header) => describeHeader(header, responseOf(operation))));
}

/** Sorts headers by name, because their order has no meaning. */
function byName(headers: readonly Header[]): readonly Header[] {
  return headers.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function describeHeader(header: Header, direction: string): readonly unknown[] {
  const { name, required, summary, description, deprecated, deprecatedSince, sunset, externalDocs, schema } = header;
  const docs = [summary, description, deprecated, deprecatedSince, sunset, externalDocs];
  return [name, required, docs, describeSchema(schema, direction)];
}

/** Describes what the type of a schema depends on: its keywords or, if inner types are named after it, its pointer. */
function describeSchema(schema: Schema, direction: string): readonly unknown[] {
  const { never, ref, types, format, contentEncoding, contentMediaType } = schema;
  const isOwn = schema.enum !== undefined || schema.const !== undefined || partsOf(schema).length > 0;
  if (isOwn) return [schema.pointer, direction];
  return [never, ref && [ref, direction], types, format, contentEncoding, contentMediaType];
}
