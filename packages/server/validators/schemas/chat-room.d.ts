// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { ChatRoom, ChatRoomKind, ChatRoomsList } from '@community-platform/types/chat-room';

export declare const checkChatRoom: Check<ChatRoom>;
export declare const chatRoomSchema: StandardSchema<ChatRoom>;
export declare const checkChatRoomKind: Check<ChatRoomKind>;
export declare const chatRoomKindSchema: StandardSchema<ChatRoomKind>;
export declare const checkChatRoomsList: Check<ChatRoomsList>;
export declare const chatRoomsListSchema: StandardSchema<ChatRoomsList>;
