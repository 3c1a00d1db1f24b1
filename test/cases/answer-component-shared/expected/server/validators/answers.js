// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { defaultAnswersChecks } from './answers/default.js';

export const checks = {
  ...defaultAnswersChecks,
};
