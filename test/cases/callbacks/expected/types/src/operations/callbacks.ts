// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Ended } from '../components.js';
import type { Data } from '../schemas.js';
import type { Status2XX, TypedResponse } from '../typed-response.js';

/** The query parameters of `subscribeOnDataPost`. */
export interface SubscribeOnDataPostCallbackQuery {
  page: number;
}

export type SubscribeOnDataPostCallback = Data;

/** What `subscribeOnDataPost` sends. */
export interface SubscribeOnDataPostCallbackRequest {
  query: SubscribeOnDataPostCallbackQuery;
  body: Data;
}

/** The responses of `subscribeOnDataPost`, by status. */
export type SubscribeOnDataPostCallbackResult = TypedResponse<204>;

export type SubscribeOnDataDeleteCallback = undefined;

/** What `subscribeOnDataDelete` sends: nothing. */
export type SubscribeOnDataDeleteCallbackRequest = Record<never, never>;

/** The responses of `subscribeOnDataDelete`, by status. */
export type SubscribeOnDataDeleteCallbackResult = TypedResponse<204>;

export type SubscribeOnEndCallback = Ended;

/** What `subscribeOnEnd` sends. */
export interface SubscribeOnEndCallbackRequest {
  body: Ended;
}

/** The responses of `subscribeOnEnd`, by status. */
export type SubscribeOnEndCallbackResult = TypedResponse<Status2XX>;

export type SubscribeOnBrokenCallback = undefined;

/** What `subscribeOnBroken` sends: nothing. */
export type SubscribeOnBrokenCallbackRequest = Record<never, never>;

/** The responses of `subscribeOnBroken`, by status. */
export type SubscribeOnBrokenCallbackResult = TypedResponse<204>;

export type SubscribeOnTextCallback = string;

/** What `subscribeOnText` sends. */
export interface SubscribeOnTextCallbackRequest {
  body?: string | undefined;
}

/** The responses of `subscribeOnText`, by status. */
export type SubscribeOnTextCallbackResult = TypedResponse<200, string, Record<never, never>, 'text/plain'>;

export type ReadOtherOnEndCallback = Ended;

/** What `readOtherOnEnd` sends. */
export interface ReadOtherOnEndCallbackRequest {
  body: Ended;
}

/** The responses of `readOtherOnEnd`, by status. */
export type ReadOtherOnEndCallbackResult = TypedResponse<Status2XX>;
