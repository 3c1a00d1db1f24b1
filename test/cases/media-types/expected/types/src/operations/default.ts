// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Bytes, ReceivedBytes, ServerSentEvent } from '../bytes.js';
import type { Order, Owner } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** What `sendForm` sends. */
export interface SendFormRequest {
  body: Order;
}

/** The responses of `sendForm`, by status. */
export type SendFormResult =
  | TypedResponse<200, Order, Record<never, never>, 'application/x-www-form-urlencoded'>
  | TypedResponse<422, unknown>;

/** What `sendParts` sends. */
export interface SendPartsRequest {
  body: SendPartsBody;
}

export interface SendPartsBody {
  title: string;
  count?: number;
  owner?: Owner;
  photo: File;
  pages?: readonly File[];
  labels?: readonly string[];
}

/** The responses of `sendParts`, by status. */
export type SendPartsResult =
  | TypedResponse<200, string[]>
  | TypedResponse<422, unknown>;

/** What `sendBytes` sends. */
export interface SendBytesRequest {
  contentType?: 'application/octet-stream' | `image/${string}` | undefined;
  body: Bytes;
}

/** The responses of `sendBytes`, by status. */
export type SendBytesResult = TypedResponse<200, ReceivedBytes, Record<never, never>, 'image/png'>;

/** What `sendSeveral` sends. */
export type SendSeveralRequest =
  | { contentType: 'text/plain'; body: string }
  | { contentType?: 'application/json' | 'application/vnd.case+json' | undefined; body: Owner }
  | { contentType: 'application/xml'; body: Bytes }
  | { contentType?: undefined; body?: undefined };

/** The responses of `sendSeveral`, by status. */
export type SendSeveralResult =
  | TypedResponse<200, Owner>
  | TypedResponse<200, string, Record<never, never>, 'text/csv'>;

/** What `sendNumber` sends. */
export interface SendNumberRequest {
  body: number;
}

/** The responses of `sendNumber`, by status. */
export type SendNumberResult =
  | TypedResponse<200, number, Record<never, never>, 'text/plain'>
  | TypedResponse<422, unknown>;

/** What `readAnything` sends: nothing. */
export type ReadAnythingRequest = Record<never, never>;

/** The responses of `readAnything`, by status. */
export type ReadAnythingResult = TypedResponse<200, Owner, Record<never, never>, string>;

/** What `sendSuffix` sends. */
export interface SendSuffixRequest {
  contentType?: `application/${string}` | undefined;
  body: Owner;
}

/** The responses of `sendSuffix`, by status. */
export type SendSuffixResult = TypedResponse<200, Owner, Record<never, never>, `application/${string}`>;

/** What `readEvents` sends: nothing. */
export type ReadEventsRequest = Record<never, never>;

/** The responses of `readEvents`, by status. */
export type ReadEventsResult = TypedResponse<200, AsyncIterable<ServerSentEvent>, Record<never, never>, 'text/event-stream'>;

/** What `sendLines` sends. */
export interface SendLinesRequest {
  body: AsyncIterable<Owner> | Iterable<Owner>;
}

export interface SendLines200 {
  at: number;
}

/** The responses of `sendLines`, by status. */
export type SendLinesResult = TypedResponse<200, AsyncIterable<SendLines200>, Record<never, never>, 'application/json-seq'>;
