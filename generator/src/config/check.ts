/** Validates a configuration. Each error has a location and, for a misspelled name, a suggestion. */
import { resolve } from 'node:path';
import { quote } from '../diagnostics/diagnostics.js';
import { findSuggestion } from '../support/did-you-mean.js';
import { join, split } from '../support/json-pointer.js';
import type { Settings } from './settings.js';
import { defaults, type Kind, type Setting, settings } from './table.js';

export interface Fault {
  /** JSON pointer within the configuration. */
  readonly pointer: string;
  readonly message: string;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function show(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  const text = typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'undefined');
  return text.length > 120 ? `${text.slice(0, 117)}...` : text;
}

/** Formats a pointer as a TypeScript property path: `operations["GET /pets"].name`, `integrations[0]`. */
function showPath(pointer: string): string {
  const parts = split(pointer).map((token) => {
    if (/^\d+$/u.test(token)) return `[${token}]`;
    return /^[A-Za-z_$][\w$]*$/u.test(token) ? `.${token}` : `[${quote(token)}]`;
  });
  return parts.join('').replace(/^\./u, '');
}

function refuse(value: unknown, pointer: string, what: string): Fault[] {
  const subject = pointer === '' ? 'the configuration' : `${showPath(pointer)}:`;
  return [{ pointer, message: `${subject} must be ${what}, not ${show(value)}` }];
}

function checkChoice(among: readonly string[], value: unknown, pointer: string): Fault[] {
  if (typeof value !== 'string') return refuse(value, pointer, `one of ${among.join(', ')}`);
  if (among.includes(value)) return [];
  const [only, another] = among.filter((each) => value !== '' && each.startsWith(value));
  const nearest = findSuggestion(value, among) ?? (another === undefined ? only : undefined);
  const advice = nearest === undefined ? `one of ${among.join(', ')}` : quote(nearest);
  return [{ pointer, message: `${showPath(pointer)}: ${quote(value)} is not known; use ${advice}` }];
}

function checkList(kind: Kind & { readonly kind: 'list' }, value: unknown, pointer: string): Fault[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => checkValue(kind.items, item, join(pointer, index)));
  return kind.isOneEnough === true ? checkValue(kind.items, value, pointer) : refuse(value, pointer, 'an array');
}

function checkMap(kind: Kind & { readonly kind: 'map' }, value: unknown, pointer: string): Fault[] {
  if (kind.isTextEnough === true && typeof value === 'string') return [];
  if (!isRecord(value))
    return refuse(value, pointer, kind.isTextEnough === true ? 'a string or an object' : 'an object');
  if (kind.values === 'anything') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' ? [] : refuse(each, join(pointer, name), 'a string'),
  );
}

function checkMembers(members: Readonly<Record<string, Setting>>, value: unknown, pointer: string): Fault[] {
  if (!isRecord(value)) return refuse(value, pointer, 'an object');
  const names = Object.keys(members);
  const faults = Object.entries(value).flatMap(([name, each]): Fault[] => {
    const setting = Object.hasOwn(members, name) ? members[name] : undefined;
    if (setting !== undefined) return each === undefined ? [] : checkValue(setting.kind, each, join(pointer, name));
    const nearest = findSuggestion(name, names);
    const advice = nearest === undefined ? `the settings are ${names.join(', ')}` : `did you mean ${quote(nearest)}?`;
    const own = join(pointer, name);
    return [{ pointer: own, message: `${showPath(own)}: unknown setting; ${advice}` }];
  });
  const missing = names.filter((name) => members[name]?.isRequired === true && value[name] === undefined);
  return [
    ...faults,
    ...missing.map((name) => ({ pointer, message: `the required setting ${quote(name)} is missing` })),
  ];
}

function checkText(kind: Kind & { readonly kind: 'text' }, value: unknown, pointer: string): Fault[] {
  if (typeof value !== 'string' || value === '') return refuse(value, pointer, kind.of ?? 'a string');
  if (kind.pattern?.test(value) === false) return refuse(value, pointer, kind.of ?? 'another');
  const reason = kind.refuse?.(value);
  return reason === undefined ? [] : [{ pointer, message: `${showPath(pointer)}: ${reason}` }];
}

function checkValue(kind: Kind, value: unknown, pointer: string): Fault[] {
  switch (kind.kind) {
    case 'text':
      return checkText(kind, value, pointer);
    case 'flag':
      return typeof value === 'boolean' ? [] : refuse(value, pointer, 'true or false');
    case 'function':
      return typeof value === 'function'
        ? []
        : refuse(value, pointer, 'a function, which only trefoil.config.ts or trefoil.config.js can contain');
    case 'choice':
      return checkChoice(kind.among, value, pointer);
    case 'list':
      return checkList(kind, value, pointer);
    case 'map':
      return checkMap(kind, value, pointer);
    case 'status':
      return Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 599
        ? []
        : refuse(value, pointer, 'an HTTP status');
    case 'record':
      return isRecord(value)
        ? Object.entries(value).flatMap(([name, each]) => checkValue(kind.values, each, join(pointer, name)))
        : refuse(value, pointer, 'an object');
    case 'members':
      return checkMembers(kind.members, value, pointer);
  }
}

/** Checks that output folders differ, because a run deletes files of earlier runs that it does not write again. */
function checkFolders(list: readonly Settings[]): Fault[] {
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
}

/** Checks that settings of several documents are compatible: names are unique, and package lists contain "types". */
function checkTogether(list: readonly Settings[]): Fault[] {
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
}

function isSettings(value: unknown, pointer: string, faults: Fault[]): value is Settings {
  const found = checkMembers(settings, value, pointer);
  faults.push(...found);
  return found.length === 0;
}

/** Validates one settings object or an array of them. Returns the settings of each document, or every error. */
export function checkSettings(
  value: unknown,
): { readonly settings: readonly Settings[] } | { readonly faults: readonly Fault[] } {
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
}
