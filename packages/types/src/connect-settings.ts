// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { UnknownText } from './unknown.js';

/** How members find and write to one another. */
export interface ConnectSettings {
  connect: ConnectSetting;
  member_directory: MemberDirectorySetting;
  messaging: MessagingSetting;
}

/** What shall change. Whatever is left out, within a part too, stays as it is. */
export interface ConnectSettingsUpdateRequest {
  connect?: ConnectSettingAttributes;
  member_directory?: MemberDirectorySettingAttributes;
  messaging?: MessagingSettingAttributes;
}

/** How members are brought together. */
export interface ConnectSetting extends ConnectSettingAttributes {
  enabled: boolean;
  /** Whether members are recommended to one another. */
  recommendations: boolean;
  exclude_admins_from_recommendations: boolean;
  exclude_moderators_from_recommendations: boolean;
}

/** What can be set on how members are brought together. */
export interface ConnectSettingAttributes {
  enabled?: boolean;
  /** Whether members are recommended to one another. */
  recommendations?: boolean;
  exclude_admins_from_recommendations?: boolean;
  exclude_moderators_from_recommendations?: boolean;
}

/** The values of {@link MemberDirectorySettingAttributesSort}. */
export const memberDirectorySettingAttributesSortValues = ['alphabetical', 'oldest', 'latest'] as const;

/** The order of the members when none is asked for. */
export type MemberDirectorySettingAttributesSort = (typeof memberDirectorySettingAttributesSortValues)[number] | UnknownText;

/** The values of {@link MemberDirectorySettingAttributesView}. */
export const memberDirectorySettingAttributesViewValues = ['list', 'cards'] as const;

/** How the members are laid out. */
export type MemberDirectorySettingAttributesView = (typeof memberDirectorySettingAttributesViewValues)[number] | UnknownText;

/** How the member directory is shown. */
export interface MemberDirectorySetting extends MemberDirectorySettingAttributes {
  /** Whether visitors see the directory. */
  public: boolean;
  /** The order of the members when none is asked for. */
  sort: MemberDirectorySettingAttributesSort;
  /** How the members are laid out. */
  view: MemberDirectorySettingAttributesView;
}

/** What can be set on the member directory. */
export interface MemberDirectorySettingAttributes {
  /** Whether visitors see the directory. */
  public?: boolean;
  /** The order of the members when none is asked for. */
  sort?: MemberDirectorySettingAttributesSort;
  /** How the members are laid out. */
  view?: MemberDirectorySettingAttributesView;
}

/** Which kinds of messages the community has. */
export interface MessagingSetting extends MessagingSettingAttributes {
  enabled: boolean;
  member_to_member_messaging_enabled: boolean;
  group_messaging_enabled: boolean;
  voice_messages_enabled: boolean;
  /** Whether only members who are connected can write to one another. */
  require_connection_before_messaging: boolean;
}

/** What can be set on messages. The chat preferences have the first four of these, too. */
export interface MessagingSettingAttributes {
  enabled?: boolean;
  member_to_member_messaging_enabled?: boolean;
  group_messaging_enabled?: boolean;
  voice_messages_enabled?: boolean;
  /** Whether only members who are connected can write to one another. */
  require_connection_before_messaging?: boolean;
}
