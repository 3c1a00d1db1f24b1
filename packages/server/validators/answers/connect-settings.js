// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkConnectSettings } from '../schemas/connect-settings.js';

export const connectSettingsAnswersChecks = {
  'getConnectSettings 200 application/json': checkConnectSettings,
  'getConnectSettings 401 application/json': checkErrorBody,
  'getConnectSettings 403 application/json': checkErrorBody,
  'getConnectSettings 405 application/json': checkErrorBody,
  'getConnectSettings 406 application/json': checkErrorBody,
  'getConnectSettings 429 application/json': checkErrorBody,
  'getConnectSettings 5XX application/json': checkErrorBody,
  'updateConnectSettings 200 application/json': checkConnectSettings,
  'updateConnectSettings 400 application/json': checkErrorBody,
  'updateConnectSettings 401 application/json': checkErrorBody,
  'updateConnectSettings 403 application/json': checkErrorBody,
  'updateConnectSettings 405 application/json': checkErrorBody,
  'updateConnectSettings 406 application/json': checkErrorBody,
  'updateConnectSettings 413 application/json': checkErrorBody,
  'updateConnectSettings 415 application/json': checkErrorBody,
  'updateConnectSettings 422 application/json': checkErrorBody,
  'updateConnectSettings 429 application/json': checkErrorBody,
  'updateConnectSettings 5XX application/json': checkErrorBody,
};
