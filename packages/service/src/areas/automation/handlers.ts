/** What happens by itself: forms that are filled in, and workflows. */
import { formSubmissions } from './form-submissions/handlers.js';
import { forms } from './forms/handlers.js';
import { workflows } from './workflows/handlers.js';

export const automationHandlers = {
  ...formSubmissions,
  ...forms,
  ...workflows,
};
