// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Ended } from '../components.js';
import type { Status2XX, TypedResponse } from '../runtime.js';
import type { Data } from '../schemas.js';

export interface SubscribeOnDataPostCallbackQuery {
  page: number;
}

export type SubscribeOnDataPostCallback = Data;

export interface SubscribeOnDataPostCallbackRequest {
  query: SubscribeOnDataPostCallbackQuery;
  body: Data;
}

export type SubscribeOnDataPostCallbackResult = TypedResponse<204>;

export type SubscribeOnDataDeleteCallback = undefined;

/** The request of `subscribeOnDataDelete`: it has no parameters and no body. */
export type SubscribeOnDataDeleteCallbackRequest = Record<never, never>;

export type SubscribeOnDataDeleteCallbackResult = TypedResponse<204>;

export type SubscribeOnEndCallback = Ended;

export interface SubscribeOnEndCallbackRequest {
  body: Ended;
}

export type SubscribeOnEndCallbackResult = TypedResponse<Status2XX>;

export type SubscribeOnBrokenCallback = undefined;

/** The request of `subscribeOnBroken`: it has no parameters and no body. */
export type SubscribeOnBrokenCallbackRequest = Record<never, never>;

export type SubscribeOnBrokenCallbackResult = TypedResponse<204>;

export type SubscribeOnTextCallback = string;

export interface SubscribeOnTextCallbackRequest {
  body?: string | undefined;
}

export type SubscribeOnTextCallbackResult = TypedResponse<200, string, Record<never, never>, 'text/plain'>;

export type ReadOtherOnEndCallback = Ended;

export interface ReadOtherOnEndCallbackRequest {
  body: Ended;
}

export type ReadOtherOnEndCallbackResult = TypedResponse<Status2XX>;
