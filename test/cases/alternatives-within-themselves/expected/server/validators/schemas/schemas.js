// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  isObject,
  mismatch,
  once,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
  withinMember,
} from '#validation';

const checkAnyAnyOf1 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.value !== undefined &&
    !Number.isInteger(value.value) &&
    refuse(found, '/value', 'type', 'integer')
  )
    return false;
  if (value.next !== undefined && !checkAny(value.next) && within(found, '/next', checkAny, value.next)) return false;
  return fits(found);
};

const checkAnyAnyOf2 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.value !== undefined &&
    typeof value.value !== 'boolean' &&
    refuse(found, '/value', 'type', 'boolean')
  )
    return false;
  if (value.next !== undefined && !checkAny(value.next) && within(found, '/next', checkAny, value.next)) return false;
  return fits(found);
};

const checkAnyAnyOf3 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.value !== undefined && value.value !== null && refuse(found, '/value', 'type', 'null')) return false;
  if (value.next !== undefined && !checkAny(value.next) && within(found, '/next', checkAny, value.next)) return false;
  return fits(found);
};

/** Whether a value is a `Any`. */
export const checkAny = /* @__PURE__ */ once((value, found) => {
  if (
    !checkAnyAnyOf1(value) && !checkAnyAnyOf2(value) && !checkAnyAnyOf3(value) &&
    refuseAll(found, '', 'anyOf', value, [checkAnyAnyOf1, checkAnyAnyOf2, checkAnyAnyOf3])
  )
    return false;
  return fits(found);
});

/** A `Any` as a Standard Schema. */
export const anySchema = /* @__PURE__ */ toStandardSchema(checkAny);

const checkOneOneOf1 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.next !== undefined && !checkOne(value.next) && within(found, '/next', checkOne, value.next)) return false;
  if (!Number.isInteger(value.value) && refuseMember(found, '', 'value', value.value, 'type', 'integer')) return false;
  for (const key of Object.keys(value))
    if (key !== 'next' && key !== 'value' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};

const checkOneOneOf2 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkOne(value.next) && withinMember(found, '', 'next', checkOne, value.next)) return false;
  for (const key of Object.keys(value))
    if (key !== 'next' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};

/** Whether a value is a `One`. */
export const checkOne = /* @__PURE__ */ once((value, found) => {
  if (
    Number(checkOneOneOf1(value)) + Number(checkOneOneOf2(value)) !== 1 &&
    refuseAll(found, '', 'oneOf', value, [checkOneOneOf1, checkOneOneOf2])
  )
    return false;
  return fits(found);
});

/** A `One` as a Standard Schema. */
export const oneSchema = /* @__PURE__ */ toStandardSchema(checkOne);

const checkTreeAnyOf2 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.left !== undefined && !checkTree(value.left) && within(found, '/left', checkTree, value.left)) return false;
  if (
    value.right !== undefined &&
    !checkTree(value.right) &&
    within(found, '/right', checkTree, value.right)
  )
    return false;
  return fits(found);
};

const checkTreeAnyOf1 = (value, found) => {
  if (typeof value !== 'string' && refuse(found, '', 'type', 'string')) return false;
  return fits(found);
};

/** Whether a value is a `Tree`. */
export const checkTree = (value, found) => {
  if (
    !(typeof value === 'string') && !checkTreeAnyOf2(value) &&
    refuseAll(found, '', 'anyOf', value, [checkTreeAnyOf1, checkTreeAnyOf2])
  )
    return false;
  return fits(found);
};

/** A `Tree` as a Standard Schema. */
export const treeSchema = /* @__PURE__ */ toStandardSchema(checkTree);
