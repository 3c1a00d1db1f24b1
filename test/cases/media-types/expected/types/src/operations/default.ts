// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Bytes, ReceivedBytes, ServerSentEvent } from '../bytes.js';
import type { Order, Owner } from '../schemas.js';

/** What `sendForm` sends. */
export interface SendFormRequest {
  body: Order;
}

/** What `sendForm` answers, by status. */
export type SendFormResult =
  | Answer<200, Order, Record<never, never>, 'application/x-www-form-urlencoded'>
  | Answer<422, unknown>;

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

/** What `sendParts` answers, by status. */
export type SendPartsResult =
  | Answer<200, string[]>
  | Answer<422, unknown>;

/** What `sendBytes` sends. */
export interface SendBytesRequest {
  contentType?: 'application/octet-stream' | `image/${string}` | undefined;
  body: Bytes;
}

/** What `sendBytes` answers, by status. */
export type SendBytesResult = Answer<200, ReceivedBytes, Record<never, never>, 'image/png'>;

/** What `sendSeveral` sends. */
export type SendSeveralRequest =
  | { contentType: 'text/plain'; body: string }
  | { contentType?: 'application/json' | 'application/vnd.case+json' | undefined; body: Owner }
  | { contentType: 'application/xml'; body: Bytes }
  | { contentType?: undefined; body?: undefined };

/** What `sendSeveral` answers, by status. */
export type SendSeveralResult =
  | Answer<200, Owner>
  | Answer<200, string, Record<never, never>, 'text/csv'>;

/** What `sendNumber` sends. */
export interface SendNumberRequest {
  body: number;
}

/** What `sendNumber` answers, by status. */
export type SendNumberResult =
  | Answer<200, number, Record<never, never>, 'text/plain'>
  | Answer<422, unknown>;

/** What `readAnything` sends: nothing. */
export type ReadAnythingRequest = Record<never, never>;

/** What `readAnything` answers, by status. */
export type ReadAnythingResult = Answer<200, Owner, Record<never, never>, string>;

/** What `sendSuffix` sends. */
export interface SendSuffixRequest {
  contentType?: `application/${string}` | undefined;
  body: Owner;
}

/** What `sendSuffix` answers, by status. */
export type SendSuffixResult = Answer<200, Owner, Record<never, never>, `application/${string}`>;

/** What `readEvents` sends: nothing. */
export type ReadEventsRequest = Record<never, never>;

/** What `readEvents` answers, by status. */
export type ReadEventsResult = Answer<200, AsyncIterable<ServerSentEvent>, Record<never, never>, 'text/event-stream'>;

/** What `sendLines` sends. */
export interface SendLinesRequest {
  body: AsyncIterable<Owner> | Iterable<Owner>;
}

export interface SendLines200 {
  at: number;
}

/** What `sendLines` answers, by status. */
export type SendLinesResult = Answer<200, AsyncIterable<SendLines200>, Record<never, never>, 'application/json-seq'>;
