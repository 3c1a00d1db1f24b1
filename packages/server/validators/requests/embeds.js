// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';
import { checkEmbedCreateRequest } from '../schemas/embed.js';

/** Whether the parameters of `getEmbed` are valid. */
export const checkGetEmbedParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const sgid = path.sgid;
    if (typeof sgid !== 'string') {
      if (refuseMember(found, '/path', 'sgid', sgid, 'type', 'string')) return false;
    } else if (isShorter(sgid, 1) && refuse(found, '/path/sgid', 'minLength', 1)) return false;
  }
  return fits(found);
};

export const embedsRequestsChecks = {
  createEmbed: { body: checkEmbedCreateRequest },
  getEmbed: { parameters: checkGetEmbedParameters },
};
