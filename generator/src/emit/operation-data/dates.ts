/** Describes the locations of dates in requests and responses for the descriptor of an operation. */
import type { Content, Header, Operation, Parameter, Response } from '../../ir/api.js';
import { isStream, schemaOfContent } from '../../ir/content.js';
import { partHeadersOf } from '../../ir/part-headers.js';
import { dates, hasLeaves } from '../../ir/places.js';
import { indexOf } from '../../ir/schema-index.js';
import type { Literal } from '../../support/code/literal.js';
import type { EmitInput } from '../input.js';
import { describePlaces } from './integers.js';

type Table = { readonly [key: string]: Literal };

/** Describes the locations of dates in a schema; `undefined` if there are none. */
export type DescribeDates = (schema: Parameters<typeof describePlaces>[2]) => Literal | undefined;

/** Creates the function that describes dates; `undefined` if the document has none that are converted. */
export function createDescribeDates(
  { api, names }: Pick<EmitInput, 'api' | 'names'>,
  use: Parameters<typeof describePlaces>[3],
): DescribeDates | undefined {
  if (!hasLeaves(indexOf(api), dates)) return undefined;
  return (schema) => describePlaces(api, names, schema, use);
}

const groups = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

function describeMembers(
  parts: readonly (Pick<Parameter, 'schema'> & { readonly key: string })[],
  describe: DescribeDates,
): Literal | undefined {
  const members = parts.flatMap(({ key, schema }) => {
    const place = describe(schema);
    return place === undefined ? [] : [[key, place] as const];
  });
  return members.length === 0 ? undefined : { members: Object.fromEntries(members) };
}

function describeContents(contents: readonly Content[], describe: DescribeDates): Table | undefined {
  const places = contents.map((content) => {
    const schema = schemaOfContent(content);
    const place = schema === undefined ? undefined : describe(schema);
    return [content.mediaType, place !== undefined && isStream(content.kind) ? { items: place } : place] as const;
  });
  if (places.every(([, place]) => place === undefined)) return undefined;
  return Object.fromEntries(places.map(([type, place]) => [type, place ?? {}]));
}

/** Describes the dates in a request or response: in groups of parameters or headers, contents, and part headers. */
function describeMessage(
  index: ReturnType<typeof indexOf>,
  own: readonly (readonly [group: string, place: Literal | undefined])[],
  contents: readonly Content[],
  describe: DescribeDates,
): Table | undefined {
  const headers = contents.flatMap((content) => {
    const schema = partHeadersOf(index, content);
    const place = schema === undefined ? undefined : describe(schema);
    return place === undefined ? [] : [place];
  });
  const parts = [
    ...own.flatMap(([group, place]) => (place === undefined ? [] : [[group, place] as const])),
    ...(headers.length === 0 ? [] : [['partHeaders', { also: headers }] as const]),
  ];
  const content = describeContents(contents, describe);
  if (parts.length === 0 && content === undefined) return undefined;
  return {
    ...(parts.length > 0 && { parts: { members: Object.fromEntries(parts) } }),
    ...(content !== undefined && { content }),
  };
}

function describeResponse(
  index: ReturnType<typeof indexOf>,
  { headers, content }: Response,
  describe: DescribeDates,
): Table | undefined {
  const members = headers.map(({ name, schema }: Header) => ({ key: name, schema }));
  return describeMessage(index, [['headers', describeMembers(members, describe)]], content, describe);
}

/** Describes the dates of an operation for its descriptor; empty if there are none. */
export function describeOperationDates(
  api: EmitInput['api'],
  { parameters, body, responses }: Operation,
  keyOf: (parameter: Parameter) => string,
  describe: DescribeDates,
): { readonly dates?: Literal } {
  const index = indexOf(api);
  const own = Object.entries(groups).map(([where, group]) => {
    const parts = parameters
      .filter((each) => each.in === where)
      .map((each) => ({ key: keyOf(each), schema: each.schema }));
    return [group, describeMembers(parts, describe)] as const;
  });
  const request = describeMessage(index, own, body?.content ?? [], describe);
  const received = responses.flatMap((response) => {
    const message = describeResponse(index, response, describe);
    return message === undefined ? [] : [[response.status, message] as const];
  });
  if (request === undefined && received.length === 0) return {};
  return {
    dates: {
      ...(request !== undefined && { request }),
      ...(received.length > 0 && { responses: Object.fromEntries(received) }),
    },
  };
}
