// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkFormSubmission, checkFormSubmissionCreateResponse, checkFormSubmissionList } from '../schemas/form.js';

export const formSubmissionsAnswersChecks = {
  'listFormSubmissions 200 application/json': checkFormSubmissionList,
  'listFormSubmissions 400 application/json': checkErrorBody,
  'listFormSubmissions 401 application/json': checkErrorBody,
  'listFormSubmissions 403 application/json': checkErrorBody,
  'listFormSubmissions 404 application/json': checkErrorBody,
  'listFormSubmissions 405 application/json': checkErrorBody,
  'listFormSubmissions 406 application/json': checkErrorBody,
  'listFormSubmissions 429 application/json': checkErrorBody,
  'listFormSubmissions 5XX application/json': checkErrorBody,
  'createFormSubmission 201 application/json': checkFormSubmissionCreateResponse,
  'createFormSubmission 400 application/json': checkErrorBody,
  'createFormSubmission 401 application/json': checkErrorBody,
  'createFormSubmission 403 application/json': checkErrorBody,
  'createFormSubmission 404 application/json': checkErrorBody,
  'createFormSubmission 405 application/json': checkErrorBody,
  'createFormSubmission 406 application/json': checkErrorBody,
  'createFormSubmission 413 application/json': checkErrorBody,
  'createFormSubmission 415 application/json': checkErrorBody,
  'createFormSubmission 422 application/json': checkErrorBody,
  'createFormSubmission 429 application/json': checkErrorBody,
  'createFormSubmission 5XX application/json': checkErrorBody,
  'getFormSubmission 200 application/json': checkFormSubmission,
  'getFormSubmission 400 application/json': checkErrorBody,
  'getFormSubmission 401 application/json': checkErrorBody,
  'getFormSubmission 403 application/json': checkErrorBody,
  'getFormSubmission 404 application/json': checkErrorBody,
  'getFormSubmission 405 application/json': checkErrorBody,
  'getFormSubmission 406 application/json': checkErrorBody,
  'getFormSubmission 429 application/json': checkErrorBody,
  'getFormSubmission 5XX application/json': checkErrorBody,
};
