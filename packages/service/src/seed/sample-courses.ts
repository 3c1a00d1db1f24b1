/** The course, events and live rooms of the seed data. */

import { addFile } from './sample-content.js';
import type { People } from './sample-people.js';
import type { Spaces } from './sample-spaces.js';
import type { Scenario } from './scenario.js';

async function addCourse(story: Scenario, { tobin }: People, { school }: Spaces): Promise<void> {
  const { api, at } = story;
  at('2025-04-02T08:20:00Z');
  const first = await api.courseSections.create({ body: { name: 'First steps', space_id: school.id } });
  at('2025-04-09T08:00:00Z');
  await api.courseSections.create({ body: { name: 'The first loaf', space_id: school.id } });
  at('2025-04-02T08:30:00Z');
  const film = await addFile(story, 'feeding.mp4', 'video/mp4', 2_304_118);
  const feeding = await api.courseLessons.create({
    body: {
      section_id: first.id,
      name: 'Feeding the starter',
      status: 'published',
      body_html: '<p>Equal parts of starter, flour and water, once a day.</p>',
      is_featured_media_enabled: true,
      featured_media: film,
    },
  });
  at('2025-04-16T07:10:00Z');
  const body_html = '<p>A spoonful of ripe starter floats.</p>';
  await api.courseLessons.create({ body: { section_id: first.id, name: 'The float test', body_html } });
  at('2025-05-20T17:40:00Z');
  await api.spaceMembers.add({ body: { space_id: school.id, email: tobin.email } });
  at('2025-05-20T17:45:00Z');
  await api.lessonProgress.update({
    body: { lesson_id: feeding.id, member_email: tobin.email, status: 'completed' },
  });
}

async function addEvent({ api, at, when }: Scenario, { tobin }: People, { bakeAlongs, rye }: Spaces) {
  at('2025-05-12T09:00:00Z');
  const event = await api.events.create({
    body: {
      space_id: bakeAlongs.id,
      event: {
        name: 'Rye bake-along',
        space_id: bakeAlongs.id,
        status: 'published',
        topics: [rye.id],
        body: '<p>One dough, many ovens.</p>',
        event_setting_attributes: {
          starts_at: when('2025-06-07T09:00:00Z').toISOString(),
          duration_in_seconds: 5_400,
          host: 'Ines Marrowby',
          location_type: 'in_person',
          in_person_location: 'The old mill, by the river',
          send_email_reminder: true,
          send_email_confirmation: true,
          hide_location_from_non_attendees: true,
          enable_custom_thank_you_message: true,
          confirmation_message_title: 'See you there',
          confirmation_message_description: 'Feed your starter the evening before.',
        },
      },
    },
  });
  at('2025-05-13T19:20:00Z');
  await api.eventAttendees.add({ body: { event_id: String(event.id), member_email: tobin.email } });
}

async function addRooms({ api, at }: Scenario): Promise<void> {
  at('2025-05-10T08:00:00Z');
  const closed = await api.liveRooms.create({ body: { name: 'Spelt bake-along', recording_enabled: true } });
  at('2025-05-10T08:30:00Z');
  await api.liveRooms.start({ path: { room_id: closed.id } });
  at('2025-05-10T10:05:00Z');
  await api.liveRooms.close({ path: { room_id: closed.id } });
  at('2025-05-20T18:10:00Z');
  await api.liveRooms.create({ body: { name: 'Questions in the evening' } });
  const open = await api.liveRooms.create({ body: { name: 'Oven talk' } });
  at('2025-05-20T18:12:00Z');
  await api.liveRooms.start({ path: { room_id: open.id } });
}

/** Adds the course, the events and the live rooms. */
export async function addCourses(story: Scenario, people: People, spaces: Spaces): Promise<void> {
  await addCourse(story, people, spaces);
  await addEvent(story, people, spaces);
  await addRooms(story);
}
