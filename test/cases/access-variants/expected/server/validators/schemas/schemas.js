// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within, withinMember } from '#validation';

/** Whether a value is a `Person`. */
export const checkPerson = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!checkId(value.id) && withinMember(found, '', 'id', checkId, value.id)) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  return fits(found);
};

/** A `Person` as a Standard Schema. */
export const personSchema = /* @__PURE__ */ toStandardSchema(checkPerson);

/** Whether a value is a `PersonInput`. */
export const checkPersonInput = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && refuse(found, '/id', 'readOnly')) return false;
  if (typeof value.name !== 'string' && refuseMember(found, '', 'name', value.name, 'type', 'string')) return false;
  return fits(found);
};

/** A `PersonInput` as a Standard Schema. */
export const personInputSchema = /* @__PURE__ */ toStandardSchema(checkPersonInput);

/** Whether a value is a `Id`. */
export const checkId = (value, found) => {
  if (!Number.isInteger(value) && refuse(found, '', 'type', 'integer')) return false;
  return fits(found);
};

/** A `Id` as a Standard Schema. */
export const idSchema = /* @__PURE__ */ toStandardSchema(checkId);

/** Whether a value is a `Tag`. */
export const checkTag = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const id = value.id;
  if (id !== undefined && !Number.isInteger(id) && refuse(found, '/id', 'type', 'integer')) return false;
  if (typeof value.label !== 'string' && refuseMember(found, '', 'label', value.label, 'type', 'string')) return false;
  return fits(found);
};

/** A `Tag` as a Standard Schema. */
export const tagSchema = /* @__PURE__ */ toStandardSchema(checkTag);

/** Whether a value is a `TagInput`. */
export const checkTagInput = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && refuse(found, '/id', 'readOnly')) return false;
  if (typeof value.label !== 'string' && refuseMember(found, '', 'label', value.label, 'type', 'string')) return false;
  return fits(found);
};

/** A `TagInput` as a Standard Schema. */
export const tagInputSchema = /* @__PURE__ */ toStandardSchema(checkTagInput);

/** Whether a value is a `Pet`. */
export const checkPet = (value, found) => {
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    if (value.id !== undefined && !Number.isInteger(value.id) && refuse(found, '/id', 'type', 'integer')) return false;
    if (
      value.name !== undefined &&
      typeof value.name !== 'string' &&
      refuse(found, '/name', 'type', 'string')
    )
      return false;
    if (value.secret !== undefined && refuse(found, '/secret', 'writeOnly')) return false;
    if (
      value.owner !== undefined &&
      !checkPerson(value.owner) &&
      within(found, '/owner', checkPerson, value.owner)
    )
      return false;
    const tags = value.tags;
    if (tags !== undefined) {
      if (!Array.isArray(tags)) {
        if (refuse(found, '/tags', 'type', 'array')) return false;
      } else {
        for (let index = 0; index < tags.length; index += 1) {
          const item = tags[index];
          if (!checkTag(item) && within(found, '/tags/' + index, checkTag, item)) return false;
        }
      }
    }
  }
  if (isObject(value)) {
    if (value.id === undefined && refuse(found, '', 'required', 'id')) return false;
    if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
  }
  return fits(found);
};

/** A `Pet` as a Standard Schema. */
export const petSchema = /* @__PURE__ */ toStandardSchema(checkPet);

/** Whether a value is a `PetInput`. */
export const checkPetInput = (value, found) => {
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    if (value.id !== undefined && refuse(found, '/id', 'readOnly')) return false;
    if (
      value.name !== undefined &&
      typeof value.name !== 'string' &&
      refuse(found, '/name', 'type', 'string')
    )
      return false;
    if (
      value.secret !== undefined &&
      typeof value.secret !== 'string' &&
      refuse(found, '/secret', 'type', 'string')
    )
      return false;
    if (
      value.owner !== undefined &&
      !checkPersonInput(value.owner) &&
      within(found, '/owner', checkPersonInput, value.owner)
    )
      return false;
    const tags = value.tags;
    if (tags !== undefined) {
      if (!Array.isArray(tags)) {
        if (refuse(found, '/tags', 'type', 'array')) return false;
      } else {
        for (let index = 0; index < tags.length; index += 1) {
          const item = tags[index];
          if (!checkTagInput(item) && within(found, '/tags/' + index, checkTagInput, item)) return false;
        }
      }
    }
  }
  if (isObject(value)) {
    if (value.name === undefined && refuse(found, '', 'required', 'name')) return false;
    if (value.secret === undefined && refuse(found, '', 'required', 'secret')) return false;
  }
  return fits(found);
};

/** A `PetInput` as a Standard Schema. */
export const petInputSchema = /* @__PURE__ */ toStandardSchema(checkPetInput);

/** Whether a value is a `Note`. */
export const checkNote = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (value.id !== undefined && !Number.isInteger(value.id) && refuse(found, '/id', 'type', 'integer')) return false;
  return fits(found);
};

/** A `Note` as a Standard Schema. */
export const noteSchema = /* @__PURE__ */ toStandardSchema(checkNote);
