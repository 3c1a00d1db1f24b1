// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Which kinds of messages the community has. */
export interface ChatPreferences {
  id: number;
  messaging_enabled: boolean;
  group_messaging_enabled: boolean;
  voice_messages_enabled: boolean;
  member_to_member_messaging_enabled: boolean;
}
