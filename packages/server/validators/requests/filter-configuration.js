// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, withinMember } from '#validation';
import { checkFilterContext } from '../schemas/filter-configuration.js';

/** Whether the parameters of `getFilterConfiguration` are valid. */
export const checkGetFilterConfigurationParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    if (
      !checkFilterContext(query.context) &&
      withinMember(found, '/query', 'context', checkFilterContext, query.context)
    )
      return false;
    if (
      query.space_id !== undefined &&
      !Number.isInteger(query.space_id) &&
      refuse(found, '/query/space_id', 'type', 'integer')
    )
      return false;
  }
  return fits(found);
};

export const filterConfigurationRequestsChecks = {
  getFilterConfiguration: { parameters: checkGetFilterConfigurationParameters },
};
