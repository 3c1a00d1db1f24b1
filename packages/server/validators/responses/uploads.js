// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkDirectUploadResponse } from '../schemas/direct-upload.js';

export const uploadsResponsesChecks = {
  'createDirectUpload 200': checkDirectUploadResponse,
  'createDirectUpload 400': checkErrorBody,
  'createDirectUpload 401': checkErrorBody,
  'createDirectUpload 403': checkErrorBody,
  'createDirectUpload 404': checkErrorBody,
  'createDirectUpload 405': checkErrorBody,
  'createDirectUpload 406': checkErrorBody,
  'createDirectUpload 413': checkErrorBody,
  'createDirectUpload 415': checkErrorBody,
  'createDirectUpload 422': checkErrorBody,
  'createDirectUpload 429': checkErrorBody,
  'createDirectUpload 5XX': checkErrorBody,
  'getDirectUpload 200': checkDirectUploadResponse,
  'getDirectUpload 400': checkErrorBody,
  'getDirectUpload 401': checkErrorBody,
  'getDirectUpload 403': checkErrorBody,
  'getDirectUpload 404': checkErrorBody,
  'getDirectUpload 405': checkErrorBody,
  'getDirectUpload 406': checkErrorBody,
  'getDirectUpload 429': checkErrorBody,
  'getDirectUpload 5XX': checkErrorBody,
};
