// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, inMember, isObject, isText, mismatch, refuse, refuseMember, within } from '#validation';
import { checkBill, checkKept, checkOrderInput } from './schemas.js';

const checkAddLetterBodyVariant1 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const page = value.page;
  if (!(page instanceof Blob) && refuseMember(found, '', 'page', page, 'type', 'file')) return false;
  if (value.to !== undefined && !isText(value.to) && inMember(found, value, '/to', isText)) return false;
  if (value.from !== undefined && !isText(value.from) && inMember(found, value, '/from', isText)) return false;
  if (value.street !== undefined && !isText(value.street) && inMember(found, value, '/street', isText)) return false;
  if (value.place !== undefined && !isText(value.place) && inMember(found, value, '/place', isText)) return false;
  const subject = value.subject;
  if (subject !== undefined && !isText(subject) && inMember(found, value, '/subject', isText)) return false;
  if (value.date !== undefined && !isText(value.date) && inMember(found, value, '/date', isText)) return false;
  if (value.weight !== undefined && !isText(value.weight) && inMember(found, value, '/weight', isText)) return false;
  return fits(found);
};

const checkAddLetterBody = (value, found) => {
  if (!checkAddLetterBodyVariant1(value) && within(found, '', checkAddLetterBodyVariant1, value)) return false;
  return fits(found);
};

const checkAddTextBodyVariant1 = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!isText(value.page) && inMember(found, value, '/page', isText)) return false;
  if (value.to !== undefined && !isText(value.to) && inMember(found, value, '/to', isText)) return false;
  if (value.from !== undefined && !isText(value.from) && inMember(found, value, '/from', isText)) return false;
  if (value.street !== undefined && !isText(value.street) && inMember(found, value, '/street', isText)) return false;
  if (value.place !== undefined && !isText(value.place) && inMember(found, value, '/place', isText)) return false;
  const subject = value.subject;
  if (subject !== undefined && !isText(subject) && inMember(found, value, '/subject', isText)) return false;
  if (value.date !== undefined && !isText(value.date) && inMember(found, value, '/date', isText)) return false;
  if (value.weight !== undefined && !isText(value.weight) && inMember(found, value, '/weight', isText)) return false;
  return fits(found);
};

const checkAddTextBody = (value, found) => {
  if (!checkAddTextBodyVariant1(value) && within(found, '', checkAddTextBodyVariant1, value)) return false;
  return fits(found);
};

export const requests = {
  addOrder: { body: checkOrderInput },
  addBill: { body: checkBill },
  addLetter: { body: checkAddLetterBody },
  addText: { body: checkAddTextBody },
};

export const responses = {
  addBill: { 200: checkKept },
};
