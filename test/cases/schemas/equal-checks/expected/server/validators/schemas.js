// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  countItems,
  fits,
  inMember,
  isArray,
  isListed,
  isObject,
  isText,
  isTextOfLength,
  isUnknownText,
  mismatch,
  refuse,
  toStandardSchema,
  within,
} from '#validation';

const checkOrderMany = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && !isText(value.a) && inMember(found, value, '/a', isText)) return false;
  if (value.b !== undefined && !isText(value.b) && inMember(found, value, '/b', isText)) return false;
  if (value.c !== undefined && !isText(value.c) && inMember(found, value, '/c', isText)) return false;
  if (value.d !== undefined && !isText(value.d) && inMember(found, value, '/d', isText)) return false;
  if (value.e !== undefined && !isText(value.e) && inMember(found, value, '/e', isText)) return false;
  if (value.f !== undefined && !isText(value.f) && inMember(found, value, '/f', isText)) return false;
  if (value.g !== undefined && !isText(value.g) && inMember(found, value, '/g', isText)) return false;
  if (value.h !== undefined && !isText(value.h) && inMember(found, value, '/h', isText)) return false;
  return fits(found);
};

const checkOrderLonger = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && !isText(value.a) && inMember(found, value, '/a', isText)) return false;
  if (value.b !== undefined && !isText(value.b) && inMember(found, value, '/b', isText)) return false;
  if (value.c !== undefined && !isText(value.c) && inMember(found, value, '/c', isText)) return false;
  if (value.d !== undefined && !isText(value.d) && inMember(found, value, '/d', isText)) return false;
  if (value.e !== undefined && !isText(value.e) && inMember(found, value, '/e', isText)) return false;
  if (value.f !== undefined && !isText(value.f) && inMember(found, value, '/f', isText)) return false;
  if (value.g !== undefined && !isText(value.g) && inMember(found, value, '/g', isText)) return false;
  if (value.h !== undefined && !isTextOfLength(value.h, found, '/h', 0, 2)) return false;
  return fits(found);
};

const checkOrderWritten = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && !isText(value.a) && inMember(found, value, '/a', isText)) return false;
  if (value.b !== undefined && !isText(value.b) && inMember(found, value, '/b', isText)) return false;
  if (value.c !== undefined && !isText(value.c) && inMember(found, value, '/c', isText)) return false;
  if (value.d !== undefined && !isText(value.d) && inMember(found, value, '/d', isText)) return false;
  if (value.e !== undefined && !isText(value.e) && inMember(found, value, '/e', isText)) return false;
  if (value.f !== undefined && !isText(value.f) && inMember(found, value, '/f', isText)) return false;
  if (value.g !== undefined && !isText(value.g) && inMember(found, value, '/g', isText)) return false;
  if (value.h !== undefined && !isText(value.h) && inMember(found, value, '/h', isText)) return false;
  return fits(found);
};

export const checkOrder = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const few = value.few;
  if (few !== undefined) {
    if (!isObject(few)) {
      if (refuse(found, '/few', 'type', 'object')) return false;
    } else {
      if (few.a !== undefined && !isText(few.a) && inMember(found, few, '/few/a', isText)) return false;
      if (few.b !== undefined && !isText(few.b) && inMember(found, few, '/few/b', isText)) return false;
      if (few.c !== undefined && !isText(few.c) && inMember(found, few, '/few/c', isText)) return false;
      if (few.d !== undefined && !isText(few.d) && inMember(found, few, '/few/d', isText)) return false;
      if (few.e !== undefined && !isText(few.e) && inMember(found, few, '/few/e', isText)) return false;
      if (few.f !== undefined && !isText(few.f) && inMember(found, few, '/few/f', isText)) return false;
      if (few.g !== undefined && !isText(few.g) && inMember(found, few, '/few/g', isText)) return false;
    }
  }
  const many = value.many;
  if (many !== undefined && !checkOrderMany(many) && inMember(found, value, '/many', checkOrderMany)) return false;
  const described = value.described;
  if (described !== undefined && !checkOrderMany(described))
    if (inMember(found, value, '/described', checkOrderMany)) return false;
  const longer = value.longer;
  if (longer !== undefined && !checkOrderLonger(longer))
    if (inMember(found, value, '/longer', checkOrderLonger)) return false;
  const written = value.written;
  if (written !== undefined && !checkOrderWritten(written))
    if (inMember(found, value, '/written', checkOrderWritten)) return false;
  return fits(found);
};
export const orderSchema = /* @__PURE__ */ toStandardSchema(checkOrder);

const checkOrderInputMany = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && !isText(value.a) && inMember(found, value, '/a', isText)) return false;
  if (value.b !== undefined && !isText(value.b) && inMember(found, value, '/b', isText)) return false;
  if (value.c !== undefined && !isText(value.c) && inMember(found, value, '/c', isText)) return false;
  if (value.d !== undefined && !isText(value.d) && inMember(found, value, '/d', isText)) return false;
  if (value.e !== undefined && !isText(value.e) && inMember(found, value, '/e', isText)) return false;
  if (value.f !== undefined && !isText(value.f) && inMember(found, value, '/f', isText)) return false;
  if (value.g !== undefined && !isText(value.g) && inMember(found, value, '/g', isText)) return false;
  if (value.h !== undefined && !isText(value.h) && inMember(found, value, '/h', isText)) return false;
  return fits(found);
};

const checkOrderInputLonger = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && !isText(value.a) && inMember(found, value, '/a', isText)) return false;
  if (value.b !== undefined && !isText(value.b) && inMember(found, value, '/b', isText)) return false;
  if (value.c !== undefined && !isText(value.c) && inMember(found, value, '/c', isText)) return false;
  if (value.d !== undefined && !isText(value.d) && inMember(found, value, '/d', isText)) return false;
  if (value.e !== undefined && !isText(value.e) && inMember(found, value, '/e', isText)) return false;
  if (value.f !== undefined && !isText(value.f) && inMember(found, value, '/f', isText)) return false;
  if (value.g !== undefined && !isText(value.g) && inMember(found, value, '/g', isText)) return false;
  if (value.h !== undefined && !isTextOfLength(value.h, found, '/h', 0, 2)) return false;
  return fits(found);
};

const checkOrderInputWritten = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && !isText(value.a) && inMember(found, value, '/a', isText)) return false;
  if (value.b !== undefined && !isText(value.b) && inMember(found, value, '/b', isText)) return false;
  if (value.c !== undefined && !isText(value.c) && inMember(found, value, '/c', isText)) return false;
  if (value.d !== undefined && !isText(value.d) && inMember(found, value, '/d', isText)) return false;
  if (value.e !== undefined && !isText(value.e) && inMember(found, value, '/e', isText)) return false;
  if (value.f !== undefined && !isText(value.f) && inMember(found, value, '/f', isText)) return false;
  if (value.g !== undefined && !isText(value.g) && inMember(found, value, '/g', isText)) return false;
  if (value.h !== undefined && refuse(found, '/h', 'readOnly')) return false;
  return fits(found);
};

export const checkOrderInput = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const few = value.few;
  if (few !== undefined) {
    if (!isObject(few)) {
      if (refuse(found, '/few', 'type', 'object')) return false;
    } else {
      if (few.a !== undefined && !isText(few.a) && inMember(found, few, '/few/a', isText)) return false;
      if (few.b !== undefined && !isText(few.b) && inMember(found, few, '/few/b', isText)) return false;
      if (few.c !== undefined && !isText(few.c) && inMember(found, few, '/few/c', isText)) return false;
      if (few.d !== undefined && !isText(few.d) && inMember(found, few, '/few/d', isText)) return false;
      if (few.e !== undefined && !isText(few.e) && inMember(found, few, '/few/e', isText)) return false;
      if (few.f !== undefined && !isText(few.f) && inMember(found, few, '/few/f', isText)) return false;
      if (few.g !== undefined && !isText(few.g) && inMember(found, few, '/few/g', isText)) return false;
    }
  }
  const many = value.many;
  if (many !== undefined && !checkOrderInputMany(many))
    if (inMember(found, value, '/many', checkOrderInputMany)) return false;
  const described = value.described;
  if (described !== undefined && !checkOrderInputMany(described))
    if (inMember(found, value, '/described', checkOrderInputMany)) return false;
  const longer = value.longer;
  if (longer !== undefined && !checkOrderInputLonger(longer))
    if (inMember(found, value, '/longer', checkOrderInputLonger)) return false;
  const written = value.written;
  if (written !== undefined && !checkOrderInputWritten(written))
    if (inMember(found, value, '/written', checkOrderInputWritten)) return false;
  return fits(found);
};
export const orderInputSchema = /* @__PURE__ */ toStandardSchema(checkOrderInput);

export const checkBill = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const few = value.few;
  if (few !== undefined) {
    if (!isObject(few)) {
      if (refuse(found, '/few', 'type', 'object')) return false;
    } else {
      if (few.a !== undefined && !isText(few.a) && inMember(found, few, '/few/a', isText)) return false;
      if (few.b !== undefined && !isText(few.b) && inMember(found, few, '/few/b', isText)) return false;
      if (few.c !== undefined && !isText(few.c) && inMember(found, few, '/few/c', isText)) return false;
      if (few.d !== undefined && !isText(few.d) && inMember(found, few, '/few/d', isText)) return false;
      if (few.e !== undefined && !isText(few.e) && inMember(found, few, '/few/e', isText)) return false;
      if (few.f !== undefined && !isText(few.f) && inMember(found, few, '/few/f', isText)) return false;
      if (few.g !== undefined && !isText(few.g) && inMember(found, few, '/few/g', isText)) return false;
    }
  }
  const same = value.same;
  if (same !== undefined && !checkOrderMany(same) && inMember(found, value, '/same', checkOrderMany)) return false;
  const list = value.list;
  if (list !== undefined && !isArray(list) && inMember(found, value, '/list', isArray)) return false;
  for (let index = 0; index < countItems(list); index += 1)
    if (!checkOrderMany(list[index]) && within(found, '/list/' + index, checkOrderMany, list[index])) return false;
  return fits(found);
};
export const billSchema = /* @__PURE__ */ toStandardSchema(checkBill);

const keptParcelStateValues = /* @__PURE__ */ new Set(['sent', 'lost']);

const checkKeptParcel = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.state !== undefined && !isListed(value.state, found, '/state', keptParcelStateValues)) return false;
  if (value.a !== undefined && !isText(value.a) && inMember(found, value, '/a', isText)) return false;
  if (value.b !== undefined && !isText(value.b) && inMember(found, value, '/b', isText)) return false;
  if (value.c !== undefined && !isText(value.c) && inMember(found, value, '/c', isText)) return false;
  if (value.d !== undefined && !isText(value.d) && inMember(found, value, '/d', isText)) return false;
  if (value.e !== undefined && !isText(value.e) && inMember(found, value, '/e', isText)) return false;
  if (value.f !== undefined && !isText(value.f) && inMember(found, value, '/f', isText)) return false;
  if (value.g !== undefined && !isText(value.g) && inMember(found, value, '/g', isText)) return false;
  return fits(found);
};

export const checkKept = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const parcel = value.parcel;
  if (parcel !== undefined && !checkKeptParcel(parcel))
    if (inMember(found, value, '/parcel', checkKeptParcel)) return false;
  return fits(found);
};
export const keptSchema = /* @__PURE__ */ toStandardSchema(checkKept);

const checkShippedParcel = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const state = value.state;
  if (state !== undefined && state !== 'sent' && state !== 'lost' && !isUnknownText(state))
    if (refuse(found, '/state', 'enum', ['sent', 'lost'])) return false;
  if (value.a !== undefined && !isText(value.a) && inMember(found, value, '/a', isText)) return false;
  if (value.b !== undefined && !isText(value.b) && inMember(found, value, '/b', isText)) return false;
  if (value.c !== undefined && !isText(value.c) && inMember(found, value, '/c', isText)) return false;
  if (value.d !== undefined && !isText(value.d) && inMember(found, value, '/d', isText)) return false;
  if (value.e !== undefined && !isText(value.e) && inMember(found, value, '/e', isText)) return false;
  if (value.f !== undefined && !isText(value.f) && inMember(found, value, '/f', isText)) return false;
  if (value.g !== undefined && !isText(value.g) && inMember(found, value, '/g', isText)) return false;
  return fits(found);
};

export const checkShipped = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const parcel = value.parcel;
  if (parcel !== undefined && !checkShippedParcel(parcel))
    if (inMember(found, value, '/parcel', checkShippedParcel)) return false;
  return fits(found);
};
export const shippedSchema = /* @__PURE__ */ toStandardSchema(checkShipped);
