/** Generates valid responses for an operation, covering each status and media type. */

import type { Content, Operation, Response } from '../../ir/api.js';
import { isBodiless } from '../../ir/content.js';
import { responseOf } from '../../ir/direction.js';
import type { Random } from '../../support/regexp/random.js';
import { makePartHeaders } from './part-headers.js';
import { concreteType, type Fields } from './requests.js';
import { makeBody, makeValid, purposeOfHeader, type ValueContext, wireOf } from './valid.js';
import type { Wire } from './wire.js';

/** A declared response with one of its media types, or without a body. */
export interface Form {
  readonly response: Response;
  readonly content?: Content;
}

export interface Reply {
  readonly form: Form;
  /** The return value of the handler. */
  readonly result: {
    readonly status: number;
    readonly headers?: Fields;
    readonly body?: unknown;
    readonly contentType?: string;
    readonly partHeaders?: object;
  };
  /** The body that the caller must receive. */
  readonly body: unknown;
  readonly wire: Wire;
  readonly headers: readonly { readonly name: string; readonly value: unknown; readonly wire: Wire }[];
}

/** Lists the responses of an operation, one entry per media type, or one entry for a response without a body. */
export function listForms({ responses }: Operation): Form[] {
  return responses.flatMap((response): Form[] =>
    response.content.length === 0 ? [{ response }] : response.content.map((content) => ({ response, content })),
  );
}

/** Returns the declared response that applies to a status: an exact match, a range, or the default. */
export function findResponse({ responses }: Operation, status: number): Response | undefined {
  return [String(status), `${Math.floor(status / 100)}XX`, 'default']
    .map((key) => responses.find((declared) => declared.status === key))
    .find((declared) => declared !== undefined);
}

/** Describes a response for messages, by status and media type. */
export function describeForm({ response, content }: Form): string {
  return `the response ${response.status}${content === undefined ? '' : ` ${content.mediaType}`}`;
}

/** Returns a concrete status for a declared response; `undefined` for 1XX, which is not final. */
function statusOf(random: Random, operation: Operation, { response, content }: Form): number | undefined {
  const { status } = response;
  const isFinal = (each: number): boolean => each >= 200 && each <= 599;
  if (/^\d{3}$/u.test(status)) return isFinal(Number(status)) ? Number(status) : undefined;
  const others = new Set(operation.responses.map((each) => each.status));
  const isFree = (each: number): boolean =>
    !others.has(String(each)) &&
    (content === undefined || !isBodiless(String(each))) &&
    (status !== 'default' || !others.has(`${String(each)[0] ?? ''}XX`));
  const first =
    status === 'default'
      ? [200, 201, 302, 400, 404, 418, 500, 503]
      : [0, 1, 2, 3, 18, 22, 50, 99].map((each) => Number(status[0]) * 100 + each);
  const free = first.filter((each) => isFinal(each) && isFree(each));
  return free.length === 0 ? undefined : random.pick(free);
}

/** Headers that the runtime sets. */
const automatic: ReadonlySet<string> = new Set([
  'content-type',
  'content-length',
  'transfer-encoding',
  'connection',
  'x-request-id',
]);

/** Generates a valid response; `undefined` if a handler cannot return the status. Throws `Unmakeable`. */
export function makeReply(bench: ValueContext, random: Random, operation: Operation, form: Form): Reply | undefined {
  const { response, content } = form;
  const status = statusOf(random, operation, form);
  if (status === undefined) return undefined;
  const headers = response.headers
    .filter(({ name, required }) => !automatic.has(name) && (required || random.chance(0.6)))
    .map((header) => {
      const purpose = purposeOfHeader(responseOf(operation), header);
      return { name: header.name, value: makeValid(bench, random, header.schema, purpose), wire: purpose.wire };
    });
  const given = Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  const result = { status, ...(headers.length > 0 && { headers: given }) };
  if (content === undefined) return { form, result, body: undefined, wire: 'exact', headers };
  const body = makeBody(bench, random, content, responseOf(operation));
  const partHeaders = makePartHeaders(bench, random, content, responseOf(operation), body);
  const isNamed = response.content.length > 1 || content.mediaType.includes('*');
  const isSilent = operation.method === 'HEAD' || isBodiless(String(status));
  return {
    form,
    result: {
      ...result,
      body,
      ...(isNamed && { contentType: concreteType(content) }),
      ...(partHeaders !== undefined && { partHeaders }),
    },
    body: isSilent ? undefined : body,
    wire: wireOf(content),
    headers,
  };
}
