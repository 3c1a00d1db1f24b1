// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Settings for messages. */
export interface ChatPreferences extends ChatPreferencesParts {
  id: number;
  messaging_enabled: boolean;
  group_messaging_enabled: boolean;
  voice_messages_enabled: boolean;
  member_to_member_messaging_enabled: boolean;
}

/** The switches for messages. */
export interface ChatPreferencesParts {
  messaging_enabled?: boolean;
  group_messaging_enabled?: boolean;
  voice_messages_enabled?: boolean;
  member_to_member_messaging_enabled?: boolean;
}

/** The changes. Omitted fields are unchanged. */
export type ChatPreferencesUpdateRequest = ChatPreferencesParts;
