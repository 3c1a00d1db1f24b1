/**
 * Checks the values of supported extensions. Because anyone may define extensions, one with a different kind of value
 * belongs to another tool and is ignored with a warning. `x-pagination` and `x-token-refresh`, which refer to other
 * nodes, are checked in `lower/`; the deprecation extensions are checked in `deprecation.ts`.
 */
import { isText } from '../../support/guards.js';
import { isJsonObject } from './location.js';
import type { Kind } from './shapes.js';

interface Form {
  /** Kinds of objects on which the extension is read. */
  readonly on: readonly Kind[];
  readonly fits: (value: unknown) => boolean;
  /** Description of valid values, for diagnostics. */
  readonly text: string;
}

function isListOf(value: unknown, fits: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function isCodeSample(value: unknown): boolean {
  return isJsonObject(value) && isText(value['lang']) && isText(value['source']);
}
function isTagGroup(value: unknown): boolean {
  return isJsonObject(value) && isText(value['name']) && isListOf(value['tags'], isText);
}

/** The stability levels of operations, from least to most stable. */
export const stabilityLevels = ['alpha', 'beta', 'stable'] as const;

const forms: Readonly<Record<string, Form>> = {
  'x-name': { on: ['schema', 'operation', 'tag'], fits: isText, text: 'an identifier' },
  'x-group': { on: ['operation'], fits: isText, text: 'a string' },
  'x-open': { on: ['schema'], fits: (value) => typeof value === 'boolean', text: 'true or false' },
  'x-stability-level': {
    on: ['operation'],
    fits: (value) => stabilityLevels.some((level) => level === value),
    text: 'alpha, beta or stable',
  },
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

/** Returns whether the value of an extension is valid. */
export function isOwnForm(name: string, value: unknown): boolean {
  return Object.hasOwn(forms, name) && forms[name]?.fits(value) === true;
}

/** Returns why an extension is ignored; `undefined` if it is not. */
export function checkExtension(key: {
  readonly name: string;
  readonly kind: Kind;
  readonly value: unknown;
}): string | undefined {
  const form = Object.hasOwn(forms, key.name) ? forms[key.name] : undefined;
  if (form === undefined || !form.on.includes(key.kind) || form.fits(key.value)) return undefined;
  return `it must be ${form.text}`;
}
