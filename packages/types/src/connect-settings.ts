// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './runtime.js';

/** Settings for finding and messaging members. */
export interface ConnectSettings {
  connect: ConnectSetting;
  member_directory: MemberDirectorySetting;
  messaging: MessagingSetting;
}

/** A change of the settings. Omitted fields are unchanged, also within a part. */
export interface ConnectSettingsUpdateRequest {
  connect?: ConnectSettingAttributes;
  member_directory?: MemberDirectorySettingAttributes;
  messaging?: MessagingSettingAttributes;
}

/** Settings for recommending members. */
export interface ConnectSetting extends ConnectSettingAttributes {
  enabled: boolean;
  /** Whether members are recommended to one another. */
  recommendations: boolean;
  exclude_admins_from_recommendations: boolean;
  exclude_moderators_from_recommendations: boolean;
}

/** Writable settings for recommending members. */
export interface ConnectSettingAttributes {
  enabled?: boolean;
  /** Whether members are recommended to one another. */
  recommendations?: boolean;
  exclude_admins_from_recommendations?: boolean;
  exclude_moderators_from_recommendations?: boolean;
}

export const memberDirectorySettingAttributesSortValues = ['alphabetical', 'oldest', 'latest'] as const;

/** The default order of the members. */
export type MemberDirectorySettingAttributesSort = (typeof memberDirectorySettingAttributesSortValues)[number] | UnknownText;

export const memberDirectorySettingAttributesViewValues = ['list', 'cards'] as const;

/** How the members are laid out. */
export type MemberDirectorySettingAttributesView = (typeof memberDirectorySettingAttributesViewValues)[number] | UnknownText;

/** How the member directory is shown. */
export interface MemberDirectorySetting extends MemberDirectorySettingAttributes {
  /** Whether visitors see the directory. */
  public: boolean;
  /** The default order of the members. */
  sort: MemberDirectorySettingAttributesSort;
  /** How the members are laid out. */
  view: MemberDirectorySettingAttributesView;
}

/** Writable fields of the member directory. */
export interface MemberDirectorySettingAttributes {
  /** Whether visitors see the directory. */
  public?: boolean;
  /** The default order of the members. */
  sort?: MemberDirectorySettingAttributesSort;
  /** How the members are laid out. */
  view?: MemberDirectorySettingAttributesView;
}

/** Settings for messages. */
export interface MessagingSetting extends MessagingSettingAttributes {
  enabled: boolean;
  member_to_member_messaging_enabled: boolean;
  group_messaging_enabled: boolean;
  voice_messages_enabled: boolean;
  /** Whether only members who are connected can write to one another. */
  require_connection_before_messaging: boolean;
}

/** Writable fields of messages. The chat preferences have the first four of these, too. */
export interface MessagingSettingAttributes {
  enabled?: boolean;
  member_to_member_messaging_enabled?: boolean;
  group_messaging_enabled?: boolean;
  voice_messages_enabled?: boolean;
  /** Whether only members who are connected can write to one another. */
  require_connection_before_messaging?: boolean;
}
