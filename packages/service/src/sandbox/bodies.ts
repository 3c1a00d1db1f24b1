/** Validates the bodies of sandbox controls, over HTTP and within the process, and describes what is wrong. */
import {
  checkClockChange,
  checkNewCommunity,
  checkNewFailure,
} from '../generated/sandbox/server/validators/schemas.js';
import { timeOf } from '../kernel/calendar.js';
import type { NewFailure } from './fault-injection.js';
import { type ClockChange, OUT_OF_RANGE } from './movable-clock.js';
import { Refusal } from './refusal.js';

/** The fields of each body, with the text that completes "must be" in error messages. */
const forms = {
  createCommunity: {
    name: 'a string of 1 to 255 characters',
    slug: 'up to 80 characters from a to z, 0 to 9 and hyphens',
  },
  updateClock: {
    time: 'a time with a time zone, such as 2030-01-31T12:00:00Z',
    advance_seconds: 'a number',
    is_running: 'true or false',
  },
  createFailure: {
    operation_id: 'the operationId of an operation',
    times: 'an integer from 1 to 10000',
    status: 'an integer from 400 to 599',
    delay: 'a number of milliseconds, at most 60000',
    retry_after: 'a number of seconds, at most 3600',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

type Control = keyof typeof forms;

/** An issue in a body: the violated keyword, and the field, if the keyword concerns a single field. */
export interface BodyIssue {
  readonly field: string | undefined;
  readonly keyword: string;
}

function isControl(operationId: string): operationId is Control {
  return Object.hasOwn(forms, operationId);
}

/** Whether an issue says that an injected fault has neither a status nor a delay. */
function isAboutEither({ field, keyword }: BodyIssue): boolean {
  return keyword === 'anyOf' || (keyword === 'required' && (field === 'status' || field === 'delay'));
}

/** Returns an error message for a body's issues; `undefined` if there are none, or for other operations. */
export function describeBody(operationId: string, issues: readonly BodyIssue[]): string | undefined {
  const issue = issues.find((each) => !isAboutEither(each)) ?? issues[0];
  if (issue === undefined || !isControl(operationId)) return undefined;
  const { field, keyword } = issue;
  if (isAboutEither(issue)) return 'A fault requires a status, a delay, or both';
  if (keyword === 'dependentRequired') return 'retry_after requires a status';
  if (keyword === 'minProperties') return 'The body contains no field to change';
  if (field === undefined) return 'The body must be a JSON object';
  if (keyword === 'required') return `${field} is missing`;
  const form = new Map<string, string>(Object.entries(forms[operationId])).get(field);
  return form === undefined
    ? `${field} is not a field; the fields are ${Object.keys(forms[operationId]).join(', ')}`
    : `${field} must be ${form}`;
}

interface FoundIssue {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

type Check<T> = (value: unknown, issues?: FoundIssue[]) => value is T;

function parse<T>(operationId: Control, check: Check<T>, value: unknown): T {
  if (check(value)) return value;
  const issues: FoundIssue[] = [];
  check(value, issues);
  const found = issues.map(({ instancePath, keyword, params }): BodyIssue => {
    const name = instancePath.slice(1) || (params['missingProperty'] ?? params['additionalProperty']);
    return { field: typeof name === 'string' ? name : undefined, keyword };
  });
  throw new Refusal(describeBody(operationId, found) ?? 'The body is not valid');
}

/** Validates a body that creates a community. */
export function readCommunityBody(value: unknown): { readonly name: string; readonly slug: string | undefined } {
  const { name, slug } = parse('createCommunity', checkNewCommunity, value);
  return { name, slug };
}

/** Validates a body that changes the clock. */
export function readClockBody(value: unknown): ClockChange {
  const {
    time: text,
    advance_seconds: advanceSeconds,
    is_running: isRunning,
  } = parse('updateClock', checkClockChange, value);
  const time = text === undefined ? undefined : timeOf(text);
  if (text !== undefined && time === undefined)
    throw new Refusal(text >= '3000' ? OUT_OF_RANGE : `time must be ${forms.updateClock.time}`);
  return { time, advanceSeconds, isRunning };
}

/** Validates a body that injects a fault. */
export function readFailureBody(value: unknown): NewFailure {
  const {
    operation_id: operationId,
    times,
    status,
    delay,
    retry_after: retryAfter,
  } = parse('createFailure', checkNewFailure, value);
  return { operationId, times, status, delay, retryAfter };
}
