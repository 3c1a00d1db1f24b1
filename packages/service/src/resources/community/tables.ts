/** The tables of this area. */
import type {
  MemberDirectorySettingAttributesSort,
  MemberDirectorySettingAttributesView,
  FormStatus,
  FormAfterSubmissionAction,
  FormEmbedDisplayFormat,
  FormElementType,
} from '@community-platform/types';
import type { Generated, JsonColumn, Nullable, NullableJson, Time } from '../../core/tables.js';

export interface CommunitySettingsTable {
  community_id: number;
  id: Generated<number>;
  ios_app_enabled: Generated<boolean>;
  show_ios_app_banner: Generated<boolean>;
  deactivate_account_enabled: Generated<boolean>;
  allow_profile_search_indexing: Generated<boolean>;
  truncate_post_body_in_email_notifications: Generated<boolean>;
  hide_emails_on_member_profiles: Generated<boolean>;
  allow_members_to_go_live: Generated<boolean>;
  enforce_otp_for_signup: Generated<boolean>;
  community_activity_notifications_email_enabled: Generated<boolean>;
  community_activity_notifications_in_app_enabled: Generated<boolean>;
  desktop_app_community_visibility_enabled: Generated<boolean>;
  allow_moderator_csv_download: Generated<boolean>;
  member_media_uploads_enabled: Generated<boolean>;
  default_space_ids: Generated<number[]>;
  default_logged_out_redirect_type: Nullable<string>;
  default_logged_out_redirect_id: Nullable<number>;
  connect_enabled: Generated<boolean>;
  connect_recommendations: Generated<boolean>;
  exclude_admins_from_recommendations: Generated<boolean>;
  exclude_moderators_from_recommendations: Generated<boolean>;
  directory_public: Generated<boolean>;
  directory_sort: Generated<MemberDirectorySettingAttributesSort>;
  directory_view: Generated<MemberDirectorySettingAttributesView>;
  messaging_enabled: Generated<boolean>;
  group_messaging_enabled: Generated<boolean>;
  voice_messages_enabled: Generated<boolean>;
  member_to_member_messaging_enabled: Generated<boolean>;
  require_connection_before_messaging: Generated<boolean>;
  created_at: Time;
  updated_at: Time;
}

export interface FormStyles {
  form: { backgroundColor: string; color: string };
  button: { backgroundColor: string; color: string };
}

export interface FormsTable {
  community_id: number;
  id: Generated<number>;
  uid: string;
  name: string;
  status: Generated<FormStatus>;
  after_submission_action: Generated<FormAfterSubmissionAction>;
  embed_display_format: Generated<FormEmbedDisplayFormat>;
  popup_delay: Generated<number>;
  popup_frequency: Generated<number>;
  redirect_url: Nullable<string>;
  thank_you_page_title: Nullable<string>;
  thank_you_page_body: Nullable<string>;
  embed_styles: NullableJson<FormStyles>;
  standalone_page_styles: NullableJson<FormStyles>;
  created_at: Time;
  updated_at: Time;
}

export interface FormElementsTable {
  community_id: number;
  id: Generated<number>;
  form_id: number;
  parent_element_id: Nullable<number>;
  position: number;
  type: FormElementType;
  attributes: JsonColumn<Record<string, unknown>>;
}

export interface FormSubmissionsTable {
  community_id: number;
  id: Generated<number>;
  form_id: number;
  contact_email: string;
  created_at: Time;
}

export interface FormSubmissionFieldsTable {
  community_id: number;
  form_submission_id: number;
  field_id: number;
  list_position: number;
  label: string;
  value: Nullable<string>;
  list_value: Nullable<string[]>;
  hidden: Generated<boolean>;
}

export interface CommunityTables {
  community_settings: CommunitySettingsTable;
  forms: FormsTable;
  form_elements: FormElementsTable;
  form_submissions: FormSubmissionsTable;
  form_submission_fields: FormSubmissionFieldsTable;
}
