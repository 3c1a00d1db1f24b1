// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';

/** Whether the parameters of `getPostSummary` are valid. */
export const checkGetPostSummaryParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else if (
    !Number.isInteger(path.post_id) &&
    refuseMember(found, '/path', 'post_id', path.post_id, 'type', 'integer')
  )
    return false;
  return fits(found);
};

export const postSummariesRequestsChecks = {
  getPostSummary: { parameters: checkGetPostSummaryParameters },
};
