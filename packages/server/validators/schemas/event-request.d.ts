// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  EventAttributes,
  EventDuplicateRequest,
  EventEditMode,
  EventFrequency,
  EventInviteAttributes,
  EventInvitedEntities,
  EventLocationType,
  EventOrder,
  EventPaywallAttributes,
  EventPlace,
  EventRecurrenceAttributes,
  EventRequest,
  EventSettingAttributes,
  EventStatus,
  EventTicketType,
  EventType,
  EventUpdateRequest,
  LiveRoomSettingAttributes,
  NewEventAttributes,
} from '@community-platform/types/event-request';

export declare const checkEventOrder: Check<EventOrder>;
export declare const eventOrderSchema: StandardSchema<EventOrder>;
export declare const checkEventRequest: Check<EventRequest>;
export declare const eventRequestSchema: StandardSchema<EventRequest>;
export declare const checkEventPlace: Check<EventPlace>;
export declare const eventPlaceSchema: StandardSchema<EventPlace>;
export declare const checkNewEventAttributes: Check<NewEventAttributes>;
export declare const newEventAttributesSchema: StandardSchema<NewEventAttributes>;
export declare const checkEventAttributes: Check<EventAttributes>;
export declare const eventAttributesSchema: StandardSchema<EventAttributes>;
export declare const checkEventType: Check<EventType>;
export declare const eventTypeSchema: StandardSchema<EventType>;
export declare const checkEventStatus: Check<EventStatus>;
export declare const eventStatusSchema: StandardSchema<EventStatus>;
export declare const checkEventSettingAttributes: Check<EventSettingAttributes>;
export declare const eventSettingAttributesSchema: StandardSchema<EventSettingAttributes>;
export declare const checkEventLocationType: Check<EventLocationType>;
export declare const eventLocationTypeSchema: StandardSchema<EventLocationType>;
export declare const checkEventTicketType: Check<EventTicketType>;
export declare const eventTicketTypeSchema: StandardSchema<EventTicketType>;
export declare const checkLiveRoomSettingAttributes: Check<LiveRoomSettingAttributes>;
export declare const liveRoomSettingAttributesSchema: StandardSchema<LiveRoomSettingAttributes>;
export declare const checkEventRecurrenceAttributes: Check<EventRecurrenceAttributes>;
export declare const eventRecurrenceAttributesSchema: StandardSchema<EventRecurrenceAttributes>;
export declare const checkEventFrequency: Check<EventFrequency>;
export declare const eventFrequencySchema: StandardSchema<EventFrequency>;
export declare const checkEventEditMode: Check<EventEditMode>;
export declare const eventEditModeSchema: StandardSchema<EventEditMode>;
export declare const checkEventPaywallAttributes: Check<EventPaywallAttributes>;
export declare const eventPaywallAttributesSchema: StandardSchema<EventPaywallAttributes>;
export declare const checkEventInviteAttributes: Check<EventInviteAttributes>;
export declare const eventInviteAttributesSchema: StandardSchema<EventInviteAttributes>;
export declare const checkEventInvitedEntities: Check<EventInvitedEntities>;
export declare const eventInvitedEntitiesSchema: StandardSchema<EventInvitedEntities>;
export declare const checkEventUpdateRequest: Check<EventUpdateRequest>;
export declare const eventUpdateRequestSchema: StandardSchema<EventUpdateRequest>;
export declare const checkEventDuplicateRequest: Check<EventDuplicateRequest>;
export declare const eventDuplicateRequestSchema: StandardSchema<EventDuplicateRequest>;
