/** Schedules of workflows that are not triggered by events: a single time, or repeated times. */
import type { WorkflowType } from '@community-platform/types';
import { readTime } from '../../../kernel/calendar.js';
import { invalid } from '../../../kernel/failures.js';
import { addIntervals, stepsAfter } from '../../../kernel/moments.js';

export const SCHEDULE = 'schedule';

/** Keys of a trigger's `config` that define the schedule. */
export const SCHEDULE_SETTINGS = ['starts_at', 'interval', 'interval_count', 'ends_at'] as const;

const INTERVALS = ['daily', 'weekly', 'monthly', 'yearly'] as const;

export interface Schedule {
  readonly startsAt: Date;
  readonly interval: (typeof INTERVALS)[number] | undefined;
  readonly count: number;
  readonly endsAt: Date | undefined;
}

function refuse(name: string, reason: string) {
  return invalid({ [`trigger.config.${name}`]: [reason] });
}

function readMoment(value: unknown, name: string): Date | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/u.test(value)) throw refuse(name, 'is not a time in ISO 8601');
  return readTime(value, `trigger.config.${name}`);
}

/**
 * Reads the schedule in a trigger's config. `start` is the default start. A bulk action always runs once. Throws a 422
 * for invalid values.
 */
export function readSchedule(
  config: Readonly<Record<string, unknown>> | null,
  type: WorkflowType,
  start: Date,
): Schedule {
  const given = config ?? {};
  const count = given['interval_count'] ?? 1;
  const interval = INTERVALS.find((each) => each === given['interval']);
  if (interval === undefined && given['interval'] !== undefined && given['interval'] !== null)
    throw refuse('interval', `must be one of ${INTERVALS.join(', ')}`);
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > 1_000)
    throw refuse('interval_count', 'must be from 1 to 1000');
  return {
    startsAt: readMoment(given['starts_at'], 'starts_at') ?? start,
    interval: type === 'bulk_action' ? undefined : interval,
    count,
    endsAt: readMoment(given['ends_at'], 'ends_at'),
  };
}

/** Throws a 422 if a schedule ends before it starts. */
export function checkSpan({ startsAt, endsAt }: Schedule): void {
  if (endsAt !== undefined && endsAt < startsAt) throw refuse('ends_at', 'must not be before the start');
}

/** Returns the first time after `after`; null if there is none. */
export function timeAfter({ startsAt, interval, count, endsAt }: Schedule, after: Date): Date | null {
  const within = (time: Date): Date | null => (endsAt !== undefined && time > endsAt ? null : time);
  if (startsAt > after) return within(startsAt);
  if (interval === undefined) return null;
  return within(addIntervals(startsAt, interval, stepsAfter(startsAt, interval, count, after) * count));
}
