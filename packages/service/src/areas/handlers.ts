/** The handlers of all resources: one table in which every operation of the document has its place. */
import type { ServiceHandlers } from '../kernel/scope.js';
import { automationHandlers } from './automation/handlers.js';
import { communityHandlers } from './community/handlers.js';
import { contentHandlers } from './content/handlers.js';
import { coursesHandlers } from './courses/handlers.js';
import { eventsHandlers } from './events/handlers.js';
import { membersHandlers } from './members/handlers.js';
import { paymentsHandlers } from './payments/handlers.js';
import { tokenHandlers } from './tokens/handlers.js';

export const handlers = {
  ...tokenHandlers,
  ...membersHandlers,
  ...contentHandlers,
  ...coursesHandlers,
  ...eventsHandlers,
  ...paymentsHandlers,
  ...automationHandlers,
  ...communityHandlers,
} satisfies ServiceHandlers;
