/** Validates options that are passed in-process by the rules for control bodies. Error messages name the options. */
import { readClockBody, readFailureBody } from './bodies.js';
import type { NewFailure } from './fault-injection.js';
import type { ClockChange } from './movable-clock.js';
import { isObject } from './objects.js';
import { Refusal } from './refusal.js';

/** The field of a control body for each option. */
const failureFields = {
  operationId: 'operation_id',
  times: 'times',
  status: 'status',
  delay: 'delay',
  retryAfter: 'retry_after',
};
const clockFields = { isRunning: 'is_running' };
const names = { ...failureFields, ...clockFields, seconds: 'advance_seconds' };
const optionOf = new Map(Object.entries(names).map(([option, field]) => [field, option]));

/** Runs a control. Replaces the names of body fields with those of options in the message of a `Refusal`. */
export async function asOption<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = error.message.replace(/^\w+/u, (field) => optionOf.get(field) ?? field);
    throw new Refusal(message, error.status);
  }
}

/**
 * Converts options to a control body without `undefined` values. Throws `Refusal` for unknown options, and for a value
 * that is not an object.
 */
function toBody(given: unknown, fields: Readonly<Record<string, string>>, what: string): Record<string, unknown> {
  if (!isObject(given)) throw new Refusal(`${what} is not an object`);
  return Object.fromEntries(
    Object.entries(given).flatMap(([option, value]) => {
      const field = Object.hasOwn(fields, option) ? fields[option] : undefined;
      if (field === undefined)
        throw new Refusal(`Unknown option ${option}; the options are ${Object.keys(fields).join(', ')}`);
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** Validates the options for a fault. */
export function readFailure(failure: unknown): NewFailure {
  return readFailureBody(toBody(failure, failureFields, 'A failure'));
}

/** Returns a time as a string. An invalid `Date` becomes a string that is rejected later. */
function textOf(time: unknown): unknown {
  return time instanceof Date ? (Number.isNaN(time.getTime()) ? '' : time.toISOString()) : (time ?? '');
}

/** Converts the arguments of `setClock` to a change. The clock stops at the time unless `isRunning` is set. */
export function readClockSet(time: unknown, change: unknown = {}): ClockChange {
  return readClockBody({ is_running: false, ...toBody(change, clockFields, 'What is changed'), time: textOf(time) });
}

/** Converts the argument of `advanceClock` to a change. */
export function readClockAdvance(seconds: unknown): ClockChange {
  return readClockBody({ advance_seconds: seconds ?? '' });
}
