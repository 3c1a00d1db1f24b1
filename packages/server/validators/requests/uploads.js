// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';
import { checkDirectUploadCreateRequest } from '../schemas/direct-upload.js';

/** Whether the parameters of `getDirectUpload` are valid. */
export const checkGetDirectUploadParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const signedId = path.signed_id;
    if (typeof signedId !== 'string') {
      if (refuseMember(found, '/path', 'signed_id', signedId, 'type', 'string')) return false;
    } else if (isShorter(signedId, 1) && refuse(found, '/path/signed_id', 'minLength', 1)) return false;
  }
  return fits(found);
};

export const uploadsRequestsChecks = {
  createDirectUpload: { body: checkDirectUploadCreateRequest },
  getDirectUpload: { parameters: checkGetDirectUploadParameters },
};
