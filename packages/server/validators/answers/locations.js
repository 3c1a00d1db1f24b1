// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkLocationSearchResults } from '../schemas/location.js';

export const locationsAnswersChecks = {
  'searchLocations 200 application/json': checkLocationSearchResults,
  'searchLocations 400 application/json': checkErrorBody,
  'searchLocations 401 application/json': checkErrorBody,
  'searchLocations 403 application/json': checkErrorBody,
  'searchLocations 405 application/json': checkErrorBody,
  'searchLocations 406 application/json': checkErrorBody,
  'searchLocations 429 application/json': checkErrorBody,
  'searchLocations 5XX application/json': checkErrorBody,
};
