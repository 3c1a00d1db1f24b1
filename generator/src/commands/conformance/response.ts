/** Compares a received response with the document. */
import { parseExact } from '../../../runtime/codec/exact-json.js';
import { essence, matchDeclared } from '../../../runtime/codec/media-type.js';
import type { Api, Content, Header, Operation, Response } from '../../ir/api.js';
import { isBodiless } from '../../ir/content.js';
import { locationsOf } from '../../ir/places.js';
import { createExplain, type Explain } from '../verify/ajv/ajv-validator.js';
import { listTypes, readingsOf } from '../verify/mutations.js';
import { findResponse } from '../verify/responses.js';
import { createValueContext, type ValueContext } from '../verify/valid.js';
import type { Difference } from './difference.js';

export interface ResponseContext {
  readonly values: ValueContext;
  readonly explain: Explain;
}

/** A received response. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  /** `undefined` if the body was not read to its end. */
  readonly body: Uint8Array | undefined;
}

/** Creates the context for checking responses; one context serves all operations of the document. */
export function createResponseContext(api: Api): ResponseContext {
  const values = createValueContext(api);
  return { values, explain: createExplain(values.index, 'received') };
}

/**
 * Lists where a response differs from the document: a server error (5XX), an undeclared status or media type, or a body
 * or headers that do not match their schemas.
 */
export function checkResponse(context: ResponseContext, operation: Operation, received: Received): Difference[] {
  const { status } = received;
  const failed: Difference[] =
    status >= 500
      ? [{ check: 'server-error', message: `the server failed with status ${status}`, schema: operation.pointer }]
      : [];
  const declared = findResponse(operation, status);
  if (declared === undefined) {
    const known = operation.responses.map((response) => response.status).join(', ') || 'none';
    return status >= 500
      ? failed
      : [
          {
            check: 'status',
            message: `status ${status} is not declared (declared: ${known})`,
            schema: operation.pointer,
          },
        ];
  }
  return [
    ...failed,
    ...declared.headers.flatMap((header) => checkHeader(context, declared, header, received)),
    ...checkContent(context, operation, declared, received),
  ];
}

function checkHeader(
  { values }: ResponseContext,
  { status }: Response,
  header: Header,
  { headers }: Received,
): Difference[] {
  const { name, spelling, required, schema, pointer } = header;
  const text = headers.get(name);
  if (name === 'content-type') return [];
  if (text === null)
    return required
      ? [
          {
            check: 'header',
            message: `the required header ${spelling} of the ${status} response is missing`,
            schema: pointer,
          },
        ]
      : [];
  const types = listTypes(values, schema);
  const isPlain = header.content === undefined && header.medium === undefined;
  if (!isPlain || types.includes('object') || types.includes('array')) return [];
  const isRefused = readingsOf(text).every((value) => values.judges.received(schema, value) === 'refused');
  const value = JSON.stringify(text.slice(0, 60));
  return isRefused
    ? [
        {
          check: 'header',
          message: `the header ${spelling} is ${value}, which does not match its schema`,
          schema: schema.pointer,
        },
      ]
    : [];
}

function checkContent(
  context: ResponseContext,
  operation: Operation,
  declared: Response,
  { status, headers, body }: Received,
): Difference[] {
  if (operation.method === 'HEAD' || isBodiless(String(status))) return [];
  const type = headers.get('content-type');
  const isEmpty = body?.length === 0;
  const { content: contents, pointer } = declared;
  if (contents.length === 0) {
    const message = `the ${status} response has a body${type === null ? '' : ` of type ${essence(type)}`}; the document declares none`;
    // A redirect usually has a short note for people (RFC 9110, 15.4).
    return isEmpty || (status >= 300 && status <= 399) ? [] : [{ check: 'content-type', message, schema: pointer }];
  }
  const types = contents.map(({ mediaType }) => mediaType);
  if (isEmpty) {
    const message = `the ${status} response has no body; the document declares ${types.join(', ')}`;
    return contents.some(({ kind }) => kind === 'text' || kind === 'bytes')
      ? []
      : [{ check: 'body', message, schema: pointer }];
  }
  const matched = matchDeclared(type ?? '', types);
  const content = contents.find(({ mediaType }) => mediaType === matched);
  if (content === undefined) {
    const shown = type === null ? 'missing' : essence(type);
    const message = `the content type of the ${status} response is ${shown} (declared: ${types.join(', ')})`;
    return [{ check: 'content-type', message, schema: pointer }];
  }
  return body === undefined ? [] : checkBody(context, content, status, body);
}

/** Compares JSON and text bodies with their schemas; does not read bodies of other media types. */
function checkBody(
  { values, explain }: ResponseContext,
  content: Content,
  status: number,
  body: Uint8Array,
): Difference[] {
  const { kind, schema, pointer } = content;
  if (kind !== 'json' && kind !== 'text') return [];
  let value: unknown;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    value = kind === 'text' ? text : parseExact(text, locationsOf(values.index, schema));
  } catch {
    const message = `the body of the ${status} response is not ${kind === 'text' ? 'encoded in UTF-8' : 'valid JSON'}`;
    return [{ check: 'body', message, schema: pointer }];
  }
  // Text may represent a number.
  if (kind === 'text' && readingsOf(String(value)).some((each) => explain(schema, each) === undefined)) return [];
  const mismatch = explain(schema, value);
  if (mismatch === undefined) return [];
  const { path, message, schema: at = pointer } = mismatch;
  return [
    {
      check: 'body',
      message: `the body of the ${status} response${path === '' ? '' : `, ${path},`} ${message}`,
      path,
      schema: at,
    },
  ];
}
