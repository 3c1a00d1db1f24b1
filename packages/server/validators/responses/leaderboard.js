// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkLeaderboard } from '../schemas/leaderboard.js';

export const leaderboardResponsesChecks = {
  'getLeaderboard 200': checkLeaderboard,
  'getLeaderboard 400': checkErrorBody,
  'getLeaderboard 401': checkErrorBody,
  'getLeaderboard 403': checkErrorBody,
  'getLeaderboard 405': checkErrorBody,
  'getLeaderboard 406': checkErrorBody,
  'getLeaderboard 429': checkErrorBody,
  'getLeaderboard 5XX': checkErrorBody,
};
