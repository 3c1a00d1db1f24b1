// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { defaultResponsesChecks } from './responses/default.js';

export const checks = {
  ...defaultResponsesChecks,
};
