/** Records which attendees of an event were reminded, so that each is reminded once. */
export const reminders = `
alter table event_attendees add column reminded_at timestamptz(3);
create index events_reminded on events (starts_at) where send_email_reminder and status = 'published';
create index subscriptions_renewed on subscriptions (period_ends_at) where ends_at is null and status <> 'canceled';
`;
