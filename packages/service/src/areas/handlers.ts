/** The handlers of all operations of the document, in one table. */
import type { Scope, ServiceHandlers } from '../kernel/scope.js';
import { automationHandlers } from './automation/handlers.js';
import { communityHandlers } from './community/handlers.js';
import { contentHandlers } from './content/handlers.js';
import { coursesHandlers } from './courses/handlers.js';
import { eventsHandlers } from './events/handlers.js';
import { membersHandlers } from './members/handlers.js';
import { paymentsHandlers } from './payments/handlers.js';
import { settle } from './payments/subscriptions/renewals.js';
import { tokenHandlers } from './tokens/handlers.js';

/** Wraps a handler that adds or removes members: it makes due charges first, because they depend on membership. */
function settled<I, A>(handler: (input: I, scope: Scope) => Promise<A>) {
  return async (input: I, scope: Scope): Promise<A> => {
    await settle(scope);
    return handler(input, scope);
  };
}

export const handlers = {
  ...tokenHandlers,
  ...membersHandlers,
  ...contentHandlers,
  ...coursesHandlers,
  ...eventsHandlers,
  ...paymentsHandlers,
  ...automationHandlers,
  ...communityHandlers,
  createCommunityMember: settled(membersHandlers.createCommunityMember),
  deactivateCommunityMember: settled(membersHandlers.deactivateCommunityMember),
  banCommunityMember: settled(membersHandlers.banCommunityMember),
  deleteCommunityMember: settled(membersHandlers.deleteCommunityMember),
} satisfies ServiceHandlers;
