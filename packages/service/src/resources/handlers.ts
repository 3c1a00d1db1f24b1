/** The handlers of all resources: one table in which every operation of the document has its place. */
import type { ServiceHandlers } from '../core/scope.js';
import { businessHandlers } from './business/handlers.js';
import { communityHandlers } from './community/handlers.js';
import { contentHandlers } from './content/handlers.js';
import { membersHandlers } from './members/handlers.js';
import { tokenHandlers } from './tokens/handlers.js';

export const handlers = {
  ...tokenHandlers,
  ...membersHandlers,
  ...contentHandlers,
  ...businessHandlers,
  ...communityHandlers,
} satisfies ServiceHandlers;
