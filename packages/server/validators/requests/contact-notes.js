// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import { fits, isObject, isShorter, mismatch, refuse, refuseMember } from '#validation';
import { checkContactNoteRequest } from '../schemas/contact-note.js';

/** Whether the parameters of `listContactNotes` are valid. */
export const checkListContactNotesParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const contactId = path.contact_id;
    if (typeof contactId !== 'string') {
      if (refuseMember(found, '/path', 'contact_id', contactId, 'type', 'string')) return false;
    } else if (isShorter(contactId, 1) && refuse(found, '/path/contact_id', 'minLength', 1)) return false;
  }
  const query = value.query;
  if (!isObject(query)) {
    if (refuseMember(found, '', 'query', query, 'type', 'object')) return false;
  } else {
    const page = query.page;
    if (page !== undefined) {
      if (!Number.isInteger(page)) {
        if (refuse(found, '/query/page', 'type', 'integer')) return false;
      } else if (page < 1 && refuse(found, '/query/page', 'minimum', 1)) return false;
    }
  }
  return fits(found);
};

/** Whether the parameters of `createContactNote` are valid. */
export const checkCreateContactNoteParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const contactId = path.contact_id;
    if (typeof contactId !== 'string') {
      if (refuseMember(found, '/path', 'contact_id', contactId, 'type', 'string')) return false;
    } else if (isShorter(contactId, 1) && refuse(found, '/path/contact_id', 'minLength', 1)) return false;
  }
  return fits(found);
};

/** Whether the parameters of `getContactNote` are valid. */
export const checkGetContactNoteParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const contactId = path.contact_id;
    if (typeof contactId !== 'string') {
      if (refuseMember(found, '/path', 'contact_id', contactId, 'type', 'string')) return false;
    } else if (isShorter(contactId, 1) && refuse(found, '/path/contact_id', 'minLength', 1)) return false;
    if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `updateContactNote` are valid. */
export const checkUpdateContactNoteParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const contactId = path.contact_id;
    if (typeof contactId !== 'string') {
      if (refuseMember(found, '/path', 'contact_id', contactId, 'type', 'string')) return false;
    } else if (isShorter(contactId, 1) && refuse(found, '/path/contact_id', 'minLength', 1)) return false;
    if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  }
  return fits(found);
};

/** Whether the parameters of `deleteContactNote` are valid. */
export const checkDeleteContactNoteParameters = (value, found) => {
  if (!isObject(value)) return mismatch(found, 'object');
  const path = value.path;
  if (!isObject(path)) {
    if (refuseMember(found, '', 'path', path, 'type', 'object')) return false;
  } else {
    const contactId = path.contact_id;
    if (typeof contactId !== 'string') {
      if (refuseMember(found, '/path', 'contact_id', contactId, 'type', 'string')) return false;
    } else if (isShorter(contactId, 1) && refuse(found, '/path/contact_id', 'minLength', 1)) return false;
    if (!Number.isInteger(path.id) && refuseMember(found, '/path', 'id', path.id, 'type', 'integer')) return false;
  }
  return fits(found);
};

export const contactNotesRequestsChecks = {
  listContactNotes: { parameters: checkListContactNotesParameters },
  createContactNote: { parameters: checkCreateContactNoteParameters, body: checkContactNoteRequest },
  getContactNote: { parameters: checkGetContactNoteParameters },
  updateContactNote: { parameters: checkUpdateContactNoteParameters, body: checkContactNoteRequest },
  deleteContactNote: { parameters: checkDeleteContactNoteParameters },
};
