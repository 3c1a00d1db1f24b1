// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, within } from '#validation';
import { checkBill, checkOrderInput } from '../schemas/schemas.js';

const checkAddLetterBodyAnyOf1 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const page = value.page;
  if (!(page instanceof Blob) && refuseMember(found, '', 'page', page, 'type', 'file')) return false;
  if (value.to !== undefined && typeof value.to !== 'string' && refuse(found, '/to', 'type', 'string')) return false;
  if (
    value.from !== undefined &&
    typeof value.from !== 'string' &&
    refuse(found, '/from', 'type', 'string')
  )
    return false;
  if (
    value.street !== undefined &&
    typeof value.street !== 'string' &&
    refuse(found, '/street', 'type', 'string')
  )
    return false;
  if (
    value.place !== undefined &&
    typeof value.place !== 'string' &&
    refuse(found, '/place', 'type', 'string')
  )
    return false;
  if (
    value.subject !== undefined &&
    typeof value.subject !== 'string' &&
    refuse(found, '/subject', 'type', 'string')
  )
    return false;
  if (
    value.date !== undefined &&
    typeof value.date !== 'string' &&
    refuse(found, '/date', 'type', 'string')
  )
    return false;
  if (
    value.weight !== undefined &&
    typeof value.weight !== 'string' &&
    refuse(found, '/weight', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** Whether a value is the body that is meant here. */
export const checkAddLetterBody = (value, found) => {
  if (!checkAddLetterBodyAnyOf1(value) && within(found, '', checkAddLetterBodyAnyOf1, value)) return false;
  return fits(found);
};

const checkAddTextBodyAnyOf1 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const page = value.page;
  if (typeof page !== 'string' && refuseMember(found, '', 'page', page, 'type', 'string')) return false;
  if (value.to !== undefined && typeof value.to !== 'string' && refuse(found, '/to', 'type', 'string')) return false;
  if (
    value.from !== undefined &&
    typeof value.from !== 'string' &&
    refuse(found, '/from', 'type', 'string')
  )
    return false;
  if (
    value.street !== undefined &&
    typeof value.street !== 'string' &&
    refuse(found, '/street', 'type', 'string')
  )
    return false;
  if (
    value.place !== undefined &&
    typeof value.place !== 'string' &&
    refuse(found, '/place', 'type', 'string')
  )
    return false;
  if (
    value.subject !== undefined &&
    typeof value.subject !== 'string' &&
    refuse(found, '/subject', 'type', 'string')
  )
    return false;
  if (
    value.date !== undefined &&
    typeof value.date !== 'string' &&
    refuse(found, '/date', 'type', 'string')
  )
    return false;
  if (
    value.weight !== undefined &&
    typeof value.weight !== 'string' &&
    refuse(found, '/weight', 'type', 'string')
  )
    return false;
  return fits(found);
};

/** Whether a value is the body that is meant here. */
export const checkAddTextBody = (value, found) => {
  if (!checkAddTextBodyAnyOf1(value) && within(found, '', checkAddTextBodyAnyOf1, value)) return false;
  return fits(found);
};

export const ordersRequestsChecks = {
  addOrder: { body: checkOrderInput },
  addBill: { body: checkBill },
  addLetter: { body: checkAddLetterBody },
  addText: { body: checkAddTextBody },
};
