// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isLonger, isObject, isUnknownText, mismatch, refuse, toStandardSchema, within } from '#validation';

const checkOrderMany = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && typeof value.a !== 'string' && refuse(found, '/a', 'type', 'string')) return false;
  if (value.b !== undefined && typeof value.b !== 'string' && refuse(found, '/b', 'type', 'string')) return false;
  if (value.c !== undefined && typeof value.c !== 'string' && refuse(found, '/c', 'type', 'string')) return false;
  if (value.d !== undefined && typeof value.d !== 'string' && refuse(found, '/d', 'type', 'string')) return false;
  if (value.e !== undefined && typeof value.e !== 'string' && refuse(found, '/e', 'type', 'string')) return false;
  if (value.f !== undefined && typeof value.f !== 'string' && refuse(found, '/f', 'type', 'string')) return false;
  if (value.g !== undefined && typeof value.g !== 'string' && refuse(found, '/g', 'type', 'string')) return false;
  if (value.h !== undefined && typeof value.h !== 'string' && refuse(found, '/h', 'type', 'string')) return false;
  return fits(found);
};

const checkOrderLonger = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && typeof value.a !== 'string' && refuse(found, '/a', 'type', 'string')) return false;
  if (value.b !== undefined && typeof value.b !== 'string' && refuse(found, '/b', 'type', 'string')) return false;
  if (value.c !== undefined && typeof value.c !== 'string' && refuse(found, '/c', 'type', 'string')) return false;
  if (value.d !== undefined && typeof value.d !== 'string' && refuse(found, '/d', 'type', 'string')) return false;
  if (value.e !== undefined && typeof value.e !== 'string' && refuse(found, '/e', 'type', 'string')) return false;
  if (value.f !== undefined && typeof value.f !== 'string' && refuse(found, '/f', 'type', 'string')) return false;
  if (value.g !== undefined && typeof value.g !== 'string' && refuse(found, '/g', 'type', 'string')) return false;
  const h = value.h;
  if (h !== undefined) {
    if (typeof h !== 'string') {
      if (refuse(found, '/h', 'type', 'string')) return false;
    } else if (isLonger(h, 2) && refuse(found, '/h', 'maxLength', 2)) return false;
  }
  return fits(found);
};

const checkOrderWritten = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && typeof value.a !== 'string' && refuse(found, '/a', 'type', 'string')) return false;
  if (value.b !== undefined && typeof value.b !== 'string' && refuse(found, '/b', 'type', 'string')) return false;
  if (value.c !== undefined && typeof value.c !== 'string' && refuse(found, '/c', 'type', 'string')) return false;
  if (value.d !== undefined && typeof value.d !== 'string' && refuse(found, '/d', 'type', 'string')) return false;
  if (value.e !== undefined && typeof value.e !== 'string' && refuse(found, '/e', 'type', 'string')) return false;
  if (value.f !== undefined && typeof value.f !== 'string' && refuse(found, '/f', 'type', 'string')) return false;
  if (value.g !== undefined && typeof value.g !== 'string' && refuse(found, '/g', 'type', 'string')) return false;
  if (value.h !== undefined && typeof value.h !== 'string' && refuse(found, '/h', 'type', 'string')) return false;
  return fits(found);
};

/** Whether a value is a `Order`. */
export const checkOrder = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const few = value.few;
  if (few !== undefined) {
    if (!isObject(few)) {
      if (refuse(found, '/few', 'type', 'object')) return false;
    } else {
      if (few.a !== undefined && typeof few.a !== 'string' && refuse(found, '/few/a', 'type', 'string')) return false;
      if (few.b !== undefined && typeof few.b !== 'string' && refuse(found, '/few/b', 'type', 'string')) return false;
      if (few.c !== undefined && typeof few.c !== 'string' && refuse(found, '/few/c', 'type', 'string')) return false;
      if (few.d !== undefined && typeof few.d !== 'string' && refuse(found, '/few/d', 'type', 'string')) return false;
      if (few.e !== undefined && typeof few.e !== 'string' && refuse(found, '/few/e', 'type', 'string')) return false;
      if (few.f !== undefined && typeof few.f !== 'string' && refuse(found, '/few/f', 'type', 'string')) return false;
      if (few.g !== undefined && typeof few.g !== 'string' && refuse(found, '/few/g', 'type', 'string')) return false;
    }
  }
  const many = value.many;
  if (many !== undefined && !checkOrderMany(many) && within(found, '/many', checkOrderMany, many)) return false;
  const described = value.described;
  if (
    described !== undefined &&
    !checkOrderMany(described) &&
    within(found, '/described', checkOrderMany, described)
  )
    return false;
  const longer = value.longer;
  if (
    longer !== undefined &&
    !checkOrderLonger(longer) &&
    within(found, '/longer', checkOrderLonger, longer)
  )
    return false;
  const written = value.written;
  if (
    written !== undefined &&
    !checkOrderWritten(written) &&
    within(found, '/written', checkOrderWritten, written)
  )
    return false;
  return fits(found);
};

/** A `Order` as a Standard Schema. */
export const orderSchema = /* @__PURE__ */ toStandardSchema(checkOrder);

const checkOrderInputMany = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && typeof value.a !== 'string' && refuse(found, '/a', 'type', 'string')) return false;
  if (value.b !== undefined && typeof value.b !== 'string' && refuse(found, '/b', 'type', 'string')) return false;
  if (value.c !== undefined && typeof value.c !== 'string' && refuse(found, '/c', 'type', 'string')) return false;
  if (value.d !== undefined && typeof value.d !== 'string' && refuse(found, '/d', 'type', 'string')) return false;
  if (value.e !== undefined && typeof value.e !== 'string' && refuse(found, '/e', 'type', 'string')) return false;
  if (value.f !== undefined && typeof value.f !== 'string' && refuse(found, '/f', 'type', 'string')) return false;
  if (value.g !== undefined && typeof value.g !== 'string' && refuse(found, '/g', 'type', 'string')) return false;
  if (value.h !== undefined && typeof value.h !== 'string' && refuse(found, '/h', 'type', 'string')) return false;
  return fits(found);
};

const checkOrderInputLonger = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && typeof value.a !== 'string' && refuse(found, '/a', 'type', 'string')) return false;
  if (value.b !== undefined && typeof value.b !== 'string' && refuse(found, '/b', 'type', 'string')) return false;
  if (value.c !== undefined && typeof value.c !== 'string' && refuse(found, '/c', 'type', 'string')) return false;
  if (value.d !== undefined && typeof value.d !== 'string' && refuse(found, '/d', 'type', 'string')) return false;
  if (value.e !== undefined && typeof value.e !== 'string' && refuse(found, '/e', 'type', 'string')) return false;
  if (value.f !== undefined && typeof value.f !== 'string' && refuse(found, '/f', 'type', 'string')) return false;
  if (value.g !== undefined && typeof value.g !== 'string' && refuse(found, '/g', 'type', 'string')) return false;
  const h = value.h;
  if (h !== undefined) {
    if (typeof h !== 'string') {
      if (refuse(found, '/h', 'type', 'string')) return false;
    } else if (isLonger(h, 2) && refuse(found, '/h', 'maxLength', 2)) return false;
  }
  return fits(found);
};

const checkOrderInputWritten = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.a !== undefined && typeof value.a !== 'string' && refuse(found, '/a', 'type', 'string')) return false;
  if (value.b !== undefined && typeof value.b !== 'string' && refuse(found, '/b', 'type', 'string')) return false;
  if (value.c !== undefined && typeof value.c !== 'string' && refuse(found, '/c', 'type', 'string')) return false;
  if (value.d !== undefined && typeof value.d !== 'string' && refuse(found, '/d', 'type', 'string')) return false;
  if (value.e !== undefined && typeof value.e !== 'string' && refuse(found, '/e', 'type', 'string')) return false;
  if (value.f !== undefined && typeof value.f !== 'string' && refuse(found, '/f', 'type', 'string')) return false;
  if (value.g !== undefined && typeof value.g !== 'string' && refuse(found, '/g', 'type', 'string')) return false;
  if (value.h !== undefined && refuse(found, '/h', 'readOnly')) return false;
  return fits(found);
};

/** Whether a value is a `OrderInput`. */
export const checkOrderInput = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const few = value.few;
  if (few !== undefined) {
    if (!isObject(few)) {
      if (refuse(found, '/few', 'type', 'object')) return false;
    } else {
      if (few.a !== undefined && typeof few.a !== 'string' && refuse(found, '/few/a', 'type', 'string')) return false;
      if (few.b !== undefined && typeof few.b !== 'string' && refuse(found, '/few/b', 'type', 'string')) return false;
      if (few.c !== undefined && typeof few.c !== 'string' && refuse(found, '/few/c', 'type', 'string')) return false;
      if (few.d !== undefined && typeof few.d !== 'string' && refuse(found, '/few/d', 'type', 'string')) return false;
      if (few.e !== undefined && typeof few.e !== 'string' && refuse(found, '/few/e', 'type', 'string')) return false;
      if (few.f !== undefined && typeof few.f !== 'string' && refuse(found, '/few/f', 'type', 'string')) return false;
      if (few.g !== undefined && typeof few.g !== 'string' && refuse(found, '/few/g', 'type', 'string')) return false;
    }
  }
  const many = value.many;
  if (
    many !== undefined &&
    !checkOrderInputMany(many) &&
    within(found, '/many', checkOrderInputMany, many)
  )
    return false;
  const described = value.described;
  if (
    described !== undefined &&
    !checkOrderInputMany(described) &&
    within(found, '/described', checkOrderInputMany, described)
  )
    return false;
  const longer = value.longer;
  if (
    longer !== undefined &&
    !checkOrderInputLonger(longer) &&
    within(found, '/longer', checkOrderInputLonger, longer)
  )
    return false;
  const written = value.written;
  if (
    written !== undefined &&
    !checkOrderInputWritten(written) &&
    within(found, '/written', checkOrderInputWritten, written)
  )
    return false;
  return fits(found);
};

/** A `OrderInput` as a Standard Schema. */
export const orderInputSchema = /* @__PURE__ */ toStandardSchema(checkOrderInput);

/** Whether a value is a `Bill`. */
export const checkBill = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const few = value.few;
  if (few !== undefined) {
    if (!isObject(few)) {
      if (refuse(found, '/few', 'type', 'object')) return false;
    } else {
      if (few.a !== undefined && typeof few.a !== 'string' && refuse(found, '/few/a', 'type', 'string')) return false;
      if (few.b !== undefined && typeof few.b !== 'string' && refuse(found, '/few/b', 'type', 'string')) return false;
      if (few.c !== undefined && typeof few.c !== 'string' && refuse(found, '/few/c', 'type', 'string')) return false;
      if (few.d !== undefined && typeof few.d !== 'string' && refuse(found, '/few/d', 'type', 'string')) return false;
      if (few.e !== undefined && typeof few.e !== 'string' && refuse(found, '/few/e', 'type', 'string')) return false;
      if (few.f !== undefined && typeof few.f !== 'string' && refuse(found, '/few/f', 'type', 'string')) return false;
      if (few.g !== undefined && typeof few.g !== 'string' && refuse(found, '/few/g', 'type', 'string')) return false;
    }
  }
  const same = value.same;
  if (same !== undefined && !checkOrderMany(same) && within(found, '/same', checkOrderMany, same)) return false;
  const list = value.list;
  if (list !== undefined) {
    if (!Array.isArray(list)) {
      if (refuse(found, '/list', 'type', 'array')) return false;
    } else {
      for (let index = 0; index < list.length; index += 1) {
        const item = list[index];
        if (!checkOrderMany(item) && within(found, '/list/' + index, checkOrderMany, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `Bill` as a Standard Schema. */
export const billSchema = /* @__PURE__ */ toStandardSchema(checkBill);

const checkKeptParcel = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const state = value.state;
  if (
    state !== undefined &&
    state !== 'sent' && state !== 'lost' &&
    refuse(found, '/state', 'enum', ['sent', 'lost'])
  )
    return false;
  if (value.a !== undefined && typeof value.a !== 'string' && refuse(found, '/a', 'type', 'string')) return false;
  if (value.b !== undefined && typeof value.b !== 'string' && refuse(found, '/b', 'type', 'string')) return false;
  if (value.c !== undefined && typeof value.c !== 'string' && refuse(found, '/c', 'type', 'string')) return false;
  if (value.d !== undefined && typeof value.d !== 'string' && refuse(found, '/d', 'type', 'string')) return false;
  if (value.e !== undefined && typeof value.e !== 'string' && refuse(found, '/e', 'type', 'string')) return false;
  if (value.f !== undefined && typeof value.f !== 'string' && refuse(found, '/f', 'type', 'string')) return false;
  if (value.g !== undefined && typeof value.g !== 'string' && refuse(found, '/g', 'type', 'string')) return false;
  return fits(found);
};

/** Whether a value is a `Kept`. */
export const checkKept = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const parcel = value.parcel;
  if (
    parcel !== undefined &&
    !checkKeptParcel(parcel) &&
    within(found, '/parcel', checkKeptParcel, parcel)
  )
    return false;
  return fits(found);
};

/** A `Kept` as a Standard Schema. */
export const keptSchema = /* @__PURE__ */ toStandardSchema(checkKept);

const checkShippedParcel = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const state = value.state;
  if (
    state !== undefined &&
    state !== 'sent' && state !== 'lost' && !isUnknownText(state) &&
    refuse(found, '/state', 'enum', ['sent', 'lost'])
  )
    return false;
  if (value.a !== undefined && typeof value.a !== 'string' && refuse(found, '/a', 'type', 'string')) return false;
  if (value.b !== undefined && typeof value.b !== 'string' && refuse(found, '/b', 'type', 'string')) return false;
  if (value.c !== undefined && typeof value.c !== 'string' && refuse(found, '/c', 'type', 'string')) return false;
  if (value.d !== undefined && typeof value.d !== 'string' && refuse(found, '/d', 'type', 'string')) return false;
  if (value.e !== undefined && typeof value.e !== 'string' && refuse(found, '/e', 'type', 'string')) return false;
  if (value.f !== undefined && typeof value.f !== 'string' && refuse(found, '/f', 'type', 'string')) return false;
  if (value.g !== undefined && typeof value.g !== 'string' && refuse(found, '/g', 'type', 'string')) return false;
  return fits(found);
};

/** Whether a value is a `Shipped`. */
export const checkShipped = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const parcel = value.parcel;
  if (
    parcel !== undefined &&
    !checkShippedParcel(parcel) &&
    within(found, '/parcel', checkShippedParcel, parcel)
  )
    return false;
  return fits(found);
};

/** A `Shipped` as a Standard Schema. */
export const shippedSchema = /* @__PURE__ */ toStandardSchema(checkShipped);
