// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { RequestContext } from '../runtime/server/index.js';
import type { Awaitable, Reply } from '@community-platform/types';
import type {
  GetTaxSettingRequest,
  GetTaxSettingResult,
  UpdateTaxSettingRequest,
  UpdateTaxSettingResult,
} from '@community-platform/types/operations/tax-settings';

/** How taxes are charged. */
export interface TaxSettingsHandlers<Principal = unknown, State = unknown> {
  /**
   * Get the tax setting.
   *
   * Returns how taxes are charged. A community that has no payment processor is answered with 400.
   *
   * `GET /api/admin/v2/tax_setting`
   */
  getTaxSetting(input: GetTaxSettingRequest, context: RequestContext<Principal, State>): Awaitable<Reply<GetTaxSettingResult>>;
  /**
   * Update the tax setting.
   *
   * Changes what the body names and leaves the rest. Taxes cannot be enabled before the payment processor
   * can charge them; that is refused with 422.
   *
   * `PUT /api/admin/v2/tax_setting`
   */
  updateTaxSetting(input: UpdateTaxSettingRequest, context: RequestContext<Principal, State>): Awaitable<Reply<UpdateTaxSettingResult>>;
}
