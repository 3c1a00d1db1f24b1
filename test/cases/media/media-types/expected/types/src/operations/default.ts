// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { Bytes, ReceivedBytes, ServerSentEvent, TypedResponse } from '../runtime.js';
import type { Order, Owner } from '../schemas.js';

export interface SendFormRequest {
  body: Order;
}

export type SendFormResult =
  | TypedResponse<200, Order, Record<never, never>, 'application/x-www-form-urlencoded'>
  | Errors[422];

export interface SendPartsRequest {
  body: SendPartsBody;
}

export interface SendPartsBody {
  /** At least 2 characters. */
  title: string;
  count?: number;
  owner?: Owner;
  /** Format: binary. */
  photo: File;
  pages?: readonly File[];
  labels?: readonly string[];
}

export type SendPartsResult =
  | TypedResponse<200, string[]>
  | Errors[422];

export interface SendBytesRequest {
  contentType?: 'application/octet-stream' | `image/${string}` | undefined;
  body: Bytes;
}

export type SendBytesResult = TypedResponse<200, ReceivedBytes, Record<never, never>, 'image/png'>;

export type SendSeveralRequest =
  | { contentType: 'text/plain'; body: string }
  | { contentType?: 'application/json' | 'application/vnd.case+json' | undefined; body: Owner }
  | { contentType: 'application/xml'; body: Bytes }
  | { contentType?: undefined; body?: undefined };

export type SendSeveralResult =
  | TypedResponse<200, Owner>
  | TypedResponse<200, string, Record<never, never>, 'text/csv'>;

export interface SendNumberRequest {
  body: number;
}

export type SendNumberResult =
  | TypedResponse<200, number, Record<never, never>, 'text/plain'>
  | Errors[422];

/** The request of `readAnything`: it has no parameters and no body. */
export type ReadAnythingRequest = Record<never, never>;

export type ReadAnythingResult = TypedResponse<200, Owner, Record<never, never>, string>;

export interface SendSuffixRequest {
  contentType?: `application/${string}` | undefined;
  body: Owner;
}

export type SendSuffixResult = TypedResponse<200, Owner, Record<never, never>, `application/${string}`>;

/** The request of `readEvents`: it has no parameters and no body. */
export type ReadEventsRequest = Record<never, never>;

export type ReadEventsResult = TypedResponse<200, AsyncIterable<ServerSentEvent>, Record<never, never>, 'text/event-stream'>;

export interface SendLinesRequest {
  body: AsyncIterable<Owner> | Iterable<Owner>;
}

export interface SendLines200 {
  at: number;
}

export type SendLinesResult = TypedResponse<200, AsyncIterable<SendLines200>, Record<never, never>, 'application/json-seq'>;
