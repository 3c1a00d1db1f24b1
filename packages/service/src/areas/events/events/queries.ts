/** Events with their space and author; topics are read for a whole page at once. */
import type { Event } from '@community-platform/types';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { qualify } from '../../../database/qualified-names.js';
import { optionalFileUrl, postUrl } from '../../../kernel/addresses.js';
import { found } from '../../../kernel/failures.js';
import { groupParts } from '../../../kernel/group.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

const settings = [
  ...qualify('events', 'duration_in_seconds', 'host', 'in_person_location', 'hide_location_from_non_attendees'),
  ...qualify('events', 'hide_attendees', 'rsvp_disabled', 'send_email_reminder', 'send_in_app_notification_reminder'),
  ...qualify('events', 'send_email_confirmation', 'send_in_app_notification_confirmation'),
  ...qualify('events', 'enable_custom_thank_you_message', 'confirmation_message_title'),
  ...qualify('events', 'confirmation_message_description', 'confirmation_message_button_title'),
  ...qualify('events', 'confirmation_message_button_link'),
] as const;

/** Selects events with their space and author. */
export function selectEvents({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('events')
    .innerJoin('spaces', 'spaces.id', 'events.space_id')
    .innerJoin('members', 'members.id', 'events.author_member_id')
    .leftJoin('live_rooms', 'live_rooms.event_id', 'events.id')
    .select([
      ...qualify('events', 'id', 'name', 'slug', 'body_html', 'hide_meta_info', 'location_type'),
      ...qualify('events', 'virtual_location_url', 'cover_image_url', 'meta_tag_attributes', 'starts_at'),
      ...qualify('events', 'created_at', 'updated_at', 'space_id'),
      'spaces.slug as space_slug',
      'spaces.name as space_name',
      'live_rooms.slug as room_slug',
      'members.id as member_id',
      'members.user_id',
      'members.email as member_email',
      'members.name as member_name',
      'members.avatar_url as member_avatar_url',
      ...settings,
    ]);
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

const SERVICES: readonly (readonly [host: RegExp, title: string])[] = [
  [/(?:^|\.)zoom\.us$/u, 'Zoom'],
  [/^meet\.google\.com$/u, 'Google Meet'],
  [/(?:^|\.)teams\.(?:microsoft|live)\.com$/u, 'Microsoft Teams'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/u, 'YouTube'],
];

/** Returns the name of the meeting service of an online event; empty for other events. */
function titleOf({ location_type, virtual_location_url }: EventRow): string {
  if (location_type === 'live_room') return 'Live room';
  if (location_type === 'live_stream') return 'Live stream';
  if (location_type !== 'virtual' || !URL.canParse(virtual_location_url)) return '';
  const { hostname } = new URL(virtual_location_url);
  return SERVICES.find(([host]) => host.test(hostname))?.[1] ?? hostname;
}

function toEvent(row: EventRow, topics: number[], scope: Scope): Event {
  const { baseUrl } = scope;
  const {
    body_html,
    member_id,
    space_id,
    space_slug,
    space_name,
    room_slug,
    starts_at,
    created_at,
    updated_at,
    ...rest
  } = row;
  const { location_type: type, virtual_location_url: place } = row;
  const isInRoom = type === 'live_room' || type === 'live_stream';
  return {
    ...rest,
    community_member_id: member_id,
    member_avatar_url: optionalFileUrl(scope, row.member_avatar_url),
    cover_image_url: optionalFileUrl(scope, row.cover_image_url),
    body: body_html,
    virtual_location_url: isInRoom && place === '' ? `${baseUrl}/live/${room_slug}` : place,
    starts_at: timeText(starts_at),
    ends_at: timeText(new Date(starts_at.getTime() + row.duration_in_seconds * 1_000)),
    created_at: timeText(created_at),
    updated_at: timeText(updated_at),
    space: { id: space_id, slug: space_slug, name: space_name, community_id: scope.communityId },
    url: postUrl(scope, space_slug, row.slug),
    integration_display_title: titleOf(row),
    // No operation can create comments or likes of an event.
    comments_count: 0,
    likes_count: 0,
    topics,
  };
}

interface Shown {
  readonly eventIds: readonly number[];
}

const readTopicIds = prepareQuery((db, { list }: Values<Shown>) =>
  db
    .selectFrom('event_topics')
    .select(['event_id', 'topic_id'])
    .where((of) => of('event_id', 'in', list('eventIds')))
    .orderBy('topic_id'),
);

/** Converts rows to event records, in the same order. */
export function toEvents(scope: Scope) {
  return async (rows: readonly EventRow[]): Promise<Event[]> => {
    const links = await readTopicIds(scope, { eventIds: rows.map(({ id }) => id) });
    const topics = groupParts(
      links,
      ({ event_id }) => event_id,
      ({ topic_id }) => topic_id,
    );
    return rows.map((row) => toEvent(row, topics.get(row.id) ?? [], scope));
  };
}

const readById = prepareQuery((db, { value }: Values<{ readonly id: number }>) =>
  selectEvents({ db }).where('events.id', '=', value('id')),
);

/** Returns the record of an event; throws a 404 if it does not exist. */
export async function readEvent(scope: Scope, id: number): Promise<Event> {
  const [row] = await readById(scope, { id });
  const [event] = await toEvents(scope)([found(row, 'Event')]);
  return found(event, 'Event');
}

/** Returns the event and locks it until the write ends, so that changes and RSVPs run one after the other. */
export async function lockEvent({ db }: Scope, id: number) {
  return found(
    await db
      .selectFrom('events')
      .select([
        'id',
        'name',
        'slug',
        'status',
        'space_id',
        'series_id',
        'starts_at',
        'duration_in_seconds',
        'rsvp_disabled',
        'rsvp_limit_enabled',
        'rsvp_limit',
        'send_email_confirmation',
        'enable_custom_thank_you_message',
        'confirmation_message_title',
        'confirmation_message_description',
        'ticket_currency_id',
        'meta_tag_attributes',
      ])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst(),
    'Event',
  );
}

export type LockedEvent = Awaited<ReturnType<typeof lockEvent>>;
