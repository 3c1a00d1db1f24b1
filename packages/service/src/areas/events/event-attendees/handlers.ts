/** Attendees of events. The event is locked while an attendee is added, so that its limit is never exceeded. */
import { sql } from 'kysely';
import type { Values } from '../../../database/prepared-query.js';
import { optionalFileUrl } from '../../../kernel/addresses.js';
import { announce } from '../../../kernel/domain-events.js';
import { oneOf } from '../../../kernel/duplicates.js';
import { found, missing, refused } from '../../../kernel/failures.js';
import { takeMemberByEmail } from '../../../kernel/members.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { type LockedEvent, lockEvent } from '../events/queries.js';

/** Parses an event id, which clients send as a string; an invalid one is treated as an unknown event. */
function readEventId(id: number | string): number {
  if (typeof id === 'string' && !/^\d{1,9}$/u.test(id)) throw missing('Event');
  return Number(id);
}

/** Throws a 422 if an event does not accept an RSVP: because RSVP is disabled, or because the event is over or full. */
async function checkPlaces({ db, now }: Scope, event: LockedEvent): Promise<void> {
  if (event.rsvp_disabled) throw refused('RSVPs are disabled for the event');
  if (event.starts_at.getTime() + event.duration_in_seconds * 1_000 <= now.getTime())
    throw refused('The event is over');
  if (!event.rsvp_limit_enabled || event.rsvp_limit === null) return;
  const { count } = await db
    .selectFrom('event_attendees')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow();
  if (count >= event.rsvp_limit) throw refused(`The event is full: its limit is ${event.rsvp_limit}`);
}

async function confirm({ db, ports }: Scope, event: LockedEvent, email: string): Promise<void> {
  if (!event.send_email_confirmation) return;
  const isCustom = event.enable_custom_thank_you_message;
  const title = isCustom ? event.confirmation_message_title : null;
  const text = isCustom ? event.confirmation_message_description : null;
  await ports.outbox.mail(db, {
    to: email,
    subject: title ?? `You are attending ${event.name}`,
    text: text ?? `${event.name} starts at ${timeText(event.starts_at)}.`,
  });
}

/** Lists the attendees of an event, in the order of their RSVPs. */
const list = preparePage(({ db }, { value }: Values<{ readonly eventId: number }>) =>
  db
    .selectFrom('event_attendees')
    .innerJoin('members', 'members.id', 'event_attendees.member_id')
    .select([
      'event_attendees.id',
      'event_attendees.created_at',
      'members.name as member_name',
      'members.email as member_email',
      'members.avatar_url as member_avatar_url',
      'members.headline',
    ])
    .where('event_attendees.event_id', '=', value('eventId'))
    .orderBy('event_attendees.created_at')
    .orderBy('event_attendees.id'),
);

export const eventAttendees = {
  listEventAttendees: async ({ query: { page, per_page, event_id } }, scope) => {
    const { db } = scope;
    const event = await db.selectFrom('events').select(['id', 'name']).where('id', '=', event_id).executeTakeFirst();
    const { id, name } = found(event, 'Event');
    const body = await list(scope, { ...readPage({ page, per_page }), eventId: id }, (rows) =>
      rows.map(({ created_at, headline, ...row }) => ({
        ...row,
        event_id: id,
        event_name: name,
        member_avatar_url: optionalFileUrl(scope, row.member_avatar_url),
        headline: headline ?? '',
        rsvp_date: timeText(created_at),
      })),
    );
    return { status: 200, body };
  },

  addEventAttendee: async ({ body }, scope) => {
    const { db, now } = scope;
    const event = await lockEvent(scope, readEventId(body.event_id));
    const member = await takeMemberByEmail(scope, body.member_email);
    const response = {
      status: 200 as const,
      body: { message: `${member.name || member.email} is attending the event` },
    };
    const comes = await db
      .selectFrom('event_attendees')
      .select('id')
      .where('event_id', '=', event.id)
      .where('member_id', '=', member.id)
      .executeTakeFirst();
    if (comes !== undefined) return response;
    if (!member.active) throw refused('The member is deactivated');
    await checkPlaces(scope, event);
    await db
      .insertInto('event_attendees')
      .values({ event_id: event.id, member_id: member.id, created_at: now })
      .execute();
    await announce(scope, { type: 'event_attended', contactIds: [member.id], about: [['Event', event.id]] });
    await confirm(scope, event, member.email);
    return response;
  },

  removeEventAttendee: async ({ query, body }, scope) => {
    const { db } = scope;
    const email = oneOf('member_email', query.member_email, body?.member_email);
    const eventId = readEventId(oneOf<string | number>('event_id', query.event_id, body?.event_id));
    const member = await takeMemberByEmail(scope, email);
    const row = await db
      .deleteFrom('event_attendees')
      .where('event_id', '=', eventId)
      .where('member_id', '=', member.id)
      .returning('id')
      .executeTakeFirst();
    found(row, 'EventAttendee');
    return { status: 200, body: { message: `${member.name || member.email} is not attending the event` } };
  },
} satisfies Partial<ServiceHandlers>;
