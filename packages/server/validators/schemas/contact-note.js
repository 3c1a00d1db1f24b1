// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import {
  fits,
  formats,
  isObject,
  mismatch,
  refuse,
  refuseMember,
  toStandardSchema,
  within,
  withinMember,
} from '#validation';
import { checkPageEnvelope } from '../schemas/common.js';
import { checkOpenDocumentRequest } from '../schemas/rich-text.js';

/** Whether a value is a `ContactNote`. */
export const checkContactNote = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (!Number.isInteger(value.id) && refuseMember(found, '', 'id', value.id, 'type', 'integer')) return false;
  if (
    !Number.isInteger(value.contact_id) &&
    refuseMember(found, '', 'contact_id', value.contact_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.author_id) &&
    refuseMember(found, '', 'author_id', value.author_id, 'type', 'integer')
  )
    return false;
  if (
    !Number.isInteger(value.community_id) &&
    refuseMember(found, '', 'community_id', value.community_id, 'type', 'integer')
  )
    return false;
  const createdAt = value.created_at;
  if (typeof createdAt !== 'string') {
    if (refuseMember(found, '', 'created_at', createdAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](createdAt) && refuse(found, '/created_at', 'format', 'date-time')) return false;
  const updatedAt = value.updated_at;
  if (typeof updatedAt !== 'string') {
    if (refuseMember(found, '', 'updated_at', updatedAt, 'type', 'string')) return false;
  } else if (!formats['date-time'](updatedAt) && refuse(found, '/updated_at', 'format', 'date-time')) return false;
  const tiptapBody = value.tiptap_body;
  if (
    !isObject(tiptapBody) && tiptapBody !== null &&
    refuseMember(found, '', 'tiptap_body', tiptapBody, 'type', ['object', 'null'])
  )
    return false;
  if (
    !checkContactNotePolicies(value.policies) &&
    withinMember(found, '', 'policies', checkContactNotePolicies, value.policies)
  )
    return false;
  return fits(found);
};

/** A `ContactNote` as a Standard Schema. */
export const contactNoteSchema = /* @__PURE__ */ toStandardSchema(checkContactNote);

/** Whether a value is a `ContactNotePolicies`. */
export const checkContactNotePolicies = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  if (
    typeof value.can_edit !== 'boolean' &&
    refuseMember(found, '', 'can_edit', value.can_edit, 'type', 'boolean')
  )
    return false;
  if (
    typeof value.can_destroy !== 'boolean' &&
    refuseMember(found, '', 'can_destroy', value.can_destroy, 'type', 'boolean')
  )
    return false;
  return fits(found);
};

/** A `ContactNotePolicies` as a Standard Schema. */
export const contactNotePoliciesSchema = /* @__PURE__ */ toStandardSchema(checkContactNotePolicies);

/** Whether a value is a `ContactNotesList`. */
export const checkContactNotesList = (value, found) => {
  if (!checkPageEnvelope(value) && within(found, '', checkPageEnvelope, value)) return false;
  if (!isObject(value)) {
    if (refuse(found, '', 'type', 'object')) return false;
  } else {
    const records = value.records;
    if (!Array.isArray(records)) {
      if (refuseMember(found, '', 'records', records, 'type', 'array')) return false;
    } else {
      for (let index = 0; index < records.length; index += 1) {
        const item = records[index];
        if (!checkContactNote(item) && within(found, '/records/' + index, checkContactNote, item)) return false;
      }
    }
  }
  return fits(found);
};

/** A `ContactNotesList` as a Standard Schema. */
export const contactNotesListSchema = /* @__PURE__ */ toStandardSchema(checkContactNotesList);

/** Whether a value is a `ContactNoteRequest`. */
export const checkContactNoteRequest = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const tiptapBody = value.tiptap_body;
  if (!isObject(tiptapBody)) {
    if (refuseMember(found, '', 'tiptap_body', tiptapBody, 'type', 'object')) return false;
  } else {
    if (tiptapBody.body === undefined && refuse(found, '/tiptap_body', 'required', 'body')) return false;
    if (
      !checkOpenDocumentRequest(tiptapBody) &&
      within(found, '/tiptap_body', checkOpenDocumentRequest, tiptapBody)
    )
      return false;
  }
  return fits(found);
};

/** A `ContactNoteRequest` as a Standard Schema. */
export const contactNoteRequestSchema = /* @__PURE__ */ toStandardSchema(checkContactNoteRequest);
