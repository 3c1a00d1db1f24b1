// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  Form,
  FormAfterSubmissionAction,
  FormAttributes,
  FormColors,
  FormCreateRequest,
  FormEmbedDisplayFormat,
  FormList,
  FormStatus,
  FormStyles,
  FormSubmission,
  FormSubmissionCreateRequest,
  FormSubmissionCreateResponse,
  FormSubmissionElement,
  FormSubmissionField,
  FormSubmissionList,
  FormUpdateRequest,
} from '@community-platform/types/form';

export declare const checkForm: Check<Form>;
export declare const formSchema: StandardSchema<Form>;
export declare const checkFormAfterSubmissionAction: Check<FormAfterSubmissionAction>;
export declare const formAfterSubmissionActionSchema: StandardSchema<FormAfterSubmissionAction>;
export declare const checkFormEmbedDisplayFormat: Check<FormEmbedDisplayFormat>;
export declare const formEmbedDisplayFormatSchema: StandardSchema<FormEmbedDisplayFormat>;
export declare const checkFormStatus: Check<FormStatus>;
export declare const formStatusSchema: StandardSchema<FormStatus>;
export declare const checkFormStyles: Check<FormStyles>;
export declare const formStylesSchema: StandardSchema<FormStyles>;
export declare const checkFormColors: Check<FormColors>;
export declare const formColorsSchema: StandardSchema<FormColors>;
export declare const checkFormList: Check<FormList>;
export declare const formListSchema: StandardSchema<FormList>;
export declare const checkFormSubmission: Check<FormSubmission>;
export declare const formSubmissionSchema: StandardSchema<FormSubmission>;
export declare const checkFormSubmissionField: Check<FormSubmissionField>;
export declare const formSubmissionFieldSchema: StandardSchema<FormSubmissionField>;
export declare const checkFormSubmissionList: Check<FormSubmissionList>;
export declare const formSubmissionListSchema: StandardSchema<FormSubmissionList>;
export declare const checkFormSubmissionCreateRequest: Check<FormSubmissionCreateRequest>;
export declare const formSubmissionCreateRequestSchema: StandardSchema<FormSubmissionCreateRequest>;
export declare const checkFormSubmissionElement: Check<FormSubmissionElement>;
export declare const formSubmissionElementSchema: StandardSchema<FormSubmissionElement>;
export declare const checkFormSubmissionCreateResponse: Check<FormSubmissionCreateResponse>;
export declare const formSubmissionCreateResponseSchema: StandardSchema<FormSubmissionCreateResponse>;
export declare const checkFormUpdateRequest: Check<FormUpdateRequest>;
export declare const formUpdateRequestSchema: StandardSchema<FormUpdateRequest>;
export declare const checkFormCreateRequest: Check<FormCreateRequest>;
export declare const formCreateRequestSchema: StandardSchema<FormCreateRequest>;
export declare const checkFormAttributes: Check<FormAttributes>;
export declare const formAttributesSchema: StandardSchema<FormAttributes>;
