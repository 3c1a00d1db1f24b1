// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  FormElement,
  FormElementParts,
  FormElementType,
  FormElements,
  StoredFormElement,
} from '@community-platform/types/form-element';

export declare const checkFormElement: Check<FormElement>;
export declare const formElementSchema: StandardSchema<FormElement>;
export declare const checkFormElementType: Check<FormElementType>;
export declare const formElementTypeSchema: StandardSchema<FormElementType>;
export declare const checkFormElementParts: Check<FormElementParts>;
export declare const formElementPartsSchema: StandardSchema<FormElementParts>;
export declare const checkStoredFormElement: Check<StoredFormElement>;
export declare const storedFormElementSchema: StandardSchema<StoredFormElement>;
export declare const checkFormElements: Check<FormElements>;
export declare const formElementsSchema: StandardSchema<FormElements>;
