// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type { Event, EventList, EventSettingParts, EventSpace } from '@community-platform/types/event';

export declare const checkEvent: Check<Event>;
export declare const eventSchema: StandardSchema<Event>;
export declare const checkEventSpace: Check<EventSpace>;
export declare const eventSpaceSchema: StandardSchema<EventSpace>;
export declare const checkEventList: Check<EventList>;
export declare const eventListSchema: StandardSchema<EventList>;
export declare const checkEventSettingParts: Check<EventSettingParts>;
export declare const eventSettingPartsSchema: StandardSchema<EventSettingParts>;
