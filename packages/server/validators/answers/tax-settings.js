// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkTaxSetting } from '../schemas/tax-setting.js';

export const taxSettingsAnswersChecks = {
  'getTaxSetting 200 application/json': checkTaxSetting,
  'getTaxSetting 400 application/json': checkErrorBody,
  'getTaxSetting 401 application/json': checkErrorBody,
  'getTaxSetting 403 application/json': checkErrorBody,
  'getTaxSetting 405 application/json': checkErrorBody,
  'getTaxSetting 406 application/json': checkErrorBody,
  'getTaxSetting 429 application/json': checkErrorBody,
  'getTaxSetting 5XX application/json': checkErrorBody,
  'updateTaxSetting 200 application/json': checkTaxSetting,
  'updateTaxSetting 400 application/json': checkErrorBody,
  'updateTaxSetting 401 application/json': checkErrorBody,
  'updateTaxSetting 403 application/json': checkErrorBody,
  'updateTaxSetting 405 application/json': checkErrorBody,
  'updateTaxSetting 406 application/json': checkErrorBody,
  'updateTaxSetting 413 application/json': checkErrorBody,
  'updateTaxSetting 415 application/json': checkErrorBody,
  'updateTaxSetting 422 application/json': checkErrorBody,
  'updateTaxSetting 429 application/json': checkErrorBody,
  'updateTaxSetting 5XX application/json': checkErrorBody,
};
