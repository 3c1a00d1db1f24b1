// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer, Status2XX } from '../answer.js';
import type { Ended } from '../components.js';
import type { Data } from '../schemas.js';

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

/** What `subscribeOnDataPost` answers, by status. */
export type SubscribeOnDataPostCallbackResult = Answer<204>;

export type SubscribeOnDataDeleteCallback = undefined;

/** What `subscribeOnDataDelete` sends: nothing. */
export type SubscribeOnDataDeleteCallbackRequest = Record<never, never>;

/** What `subscribeOnDataDelete` answers, by status. */
export type SubscribeOnDataDeleteCallbackResult = Answer<204>;

export type SubscribeOnEndCallback = Ended;

/** What `subscribeOnEnd` sends. */
export interface SubscribeOnEndCallbackRequest {
  body: Ended;
}

/** What `subscribeOnEnd` answers, by status. */
export type SubscribeOnEndCallbackResult = Answer<Status2XX>;

export type SubscribeOnBrokenCallback = undefined;

/** What `subscribeOnBroken` sends: nothing. */
export type SubscribeOnBrokenCallbackRequest = Record<never, never>;

/** What `subscribeOnBroken` answers, by status. */
export type SubscribeOnBrokenCallbackResult = Answer<204>;

export type SubscribeOnTextCallback = string;

/** What `subscribeOnText` sends. */
export interface SubscribeOnTextCallbackRequest {
  body?: string | undefined;
}

/** What `subscribeOnText` answers, by status. */
export type SubscribeOnTextCallbackResult = Answer<200, string, Record<never, never>, 'text/plain'>;

export type ReadOtherOnEndCallback = Ended;

/** What `readOtherOnEnd` sends. */
export interface ReadOtherOnEndCallbackRequest {
  body: Ended;
}

/** What `readOtherOnEnd` answers, by status. */
export type ReadOtherOnEndCallbackResult = Answer<Status2XX>;
