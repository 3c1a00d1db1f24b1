/** Validates answers to form fields according to the `field_type` and the choices of each field. */
import { timeOf } from '../../../kernel/calendar.js';
import { isMisspelled } from '../../../kernel/did-you-mean.js';
import { findMisspelledKeys, type Reasons } from '../../../kernel/known-keys.js';
import { safeSource } from '../../../kernel/links.js';

type Attributes = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly value?: string | null;
  readonly value_json?: readonly string[];
}

/** Checks a single answer. Returns the reason why the text is invalid, or undefined if it is valid. */
type Judge = (text: string) => string | undefined;

function matching(form: RegExp, reason: string): Judge {
  return (text) => (form.test(text) ? undefined : reason);
}

function isDate(text: string): boolean {
  return timeOf(`${text}T00:00:00Z`) !== undefined;
}

const free: Judge = () => undefined;
const email = matching(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u, 'must be an email address');
const link: Judge = (text) =>
  safeSource(text) === undefined ? 'must be a URL that starts with http:// or https://' : undefined;
const phone = matching(/^(?=(?:\D*\d){5,15}\D*$)\+?[\d\s()./-]+$/u, 'must be a phone number');
const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/u, 'must be a time such as 17:30');
const truth = matching(/^(?:true|false)$/u, 'must be true or false');
const number: Judge = (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? undefined : 'must be a number');
const date: Judge = (text) =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && isDate(text) ? undefined : 'must be a date such as 2030-01-31';

interface FieldType {
  readonly judge: Judge;
  /** Set if the field has choices: `one` if an answer is a single choice, `some` if it can list several. */
  readonly choices?: 'one' | 'some';
}

const one: FieldType = { judge: free, choices: 'one' };
const some: FieldType = { judge: free, choices: 'some' };
const text: FieldType = { judge: free };

/** Field types by name, including the aliases that clients use. */
const types: Readonly<Record<string, FieldType>> = {
  text,
  textarea: text,
  short_text: text,
  long_text: text,
  paragraph: text,
  name: text,
  hidden: text,
  email: { judge: email },
  number: { judge: number },
  date: { judge: date },
  time: { judge: time },
  phone: { judge: phone },
  phone_number: { judge: phone },
  tel: { judge: phone },
  url: { judge: link },
  link: { judge: link },
  website: { judge: link },
  boolean: { judge: truth },
  select: one,
  single_select: one,
  dropdown: one,
  radio: one,
  multi_select: some,
  multiselect: some,
  multiple_choice: some,
  checkbox: some,
  checkboxes: some,
};

function nameOf(type: string): string {
  return type
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');
}

/** Returns the field type of a form field. A field of an unknown type accepts any number of values. */
function typeOf({ field_type: type }: Attributes): FieldType {
  const name = typeof type === 'string' ? nameOf(type) : '';
  return (Object.hasOwn(types, name) ? types[name] : undefined) ?? some;
}

function textOfChoice(choice: unknown): string[] {
  if (typeof choice === 'string' || typeof choice === 'number') return [String(choice)];
  if (typeof choice !== 'object' || choice === null) return [];
  return ['value', 'label', 'id'].flatMap((key) => textOfChoice(Reflect.get(choice, key)));
}

/**
 * Returns the choices that a field offers in `choices` or `options`. Each is a string, or an object with `value`,
 * `label` or `id`.
 */
function choicesOf({ choices, options }: Attributes): string[] | undefined {
  const given = Array.isArray(choices) ? choices : options;
  return Array.isArray(given) && given.length > 0 ? given.flatMap(textOfChoice) : undefined;
}

/** Whether an answer is not empty. */
export function isAnswered({ value, value_json }: Answer): boolean {
  return (value !== undefined && value !== null && value !== '') || (value_json ?? []).length > 0;
}

/** Returns the reason why an answer is invalid for a field; undefined if it is valid or empty. */
export function whyNoAnswer(attributes: Attributes, answer: Answer): string | undefined {
  const given = [
    ...(answer.value === undefined || answer.value === null || answer.value === '' ? [] : [answer.value]),
    ...(answer.value_json ?? []),
  ];
  const { judge, choices: takes } = typeOf(attributes);
  if (takes !== 'some' && given.length > 1)
    return takes === 'one' ? 'must be a single choice' : 'must be a single value';
  const offered = takes === undefined ? undefined : choicesOf(attributes);
  if (offered === undefined) return given.map(judge).find((reason) => reason !== undefined);
  return given.every((text) => offered.includes(text)) ? undefined : `must be one of: ${offered.join(', ')}`;
}

const READ = ['label', 'field_type', 'required', 'choices', 'options', 'hidden'];

/** Returns the errors for misspelled settings and types of a form field. They would be stored but have no effect. */
export function findFieldFaults(attributes: Attributes, field: string): Reasons {
  const { field_type: type } = attributes;
  const name = typeof type === 'string' ? nameOf(type) : 'text';
  const meant = Object.hasOwn(types, name) ? undefined : Object.keys(types).find((known) => isMisspelled(name, known));
  return {
    ...findMisspelledKeys(attributes, READ, field),
    ...(meant !== undefined && { [`${field}.field_type`]: [`is "${name}"; did you mean "${meant}"?`] }),
  };
}
