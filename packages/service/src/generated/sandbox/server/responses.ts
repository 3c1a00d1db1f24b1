// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { sendsJson } from 'trefoil-runtime/codec';
import type { ResponseDescriptor, ResponseTable } from 'trefoil-runtime/server';

/** The response `Clock` of the document. */
export const clockResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

/** The response `Failed` of the document. */
export const failedResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

/** The response `Failures` of the document. */
export const failuresResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

/** The response `Refused` of the document. */
export const refusedResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

/** The response `Unauthorized` of the document. */
export const unauthorizedResponse: ResponseDescriptor = { content: { 'application/json': sendsJson } };

export const errors401_4XX_5XX: ResponseTable = {
  '401': unauthorizedResponse,
  '4XX': refusedResponse,
  '5XX': failedResponse,
};

export const errors4XX_5XX: ResponseTable = { '4XX': refusedResponse, '5XX': failedResponse };
