// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkCommunityMemberProfileFieldsList } from '../schemas/community-member.js';

export const profileAnswersAnswersChecks = {
  'listProfileAnswers 200 application/json': checkCommunityMemberProfileFieldsList,
  'listProfileAnswers 400 application/json': checkErrorBody,
  'listProfileAnswers 401 application/json': checkErrorBody,
  'listProfileAnswers 403 application/json': checkErrorBody,
  'listProfileAnswers 404 application/json': checkErrorBody,
  'listProfileAnswers 405 application/json': checkErrorBody,
  'listProfileAnswers 406 application/json': checkErrorBody,
  'listProfileAnswers 429 application/json': checkErrorBody,
  'listProfileAnswers 5XX application/json': checkErrorBody,
};
