// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { checkErrorBody } from '../schemas/common.js';
import { checkLocationSearchResults } from '../schemas/location.js';

export const locationsResponsesChecks = {
  'searchLocations 200': checkLocationSearchResults,
  'searchLocations 400': checkErrorBody,
  'searchLocations 401': checkErrorBody,
  'searchLocations 403': checkErrorBody,
  'searchLocations 405': checkErrorBody,
  'searchLocations 406': checkErrorBody,
  'searchLocations 429': checkErrorBody,
  'searchLocations 5XX': checkErrorBody,
};
