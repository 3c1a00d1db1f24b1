// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Check, StandardSchema } from '#validation';
import type {
  EventAttendee,
  EventAttendeeNames,
  EventAttendeeRemovalRequest,
  EventAttendeeRequest,
  EventAttendeesList,
} from '@community-platform/types/event-attendee';

export declare const checkEventAttendee: Check<EventAttendee>;
export declare const eventAttendeeSchema: StandardSchema<EventAttendee>;
export declare const checkEventAttendeesList: Check<EventAttendeesList>;
export declare const eventAttendeesListSchema: StandardSchema<EventAttendeesList>;
export declare const checkEventAttendeeRequest: Check<EventAttendeeRequest>;
export declare const eventAttendeeRequestSchema: StandardSchema<EventAttendeeRequest>;
export declare const checkEventAttendeeRemovalRequest: Check<EventAttendeeRemovalRequest>;
export declare const eventAttendeeRemovalRequestSchema: StandardSchema<EventAttendeeRemovalRequest>;
export declare const checkEventAttendeeNames: Check<EventAttendeeNames>;
export declare const eventAttendeeNamesSchema: StandardSchema<EventAttendeeNames>;
