/** Lists the declared error responses, with the bodies that the server sends for them. */
import { isJsonType } from '../../runtime/codec/media-type.js';
import type { Json } from '../../runtime/codec/operation.js';
import { problemBody } from '../../runtime/server/error-body.js';
import { httpError, toProblem } from '../../runtime/server/problems.js';
import { type Api, type Content, listAll, type Operation, type Response } from '../ir/api.js';
import { type Direction, responseOf } from '../ir/direction.js';
import type { Schema } from '../ir/schema.js';
import { indexOf } from '../ir/schema-index.js';
import { planErrorBody } from './plan.js';

export interface ErrorResponse {
  readonly status: string;
  readonly content: Content;
  readonly direction: Direction;
  /** Pointer of the body's schema. */
  readonly key: string;
  /** Template derived from the schema. If absent, the body is problem details or set by `x-error-body`. */
  readonly template?: Json;
}

/** Returns whether a server sends a response with this status itself, without a handler. */
export function isOwnStatus(status: string): boolean {
  return /^(?:40[01368]|405|41[35]|422|431|50[013]|[45]XX|default)$/u.test(status);
}

function isError(status: string): boolean {
  return /^[45]/u.test(status) || status === 'default';
}

/** Returns the JSON content that the server uses for its own errors, selected as at run time. */
function contentOf({ content }: Response, hasOwnBody: boolean): Content | undefined {
  const json = content.filter(({ kind, mediaType }) => kind === 'json' && isJsonType(mediaType));
  return (hasOwnBody ? undefined : json.find(({ mediaType }) => mediaType === 'application/problem+json')) ?? json[0];
}

/** Returns the pointer of a schema or, if it is only a reference, of its target. */
function keyOf(schema: Schema): string {
  return schema.ref !== undefined && Object.keys(schema).length === 2 ? schema.ref : schema.pointer;
}

/** Returns the error that a response declares; `undefined` if it is not an error or not JSON. */
export function errorResponseOf(
  api: Api,
  operation: Pick<Operation, 'event'>,
  declared: Response,
): ErrorResponse | undefined {
  const { status } = declared;
  const content = isError(status) ? contentOf(declared, api.errorBody !== undefined) : undefined;
  if (content === undefined) return undefined;
  const direction = responseOf(operation);
  const { schema } = content;
  const template = api.errorBody === undefined ? planErrorBody(indexOf(api), schema, status, direction) : undefined;
  return { status, content, direction, key: keyOf(schema), ...(template !== undefined && { template }) };
}

/** Lists the error responses that the operations declare. */
export function listErrorResponses(api: Api): (ErrorResponse & { readonly operation: Operation })[] {
  return listAll(api).flatMap((operation) =>
    operation.responses.flatMap((declared) => {
      const response = errorResponseOf(api, operation, declared);
      return response === undefined ? [] : [{ ...response, operation }];
    }),
  );
}

function statusesOf(status: string): readonly number[] {
  if (status === 'default') return [400, 500];
  const digit = Number(status.slice(0, 1));
  return status.endsWith('XX') ? [digit * 100, digit * 100 + 4] : [Number(status)];
}

const source = { requestId: '5f7a1d3e-1b0c-4f5e-9c1d-2a3b4c5d6e7f', request: { method: 'POST', target: '/items/1' } };
const details = { name: ['is required'], 'tags.0': ['must be a string'] };

/** Returns sample error bodies for each status: one with two issues, and one with a long message and no issues. */
export function sampleErrors({ status, template }: ErrorResponse, fallback: Json | undefined): Json[] {
  return statusesOf(status).flatMap((code) =>
    [httpError(code, 'The body is not valid', details), httpError(code, `No: ${'a reason, '.repeat(40)}`)].map(
      (error) => problemBody(toProblem(error), source, template ?? fallback),
    ),
  );
}
