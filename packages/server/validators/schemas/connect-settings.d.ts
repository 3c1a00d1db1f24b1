// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ConnectSetting,
  ConnectSettingAttributes,
  ConnectSettings,
  ConnectSettingsUpdateRequest,
  MemberDirectorySetting,
  MemberDirectorySettingAttributes,
  MessagingSetting,
  MessagingSettingAttributes,
} from '@community-platform/types/connect-settings';

export declare const checkConnectSettings: Check<ConnectSettings>;
export declare const connectSettingsSchema: StandardSchema<ConnectSettings>;
export declare const checkConnectSettingsUpdateRequest: Check<ConnectSettingsUpdateRequest>;
export declare const connectSettingsUpdateRequestSchema: StandardSchema<ConnectSettingsUpdateRequest>;
export declare const checkConnectSetting: Check<ConnectSetting>;
export declare const connectSettingSchema: StandardSchema<ConnectSetting>;
export declare const checkConnectSettingAttributes: Check<ConnectSettingAttributes>;
export declare const connectSettingAttributesSchema: StandardSchema<ConnectSettingAttributes>;
export declare const checkMemberDirectorySetting: Check<MemberDirectorySetting>;
export declare const memberDirectorySettingSchema: StandardSchema<MemberDirectorySetting>;
export declare const checkMemberDirectorySettingAttributes: Check<MemberDirectorySettingAttributes>;
export declare const memberDirectorySettingAttributesSchema: StandardSchema<MemberDirectorySettingAttributes>;
export declare const checkMessagingSetting: Check<MessagingSetting>;
export declare const messagingSettingSchema: StandardSchema<MessagingSetting>;
export declare const checkMessagingSettingAttributes: Check<MessagingSettingAttributes>;
export declare const messagingSettingAttributesSchema: StandardSchema<MessagingSettingAttributes>;
