// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  countItems,
  fits,
  hasDuplicates,
  inMember,
  isArray,
  isInteger,
  isMultiple,
  isNumber,
  isObject,
  isText,
  mismatch,
  refuse,
  refuseAll,
  refuseMember,
  toStandardSchema,
  toToken,
  within,
} from '#validation';

export const checkId = (value, found) => {
  if (typeof value !== 'bigint') return mismatch(found, 'integer');
  if (value < 1 && refuse(found, '', 'minimum', 1)) return false;
  if (BigInt.asIntN(64, value) !== value && refuse(found, '', 'format', 'int64')) return false;
  return fits(found);
};
export const idSchema = /* @__PURE__ */ toStandardSchema(checkId);

const checkEntryEitherBigint = (value, found) => {
  if (typeof value !== 'bigint') return mismatch(found, 'integer');
  if (BigInt.asIntN(64, value) !== value && refuse(found, '', 'format', 'int64')) return false;
  return fits(found);
};

const checkEntryEitherString = (value, found) => {
  if (typeof value !== 'string' && refuse(found, '', 'type', 'string')) return false;
  return fits(found);
};

const checkEntryEitherBoolean = (value, found) => {
  if (typeof value !== 'boolean' && refuse(found, '', 'type', 'boolean')) return false;
  return fits(found);
};

export const checkEntry = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkId(value.id) && inMember(found, value, '/id', checkId)) return false;
  const amount = value.amount;
  if (amount !== undefined) {
    if (typeof amount !== 'bigint') {
      if (refuse(found, '/amount', 'type', 'integer')) return false;
    } else if (BigInt.asIntN(64, amount) !== amount && refuse(found, '/amount', 'format', 'int64')) return false;
  }
  const size = value.size;
  if (size !== undefined) {
    if (typeof size !== 'bigint') {
      if (refuse(found, '/size', 'type', 'integer')) return false;
    } else if (BigInt.asUintN(64, size) !== size && refuse(found, '/size', 'format', 'uint64')) return false;
  }
  const maybe = value.maybe;
  if (maybe !== undefined) {
    if (typeof maybe !== 'bigint' && maybe !== null) {
      if (refuse(found, '/maybe', 'type', ['integer', 'null'])) return false;
    } else if (typeof maybe === 'bigint' && BigInt.asIntN(64, maybe) !== maybe)
      if (refuse(found, '/maybe', 'format', 'int64')) return false;
  }
  if (value.ratio !== undefined && !isNumber(value.ratio) && inMember(found, value, '/ratio', isNumber)) return false;
  const count = value.count;
  if (count !== undefined && !isInteger(count) && inMember(found, value, '/count', isInteger)) return false;
  if (value.text !== undefined && !isText(value.text) && inMember(found, value, '/text', isText)) return false;
  const list = value.list;
  if (list !== undefined) {
    if (!Array.isArray(list)) {
      if (refuse(found, '/list', 'type', 'array')) return false;
    } else {
      for (let index = 0; index < list.length; index += 1) {
        const item = list[index];
        if (typeof item !== 'bigint') {
          if (refuse(found, '/list/' + index, 'type', 'integer')) return false;
        } else if (BigInt.asIntN(64, item) !== item && refuse(found, '/list/' + index, 'format', 'int64')) return false;
      }
    }
  }
  const pair = value.pair;
  if (pair !== undefined) {
    if (!Array.isArray(pair)) {
      if (refuse(found, '/pair', 'type', 'array')) return false;
    } else {
      if (pair.length > 0 && !Number.isFinite(pair[0]) && refuse(found, '/pair/0', 'type', 'number')) return false;
      if (pair.length > 1) {
        if (typeof pair[1] !== 'bigint') {
          if (refuse(found, '/pair/1', 'type', 'integer')) return false;
        } else if (BigInt.asIntN(64, pair[1]) !== pair[1] && refuse(found, '/pair/1', 'format', 'int64')) return false;
      }
      for (let index2 = 2; index2 < pair.length; index2 += 1) {
        const item2 = pair[index2];
        if (typeof item2 !== 'string' && refuse(found, '/pair/' + index2, 'type', 'string')) return false;
      }
    }
  }
  const map = value.map;
  if (map !== undefined) {
    if (!isObject(map)) {
      if (refuse(found, '/map', 'type', 'object')) return false;
    } else {
      for (const key of Object.keys(map)) {
        if (typeof map[key] !== 'bigint') {
          if (refuse(found, '/map' + toToken(key), 'type', 'integer')) return false;
        } else if (BigInt.asIntN(64, map[key]) !== map[key] && refuse(found, '/map' + toToken(key), 'format', 'int64')) return false;
      }
    }
  }
  const owner = value.owner;
  if (owner !== undefined) {
    if (!isObject(owner)) {
      if (refuse(found, '/owner', 'type', 'object')) return false;
    } else if (owner.kind === 'Person') {
      if (!checkPerson(owner) && within(found, '/owner', checkPerson, owner)) return false;
    } else if (owner.kind === 'Company') {
      if (!checkCompany(owner) && within(found, '/owner', checkCompany, owner)) return false;
    } else if (owner.kind === undefined) {
      if (refuse(found, '/owner', 'required', 'kind')) return false;
    } else if (refuse(found, '/owner/kind', 'enum', ['Person', 'Company'])) return false;
  }
  const either = value.either;
  if (
    either !== undefined &&
    Number(checkEntryEitherBigint(either)) + Number(typeof either === 'string') + Number(typeof either === 'boolean') !== 1 &&
    refuseAll(found, '/either', 'oneOf', either, [checkEntryEitherBigint, checkEntryEitherString, checkEntryEitherBoolean])
  )
    return false;
  const children = value.children;
  if (children !== undefined && !isArray(children) && inMember(found, value, '/children', isArray)) return false;
  for (let index3 = 0; index3 < countItems(children); index3 += 1)
    if (!checkEntry(children[index3]) && within(found, '/children/' + index3, checkEntry, children[index3])) return false;
  return fits(found);
};
export const entrySchema = /* @__PURE__ */ toStandardSchema(checkEntry);

const checkEntryInputEitherBigint = (value, found) => {
  if (typeof value !== 'bigint') return mismatch(found, 'integer');
  if (BigInt.asIntN(64, value) !== value && refuse(found, '', 'format', 'int64')) return false;
  return fits(found);
};

const checkEntryInputEitherString = (value, found) => {
  if (typeof value !== 'string' && refuse(found, '', 'type', 'string')) return false;
  return fits(found);
};

const checkEntryInputEitherBoolean = (value, found) => {
  if (typeof value !== 'boolean' && refuse(found, '', 'type', 'boolean')) return false;
  return fits(found);
};

export const checkEntryInput = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && refuse(found, '/id', 'readOnly')) return false;
  const amount = value.amount;
  if (amount !== undefined) {
    if (typeof amount !== 'bigint') {
      if (refuse(found, '/amount', 'type', 'integer')) return false;
    } else if (BigInt.asIntN(64, amount) !== amount && refuse(found, '/amount', 'format', 'int64')) return false;
  }
  const size = value.size;
  if (size !== undefined) {
    if (typeof size !== 'bigint') {
      if (refuse(found, '/size', 'type', 'integer')) return false;
    } else if (BigInt.asUintN(64, size) !== size && refuse(found, '/size', 'format', 'uint64')) return false;
  }
  const maybe = value.maybe;
  if (maybe !== undefined) {
    if (typeof maybe !== 'bigint' && maybe !== null) {
      if (refuse(found, '/maybe', 'type', ['integer', 'null'])) return false;
    } else if (typeof maybe === 'bigint' && BigInt.asIntN(64, maybe) !== maybe)
      if (refuse(found, '/maybe', 'format', 'int64')) return false;
  }
  if (value.ratio !== undefined && !isNumber(value.ratio) && inMember(found, value, '/ratio', isNumber)) return false;
  const count = value.count;
  if (count !== undefined && !isInteger(count) && inMember(found, value, '/count', isInteger)) return false;
  if (value.text !== undefined && !isText(value.text) && inMember(found, value, '/text', isText)) return false;
  const list = value.list;
  if (list !== undefined) {
    if (!Array.isArray(list)) {
      if (refuse(found, '/list', 'type', 'array')) return false;
    } else {
      for (let index = 0; index < list.length; index += 1) {
        const item = list[index];
        if (typeof item !== 'bigint') {
          if (refuse(found, '/list/' + index, 'type', 'integer')) return false;
        } else if (BigInt.asIntN(64, item) !== item && refuse(found, '/list/' + index, 'format', 'int64')) return false;
      }
    }
  }
  const pair = value.pair;
  if (pair !== undefined) {
    if (!Array.isArray(pair)) {
      if (refuse(found, '/pair', 'type', 'array')) return false;
    } else {
      if (pair.length > 0 && !Number.isFinite(pair[0]) && refuse(found, '/pair/0', 'type', 'number')) return false;
      if (pair.length > 1) {
        if (typeof pair[1] !== 'bigint') {
          if (refuse(found, '/pair/1', 'type', 'integer')) return false;
        } else if (BigInt.asIntN(64, pair[1]) !== pair[1] && refuse(found, '/pair/1', 'format', 'int64')) return false;
      }
      for (let index2 = 2; index2 < pair.length; index2 += 1) {
        const item2 = pair[index2];
        if (typeof item2 !== 'string' && refuse(found, '/pair/' + index2, 'type', 'string')) return false;
      }
    }
  }
  const map = value.map;
  if (map !== undefined) {
    if (!isObject(map)) {
      if (refuse(found, '/map', 'type', 'object')) return false;
    } else {
      for (const key of Object.keys(map)) {
        if (typeof map[key] !== 'bigint') {
          if (refuse(found, '/map' + toToken(key), 'type', 'integer')) return false;
        } else if (BigInt.asIntN(64, map[key]) !== map[key] && refuse(found, '/map' + toToken(key), 'format', 'int64')) return false;
      }
    }
  }
  const owner = value.owner;
  if (owner !== undefined) {
    if (!isObject(owner)) {
      if (refuse(found, '/owner', 'type', 'object')) return false;
    } else if (owner.kind === 'Person') {
      if (!checkPerson(owner) && within(found, '/owner', checkPerson, owner)) return false;
    } else if (owner.kind === 'Company') {
      if (!checkCompany(owner) && within(found, '/owner', checkCompany, owner)) return false;
    } else if (owner.kind === undefined) {
      if (refuse(found, '/owner', 'required', 'kind')) return false;
    } else if (refuse(found, '/owner/kind', 'enum', ['Person', 'Company'])) return false;
  }
  const either = value.either;
  if (
    either !== undefined &&
    Number(checkEntryInputEitherBigint(either)) + Number(typeof either === 'string') + Number(typeof either === 'boolean') !== 1 &&
    refuseAll(found, '/either', 'oneOf', either, [checkEntryInputEitherBigint, checkEntryInputEitherString, checkEntryInputEitherBoolean])
  )
    return false;
  const children = value.children;
  if (children !== undefined && !isArray(children) && inMember(found, value, '/children', isArray)) return false;
  for (let index3 = 0; index3 < countItems(children); index3 += 1)
    if (!checkEntryInput(children[index3]))
      if (within(found, '/children/' + index3, checkEntryInput, children[index3])) return false;
  return fits(found);
};
export const entryInputSchema = /* @__PURE__ */ toStandardSchema(checkEntryInput);

export const checkPaper = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (typeof id !== 'bigint') {
    if (refuseMember(found, '', 'id', id, 'type', 'integer')) return false;
  } else if (BigInt.asUintN(64, id) !== id && refuse(found, '/id', 'format', 'uint64')) return false;
  const amount = value.amount;
  if (amount !== undefined) {
    if (typeof amount !== 'bigint') {
      if (refuse(found, '/amount', 'type', 'integer')) return false;
    } else if (BigInt.asIntN(64, amount) !== amount && refuse(found, '/amount', 'format', 'int64')) return false;
  }
  const maybe = value.maybe;
  if (maybe !== undefined) {
    if (typeof maybe !== 'bigint' && maybe !== null) {
      if (refuse(found, '/maybe', 'type', ['integer', 'null'])) return false;
    } else if (typeof maybe === 'bigint' && BigInt.asIntN(64, maybe) !== maybe)
      if (refuse(found, '/maybe', 'format', 'int64')) return false;
  }
  const count = value.count;
  if (count !== undefined && !isInteger(count) && inMember(found, value, '/count', isInteger)) return false;
  const list = value.list;
  if (list !== undefined) {
    if (!Array.isArray(list)) {
      if (refuse(found, '/list', 'type', 'array')) return false;
    } else {
      for (let index = 0; index < list.length; index += 1) {
        const item = list[index];
        if (typeof item !== 'bigint') {
          if (refuse(found, '/list/' + index, 'type', 'integer')) return false;
        } else if (BigInt.asIntN(64, item) !== item && refuse(found, '/list/' + index, 'format', 'int64')) return false;
      }
    }
  }
  const papers = value.papers;
  if (papers !== undefined && !isArray(papers) && inMember(found, value, '/papers', isArray)) return false;
  for (let index2 = 0; index2 < countItems(papers); index2 += 1)
    if (!checkPaper(papers[index2]) && within(found, '/papers/' + index2, checkPaper, papers[index2])) return false;
  return fits(found);
};
export const paperSchema = /* @__PURE__ */ toStandardSchema(checkPaper);

export const checkPerson = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const kind = value.kind;
  if (kind !== 'Person' && refuseMember(found, '', 'kind', kind, 'const', 'Person')) return false;
  const number = value.number;
  if (typeof number !== 'bigint') {
    if (refuseMember(found, '', 'number', number, 'type', 'integer')) return false;
  } else if (BigInt.asIntN(64, number) !== number && refuse(found, '/number', 'format', 'int64')) return false;
  return fits(found);
};
export const personSchema = /* @__PURE__ */ toStandardSchema(checkPerson);

export const checkCompany = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const kind = value.kind;
  if (kind !== 'Company' && refuseMember(found, '', 'kind', kind, 'const', 'Company')) return false;
  if (!isText(value.number) && inMember(found, value, '/number', isText)) return false;
  return fits(found);
};
export const companySchema = /* @__PURE__ */ toStandardSchema(checkCompany);

export const checkLine = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const at = value.at;
  if (typeof at !== 'bigint') {
    if (refuseMember(found, '', 'at', at, 'type', 'integer')) return false;
  } else if (BigInt.asUintN(64, at) !== at && refuse(found, '/at', 'format', 'uint64')) return false;
  if (value.size !== undefined && !isNumber(value.size) && inMember(found, value, '/size', isNumber)) return false;
  return fits(found);
};
export const lineSchema = /* @__PURE__ */ toStandardSchema(checkLine);

export const checkAt = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const at = value.at;
  if (at !== undefined) {
    if (typeof at !== 'bigint') {
      if (refuse(found, '/at', 'type', 'integer')) return false;
    } else if (BigInt.asIntN(64, at) !== at && refuse(found, '/at', 'format', 'int64')) return false;
  }
  return fits(found);
};
export const atSchema = /* @__PURE__ */ toStandardSchema(checkAt);

export const checkFound = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const ids = value.ids;
  if (ids !== undefined && !isArray(ids) && inMember(found, value, '/ids', isArray)) return false;
  for (let index = 0; index < countItems(ids); index += 1)
    if (!checkId(ids[index]) && within(found, '/ids/' + index, checkId, ids[index])) return false;
  return fits(found);
};
export const foundSchema = /* @__PURE__ */ toStandardSchema(checkFound);

export const checkChecked = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const signed = value.signed;
  if (signed !== undefined) {
    if (typeof signed !== 'bigint') {
      if (refuse(found, '/signed', 'type', 'integer')) return false;
    } else if (BigInt.asIntN(64, signed) !== signed && refuse(found, '/signed', 'format', 'int64')) return false;
  }
  const unsigned = value.unsigned;
  if (unsigned !== undefined) {
    if (typeof unsigned !== 'bigint') {
      if (refuse(found, '/unsigned', 'type', 'integer')) return false;
    } else if (BigInt.asUintN(64, unsigned) !== unsigned && refuse(found, '/unsigned', 'format', 'uint64')) return false;
  }
  const tens = value.tens;
  if (tens !== undefined) {
    if (typeof tens !== 'bigint') {
      if (refuse(found, '/tens', 'type', 'integer')) return false;
    } else {
      if (!isMultiple(tens, 10) && refuse(found, '/tens', 'multipleOf', 10)) return false;
      if (BigInt.asIntN(64, tens) !== tens && refuse(found, '/tens', 'format', 'int64')) return false;
    }
  }
  const halves = value.halves;
  if (halves !== undefined) {
    if (typeof halves !== 'bigint') {
      if (refuse(found, '/halves', 'type', 'integer')) return false;
    } else {
      if (halves < 3 && refuse(found, '/halves', 'minimum', 3)) return false;
      if (!isMultiple(halves, 1.5) && refuse(found, '/halves', 'multipleOf', 1.5)) return false;
      if (BigInt.asIntN(64, halves) !== halves && refuse(found, '/halves', 'format', 'int64')) return false;
    }
  }
  const least = value.least;
  if (least !== undefined) {
    if (typeof least !== 'bigint') {
      if (refuse(found, '/least', 'type', 'integer')) return false;
    } else {
      if (least < 5 && refuse(found, '/least', 'minimum', 5)) return false;
      if (BigInt.asIntN(64, least) !== least && refuse(found, '/least', 'format', 'int64')) return false;
    }
  }
  const below = value.below;
  if (below !== undefined) {
    if (typeof below !== 'bigint') {
      if (refuse(found, '/below', 'type', 'integer')) return false;
    } else {
      if (below >= 5 && refuse(found, '/below', 'exclusiveMaximum', 5)) return false;
      if (BigInt.asIntN(64, below) !== below && refuse(found, '/below', 'format', 'int64')) return false;
    }
  }
  const narrowed = value.narrowed;
  if (narrowed !== undefined) {
    if (!checkId(narrowed) && within(found, '/narrowed', checkId, narrowed)) return false;
    if (typeof narrowed === 'number' && narrowed > 9 && refuse(found, '/narrowed', 'maximum', 9)) return false;
    if (typeof narrowed === 'bigint' && narrowed > 9 && refuse(found, '/narrowed', 'maximum', 9)) return false;
  }
  const distinct = value.distinct;
  if (distinct !== undefined) {
    if (!Array.isArray(distinct)) {
      if (refuse(found, '/distinct', 'type', 'array')) return false;
    } else {
      if (hasDuplicates(distinct) && refuse(found, '/distinct', 'uniqueItems')) return false;
      for (let index = 0; index < distinct.length; index += 1) {
        const item = distinct[index];
        if (typeof item !== 'bigint') {
          if (refuse(found, '/distinct/' + index, 'type', 'integer')) return false;
        } else if (BigInt.asIntN(64, item) !== item && refuse(found, '/distinct/' + index, 'format', 'int64')) return false;
      }
    }
  }
  const pairs = value.pairs;
  if (pairs !== undefined) {
    if (!Array.isArray(pairs)) {
      if (refuse(found, '/pairs', 'type', 'array')) return false;
    } else {
      if (hasDuplicates(pairs) && refuse(found, '/pairs', 'uniqueItems')) return false;
      for (let index2 = 0; index2 < pairs.length; index2 += 1) {
        const item2 = pairs[index2];
        if (!Array.isArray(item2)) {
          if (refuse(found, '/pairs/' + index2, 'type', 'array')) return false;
        } else {
          for (let index3 = 0; index3 < item2.length; index3 += 1) {
            const item3 = item2[index3];
            if (typeof item3 !== 'bigint') {
              if (refuse(found, '/pairs/' + index2 + '/' + index3, 'type', 'integer')) return false;
            } else if (BigInt.asIntN(64, item3) !== item3)
              if (refuse(found, '/pairs/' + index2 + '/' + index3, 'format', 'int64')) return false;
          }
        }
      }
    }
  }
  return fits(found);
};
export const checkedSchema = /* @__PURE__ */ toStandardSchema(checkChecked);
