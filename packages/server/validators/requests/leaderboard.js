// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkLeaderboardPeriod } from '../schemas/leaderboard.js';

/** Whether the parameters of `getLeaderboard` are valid. */
export const checkGetLeaderboardParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else if (
    query.period !== undefined &&
    !checkLeaderboardPeriod(query.period) &&
    within(found, '/query/period', checkLeaderboardPeriod, query.period)
  )
    return false;
  return fits(found);
};

export const leaderboardRequestsChecks = {
  getLeaderboard: { parameters: checkGetLeaderboardParameters },
};
