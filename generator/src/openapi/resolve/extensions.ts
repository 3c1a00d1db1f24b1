/**
 * The valid forms of supported extensions. Anyone may define extensions, so an extension in another form belongs to
 * another tool and is ignored with a warning. `x-pagination` and `x-token-refresh`, which refer to other parts of the
 * document, are checked in `lower/`, and the deprecation extensions in `deprecation.ts`.
 */
import { isJsonObject } from './location.js';
import type { Kind } from './shapes.js';

interface Form {
  /** The kinds of objects on which it is read. */
  readonly on: readonly Kind[];
  readonly fits: (value: unknown) => boolean;
  /** Description of the valid form, for diagnostics. */
  readonly text: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isListOf = (value: unknown, fits: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);

const isCodeSample = (value: unknown): boolean =>
  isJsonObject(value) && isText(value['lang']) && isText(value['source']);
const isTagGroup = (value: unknown): boolean =>
  isJsonObject(value) && isText(value['name']) && isListOf(value['tags'], isText);

const forms: Readonly<Record<string, Form>> = {
  'x-name': { on: ['schema'], fits: isText, text: 'an identifier' },
  'x-open': { on: ['schema'], fits: (value) => typeof value === 'boolean', text: 'true or false' },
  'x-origin': { on: ['operation', 'schema'], fits: isText, text: 'a string' },
  'x-origin-reason': { on: ['operation', 'schema'], fits: isText, text: 'a string' },
  'x-value-prefix': {
    on: ['scheme'],
    fits: (value) => isText(value) && /^[\t\x20-\x7e]*$/u.test(value),
    text: 'a string of printable ASCII characters',
  },
  'x-codeSamples': {
    on: ['operation'],
    fits: (value) => isListOf(value, isCodeSample),
    text: 'an array of objects with "lang" and "source"',
  },
  'x-error-body': {
    on: ['document'],
    fits: (value) => isJsonObject(value) && !Object.hasOwn(value, '$ref'),
    text: 'an object (the body of an error response)',
  },
  'x-tagGroups': {
    on: ['document'],
    fits: (value) => isListOf(value, isTagGroup),
    text: 'an array of objects with "name" and "tags"',
  },
  'x-logo': {
    on: ['info'],
    fits: (value) => isJsonObject(value) && isText(value['url']),
    text: 'an object with "url"',
  },
};

/** Returns whether an extension has the valid form. */
export const isOwnForm = (name: string, value: unknown): boolean =>
  Object.hasOwn(forms, name) && forms[name]?.fits(value) === true;

/** Returns why an extension of an object is ignored, if so. */
export const checkExtension = (key: {
  readonly name: string;
  readonly kind: Kind;
  readonly value: unknown;
}): string | undefined => {
  const form = Object.hasOwn(forms, key.name) ? forms[key.name] : undefined;
  if (form === undefined || !form.on.includes(key.kind) || form.fits(key.value)) return undefined;
  return `it must be ${form.text}`;
};
