/** Handlers of the area: forms, submissions and workflows. */
import { formSubmissions } from './form-submissions/handlers.js';
import { forms } from './forms/handlers.js';
import { workflows } from './workflows/handlers.js';

export const automationHandlers = {
  ...formSubmissions,
  ...forms,
  ...workflows,
};
