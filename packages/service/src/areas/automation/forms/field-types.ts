/** Valid answers to form fields: by `field_type`, and by the choices of the field, if it has some. */
import { timeOf } from '../../../kernel/calendar.js';
import { findMisspelledKeys, type Reasons } from '../../../kernel/known-keys.js';
import { safeSource } from '../../../kernel/links.js';
import { isMisspelled } from '../../../kernel/did-you-mean.js';

type Attributes = Readonly<Record<string, unknown>>;

export interface Answer {
  readonly value?: string | null;
  readonly value_json?: readonly string[];
}

/** Returns the reason why a text is not a valid answer of a type; undefined if it is valid. */
type Judge = (text: string) => string | undefined;

const matching =
  (form: RegExp, reason: string): Judge =>
  (text) =>
    form.test(text) ? undefined : reason;

const isDate = (text: string): boolean => timeOf(`${text}T00:00:00Z`) !== undefined;

const free: Judge = () => undefined;
const email = matching(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u, 'is not an email address');
const link: Judge = (text) =>
  safeSource(text) === undefined ? 'is not an address that starts with http:// or https://' : undefined;
const phone = matching(/^(?=(?:\D*\d){5,15}\D*$)\+?[\d\s()./-]+$/u, 'is not a phone number');
const time = matching(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/u, 'is not a time such as 17:30');
const truth = matching(/^(?:true|false)$/u, 'is neither true nor false');
const number: Judge = (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? undefined : 'is not a number');
const date: Judge = (text) =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && isDate(text) ? undefined : 'is not a date such as 2030-01-31';

interface FieldType {
  readonly judge: Judge;
  /** Whether answers are choices, and whether several are allowed. */
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

const nameOf = (type: string): string =>
  type
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, '_');

/** Returns the type of a field; without a known type, a field accepts any number of texts. */
const typeOf = ({ field_type: type }: Attributes): FieldType => {
  const name = typeof type === 'string' ? nameOf(type) : '';
  return (Object.hasOwn(types, name) ? types[name] : undefined) ?? some;
};

const textOfChoice = (choice: unknown): string[] => {
  if (typeof choice === 'string' || typeof choice === 'number') return [String(choice)];
  if (typeof choice !== 'object' || choice === null) return [];
  return ['value', 'label', 'id'].flatMap((key) => textOfChoice(Reflect.get(choice, key)));
};

/**
 * Returns the choices of a field, from `choices` or `options`. An entry is a text or an object with `value`, `label` or
 * `id`.
 */
const choicesOf = ({ choices, options }: Attributes): string[] | undefined => {
  const given = Array.isArray(choices) ? choices : options;
  return Array.isArray(given) && given.length > 0 ? given.flatMap(textOfChoice) : undefined;
};

/** Whether an answer has a value. */
export const isAnswered = ({ value, value_json }: Answer): boolean =>
  (value !== undefined && value !== null && value !== '') || (value_json ?? []).length > 0;

/** Returns the reason why an answer is invalid for a field; undefined if it is valid or empty. */
export const whyNoAnswer = (attributes: Attributes, answer: Answer): string | undefined => {
  const given = [
    ...(answer.value === undefined || answer.value === null || answer.value === '' ? [] : [answer.value]),
    ...(answer.value_json ?? []),
  ];
  const { judge, choices: takes } = typeOf(attributes);
  if (takes !== 'some' && given.length > 1) return takes === 'one' ? 'takes one choice' : 'takes one value';
  const offered = takes === undefined ? undefined : choicesOf(attributes);
  if (offered === undefined) return given.map(judge).find((reason) => reason !== undefined);
  return given.every((text) => offered.includes(text)) ? undefined : `takes one of: ${offered.join(', ')}`;
};

const READ = ['label', 'field_type', 'required', 'choices', 'options', 'hidden'];

/** Returns the errors in the attributes of a field: a misspelled setting or type would be stored but never used. */
export const findFieldFaults = (attributes: Attributes, field: string): Reasons => {
  const { field_type: type } = attributes;
  const name = typeof type === 'string' ? nameOf(type) : 'text';
  const meant = Object.hasOwn(types, name) ? undefined : Object.keys(types).find((known) => isMisspelled(name, known));
  return {
    ...findMisspelledKeys(attributes, READ, field),
    ...(meant !== undefined && { [`${field}.field_type`]: [`is "${name}"; did you mean "${meant}"?`] }),
  };
};
