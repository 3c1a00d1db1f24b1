// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { PageEnvelope } from './common.js';
import type { FormElement } from './form-element.js';
import type { UnknownText } from './runtime.js';

/** A form that visitors or members fill in. */
export interface Form {
  id: number;
  /** Identifier of the form in public addresses. */
  uid: string;
  after_submission_action: FormAfterSubmissionAction;
  embed_display_format: FormEmbedDisplayFormat;
  /** How long after the page has loaded the popup appears. */
  popup_delay: number;
  /** How often the popup is shown again to the same visitor. */
  popup_frequency: number;
  name: string;
  /** The URL to which a submission redirects, if the action is `redirect`. */
  redirect_url: string | null;
  status: FormStatus;
  thank_you_page_body: string | null;
  thank_you_page_title: string | null;
  /** Format: date-time. */
  updated_at: string;
  submissions_count: number;
  embed_styles: FormStyles | null;
  standalone_page_styles: FormStyles | null;
}

export const formAfterSubmissionActionValues = ['thank_you_page', 'redirect'] as const;

/** The action after a submission. */
export type FormAfterSubmissionAction = (typeof formAfterSubmissionActionValues)[number] | UnknownText;

export const formEmbedDisplayFormatValues = ['inline', 'popup'] as const;

/** How the form is shown on a page that embeds it. */
export type FormEmbedDisplayFormat = (typeof formEmbedDisplayFormatValues)[number] | UnknownText;

export const formStatusValues = ['draft', 'published'] as const;

/** Whether the form can be filled in. It can be changed in both directions. */
export type FormStatus = (typeof formStatusValues)[number] | UnknownText;

/** The colors of a form and of its button. */
export interface FormStyles {
  form: FormColors;
  button: FormColors;
}

/** Colors of one part of a form. */
export interface FormColors {
  backgroundColor: string;
  /** The color of the text. */
  color: string;
}

/** A page of forms. */
export interface FormList extends PageEnvelope {
  /** The records of this page. */
  records: Form[];
}

/** One filled-in form. */
export interface FormSubmission {
  id: number;
  /** Format: date-time. */
  created_at: string;
  fields: FormSubmissionField[];
}

/** The answer to one field of a form. */
export interface FormSubmissionField {
  field_id: number;
  label: string;
  /** The answer; an array for fields with several choices. */
  value: string | string[] | null;
  /** Whether the field was not shown to the person. */
  hidden: boolean;
}

/** A page of submissions. */
export interface FormSubmissionList extends PageEnvelope {
  /** The records of this page. */
  records: FormSubmission[];
}

/** A form to submit, by an admin or on behalf of a contact. */
export interface FormSubmissionCreateRequest {
  /** The answers. At most 500 items. */
  elements: readonly FormSubmissionElement[];
  /** The e-mail address of the contact for whom the form is submitted. */
  submission_on_behalf_of?: string | null;
}

/**
 * The answer to one element of the form. It must be one that the `field_type` of the element takes: an email
 * address, a number, a date such as `2030-01-31`, a time such as `17:30`, a phone number, an address, `true` or
 * `false`, or choices that the element has. Any other returns 422.
 */
export interface FormSubmissionElement {
  /** The element that is answered. */
  id: number;
  /** An answer of one value. */
  value?: string | null;
  /** An answer of several values. At most 100 items. */
  value_json?: readonly string[];
}

/** The response to a submission. */
export interface FormSubmissionCreateResponse {
  success: boolean;
}

/** A change of a form. Omitted fields are unchanged. */
export type FormUpdateRequest = FormAttributes;

/** The form to create. It is a draft unless it says otherwise. */
export interface FormCreateRequest extends FormAttributes {
  /** 1 to 255 characters. */
  name: string;
}

/** Writable fields of a form. */
export interface FormAttributes {
  /** 1 to 255 characters. */
  name?: string;
  after_submission_action?: FormAfterSubmissionAction;
  embed_display_format?: FormEmbedDisplayFormat;
  redirect_url?: string | null;
  status?: FormStatus;
  thank_you_page_title?: string | null;
  thank_you_page_body?: string | null;
  popup_delay?: number;
  popup_frequency?: number;
  embed_styles?: FormStyles | null;
  standalone_page_styles?: FormStyles | null;
  /**
   * All elements of the form. Those that are left out are deleted. At most 100, and 500 with all below them, limits
   * of this project.
   *
   * At most 100 items.
   */
  elements?: readonly FormElement[];
}
