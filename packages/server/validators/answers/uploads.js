// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkDirectUploadResponse } from '../schemas/direct-upload.js';

export const uploadsAnswersChecks = {
  'createDirectUpload 200 application/json': checkDirectUploadResponse,
  'createDirectUpload 400 application/json': checkErrorBody,
  'createDirectUpload 401 application/json': checkErrorBody,
  'createDirectUpload 403 application/json': checkErrorBody,
  'createDirectUpload 404 application/json': checkErrorBody,
  'createDirectUpload 405 application/json': checkErrorBody,
  'createDirectUpload 406 application/json': checkErrorBody,
  'createDirectUpload 413 application/json': checkErrorBody,
  'createDirectUpload 415 application/json': checkErrorBody,
  'createDirectUpload 422 application/json': checkErrorBody,
  'createDirectUpload 429 application/json': checkErrorBody,
  'createDirectUpload 5XX application/json': checkErrorBody,
  'getDirectUpload 200 application/json': checkDirectUploadResponse,
  'getDirectUpload 400 application/json': checkErrorBody,
  'getDirectUpload 401 application/json': checkErrorBody,
  'getDirectUpload 403 application/json': checkErrorBody,
  'getDirectUpload 404 application/json': checkErrorBody,
  'getDirectUpload 405 application/json': checkErrorBody,
  'getDirectUpload 406 application/json': checkErrorBody,
  'getDirectUpload 429 application/json': checkErrorBody,
  'getDirectUpload 5XX application/json': checkErrorBody,
};
