/** What callers within the process give: checked by the controls, and refused by the names of options. */
import { readClockBody, readFailureBody } from './bodies.js';
import type { ClockChange } from './movable-clock.js';
import { isObject } from './objects.js';
import type { NewFailure } from './fault-injection.js';
import { Refusal } from './refusal.js';

/** The fields of the controls, by the options that stand for them. */
const failureFields = {
  ...{ operationId: 'operation_id', times: 'times', status: 'status', delay: 'delay', retryAfter: 'retry_after' },
};
const clockFields = { isRunning: 'is_running' };
const names = { ...failureFields, ...clockFields, seconds: 'advance_seconds' };
const optionOf = new Map(Object.entries(names).map(([option, field]) => [field, option]));

/** Does what a control does; what it refuses is told by the names of options. */
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
 * The body of a control for what somebody has given, without options that are `undefined`; throws `Refusal` for what is no
 * object, and for an option too many.
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

export const readFailure = (failure: unknown): NewFailure =>
  readFailureBody(toBody(failure, failureFields, 'A failure'));

/** The text of a time; of what is none, one that is refused. */
const textOf = (time: unknown): unknown =>
  time instanceof Date ? (Number.isNaN(time.getTime()) ? '' : time.toISOString()) : (time ?? '');

/** A clock that is set; it stands there unless it is told to run. */
export const readClockSet = (time: unknown, change: unknown = {}): ClockChange =>
  readClockBody({ is_running: false, ...toBody(change, clockFields, 'What is changed'), time: textOf(time) });

export const readClockAdvance = (seconds: unknown): ClockChange => readClockBody({ advance_seconds: seconds ?? '' });
