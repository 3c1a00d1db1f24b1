// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkCommunityMemberProfileFieldsList } from '../schemas/community-member.js';

export const profileAnswersResponsesChecks = {
  'listProfileAnswers 200': checkCommunityMemberProfileFieldsList,
  'listProfileAnswers 400': checkErrorBody,
  'listProfileAnswers 401': checkErrorBody,
  'listProfileAnswers 403': checkErrorBody,
  'listProfileAnswers 404': checkErrorBody,
  'listProfileAnswers 405': checkErrorBody,
  'listProfileAnswers 406': checkErrorBody,
  'listProfileAnswers 429': checkErrorBody,
  'listProfileAnswers 5XX': checkErrorBody,
};
