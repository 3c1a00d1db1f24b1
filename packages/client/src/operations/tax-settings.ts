// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetTaxSettingRequest,
  GetTaxSettingResult,
  UpdateTaxSettingRequest,
  UpdateTaxSettingResult,
} from '@community-platform/types/operations/tax-settings';
import type { OnUndeclared, Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/client/operation.js';
import {
  badRequestResponse,
  contentTooLargeResponse,
  forbiddenResponse,
  methodNotAllowedResponse,
  notAcceptableResponse,
  serverErrorResponse,
  tooManyRequestsResponse,
  unauthorizedResponse,
  unprocessableContentResponse,
  unsupportedMediaTypeResponse,
} from '../responses.js';
import { textHeader } from '../runtime/client/headers.js';
import { writeBody } from '../runtime/client/outgoing.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

/** The data of `getTaxSetting`. */
export const getTaxSettingOperation: Operation<GetTaxSettingRequest, GetTaxSettingResult> = {
  id: 'getTaxSetting',
  method: 'GET',
  path: '/api/admin/v2/tax_setting',
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the tax setting.
 *
 * Returns how taxes are charged. A community that has no payment processor is answered with 400.
 *
 * `GET /api/admin/v2/tax_setting`
 */
export function getTaxSetting<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: GetTaxSettingRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<GetTaxSettingResult, U>> {
  return client.send(getTaxSettingOperation, request, options);
}

/** The data of `updateTaxSetting`. */
export const updateTaxSettingOperation: Operation<UpdateTaxSettingRequest, UpdateTaxSettingResult> = {
  id: 'updateTaxSetting',
  method: 'PUT',
  path: '/api/admin/v2/tax_setting',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  accept: 'application/json',
  responses: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } },
    '400': badRequestResponse,
    '401': unauthorizedResponse,
    '403': forbiddenResponse,
    '405': methodNotAllowedResponse,
    '406': notAcceptableResponse,
    '413': contentTooLargeResponse,
    '415': unsupportedMediaTypeResponse,
    '422': unprocessableContentResponse,
    '429': tooManyRequestsResponse,
    '5XX': serverErrorResponse,
  },
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the tax setting.
 *
 * Changes what the body names and leaves the rest. Taxes cannot be enabled before the payment processor
 * can charge them; that is refused with 422.
 *
 * `PUT /api/admin/v2/tax_setting`
 */
export function updateTaxSetting<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: UpdateTaxSettingRequest,
  options?: RequestOptions<U>,
): Promise<Received<UpdateTaxSettingResult, U>> {
  return client.send(updateTaxSettingOperation, request, options);
}
