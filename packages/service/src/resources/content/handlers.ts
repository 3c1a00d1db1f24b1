/** Spaces and what is written in them. */
import { comments } from './comments/handlers.js';
import { embeds } from './embeds/handlers.js';
import { imagePosts } from './image-posts/handlers.js';
import { postFollowers } from './post-followers/handlers.js';
import { posts } from './posts/handlers.js';
import { topics } from './topics/handlers.js';
import { uploads } from './uploads/handlers.js';

export const contentHandlers = {
  ...comments,
  ...embeds,
  ...imagePosts,
  ...postFollowers,
  ...posts,
  ...topics,
  ...uploads,
};
