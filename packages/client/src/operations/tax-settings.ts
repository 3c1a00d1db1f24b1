// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetTaxSettingRequest,
  GetTaxSettingResult,
  UpdateTaxSettingRequest,
  UpdateTaxSettingResult,
} from '@community-platform/types/operations/tax-settings';
import type { Received, RequestOptions, Sender } from '../runtime/client/index.js';
import type { Operation } from '../runtime/codec/operation.js';
import { readsJson, sendsJson } from '../runtime/codec/media/json.js';

/** The data of `getTaxSetting`. */
export const getTaxSettingOperation: Operation<GetTaxSettingRequest, GetTaxSettingResult> = {
  id: 'getTaxSetting',
  method: 'GET',
  path: '/api/admin/v2/tax_setting',
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Get the tax setting.
 *
 * Returns how taxes are charged. A community that has no payment processor is answered with 400.
 *
 * `GET /api/admin/v2/tax_setting`
 */
export function getTaxSetting(
  client: Sender,
  request: GetTaxSettingRequest = {},
  options?: RequestOptions,
): Promise<Received<GetTaxSettingResult>> {
  return client.send(getTaxSettingOperation, request, options);
}

/** The data of `updateTaxSetting`. */
export const updateTaxSettingOperation: Operation<UpdateTaxSettingRequest, UpdateTaxSettingResult> = {
  id: 'updateTaxSetting',
  method: 'PUT',
  path: '/api/admin/v2/tax_setting',
  body: { required: true, content: { 'application/json': sendsJson } },
  answers: {
    '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '400': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '401': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', 'www-authenticate': 'string' },
    },
    '403': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '405': {
      content: { 'application/json': readsJson },
      headers: { 'x-request-id': 'string', allow: 'string' },
    },
    '406': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '413': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '415': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '422': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
    '429': {
      content: { 'application/json': readsJson },
      headers: {
        'x-request-id': 'string',
        'retry-after': 'integer',
        'ratelimit-limit': 'integer',
        'ratelimit-remaining': 'integer',
        'ratelimit-reset': 'integer',
      },
    },
    '5XX': { content: { 'application/json': readsJson }, headers: { 'x-request-id': 'string' } },
  },
  security: [{ AdminBearer: [] }, { AdminToken: [] }],
};

/**
 * Update the tax setting.
 *
 * Changes what the body names and leaves the rest. Taxes cannot be enabled before the payment processor
 * can charge them; that is refused with 422.
 *
 * `PUT /api/admin/v2/tax_setting`
 */
export function updateTaxSetting(
  client: Sender,
  request: UpdateTaxSettingRequest,
  options?: RequestOptions,
): Promise<Received<UpdateTaxSettingResult>> {
  return client.send(updateTaxSettingOperation, request, options);
}
