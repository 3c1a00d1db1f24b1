// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson, sendsText } from 'trefoil-runtime/codec';
import type { ResponseDescriptor, ResponseTable } from 'trefoil-runtime/server';

/** The response `FailedPage` of the document. */
export const failedPageResponse: ResponseDescriptor = {
  content: { 'application/json': sendsJson, 'text/html; charset=utf-8': sendsText },
};

/** The response `RefusedPage` of the document. */
export const refusedPageResponse: ResponseDescriptor = {
  content: { 'application/json': sendsJson, 'text/html; charset=utf-8': sendsText },
};

export const errors422_4XX_5XX: ResponseTable = {
  '422': { content: { 'application/json': sendsJson, 'text/html; charset=utf-8': sendsText } },
  '4XX': refusedPageResponse,
  '5XX': failedPageResponse,
};

export const errors4XX_5XX: ResponseTable = {
  '4XX': refusedPageResponse,
  '5XX': failedPageResponse,
};
