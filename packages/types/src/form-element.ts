// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

/** An element of a form to store. Elements nest. */
export interface FormElement extends FormElementParts {
  /** The element that is changed; null for one that is new. */
  id?: number | null;
  /** The elements below this one. At most 100 items. */
  children?: readonly FormElement[];
}

export const formElementTypeValues = ['text', 'field', 'button', 'layout'] as const;

/** The kind of a form element. */
export type FormElementType = (typeof formElementTypeValues)[number] | UnknownText;

/** An element of a form, in requests and responses. */
export interface FormElementParts {
  /** The position among the elements of the same parent. */
  position?: number;
  type?: FormElementType;
  /** Null at the top of the form. */
  parent_element_id?: number | null;
  /**
   * The content of the element. The structure depends on `type`. An element of type `field` has `label`, `required`,
   * `hidden`, `field_type` and, where it is answered by choices, these as `choices` or `options`: texts, or objects
   * with `value` or `label`. Known for `field_type` are `text`, `textarea`, `email`, `number`, `date`, `time`,
   * `phone`, `url`, `boolean`, `select` and `radio` (one choice), `multi_select` and `checkbox` (several); any other
   * type is text. Other settings are stored unchanged, but a misspelled setting or type returns 422.
   */
  attributes?: Record<string, unknown>;
}

/** An element of a form, with its id. Elements nest. */
export interface StoredFormElement extends FormElementParts {
  id: number;
  children: StoredFormElement[];
  /** The position among the elements of the same parent. */
  position: number;
  type: FormElementType;
  /** Null at the top of the form. */
  parent_element_id: number | null;
  /**
   * The content of the element. The structure depends on `type`. An element of type `field` has `label`, `required`,
   * `hidden`, `field_type` and, where it is answered by choices, these as `choices` or `options`: texts, or objects
   * with `value` or `label`. Known for `field_type` are `text`, `textarea`, `email`, `number`, `date`, `time`,
   * `phone`, `url`, `boolean`, `select` and `radio` (one choice), `multi_select` and `checkbox` (several); any other
   * type is text. Other settings are stored unchanged, but a misspelled setting or type returns 422.
   */
  attributes: Record<string, unknown>;
}

/** The elements of a form. */
export interface FormElements {
  /** The top-level elements of the form, in order. Each contains its children. */
  elements: StoredFormElement[];
}
