// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkConnectSettingsUpdateRequest } from '../schemas/connect-settings.js';

export const connectSettingsRequestsChecks = {
  updateConnectSettings: { body: checkConnectSettingsUpdateRequest },
};
