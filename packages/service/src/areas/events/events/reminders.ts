/** Event reminders: one mail to each attendee, an hour before the event starts. */
import type { Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Milliseconds before the start at which reminders are sent. */
export const REMINDED_BEFORE = 3_600_000;

/** Returns the latest start time of events for which reminders are due. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + REMINDED_BEFORE);
}

/**
 * Mails one reminder to each attendee of an event that is about to start, if the event still needs reminders. Attendees
 * who are added in the last hour get no reminder, and no reminder is sent after the start.
 */
export async function remind({ db, now, ports }: Scope, eventId: number): Promise<void> {
  const event = await db
    .selectFrom('events')
    .select(['name', 'starts_at'])
    .where('id', '=', eventId)
    .where('status', '=', 'published')
    .where('send_email_reminder', '=', true)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', remindedUntil(now))
    .forUpdate()
    .executeTakeFirst();
  if (event === undefined) return;
  const { name, starts_at } = event;
  const reminded = await db
    .updateTable('event_attendees')
    .set({ reminded_at: now })
    .from('members')
    .whereRef('members.id', '=', 'event_attendees.member_id')
    .where('event_attendees.event_id', '=', eventId)
    .where('event_attendees.reminded_at', 'is', null)
    .where('event_attendees.created_at', '<=', new Date(starts_at.getTime() - REMINDED_BEFORE))
    .where('members.active', '=', true)
    .returning(['members.email'])
    .execute();
  await ports.outbox.mailAll(
    db,
    reminded.map(({ email }) => ({
      to: email,
      subject: `Reminder: ${name}`,
      text: `${name} starts at ${timeText(starts_at)}.`,
    })),
  );
}
