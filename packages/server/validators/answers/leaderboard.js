// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkLeaderboard } from '../schemas/leaderboard.js';

export const leaderboardAnswersChecks = {
  'getLeaderboard 200 application/json': checkLeaderboard,
  'getLeaderboard 400 application/json': checkErrorBody,
  'getLeaderboard 401 application/json': checkErrorBody,
  'getLeaderboard 403 application/json': checkErrorBody,
  'getLeaderboard 405 application/json': checkErrorBody,
  'getLeaderboard 406 application/json': checkErrorBody,
  'getLeaderboard 429 application/json': checkErrorBody,
  'getLeaderboard 5XX application/json': checkErrorBody,
};
