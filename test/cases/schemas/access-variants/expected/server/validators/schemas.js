// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  countItems,
  fits,
  inMember,
  isArray,
  isInteger,
  isObject,
  isText,
  mismatch,
  refuse,
  toStandardSchema,
  within,
} from '#validation';

export const checkPerson = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkId(value.id) && inMember(found, value, '/id', checkId)) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  return fits(found);
};
export const personSchema = /* @__PURE__ */ toStandardSchema(checkPerson);

export const checkPersonInput = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && refuse(found, '/id', 'readOnly')) return false;
  if (!isText(value.name) && inMember(found, value, '/name', isText)) return false;
  return fits(found);
};
export const personInputSchema = /* @__PURE__ */ toStandardSchema(checkPersonInput);

export const checkId = (value, found) => {
  if (!Number.isInteger(value) && refuse(found, '', 'type', 'integer')) return false;
  return fits(found);
};
export const idSchema = /* @__PURE__ */ toStandardSchema(checkId);

export const checkTag = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (id !== undefined && !Number.isInteger(id) && refuse(found, '/id', 'type', 'integer')) return false;
  if (!isText(value.label) && inMember(found, value, '/label', isText)) return false;
  return fits(found);
};
export const tagSchema = /* @__PURE__ */ toStandardSchema(checkTag);

export const checkTagInput = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && refuse(found, '/id', 'readOnly')) return false;
  if (!isText(value.label) && inMember(found, value, '/label', isText)) return false;
  return fits(found);
};
export const tagInputSchema = /* @__PURE__ */ toStandardSchema(checkTagInput);

export const checkPet = (value, found) => {
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    if (value.id !== undefined && !isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
    if (value.name !== undefined && !isText(value.name) && inMember(found, value, '/name', isText)) return false;
    if (value.secret !== undefined && refuse(found, '/secret', 'writeOnly')) return false;
    const owner = value.owner;
    if (owner !== undefined && !checkPerson(owner) && inMember(found, value, '/owner', checkPerson)) return false;
    const tags = value.tags;
    if (tags !== undefined && !isArray(tags) && inMember(found, value, '/tags', isArray)) return false;
    for (let index = 0; index < countItems(tags); index += 1)
      if (!checkTag(tags[index]) && within(found, '/tags/' + index, checkTag, tags[index])) return false;
  }
  if (isObject(value)) {
    if (value.id === undefined && refuse(found, '', 'required', 'id')) return false;
    if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  }
  return fits(found);
};
export const petSchema = /* @__PURE__ */ toStandardSchema(checkPet);

export const checkPetInput = (value, found) => {
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    if (value.id !== undefined && refuse(found, '/id', 'readOnly')) return false;
    if (value.name !== undefined && !isText(value.name) && inMember(found, value, '/name', isText)) return false;
    if (value.secret !== undefined && !isText(value.secret) && inMember(found, value, '/secret', isText)) return false;
    const owner = value.owner;
    if (owner !== undefined && !checkPersonInput(owner))
      if (inMember(found, value, '/owner', checkPersonInput)) return false;
    const tags = value.tags;
    if (tags !== undefined && !isArray(tags) && inMember(found, value, '/tags', isArray)) return false;
    for (let index = 0; index < countItems(tags); index += 1)
      if (!checkTagInput(tags[index]) && within(found, '/tags/' + index, checkTagInput, tags[index])) return false;
  }
  if (isObject(value)) {
    if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
    if (value.secret === undefined && refuse(found, '', 'required', 'secret')) return false;
  }
  return fits(found);
};
export const petInputSchema = /* @__PURE__ */ toStandardSchema(checkPetInput);

export const checkNote = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && !isInteger(value.id) && inMember(found, value, '/id', isInteger)) return false;
  return fits(found);
};
export const noteSchema = /* @__PURE__ */ toStandardSchema(checkNote);
