// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody, checkSuccessResponse } from '../schemas/common.js';
import { checkPostFollower, checkPostFollowersList } from '../schemas/post-follower.js';

export const postFollowersResponsesChecks = {
  'listPostFollowers 200': checkPostFollowersList,
  'listPostFollowers 400': checkErrorBody,
  'listPostFollowers 401': checkErrorBody,
  'listPostFollowers 403': checkErrorBody,
  'listPostFollowers 404': checkErrorBody,
  'listPostFollowers 405': checkErrorBody,
  'listPostFollowers 406': checkErrorBody,
  'listPostFollowers 429': checkErrorBody,
  'listPostFollowers 5XX': checkErrorBody,
  'addPostFollower 201': checkPostFollower,
  'addPostFollower 400': checkErrorBody,
  'addPostFollower 401': checkErrorBody,
  'addPostFollower 403': checkErrorBody,
  'addPostFollower 404': checkErrorBody,
  'addPostFollower 405': checkErrorBody,
  'addPostFollower 406': checkErrorBody,
  'addPostFollower 413': checkErrorBody,
  'addPostFollower 415': checkErrorBody,
  'addPostFollower 422': checkErrorBody,
  'addPostFollower 429': checkErrorBody,
  'addPostFollower 5XX': checkErrorBody,
  'removePostFollower 200': checkSuccessResponse,
  'removePostFollower 400': checkErrorBody,
  'removePostFollower 401': checkErrorBody,
  'removePostFollower 403': checkErrorBody,
  'removePostFollower 404': checkErrorBody,
  'removePostFollower 405': checkErrorBody,
  'removePostFollower 406': checkErrorBody,
  'removePostFollower 422': checkErrorBody,
  'removePostFollower 429': checkErrorBody,
  'removePostFollower 5XX': checkErrorBody,
};
