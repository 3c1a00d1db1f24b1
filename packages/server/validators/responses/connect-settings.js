// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkConnectSettings } from '../schemas/connect-settings.js';

export const connectSettingsResponsesChecks = {
  'getConnectSettings 200': checkConnectSettings,
  'getConnectSettings 401': checkErrorBody,
  'getConnectSettings 403': checkErrorBody,
  'getConnectSettings 405': checkErrorBody,
  'getConnectSettings 406': checkErrorBody,
  'getConnectSettings 429': checkErrorBody,
  'getConnectSettings 5XX': checkErrorBody,
  'updateConnectSettings 200': checkConnectSettings,
  'updateConnectSettings 400': checkErrorBody,
  'updateConnectSettings 401': checkErrorBody,
  'updateConnectSettings 403': checkErrorBody,
  'updateConnectSettings 405': checkErrorBody,
  'updateConnectSettings 406': checkErrorBody,
  'updateConnectSettings 413': checkErrorBody,
  'updateConnectSettings 415': checkErrorBody,
  'updateConnectSettings 422': checkErrorBody,
  'updateConnectSettings 429': checkErrorBody,
  'updateConnectSettings 5XX': checkErrorBody,
};
