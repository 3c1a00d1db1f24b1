/** Automatic RSVP: adds the members of a space to its events. Members can decline. */
import { sql } from 'kysely';
import { announce, type Teller } from '../../kernel/domain-events.js';
import { groupBy } from '../../kernel/group.js';

interface Whom {
  /** Limits the events to this published event and the rest of its series. Default: all events of the spaces. */
  readonly eventId?: number;
  readonly spaceIds: readonly number[];
  /** Limits the members to those who have just joined. Default: all active members of the spaces. */
  readonly memberIds?: readonly number[];
}

/** Selects and locks the published events that are not over, in those of the given spaces that have automatic RSVP. */
function holdEvents({ db, now }: Teller, { eventId, spaceIds }: Whom) {
  return db
    .selectFrom('events')
    .innerJoin('spaces', 'spaces.id', 'events.space_id')
    .select('events.id')
    .where('spaces.event_auto_rsvp_enabled', '=', true)
    .where('events.space_id', 'in', [...spaceIds])
    .where('events.status', '=', 'published')
    .where('events.rsvp_disabled', '=', false)
    .where(sql<boolean>`events.starts_at + make_interval(secs => events.duration_in_seconds) > ${now}::timestamptz`)
    .$if(eventId !== undefined, (of) =>
      of.where((by) =>
        by.or([
          by('events.id', '=', eventId ?? 0),
          by(
            'events.series_id',
            'in',
            by
              .selectFrom('events as published')
              .select('published.series_id')
              .where('published.id', '=', eventId ?? 0)
              .where('published.series_id', 'is not', null),
          ),
        ]),
      ),
    )
    .orderBy('events.id')
    .forUpdate('events')
    .execute();
}

/**
 * Adds members to the published events of spaces with automatic RSVP, up to the limit of each event; members who joined
 * the space earliest come first. Mails no confirmation, because the members did not sign up themselves.
 */
export async function signUpByThemselves(teller: Teller, whom: Whom): Promise<void> {
  if (whom.spaceIds.length === 0 || whom.memberIds?.length === 0) return;
  const { db, now, communityId } = teller;
  const ids = (await holdEvents(teller, whom)).map(({ id }) => id);
  if (ids.length === 0) return;
  const isMeant =
    whom.memberIds === undefined ? sql`true` : sql`space_members.member_id = any(${[...whom.memberIds]}::integer[])`;
  const { rows } = await sql<{ event_id: number; member_id: number }>`
    insert into event_attendees (community_id, event_id, member_id, created_at)
    select ${communityId}, event_id, member_id, ${now}::timestamptz
    from (
      select events.id as event_id, space_members.member_id, rsvp_limit_enabled, rsvp_limit,
        row_number() over (partition by events.id order by space_members.created_at, space_members.id) as number,
        (select count(*) from event_attendees
          where event_attendees.community_id = events.community_id and event_attendees.event_id = events.id) as taken
      from events
      join space_members on space_members.community_id = events.community_id
        and space_members.space_id = events.space_id and space_members.status = 'active'
      join members on members.community_id = space_members.community_id and members.id = space_members.member_id
        and members.active
      where events.community_id = ${communityId} and events.id = any(${ids}::integer[]) and ${isMeant}
        and not exists (select from event_attendees where event_attendees.community_id = events.community_id
          and event_attendees.event_id = events.id and event_attendees.member_id = space_members.member_id)
    ) as invited
    where not rsvp_limit_enabled or rsvp_limit is null or taken + number <= rsvp_limit
    on conflict (community_id, event_id, member_id) do nothing
    returning event_id, member_id`.execute(db);
  for (const [eventId, attendees] of groupBy(rows, ({ event_id }) => event_id)) {
    const contactIds = attendees.map(({ member_id }) => member_id);
    await announce(teller, { type: 'event_attended', contactIds, about: [['Event', eventId]] });
  }
}
