/** Whether a value is a configuration: every fault with its place in it, and what was meant. */
import { resolve } from 'node:path';
import { quote } from '../diagnostics/diagnostics.js';
import { join, split } from '../support/json-pointer.js';
import { findNearest } from '../support/did-you-mean.js';
import type { Settings } from './settings.js';
import { defaults, type Kind, type Setting, settings } from './table.js';

export interface Fault {
  /** A JSON pointer within the configuration. */
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
  { pointer, message: `${quote(split(pointer).join('.'))} has to be ${what}, and is ${show(value)}` },
];

const checkList = (kind: Kind & { readonly kind: 'list' }, value: unknown, pointer: string): Fault[] => {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => checkValue(kind.items, item, join(pointer, index)));
  return kind.isOneEnough === true ? checkValue(kind.items, value, pointer) : refuse(value, pointer, 'a list');
};

const checkMap = (kind: Kind & { readonly kind: 'map' }, value: unknown, pointer: string): Fault[] => {
  if (kind.isTextEnough === true && typeof value === 'string') return [];
  if (!isRecord(value)) return refuse(value, pointer, kind.isTextEnough === true ? 'a text or an object' : 'an object');
  if (kind.values === 'anything') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    typeof each === 'string' ? [] : refuse(each, join(pointer, name), 'a text'),
  );
};

const checkMembers = (members: Readonly<Record<string, Setting>>, value: unknown, pointer: string): Fault[] => {
  if (!isRecord(value)) return refuse(value, pointer, 'an object');
  const names = Object.keys(members);
  const faults = Object.entries(value).flatMap(([name, each]): Fault[] => {
    const setting = Object.hasOwn(members, name) ? members[name] : undefined;
    if (setting !== undefined) return each === undefined ? [] : checkValue(setting.kind, each, join(pointer, name));
    const nearest = findNearest(name, names);
    const advice = nearest === undefined ? `there are ${names.join(', ')}` : `is ${quote(nearest)} meant?`;
    return [{ pointer: join(pointer, name), message: `${quote(name)} is no setting; ${advice}` }];
  });
  const missing = names.filter((name) => members[name]?.isRequired === true && value[name] === undefined);
  return [...faults, ...missing.map((name) => ({ pointer, message: `${quote(name)} is missing` }))];
};

const checkValue = (kind: Kind, value: unknown, pointer: string): Fault[] => {
  switch (kind.kind) {
    case 'text':
      if (typeof value !== 'string' || value === '') return refuse(value, pointer, kind.of ?? 'a text');
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

/** Each folder is for one thing: a run removes what an earlier one has written there and this one does not make. */
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
      const message = `${quote(setting)}${of} is ${quote(folder)}, and so is ${owner}: each needs a folder of its own`;
      return [{ pointer: each[setting] === undefined ? pointer : join(pointer, setting), message }];
    });
  });
};

/** What a list of settings says of each other. */
const checkTogether = (list: readonly Settings[]): Fault[] => {
  const seen = new Set<string>();
  return list.flatMap(({ name, packages = ['types'] }, index) => {
    const pointer = list.length === 1 ? '' : join('', index);
    const faults: Fault[] = [];
    if (list.length > 1 && name === undefined)
      faults.push({ pointer, message: 'one of several documents needs a "name"' });
    if (name !== undefined && seen.has(name))
      faults.push({ pointer: join(pointer, 'name'), message: `${quote(name)} is the name of another document, too` });
    if (!packages.includes('types'))
      faults.push({ pointer: join(pointer, 'packages'), message: 'the client and the server are made of the types' });
    if (name !== undefined) seen.add(name);
    return faults;
  });
};

const isSettings = (value: unknown, pointer: string, faults: Fault[]): value is Settings => {
  const found = checkMembers(settings, value, pointer);
  faults.push(...found);
  return found.length === 0;
};

/** The settings of each document, or every fault: of an object, or of a list of them. */
export const checkSettings = (
  value: unknown,
): { readonly settings: readonly Settings[] } | { readonly faults: readonly Fault[] } => {
  const all: readonly unknown[] = Array.isArray(value) ? value : [value];
  const faults: Fault[] = [];
  const list = all.filter((each, index): each is Settings =>
    isSettings(each, Array.isArray(value) ? join('', index) : '', faults),
  );
  if (all.length === 0) faults.push({ pointer: '', message: 'the list has no document' });
  if (faults.length === 0) faults.push(...checkTogether(list));
  if (faults.length === 0) faults.push(...checkFolders(list));
  return faults.length > 0 ? { faults } : { settings: list };
};
