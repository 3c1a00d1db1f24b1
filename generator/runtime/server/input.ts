import { headerReader, listNames, pairsReader, pathReader, type RawPairs, splitPairs } from '../codec/decode.js';
import { type MutableRecord, setOwn } from '../codec/objects.js';
import type { Parameter } from '../codec/operation.js';
import { matchMixed, parseMixed } from '../codec/template.js';
import type { Operation } from './operation.js';
import type { RawRequest } from './options.js';

/** The input of a handler: an object per location with declared parameters, and the body if there is one. */
export interface Input {
  path?: MutableRecord<unknown>;
  query?: MutableRecord<unknown>;
  headers?: MutableRecord<unknown>;
  cookies?: MutableRecord<unknown>;
  body?: unknown;
  /** Media type of the body, if the operation declares several types. */
  contentType?: string;
  /** Headers of the parts of a multipart body. */
  partHeaders?: object;
}

/** The request does not contain a required parameter. */
export class MissingParameter extends Error {
  readonly location: Parameter['in'];

  constructor(name: string, location: Parameter['in']) {
    super(name);
    this.location = location;
  }
}

/** Reads the parameters of a request. Throws `DecodeError` and `MissingParameter`. */
export type InputReader = (request: RawRequest, segments: readonly string[], query: string) => Input;

interface Field<Source> {
  readonly parameter: Parameter;
  readonly read: (source: Source) => unknown;
}

/** Creates a reader for the parameters of an operation, once per operation. */
export function createInputReader(operation: Operation): InputReader {
  const all = operation.parameters ?? [];
  // The segments with parameters, in the order in which the router returns them.
  const open = operation.path.split('/').filter((segment) => segment.includes('{'));
  const inLocation = (location: Parameter['in']): readonly Parameter[] =>
    all.filter((parameter) => parameter.in === location);

  const path = inLocation('path').map((parameter): Field<readonly string[]> => {
    const index = open.findIndex((segment) => segment.includes(`{${parameter.name}}`));
    const mixed = parseMixed(open[index] ?? '');
    const read = pathReader(parameter);
    if (mixed === undefined) return { parameter, read: (segments) => read(segments[index] ?? '') };
    const place = mixed.names.indexOf(parameter.name);
    return { parameter, read: (segments) => read(matchMixed(mixed, segments[index] ?? '')?.[place] ?? '') };
  });
  const names = listNames(inLocation('query'));
  const query = inLocation('query')
    .filter(({ isWhole }) => isWhole !== true)
    .map((parameter) => ({ parameter, read: pairsReader(parameter, names) }));
  const whole = inLocation('query').flatMap((parameter): Field<string>[] => {
    const { isWhole, read } = parameter;
    return isWhole && read !== undefined ? [{ parameter, read: (search) => read(search, parameter) }] : [];
  });
  const cookieNames = listNames(inLocation('cookie'));
  const cookies = inLocation('cookie').map((parameter) => ({ parameter, read: pairsReader(parameter, cookieNames) }));
  const headers = inLocation('header').map((parameter): Field<RawRequest> => {
    const name = parameter.name.toLowerCase();
    const read = headerReader(parameter);
    return {
      parameter,
      read: (request) => {
        const raw = request.headers.get(name);
        return raw === undefined ? undefined : read(raw);
      },
    };
  });

  return (request, segments, search) => {
    const input: Input = {};
    if (path.length > 0) input.path = readAll(path, segments);
    if (query.length > 0) input.query = readAll(query, search === '' ? NO_PAIRS : splitPairs(search, '&', 'query'));
    if (whole.length > 0) input.query = readAll(whole, search);
    if (headers.length > 0) input.headers = readAll(headers, request);
    if (cookies.length > 0) {
      input.cookies = readAll(cookies, splitPairs(request.headers.get('cookie') ?? '', /; */, 'cookie'));
    }
    return input;
  };
}

const NO_PAIRS: RawPairs = new Map();

function readAll<Source>(fields: readonly Field<Source>[], source: Source): MutableRecord<unknown> {
  const values: MutableRecord<unknown> = {};
  for (const { parameter, read } of fields) {
    const received = read(source);
    const value = received === undefined ? parameter.default : received;
    if (value !== undefined) setOwn(values, parameter.name, value);
    else if (parameter.required) throw new MissingParameter(parameter.name, parameter.in);
  }
  return values;
}
