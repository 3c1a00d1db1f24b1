// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  LiveRoom,
  LiveRoomCreateRequest,
  LiveRoomList,
  LiveRoomParts,
  LiveRoomTranscripts,
  LiveRoomType,
} from '@community-platform/types/live-room';

export declare const checkLiveRoom: Check<LiveRoom>;
export declare const liveRoomSchema: StandardSchema<LiveRoom>;
export declare const checkLiveRoomParts: Check<LiveRoomParts>;
export declare const liveRoomPartsSchema: StandardSchema<LiveRoomParts>;
export declare const checkLiveRoomCreateRequest: Check<LiveRoomCreateRequest>;
export declare const liveRoomCreateRequestSchema: StandardSchema<LiveRoomCreateRequest>;
export declare const checkLiveRoomType: Check<LiveRoomType>;
export declare const liveRoomTypeSchema: StandardSchema<LiveRoomType>;
export declare const checkLiveRoomList: Check<LiveRoomList>;
export declare const liveRoomListSchema: StandardSchema<LiveRoomList>;
export declare const checkLiveRoomTranscripts: Check<LiveRoomTranscripts>;
export declare const liveRoomTranscriptsSchema: StandardSchema<LiveRoomTranscripts>;
