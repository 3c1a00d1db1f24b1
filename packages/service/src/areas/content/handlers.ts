/** Handlers of the area: spaces and their content. */
import { chat } from './chat/handlers.js';
import { comments } from './comments/handlers.js';
import { embeds } from './embeds/handlers.js';
import { flaggedContents } from './flagged-contents/handlers.js';
import { homeFeed } from './home-feed/handlers.js';
import { imagePosts } from './image-posts/handlers.js';
import { postFollowers } from './post-followers/handlers.js';
import { posts } from './posts/handlers.js';
import { search } from './search/handlers.js';
import { spaceGroupMembers } from './space-group-members/handlers.js';
import { spaceGroups } from './space-groups/handlers.js';
import { spaceMembers } from './space-members/handlers.js';
import { spaces } from './spaces/handlers.js';
import { summaries } from './summaries/handlers.js';
import { topics } from './topics/handlers.js';
import { uploads } from './uploads/handlers.js';

export const contentHandlers = {
  ...chat,
  ...comments,
  ...embeds,
  ...flaggedContents,
  ...homeFeed,
  ...imagePosts,
  ...postFollowers,
  ...posts,
  ...search,
  ...spaceGroupMembers,
  ...spaceGroups,
  ...spaceMembers,
  ...spaces,
  ...summaries,
  ...topics,
  ...uploads,
};
