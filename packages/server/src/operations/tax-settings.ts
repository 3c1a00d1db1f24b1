// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetTaxSettingRequest,
  GetTaxSettingResult,
  UpdateTaxSettingRequest,
  UpdateTaxSettingResult,
} from '@community-platform/types/operations/tax-settings';
import {
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import { readsBoundedJson, sendsJson } from '../runtime/codec.js';
import type { Operation, RequestContext } from '../runtime/server.js';

/** How taxes are charged. */
export interface TaxSettingsHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the tax setting.
   *
   * Returns how taxes are charged. A community that has no payment processor returns 400.
   *
   * `GET /api/admin/v2/tax_setting`
   */
  getTaxSetting(input: GetTaxSettingRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetTaxSettingResult>>;
  /**
   * Update the tax setting.
   *
   * Changes only the fields in the body. Taxes cannot be enabled before the payment processor can charge them;
   * otherwise the response is 422.
   *
   * `PUT /api/admin/v2/tax_setting`
   */
  updateTaxSetting(
    input: UpdateTaxSettingRequest,
    context: RequestContext<Principal, State>,
  ): Awaitable<Reply<UpdateTaxSettingResult>>;
}

/** The descriptors of the operations, in document order. */
export const taxSettingsOperations: readonly Operation[] = [
  {
    id: 'getTaxSetting',
    method: 'GET',
    path: '/api/admin/v2/tax_setting',
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400_401_403_405_406_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
  {
    id: 'updateTaxSetting',
    method: 'PUT',
    path: '/api/admin/v2/tax_setting',
    body: { required: true, content: { 'application/json': readsBoundedJson } },
    responses: { '200': { content: { 'application/json': sendsJson }, headers: { 'x-request-id': 'string' } } },
    errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
    security: [{ AdminBearer: [] }, { AdminToken: [] }],
  },
];
