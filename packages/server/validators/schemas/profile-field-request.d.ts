// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ChangedProfileField,
  NewProfileField,
  NumberOptionsAttributes,
  ProfileFieldAttributes,
  ProfileFieldCreateRequest,
  ProfileFieldUpdateRequest,
} from '@community-platform/types/profile-field-request';

export declare const checkProfileFieldCreateRequest: Check<ProfileFieldCreateRequest>;
export declare const profileFieldCreateRequestSchema: StandardSchema<ProfileFieldCreateRequest>;
export declare const checkNewProfileField: Check<NewProfileField>;
export declare const newProfileFieldSchema: StandardSchema<NewProfileField>;
export declare const checkProfileFieldAttributes: Check<ProfileFieldAttributes>;
export declare const profileFieldAttributesSchema: StandardSchema<ProfileFieldAttributes>;
export declare const checkNumberOptionsAttributes: Check<NumberOptionsAttributes>;
export declare const numberOptionsAttributesSchema: StandardSchema<NumberOptionsAttributes>;
export declare const checkProfileFieldUpdateRequest: Check<ProfileFieldUpdateRequest>;
export declare const profileFieldUpdateRequestSchema: StandardSchema<ProfileFieldUpdateRequest>;
export declare const checkChangedProfileField: Check<ChangedProfileField>;
export declare const changedProfileFieldSchema: StandardSchema<ChangedProfileField>;
