/** Validates a configuration: every error with its location and, for misspelled names, a suggestion. */
import { resolve } from 'node:path';
import { quote } from '../diagnostics/diagnostics.js';
import { join, split } from '../support/json-pointer.js';
import { findSuggestion } from '../support/did-you-mean.js';
import type { Settings } from './settings.js';
import { defaults, type Kind, type Setting, settings } from './table.js';

export interface Fault {
  /** JSON pointer within the configuration. */
  readonly pointer: string;
  readonly message: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string => {
  if (typeof value === 'string') return quote(value);
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'undefined');
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
};

const refuse = (value: unknown, pointer: string, what: string): Fault[] => [
  {
    pointer,
    message: `${pointer === '' ? 'the configuration' : quote(split(pointer).join('.'))} must be ${what}, not ${show(value)}`,
  },
];

const checkList = (kind: Kind & { readonly kind: 'list' }, value: unknown, pointer: string): Fault[] => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => checkValue(kind.items, item, join(pointer, index)));
  return kind.isOneEnough === true ? checkValue(kind.items, value, pointer) : refuse(value, pointer, 'an array');
};

const checkMap = (kind: Kind & { readonly kind: 'map' }, value: unknown, pointer: string): Fault[] => {
  if (kind.isTextEnough === true && typeof value === 'string') return [];
  if (!isRecord(value))
    return refuse(value, pointer, kind.isTextEnough === true ? 'a string or an object' : 'an object');
  if (kind.values === 'anything') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' ? [] : refuse(each, join(pointer, name), 'a string'),
  );
};

const checkMembers = (members: Readonly<Record<string, Setting>>, value: unknown, pointer: string): Fault[] => {
  if (!isRecord(value)) return refuse(value, pointer, 'an object');
  const names = Object.keys(members);
  const faults = Object.entries(value).flatMap(([name, each]): Fault[] => {
    const setting = Object.hasOwn(members, name) ? members[name] : undefined;
    if (setting !== undefined) return each === undefined ? [] : checkValue(setting.kind, each, join(pointer, name));
    const nearest = findSuggestion(name, names);
    const advice = nearest === undefined ? `the settings are ${names.join(', ')}` : `did you mean ${quote(nearest)}?`;
    return [{ pointer: join(pointer, name), message: `unknown setting ${quote(name)}; ${advice}` }];
  });
  const missing = names.filter((name) => members[name]?.isRequired === true && value[name] === undefined);
  return [
    ...faults,
    ...missing.map((name) => ({ pointer, message: `the required setting ${quote(name)} is missing` })),
  ];
};

const checkValue = (kind: Kind, value: unknown, pointer: string): Fault[] => {
  switch (kind.kind) {
    case 'text':
      if (typeof value !== 'string' || value === '') return refuse(value, pointer, kind.of ?? 'a string');
      return kind.pattern === undefined || kind.pattern.test(value) ? [] : refuse(value, pointer, kind.of ?? 'another');
    case 'flag':
      return typeof value === 'boolean' ? [] : refuse(value, pointer, 'true or false');
    case 'choice':
      return typeof value === 'string' && kind.among.includes(value)
        ? []
        : refuse(value, pointer, `one of ${kind.among.join(', ')}`);
    case 'list':
      return checkList(kind, value, pointer);
    case 'map':
      return checkMap(kind, value, pointer);
    case 'members':
      return checkMembers(kind.members, value, pointer);
  }
};

/** Output folders must differ: a run deletes the files in its folder that an earlier run wrote and that it does not write again. */
const checkFolders = (list: readonly Settings[]): Fault[] => {
  const seen = new Map<string, string>();
  return list.flatMap((each, index) => {
    const pointer = list.length === 1 ? '' : join('', index);
    return (['out', 'docs'] as const).flatMap((setting): Fault[] => {
      const folder = each[setting] ?? defaults[setting];
      const owner = seen.get(resolve(folder));
      const of = each.name === undefined || list.length === 1 ? '' : ` of ${quote(each.name)}`;
      if (owner === undefined) seen.set(resolve(folder), `${quote(setting)}${of}`);
      if (owner === undefined) return [];
      const message = `${quote(setting)}${of} and ${owner} are the same folder, ${quote(folder)}; choose a separate folder for each`;
      return [{ pointer: each[setting] === undefined ? pointer : join(pointer, setting), message }];
    });
  });
};

/** Checks that the settings of several documents agree: unique names, and "types" in every list of packages. */
const checkTogether = (list: readonly Settings[]): Fault[] => {
  const seen = new Set<string>();
  return list.flatMap(({ name, packages = ['types'] }, index) => {
    const pointer = list.length === 1 ? '' : join('', index);
    const faults: Fault[] = [];
    if (list.length > 1 && name === undefined)
      faults.push({ pointer, message: '"name" is missing: with several documents, each needs a name' });
    if (name !== undefined && seen.has(name))
      faults.push({
        pointer: join(pointer, 'name'),
        message: `duplicate name ${quote(name)}: another document uses it`,
      });
    if (!packages.includes('types'))
      faults.push({
        pointer: join(pointer, 'packages'),
        message: '"packages" must include "types": the client and the server depend on it',
      });
    if (name !== undefined) seen.add(name);
    return faults;
  });
};

const isSettings = (value: unknown, pointer: string, faults: Fault[]): value is Settings => {
  const found = checkMembers(settings, value, pointer);
  faults.push(...found);
  return found.length === 0;
};

/** Checks one object of settings or an array of them; returns the settings of each document, or every error. */
export const checkSettings = (
  value: unknown,
): { readonly settings: readonly Settings[] } | { readonly faults: readonly Fault[] } => {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const faults: Fault[] = [];
  const list = all.filter((each, index): each is Settings =>
    isSettings(each, Array.isArray(value) ? join('', index) : '', faults),
  );
  if (all.length === 0)
    faults.push({ pointer: '', message: 'the configuration is an empty array: add at least one document' });
  if (faults.length === 0) faults.push(...checkTogether(list));
  if (faults.length === 0) faults.push(...checkFolders(list));
  return faults.length > 0 ? { faults } : { settings: list };
};
