/** Event series: a recurring event is stored as one event per occurrence, so that each has its own attendees. */

import { given } from '../../../database/given.js';
import type { Scope } from '../../../kernel/scope.js';
import { slugsOf } from '../../../kernel/slugs.js';
import { copyEvent } from './copy.js';
import { type Rule, startsOf } from './recurrence.js';

interface Anchor {
  readonly id: number;
  readonly slug: string;
  readonly starts_at: Date;
}

/** Returns the recurrence rule of a series. */
export function findRule({ db }: Scope, seriesId: number) {
  return db
    .selectFrom('event_series')
    .select(['frequency', 'ends_at', 'occurrences'])
    .where('id', '=', seriesId)
    .executeTakeFirstOrThrow();
}

/**
 * Locks the series of an event until the write ends. Series are locked before their events, so that concurrent changes
 * do not deadlock.
 */
export async function holdSeries({ db }: Scope, eventId: number): Promise<void> {
  const findSeries = () => db.selectFrom('events').select('series_id').where('id', '=', eventId).executeTakeFirst();
  for (let held: number | null = null; ; ) {
    const series = (await findSeries())?.series_id ?? null;
    // A concurrent change may have moved the event to another series.
    if (series === held || series === null) return;
    held = series;
    await db.selectFrom('event_series').select('id').where('id', '=', held).forUpdate().execute();
  }
}

/** Returns the events of a series, earliest first, and locks them; with `from`, only events from that time on. */
export function findOccurrences({ db }: Scope, seriesId: number, from?: Date) {
  return db
    .selectFrom('events')
    .select(['id', 'slug', 'starts_at'])
    .where('series_id', '=', seriesId)
    .$call(given(from, (of, from) => of.where('starts_at', '>=', from)))
    .orderBy('starts_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Turns existing events into a series that follows a recurrence rule: adds missing events as copies of the first, and
 * deletes events beyond the last occurrence.
 */
export async function layOut(scope: Scope, rule: Rule, events: readonly [Anchor, ...Anchor[]]): Promise<void> {
  const { db } = scope;
  const [first] = events;
  const series = await db
    .insertInto('event_series')
    .values({ ...rule })
    .returning('id')
    .executeTakeFirstOrThrow();
  const starts = startsOf(first.starts_at, rule);
  for (const [index, starts_at] of starts.entries()) {
    const event = events[index];
    if (event === undefined) {
      const slugs = slugsOf(`${first.slug}-${starts_at.toISOString().slice(0, 10)}`);
      await copyEvent(scope, first.id, { slugs, series_id: series.id, starts_at });
      continue;
    }
    await db.updateTable('events').set({ series_id: series.id, starts_at }).where('id', '=', event.id).execute();
  }
  const surplus = events.slice(starts.length).map(({ id }) => id);
  if (surplus.length > 0) await db.deleteFrom('events').where('id', 'in', surplus).execute();
}
