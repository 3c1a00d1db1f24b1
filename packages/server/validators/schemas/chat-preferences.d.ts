// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  ChatPreferences,
  ChatPreferencesParts,
  ChatPreferencesUpdateRequest,
} from '@community-platform/types/chat-preferences';

export declare const checkChatPreferences: Check<ChatPreferences>;
export declare const chatPreferencesSchema: StandardSchema<ChatPreferences>;
export declare const checkChatPreferencesParts: Check<ChatPreferencesParts>;
export declare const chatPreferencesPartsSchema: StandardSchema<ChatPreferencesParts>;
export declare const checkChatPreferencesUpdateRequest: Check<ChatPreferencesUpdateRequest>;
export declare const chatPreferencesUpdateRequestSchema: StandardSchema<ChatPreferencesUpdateRequest>;
