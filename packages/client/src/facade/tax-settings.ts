// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { GetTaxSettingRequest, UpdateTaxSettingRequest } from '@community-platform/types/operations/tax-settings';
import type { TaxSetting } from '@community-platform/types/tax-setting';
import * as operations from '../operations/tax-settings.js';
import { type OnUndeclared, type RequestOptions, type Sender, unwrap } from '../runtime/client/index.js';

/** How taxes are charged. */
export interface TaxSettingsApi {
  /**
   * Get the tax setting.
   *
   * Returns how taxes are charged. A community that has no payment processor is answered with 400.
   *
   * `GET /api/admin/v2/tax_setting`
   */
  get(request?: GetTaxSettingRequest, options?: RequestOptions): Promise<TaxSetting>;
  /**
   * Update the tax setting.
   *
   * Changes what the body names and leaves the rest. Taxes cannot be enabled before the payment processor
   * can charge them; that is refused with 422.
   *
   * `PUT /api/admin/v2/tax_setting`
   */
  update(request: UpdateTaxSettingRequest, options?: RequestOptions): Promise<TaxSetting>;
}

/** Binds the operations to a client. */
export const createTaxSettingsApi = (client: Sender<OnUndeclared>): TaxSettingsApi => ({
  get: (request = {}, options) => unwrap(client.send(operations.getTaxSettingOperation, request, options)),
  update: (request, options) => unwrap(client.send(operations.updateTaxSettingOperation, request, options)),
});
