// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody, checkSuccessResponse } from '../schemas/common.js';
import { checkPostFollower, checkPostFollowersList } from '../schemas/post-follower.js';

export const postFollowersAnswersChecks = {
  'listPostFollowers 200 application/json': checkPostFollowersList,
  'listPostFollowers 400 application/json': checkErrorBody,
  'listPostFollowers 401 application/json': checkErrorBody,
  'listPostFollowers 403 application/json': checkErrorBody,
  'listPostFollowers 404 application/json': checkErrorBody,
  'listPostFollowers 405 application/json': checkErrorBody,
  'listPostFollowers 406 application/json': checkErrorBody,
  'listPostFollowers 429 application/json': checkErrorBody,
  'listPostFollowers 5XX application/json': checkErrorBody,
  'addPostFollower 201 application/json': checkPostFollower,
  'addPostFollower 400 application/json': checkErrorBody,
  'addPostFollower 401 application/json': checkErrorBody,
  'addPostFollower 403 application/json': checkErrorBody,
  'addPostFollower 404 application/json': checkErrorBody,
  'addPostFollower 405 application/json': checkErrorBody,
  'addPostFollower 406 application/json': checkErrorBody,
  'addPostFollower 413 application/json': checkErrorBody,
  'addPostFollower 415 application/json': checkErrorBody,
  'addPostFollower 422 application/json': checkErrorBody,
  'addPostFollower 429 application/json': checkErrorBody,
  'addPostFollower 5XX application/json': checkErrorBody,
  'removePostFollower 200 application/json': checkSuccessResponse,
  'removePostFollower 400 application/json': checkErrorBody,
  'removePostFollower 401 application/json': checkErrorBody,
  'removePostFollower 403 application/json': checkErrorBody,
  'removePostFollower 404 application/json': checkErrorBody,
  'removePostFollower 405 application/json': checkErrorBody,
  'removePostFollower 406 application/json': checkErrorBody,
  'removePostFollower 422 application/json': checkErrorBody,
  'removePostFollower 429 application/json': checkErrorBody,
  'removePostFollower 5XX application/json': checkErrorBody,
};
