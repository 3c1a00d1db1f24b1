/** Reminds those who come to an event: by mail, once, an hour before it starts. */
import type { Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Milliseconds before its start from which an event is reminded of. */
export const REMINDED_BEFORE = 3_600_000;

/** The latest start of an event that is reminded of now. */
export const remindedUntil = (now: Date): Date => new Date(now.getTime() + REMINDED_BEFORE);

/**
 * Reminds who comes to an event that is about to start, unless it was done, or the event has changed meanwhile. Who has
 * signed up within the last hour before it needs no reminder. What was not done in time is left out once it has started.
 */
export const remind = async ({ db, now, ports }: Scope, eventId: number): Promise<void> => {
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
};
