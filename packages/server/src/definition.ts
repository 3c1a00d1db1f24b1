// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { postsOperations } from './operations/posts.js';
import { communityMembersOperations } from './operations/community-members.js';
import { memberFiltersOperations } from './operations/member-filters.js';
import { accessTokensOperations } from './operations/access-tokens.js';
import { homeFeedOperations } from './operations/home-feed.js';
import { memberSearchOperations } from './operations/member-search.js';
import type { ServerDefinition } from './runtime/server/index.js';
import { validators } from './validators.js';

/** What the server knows of its document. */
export const definition: ServerDefinition = {
  operations: [
    ...postsOperations,
    ...communityMembersOperations,
    ...memberFiltersOperations,
    ...accessTokensOperations,
    ...homeFeedOperations,
    ...memberSearchOperations,
  ],
  validators,
  securitySchemes: {
    AdminBearer: { type: 'http', scheme: 'bearer' },
    AdminToken: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
    HeadlessBearer: { type: 'http', scheme: 'bearer' },
    HeadlessToken: { type: 'apiKey', in: 'header', name: 'Authorization', prefix: 'Token ' },
    MemberAccessToken: { type: 'http', scheme: 'bearer' },
    HostHeader: { type: 'apiKey', in: 'header', name: 'host' },
  },
  errorBody: { success: false, message: '{message}', error_details: '{details}' },
  examples: async () => (await import('./examples.js')).examples,
  answerValidators: async () => (await import('./answer-validators.js')).answerValidators,
};
