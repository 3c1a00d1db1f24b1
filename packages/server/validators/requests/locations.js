// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';

/** Whether the parameters of `searchLocations` are valid. */
export const checkSearchLocationsParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const query2 = query.query;
    if (typeof query2 !== 'string') {
      if (refuseMember(found, '/query', 'query', query2, 'type', 'string')) return false;
    } else if (isShorter(query2, 1) && refuse(found, '/query/query', 'minLength', 1)) return false;
  }
  return fits(found);
};

export const locationsRequestsChecks = {
  searchLocations: { parameters: checkSearchLocationsParameters },
};
