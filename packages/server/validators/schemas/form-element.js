// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, mismatch, refuse, refuseMember, toStandardSchema, within } from '#validation';

/** Whether a value is a `FormElement`. */
export const checkFormElement = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.id !== undefined &&
    !Number.isInteger(value.id) && value.id !== null &&
    refuse(found, '/id', 'type', ['integer', 'null'])
  )
    return false;
  const children = value.children;
  if (children !== undefined) {
    if (!Array.isArray(children)) {
      if (refuse(found, '/children', 'type', 'array')) return false;
    } else {
      if (children.length > 100 && refuse(found, '/children', 'maxItems', 100)) return false;
      for (let index = 0; index < children.length; index += 1) {
        const item = children[index];
        if (!checkFormElement(item) && within(found, '/children/' + index, checkFormElement, item)) return false;
      }
    }
  }
  if (!checkFormElementParts(value) && within(found, '', checkFormElementParts, value)) return false;
  return fits(found);
};

/** A `FormElement` as a Standard Schema. */
export const formElementSchema = /* @__PURE__ */ toStandardSchema(checkFormElement);

const formElementTypeValues = new Set(['text', 'field', 'button', 'layout']);

/** Whether a value is a `FormElementType`. */
export const checkFormElementType = (value, found) => {
  if (!formElementTypeValues.has(value) && refuse(found, '', 'enum', formElementTypeValues)) return false;
  return fits(found);
};

/** A `FormElementType` as a Standard Schema. */
export const formElementTypeSchema = /* @__PURE__ */ toStandardSchema(checkFormElementType);

/** Whether a value is a `FormElementParts`. */
export const checkFormElementParts = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    value.position !== undefined &&
    !Number.isInteger(value.position) &&
    refuse(found, '/position', 'type', 'integer')
  )
    return false;
  if (
    value.type !== undefined &&
    !checkFormElementType(value.type) &&
    within(found, '/type', checkFormElementType, value.type)
  )
    return false;
  if (
    value.parent_element_id !== undefined &&
    !Number.isInteger(value.parent_element_id) && value.parent_element_id !== null &&
    refuse(found, '/parent_element_id', 'type', ['integer', 'null'])
  )
    return false;
  const attributes = value.attributes;
  if (attributes !== undefined && !isObject(attributes) && refuse(found, '/attributes', 'type', 'object')) return false;
  return fits(found);
};

/** A `FormElementParts` as a Standard Schema. */
export const formElementPartsSchema = /* @__PURE__ */ toStandardSchema(checkFormElementParts);

/** Whether a value is a `StoredFormElement`. */
export const checkStoredFormElement = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  const children = value.children;
  if (!Array.isArray(children)) {
    if (refuseMember(found, '', 'children', children, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < children.length; index += 1) {
      const item = children[index];
      if (!checkStoredFormElement(item) && within(found, '/children/' + index, checkStoredFormElement, item)) return false;
    }
  }
  if (value.position === undefined && refuse(found, '', 'required', 'position')) return false;
  if (value.type === undefined && refuse(found, '', 'required', 'type')) return false;
  if (value.parent_element_id === undefined && refuse(found, '', 'required', 'parent_element_id')) return false;
  if (value.attributes === undefined && refuse(found, '', 'required', 'attributes')) return false;
  if (!checkFormElementParts(value) && within(found, '', checkFormElementParts, value)) return false;
  return fits(found);
};

/** A `StoredFormElement` as a Standard Schema. */
export const storedFormElementSchema = /* @__PURE__ */ toStandardSchema(checkStoredFormElement);

/** Whether a value is a `FormElements`. */
export const checkFormElements = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const elements = value.elements;
  if (!Array.isArray(elements)) {
    if (refuseMember(found, '', 'elements', elements, 'type', 'array')) return false;
  } else {
    for (let index = 0; index < elements.length; index += 1) {
      const item = elements[index];
      if (!checkStoredFormElement(item) && within(found, '/elements/' + index, checkStoredFormElement, item)) return false;
    }
  }
  return fits(found);
};

/** A `FormElements` as a Standard Schema. */
export const formElementsSchema = /* @__PURE__ */ toStandardSchema(checkFormElements);
