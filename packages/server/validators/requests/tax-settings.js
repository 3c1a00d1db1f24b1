// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkTaxSettingUpdateRequest } from '../schemas/tax-setting.js';

export const taxSettingsRequestsChecks = {
  updateTaxSetting: { body: checkTaxSettingUpdateRequest },
};
