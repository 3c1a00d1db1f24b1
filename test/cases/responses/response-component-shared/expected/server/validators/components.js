// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isListed, isObject, mismatch, refuse } from '#validation';

const notFoundKindValues = /* @__PURE__ */ new Set(['pet', 'cat']);

export const checkNotFound = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isListed(value.kind, found, '/kind', notFoundKindValues)) return false;
  return fits(found);
};
