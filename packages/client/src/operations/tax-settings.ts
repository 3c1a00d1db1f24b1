// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type {
  GetTaxSettingRequest,
  GetTaxSettingResult,
  UpdateTaxSettingRequest,
  UpdateTaxSettingResult,
} from '@community-platform/types/operations/tax-settings';
import type { TaxSetting } from '@community-platform/types/tax-setting';
import {
  errors400_401_403_405_406_429_5XX,
  errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
} from '../responses.js';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  textHeader,
  unwrap,
  writeBody,
} from '../runtime/client.js';
import { readsJson, sendsJson } from '../runtime/codec.js';
import { adminBearerScheme, adminTokenScheme } from '../security.js';

export const getTaxSettingOperation: Operation<GetTaxSettingRequest, GetTaxSettingResult> = {
  id: 'getTaxSetting',
  method: 'GET',
  path: '/api/admin/v2/tax_setting',
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400_401_403_405_406_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Get the tax setting.
 *
 * Returns how taxes are charged. A community that has no payment processor returns 400.
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

export const updateTaxSettingOperation: Operation<UpdateTaxSettingRequest, UpdateTaxSettingResult> = {
  id: 'updateTaxSetting',
  method: 'PUT',
  path: '/api/admin/v2/tax_setting',
  body: { write: writeBody, content: { 'application/json': sendsJson } },
  responses: { '200': { content: { 'application/json': readsJson }, headers: { 'x-request-id': textHeader } } },
  errors: errors400BadRequest_401_403_405_406_413_415_422_429_5XX,
  security: [[adminBearerScheme], [adminTokenScheme]],
};

/**
 * Update the tax setting.
 *
 * Changes only the fields in the body. Taxes cannot be enabled before the payment processor can charge them;
 * otherwise the response is 422.
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

/** How taxes are charged. */
export interface TaxSettingsApi {
  /**
   * Get the tax setting.
   *
   * Returns how taxes are charged. A community that has no payment processor returns 400.
   *
   * `GET /api/admin/v2/tax_setting`
   */
  get(request?: GetTaxSettingRequest, options?: RequestOptions): Promise<TaxSetting>;
  /**
   * Update the tax setting.
   *
   * Changes only the fields in the body. Taxes cannot be enabled before the payment processor can charge them;
   * otherwise the response is 422.
   *
   * `PUT /api/admin/v2/tax_setting`
   */
  update(request: UpdateTaxSettingRequest, options?: RequestOptions): Promise<TaxSetting>;
}

export const createTaxSettingsApi = (client: Sender<OnUndeclared>): TaxSettingsApi => ({
  get: (request = {}, options) => unwrap(client.send(getTaxSettingOperation, request, options)),
  update: (request, options) => unwrap(client.send(updateTaxSettingOperation, request, options)),
});
