// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  PageProfileFields,
  ProfileField,
  ProfileFieldChoice,
  ProfileFieldNumberOptions,
  ProfileFieldsList,
  ProfilePage,
  ProfilePageName,
} from '@community-platform/types/profile-field';

export declare const checkProfileField: Check<ProfileField>;
export declare const profileFieldSchema: StandardSchema<ProfileField>;
export declare const checkProfileFieldNumberOptions: Check<ProfileFieldNumberOptions>;
export declare const profileFieldNumberOptionsSchema: StandardSchema<ProfileFieldNumberOptions>;
export declare const checkProfileFieldChoice: Check<ProfileFieldChoice>;
export declare const profileFieldChoiceSchema: StandardSchema<ProfileFieldChoice>;
export declare const checkProfilePage: Check<ProfilePage>;
export declare const profilePageSchema: StandardSchema<ProfilePage>;
export declare const checkProfileFieldsList: Check<ProfileFieldsList>;
export declare const profileFieldsListSchema: StandardSchema<ProfileFieldsList>;
export declare const checkPageProfileFields: Check<PageProfileFields>;
export declare const pageProfileFieldsSchema: StandardSchema<PageProfileFields>;
export declare const checkProfilePageName: Check<ProfilePageName>;
export declare const profilePageNameSchema: StandardSchema<ProfilePageName>;
