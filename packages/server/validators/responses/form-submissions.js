// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkFormSubmission, checkFormSubmissionCreateResponse, checkFormSubmissionList } from '../schemas/form.js';

export const formSubmissionsResponsesChecks = {
  'listFormSubmissions 200': checkFormSubmissionList,
  'listFormSubmissions 400': checkErrorBody,
  'listFormSubmissions 401': checkErrorBody,
  'listFormSubmissions 403': checkErrorBody,
  'listFormSubmissions 404': checkErrorBody,
  'listFormSubmissions 405': checkErrorBody,
  'listFormSubmissions 406': checkErrorBody,
  'listFormSubmissions 429': checkErrorBody,
  'listFormSubmissions 5XX': checkErrorBody,
  'createFormSubmission 201': checkFormSubmissionCreateResponse,
  'createFormSubmission 400': checkErrorBody,
  'createFormSubmission 401': checkErrorBody,
  'createFormSubmission 403': checkErrorBody,
  'createFormSubmission 404': checkErrorBody,
  'createFormSubmission 405': checkErrorBody,
  'createFormSubmission 406': checkErrorBody,
  'createFormSubmission 413': checkErrorBody,
  'createFormSubmission 415': checkErrorBody,
  'createFormSubmission 422': checkErrorBody,
  'createFormSubmission 429': checkErrorBody,
  'createFormSubmission 5XX': checkErrorBody,
  'getFormSubmission 200': checkFormSubmission,
  'getFormSubmission 400': checkErrorBody,
  'getFormSubmission 401': checkErrorBody,
  'getFormSubmission 403': checkErrorBody,
  'getFormSubmission 404': checkErrorBody,
  'getFormSubmission 405': checkErrorBody,
  'getFormSubmission 406': checkErrorBody,
  'getFormSubmission 429': checkErrorBody,
  'getFormSubmission 5XX': checkErrorBody,
};
