// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ContactNote,
  ContactNotePolicies,
  ContactNoteRequest,
  ContactNotesList,
} from '@community-platform/types/contact-note';

export declare const checkContactNote: Check<ContactNote>;
export declare const contactNoteSchema: StandardSchema<ContactNote>;
export declare const checkContactNotePolicies: Check<ContactNotePolicies>;
export declare const contactNotePoliciesSchema: StandardSchema<ContactNotePolicies>;
export declare const checkContactNotesList: Check<ContactNotesList>;
export declare const contactNotesListSchema: StandardSchema<ContactNotesList>;
export declare const checkContactNoteRequest: Check<ContactNoteRequest>;
export declare const contactNoteRequestSchema: StandardSchema<ContactNoteRequest>;
