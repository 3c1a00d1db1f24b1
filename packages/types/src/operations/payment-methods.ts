// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  BadRequestHeaders,
  ContentTooLargeHeaders,
  ForbiddenHeaders,
  MethodNotAllowedHeaders,
  NotAcceptableHeaders,
  ServerErrorHeaders,
  TooManyRequestsHeaders,
  UnauthorizedHeaders,
  UnprocessableContentHeaders,
  UnsupportedMediaTypeHeaders,
} from '../answer-headers.js';
import type { Answer, Status5XX } from '../answer.js';
import type { ErrorBody } from '../common.js';
import type { PaymentMethodPreferencesList, PaymentMethodUpdateRequest } from '../payment-method.js';

/** What `listPaymentMethods` sends: nothing. */
export type ListPaymentMethodsRequest = Record<never, never>;

/** Headers of the answers of `listPaymentMethods`. */
export interface ListPaymentMethods200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `listPaymentMethods` answers, by status. */
export type ListPaymentMethodsResult =
  | Answer<200, PaymentMethodPreferencesList, ListPaymentMethods200Headers>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;

/** What `updatePaymentMethod` sends. */
export interface UpdatePaymentMethodRequest {
  /** The choice about one payment method. */
  body: PaymentMethodUpdateRequest;
}

/** Headers of the answers of `updatePaymentMethod`. */
export interface UpdatePaymentMethod200Headers {
  /** Identifies this request. Quote it when you ask about an answer. */
  'x-request-id': string;
}

/** What `updatePaymentMethod` answers, by status. */
export type UpdatePaymentMethodResult =
  | Answer<200, PaymentMethodPreferencesList, UpdatePaymentMethod200Headers>
  | Answer<400, ErrorBody, BadRequestHeaders>
  | Answer<401, ErrorBody, UnauthorizedHeaders>
  | Answer<403, ErrorBody, ForbiddenHeaders>
  | Answer<405, ErrorBody, MethodNotAllowedHeaders>
  | Answer<406, ErrorBody, NotAcceptableHeaders>
  | Answer<413, ErrorBody, ContentTooLargeHeaders>
  | Answer<415, ErrorBody, UnsupportedMediaTypeHeaders>
  | Answer<422, ErrorBody, UnprocessableContentHeaders>
  | Answer<429, ErrorBody, TooManyRequestsHeaders>
  | Answer<Status5XX, ErrorBody, ServerErrorHeaders>;
