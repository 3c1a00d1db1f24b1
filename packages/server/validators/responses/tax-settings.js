// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkTaxSetting } from '../schemas/tax-setting.js';

export const taxSettingsResponsesChecks = {
  'getTaxSetting 200': checkTaxSetting,
  'getTaxSetting 400': checkErrorBody,
  'getTaxSetting 401': checkErrorBody,
  'getTaxSetting 403': checkErrorBody,
  'getTaxSetting 405': checkErrorBody,
  'getTaxSetting 406': checkErrorBody,
  'getTaxSetting 429': checkErrorBody,
  'getTaxSetting 5XX': checkErrorBody,
  'updateTaxSetting 200': checkTaxSetting,
  'updateTaxSetting 400': checkErrorBody,
  'updateTaxSetting 401': checkErrorBody,
  'updateTaxSetting 403': checkErrorBody,
  'updateTaxSetting 405': checkErrorBody,
  'updateTaxSetting 406': checkErrorBody,
  'updateTaxSetting 413': checkErrorBody,
  'updateTaxSetting 415': checkErrorBody,
  'updateTaxSetting 422': checkErrorBody,
  'updateTaxSetting 429': checkErrorBody,
  'updateTaxSetting 5XX': checkErrorBody,
};
