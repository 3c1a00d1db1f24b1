// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@case/types';
import type { ReceivedBytes } from '@case/types/bytes';
import type {
  ReadAnythingRequest,
  ReadAnythingResult,
  ReadEventsRequest,
  ReadEventsResult,
  SendBytesResult,
  SendFormRequest,
  SendFormResult,
  SendLinesResult,
  SendNumberRequest,
  SendNumberResult,
  SendPartsRequest,
  SendPartsResult,
  SendSeveralResult,
  SendSuffixRequest,
  SendSuffixResult,
} from '@case/types/operations/default';
import type { Owner } from '@case/types/schemas';

/** What the handler of `sendBytes` receives: every part is there, defaults are filled in. */
export type SendBytesInput = ({ contentType: 'application/octet-stream' | `image/${string}`; body: ReceivedBytes });

/** What the handler of `sendSeveral` receives: every part is there, defaults are filled in. */
export type SendSeveralInput = ({ contentType: 'text/plain'; body: string } | { contentType: 'application/json' | 'application/vnd.case+json'; body: Owner } | { contentType: 'application/xml'; body: ReceivedBytes } | { contentType?: undefined; body?: undefined });

/** What the handler of `sendLines` receives: every part is there, defaults are filled in. */
export type SendLinesInput = ({ body: AsyncIterable<Owner> });

/** default */
export interface DefaultHandlers<Principal = unknown, State = unknown> {
  /** `POST /form` */
  sendForm(input: SendFormRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendFormResult>>;
  /** `POST /parts` */
  sendParts(input: SendPartsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendPartsResult>>;
  /** `PUT /bytes` */
  sendBytes(input: SendBytesInput, context: RequestContext<Principal, State>): Awaitable<Reply<SendBytesResult>>;
  /** `POST /several` */
  sendSeveral(input: SendSeveralInput, context: RequestContext<Principal, State>): Awaitable<Reply<SendSeveralResult>>;
  /** `POST /number` */
  sendNumber(input: SendNumberRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendNumberResult>>;
  /** `GET /anything` */
  readAnything(input: ReadAnythingRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ReadAnythingResult>>;
  /** `POST /suffix` */
  sendSuffix(input: SendSuffixRequest, context: RequestContext<Principal, State>): Awaitable<Reply<SendSuffixResult>>;
  /** `GET /events` */
  readEvents(input: ReadEventsRequest, context: RequestContext<Principal, State>): Awaitable<Reply<ReadEventsResult>>;
  /** `POST /lines` */
  sendLines(input: SendLinesInput, context: RequestContext<Principal, State>): Awaitable<Reply<SendLinesResult>>;
}
