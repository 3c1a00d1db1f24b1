/** Validates options of callers within the process like control bodies, and names the options in error messages. */
import { readClockBody, readFailureBody } from './bodies.js';
import type { ClockChange } from './movable-clock.js';
import { isObject } from './objects.js';
import type { NewFailure } from './fault-injection.js';
import { Refusal } from './refusal.js';

/** Maps options to the fields of the control bodies. */
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

/** Runs a control; renames body fields to options in the message of a `Refusal`. */
export const asOption = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = error.message.replace(/^\w+/u, (field) => optionOf.get(field) ?? field);
    throw new Refusal(message, error.status);
  }
};

/**
 * Converts options to the body of a control, without those that are `undefined`. Throws `Refusal` for a value that is
 * not an object and for unknown options.
 */
const toBody = (given: unknown, fields: Readonly<Record<string, string>>, what: string): Record<string, unknown> => {
  if (!isObject(given)) throw new Refusal(`${what} is no object`);
  return Object.fromEntries(
    Object.entries(given).flatMap(([option, value]) => {
      const field = Object.hasOwn(fields, option) ? fields[option] : undefined;
      if (field === undefined)
        throw new Refusal(`There is no option ${option}; the options are ${Object.keys(fields).join(', ')}`);
      return value === undefined ? [] : [[field, value]];
    }),
  );
};

/** Validates the options of a fault. */
export const readFailure = (failure: unknown): NewFailure =>
  readFailureBody(toBody(failure, failureFields, 'A failure'));

/** Returns the text of a time. An invalid `Date` becomes an invalid text, which is refused later. */
const textOf = (time: unknown): unknown =>
  time instanceof Date ? (Number.isNaN(time.getTime()) ? '' : time.toISOString()) : (time ?? '');

/** Converts the arguments of `setClock`. The clock stops at the time unless `isRunning` is set. */
export const readClockSet = (time: unknown, change: unknown = {}): ClockChange =>
  readClockBody({ is_running: false, ...toBody(change, clockFields, 'What is changed'), time: textOf(time) });

/** Converts the argument of `advanceClock`. */
export const readClockAdvance = (seconds: unknown): ClockChange => readClockBody({ advance_seconds: seconds ?? '' });
