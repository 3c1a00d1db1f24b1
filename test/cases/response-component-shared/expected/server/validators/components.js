// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember } from '#validation';

/** Whether a value is the body that is meant here. */
export const checkNotFound = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const kind = value.kind;
  if (kind !== 'pet' && kind !== 'cat' && refuseMember(found, '', 'kind', kind, 'enum', ['pet', 'cat'])) return false;
  return fits(found);
};
