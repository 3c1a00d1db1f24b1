/** The live room of an event; it is deleted with its event. */
export const eventRooms = `
alter table live_rooms
  add column event_id integer,
  add constraint live_rooms_event foreign key (community_id, event_id)
    references events (community_id, id) on delete cascade;
create unique index live_rooms_event on live_rooms (community_id, event_id);

insert into live_rooms (community_id, event_id, name, slug, room_type, recording_enabled, created_at)
select community_id, id, name, slug || '-' || left(md5(random()::text), 8), location_type, room_recording_enabled, created_at
from events
where location_type in ('live_room', 'live_stream');
`;
