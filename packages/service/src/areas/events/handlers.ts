/** Handlers of the area: events, attendees and live rooms. */
import { eventAttendees } from './event-attendees/handlers.js';
import { events } from './events/handlers.js';
import { liveRooms } from './live-rooms/handlers.js';

export const eventsHandlers = {
  ...eventAttendees,
  ...events,
  ...liveRooms,
};
