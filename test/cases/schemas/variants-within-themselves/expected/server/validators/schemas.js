// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  inMember,
  isBoolean,
  isInteger,
  isObject,
  mismatch,
  once,
  refuse,
  refuseAll,
  toStandardSchema,
  toToken,
} from '#validation';

const checkAnyVariant1 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const value2 = value.value;
  if (value2 !== undefined && !isInteger(value2) && inMember(found, value, '/value', isInteger)) return false;
  if (value.next !== undefined && !checkAny(value.next) && inMember(found, value, '/next', checkAny)) return false;
  return fits(found);
};

const checkAnyVariant2 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const value2 = value.value;
  if (value2 !== undefined && !isBoolean(value2) && inMember(found, value, '/value', isBoolean)) return false;
  if (value.next !== undefined && !checkAny(value.next) && inMember(found, value, '/next', checkAny)) return false;
  return fits(found);
};

const checkAnyVariant3 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const value2 = value.value;
  if (value2 !== undefined && value2 !== null && refuse(found, '/value', 'type', 'null')) return false;
  if (value.next !== undefined && !checkAny(value.next) && inMember(found, value, '/next', checkAny)) return false;
  return fits(found);
};

export const checkAny = /* @__PURE__ */ once((value, found) => {
  if (!checkAnyVariant1(value) && !checkAnyVariant2(value) && !checkAnyVariant3(value))
    if (refuseAll(found, '', 'anyOf', value, [checkAnyVariant1, checkAnyVariant2, checkAnyVariant3])) return false;
  return fits(found);
});
export const anySchema = /* @__PURE__ */ toStandardSchema(checkAny);

const checkOneVariant1 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.next !== undefined && !checkOne(value.next) && inMember(found, value, '/next', checkOne)) return false;
  if (!isInteger(value.value) && inMember(found, value, '/value', isInteger)) return false;
  for (const key of Object.keys(value))
    if (key !== 'next' && key !== 'value' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};

const checkOneVariant2 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkOne(value.next) && inMember(found, value, '/next', checkOne)) return false;
  for (const key of Object.keys(value))
    if (key !== 'next' && refuse(found, '', 'additionalProperties', key)) return false;
  return fits(found);
};

export const checkOne = /* @__PURE__ */ once((value, found) => {
  if (Number(checkOneVariant1(value)) + Number(checkOneVariant2(value)) !== 1)
    if (refuseAll(found, '', 'oneOf', value, [checkOneVariant1, checkOneVariant2])) return false;
  return fits(found);
});
export const oneSchema = /* @__PURE__ */ toStandardSchema(checkOne);

const checkTreeVariant2 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.left !== undefined && !checkTree(value.left) && inMember(found, value, '/left', checkTree)) return false;
  const right = value.right;
  if (right !== undefined && !checkTree(right) && inMember(found, value, '/right', checkTree)) return false;
  return fits(found);
};

const checkTreeString = (value, found) => {
  if (typeof value !== 'string' && refuse(found, '', 'type', 'string')) return false;
  return fits(found);
};

export const checkTree = (value, found) => {
  if (!(typeof value === 'string') && !checkTreeVariant2(value))
    if (refuseAll(found, '', 'anyOf', value, [checkTreeString, checkTreeVariant2])) return false;
  return fits(found);
};
export const treeSchema = /* @__PURE__ */ toStandardSchema(checkTree);
