/** Events, who comes to them, and the rooms in which they are held. */
import { eventAttendees } from './event-attendees/handlers.js';
import { events } from './events/handlers.js';
import { liveRooms } from './live-rooms/handlers.js';

export const eventsHandlers = {
  ...eventAttendees,
  ...events,
  ...liveRooms,
};
