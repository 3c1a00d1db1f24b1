/** Events: creating, publishing, changing (one event or its series) and duplicating them. */
import type { EventAttributes, EventOrder, EventRequest, EventUpdateRequest } from '@community-platform/types';
import { sql } from 'kysely';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { readTime } from '../../../kernel/calendar.js';
import { found, invalid, missing, notBlank } from '../../../kernel/failures.js';
import { readFrom, readUntil } from '../../../kernel/moments.js';
import { byColumns, type Ordering, orderBy } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { prepareBy, preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { insertWithSlug, slugsOf } from '../../../kernel/slugs.js';
import { findSpace } from '../../content/typed-spaces.js';
import { syncEventRooms } from '../live-rooms/event-rooms.js';
import { readAuthorOr, readColumns, readNewAuthor, readSlug, requireEventSpace } from './columns.js';
import { copyEvent } from './copy.js';
import { addInvitations, announce, mailInvitations } from './invitations.js';
import { lockEvent, readEvent, selectEvents, toEvents } from './queries.js';
import { isSameRule, readRule } from './recurrence.js';
import { findOccurrences, findRule, holdSeries, layOut } from './series.js';
import { replaceTopics } from './topics.js';

/** Returns the space id of a request. It can be a property of the event, a property of the body, or both. */
function readSpaceId({ event, space_id }: EventRequest | EventUpdateRequest, before?: number): number {
  const id = event.space_id ?? space_id ?? before;
  if (id === undefined) throw invalid({ space_id: ['is missing'] });
  if (space_id !== undefined && space_id !== id) throw invalid({ space_id: ['does not match the one in event'] });
  return id;
}

const announced = ['id', 'name', 'slug', 'status', 'starts_at', 'space_id', 'send_publish_email'] as const;

/** Applies a change to the other occurrences that `edit_mode` selects; shifts their starts by `shift` milliseconds. */
async function changeOthers(
  scope: Scope,
  others: readonly number[],
  columns: Awaited<ReturnType<typeof readColumns>> & {
    readonly name: string;
    readonly status: 'draft' | 'published' | undefined;
  },
  shift: number,
): Promise<void> {
  if (others.length === 0) return;
  await scope.db
    .updateTable('events')
    .set({
      ...columns,
      starts_at: sql<Date>`starts_at + make_interval(secs => ${shift / 1_000}::double precision)`,
      updated_at: scope.now,
    })
    .where('id', 'in', [...others])
    .execute();
}

/** Deletes the record of sent reminders after the start has changed, so that attendees are reminded again. */
async function remindAgain({ db }: Scope, eventIds: readonly number[]): Promise<void> {
  await db
    .updateTable('event_attendees')
    .set({ reminded_at: null })
    .where('event_id', 'in', [...eventIds])
    .where('reminded_at', 'is not', null)
    .execute();
}

/** Rebuilds a series if the body changes its recurrence; dissolves it if the event becomes a single event. */
async function changeSeries(scope: Scope, id: number, event: EventAttributes, seriesId: number | null): Promise<void> {
  const { db } = scope;
  const { event_type: type, recurring_setting_attributes: attributes } = event;
  if (type === 'single') {
    if (seriesId === null) return;
    await db.updateTable('events').set({ series_id: null }).where('id', '=', id).execute();
    return;
  }
  const before = seriesId === null ? undefined : await findRule(scope, seriesId);
  if (before === undefined && type !== 'recurring') return;
  const rule = readRule(attributes, before);
  if (before !== undefined && isSameRule(rule, before)) return;
  const mode = attributes?.edit_mode ?? 'current';
  if (seriesId !== null && mode === 'current')
    throw invalid({ edit_mode: ['must be remaining or all if the recurrence of the series changes'] });
  const self = await db
    .selectFrom('events')
    .select(['id', 'slug', 'starts_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const from = mode === 'all' ? undefined : self.starts_at;
  const [first = self, ...later] = seriesId === null ? [self] : await findOccurrences(scope, seriesId, from);
  await layOut(scope, rule, [first, ...later]);
}

const ORDERS = {
  newest: byColumns('events', ['created_at', 'id'], 'desc'),
  oldest: byColumns('events', ['created_at', 'id']),
  start_date: byColumns('events', ['starts_at', 'id']),
  start_date_desc: byColumns('events', ['starts_at', 'id'], 'desc'),
} satisfies Readonly<Record<EventOrder | 'newest', Ordering>>;

interface Narrowed {
  readonly spaceId: number | undefined;
  /** Range of start times. */
  readonly from: Date | undefined;
  readonly until: Date | undefined;
}

/** Prepared queries that list events, by sort order. */
const lists = prepareBy((sort: keyof typeof ORDERS) =>
  preparePage((of, { optional }: Values<Narrowed>) =>
    orderBy(selectEvents(of), ORDERS[sort])
      .$call(given(optional('spaceId'), (all, id) => all.where('events.space_id', '=', id)))
      .$call(given(optional('from'), (all, time) => all.where('events.starts_at', '>=', time)))
      .$call(given(optional('until'), (all, time) => all.where('events.starts_at', '<=', time))),
  ),
);

export const events = {
  listEvents: async ({ query }, scope) => {
    const { page, per_page, space_id, sort = 'newest' } = query;
    const { 'filter_date[start_date]': from, 'filter_date[end_date]': until } = query;
    if (space_id !== undefined && (await findSpace(scope, space_id)) === undefined) throw missing('Space');
    const narrowed = {
      spaceId: space_id,
      from: from === undefined ? undefined : readFrom(from, 'filter_date[start_date]'),
      until: until === undefined ? undefined : readUntil(until, 'filter_date[end_date]'),
    };
    const list = { ...readPage({ page, per_page }), ...narrowed };
    return { status: 200, body: await lists(sort)(scope, list, toEvents(scope)) };
  },

  createEvent: async ({ body }, scope) => {
    const { db, memberId, now } = scope;
    const { event } = body;
    const space = await requireEventSpace(scope, readSpaceId(body));
    const rule = event.event_type === 'recurring' ? readRule(event.recurring_setting_attributes) : undefined;
    const columns = await readColumns(scope, event);
    const author = await readAuthorOr(scope, event, memberId);
    const startsAt = event.event_setting_attributes?.starts_at;
    const slug = readSlug(event.slug);
    const made = await insertWithSlug(slug === undefined ? slugsOf(event.name) : [slug], (candidate) =>
      db
        .insertInto('events')
        .values({
          ...columns,
          space_id: space.id,
          author_member_id: author,
          name: notBlank('name', event.name),
          slug: candidate,
          status: event.status,
          starts_at: startsAt === undefined ? now : readTime(startsAt, 'starts_at'),
          send_publish_email: event.event_setting_attributes?.send_publish_email ?? false,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.columns(['space_id', 'slug']).doNothing())
        .returning(announced)
        .executeTakeFirst(),
    );
    if (made === undefined) throw invalid({ slug: ['is taken'] });
    await replaceTopics(scope, [made.id], event.topics);
    await addInvitations(scope, made.id, event.attendee_invite_attributes);
    if (rule !== undefined) await layOut(scope, rule, [made]);
    await syncEventRooms(scope, made.id);
    if (event.status === 'published') await announce(scope, made);
    return { status: 201, body: await readEvent(scope, made.id) };
  },

  getEvent: async ({ path }, scope) => ({ status: 200, body: await readEvent(scope, path.id) }),

  updateEvent: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const { event } = body;
    await holdSeries(scope, path.id);
    const before = await lockEvent(scope, path.id);
    const space = await requireEventSpace(scope, readSpaceId(body, before.space_id));
    const columns = {
      ...(await readColumns(scope, event, before)),
      name: notBlank('name', event.name),
      status: event.status,
    };
    const starts = event.event_setting_attributes?.starts_at;
    const startsAt = starts === undefined ? before.starts_at : readTime(starts, 'starts_at');
    const mode = event.recurring_setting_attributes?.edit_mode ?? 'current';
    const siblings =
      before.series_id === null || mode === 'current'
        ? []
        : await findOccurrences(scope, before.series_id, mode === 'all' ? undefined : before.starts_at);
    const others = siblings.map(({ id }) => id).filter((id) => id !== before.id);
    const after = await db
      .updateTable('events')
      .set({
        ...columns,
        author_member_id: await readNewAuthor(scope, event),
        slug: readSlug(event.slug),
        space_id: space.id,
        starts_at: startsAt,
        updated_at: now,
      })
      .where('id', '=', before.id)
      .returning(announced)
      .executeTakeFirstOrThrow();
    if (startsAt.getTime() !== before.starts_at.getTime()) await remindAgain(scope, [before.id, ...others]);
    await changeOthers(scope, others, columns, startsAt.getTime() - before.starts_at.getTime());
    await replaceTopics(scope, [before.id, ...others], event.topics);
    await addInvitations(scope, before.id, event.attendee_invite_attributes);
    await changeSeries(scope, before.id, event, before.series_id);
    await syncEventRooms(scope, before.id);
    if (after.status === 'published')
      await (before.status === 'draft' ? announce(scope, after) : mailInvitations(scope, after));
    return { status: 200, body: await readEvent(scope, before.id) };
  },

  deleteEvent: async ({ path, query }, scope) => {
    await holdSeries(scope, path.id);
    const row = await scope.db
      .deleteFrom('events')
      .where('id', '=', path.id)
      .where('space_id', '=', query.space_id)
      .returning('id')
      .executeTakeFirst();
    found(row, 'Event');
    return { status: 200, body: { message: 'The event was deleted' } };
  },

  duplicateEvent: async ({ path, body }, scope) => {
    const row = await selectEvents(scope)
      .where('events.id', '=', path.id)
      .where('events.space_id', '=', path.space_id)
      .executeTakeFirst();
    const source = found(row, 'Event');
    const space = await requireEventSpace(scope, body.event.space_id);
    const slugs = slugsOf(`${source.slug}-copy`);
    const id = await copyEvent(scope, source.id, { slugs, space_id: space.id, series_id: null, status: 'draft' });
    await syncEventRooms(scope, id);
    return { status: 200, body: await readEvent(scope, id) };
  },
} satisfies Partial<ServiceHandlers>;
