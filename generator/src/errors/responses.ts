/** The errors that an Api declares, with the bodies that its server sends. */
import { isJsonType } from '../../runtime/codec/media-type.js';
import type { Json } from '../../runtime/codec/operation.js';
import { problemBody } from '../../runtime/server/error-body.js';
import { httpError, toProblem } from '../../runtime/server/problems.js';
import { responseOf, type Direction } from '../ir/direction.js';
import { type Response, type Api, type Content, listAll, type Operation } from '../ir/api.js';
import type { Schema } from '../ir/schema.js';
import { indexOf } from '../ir/schema-index.js';
import { planErrorBody } from './plan.js';

export interface ErrorResponse {
  readonly status: string;
  readonly content: Content;
  readonly direction: Direction;
  /** Pointer of the schema of the body. */
  readonly key: string;
  /** The template derived from the schema; absent: problem details, or `x-error-body`. */
  readonly template?: Json;
}

/** Returns whether a server itself sends a status, without a handler. */
export const isOwnStatus = (status: string): boolean =>
  /^(?:40[01368]|405|41[35]|422|431|50[013]|[45]XX|default)$/u.test(status);

const isError = (status: string): boolean => /^[45]/u.test(status) || status === 'default';

/** Returns the JSON content in which the server sends its own errors, selected as in the runtime. */
const contentOf = ({ content }: Response, hasOwnBody: boolean): Content | undefined => {
  const json = content.filter(({ kind, mediaType }) => kind === 'json' && isJsonType(mediaType));
  return (hasOwnBody ? undefined : json.find(({ mediaType }) => mediaType === 'application/problem+json')) ?? json[0];
};

/** Returns the pointer of a schema, or of its target if it is a reference. */
const keyOf = (schema: Schema): string =>
  schema.ref !== undefined && Object.keys(schema).length === 2 ? schema.ref : schema.pointer;

/** Returns the error that a response declares; `undefined` if it is not an error or not JSON. */
export const errorResponseOf = (
  api: Api,
  operation: Pick<Operation, 'event'>,
  declared: Response,
): ErrorResponse | undefined => {
  const { status } = declared;
  const content = isError(status) ? contentOf(declared, api.errorBody !== undefined) : undefined;
  if (content === undefined) return undefined;
  const direction = responseOf(operation);
  const { schema } = content;
  const template = api.errorBody === undefined ? planErrorBody(indexOf(api), schema, status, direction) : undefined;
  return { status, content, direction, key: keyOf(schema), ...(template !== undefined && { template }) };
};

/** Lists the errors that all operations declare. */
export const listErrorResponses = (api: Api): (ErrorResponse & { readonly operation: Operation })[] =>
  listAll(api).flatMap((operation) =>
    operation.responses.flatMap((declared) => {
      const response = errorResponseOf(api, operation, declared);
      return response === undefined ? [] : [{ ...response, operation }];
    }),
  );

const statusesOf = (status: string): readonly number[] => {
  if (status === 'default') return [400, 500];
  const digit = Number(status.slice(0, 1));
  return status.endsWith('XX') ? [digit * 100, digit * 100 + 4] : [Number(status)];
};

const source = { requestId: '5f7a1d3e-1b0c-4f5e-9c1d-2a3b4c5d6e7f', request: { method: 'POST', target: '/items/1' } };
const details = { name: ['is required'], 'tags.0': ['must be string'] };

/** Returns sample error bodies: for requests with two issues, with none, and with a long message. */
export const sampleErrors = ({ status, template }: ErrorResponse, fallback: Json | undefined): Json[] =>
  statusesOf(status).flatMap((code) =>
    [httpError(code, 'The body is not valid', details), httpError(code, `No: ${'a reason, '.repeat(40)}`)].map(
      (error) => problemBody(toProblem(error), source, template ?? fallback),
    ),
  );
