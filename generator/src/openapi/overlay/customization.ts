/** Applies the names, groups and pagination set in the configuration to a document, like an overlay. */
import { type Diagnostic, diagnose, type Position, quote } from '../../diagnostics/diagnostics.js';
import { findSuggestion } from '../../support/did-you-mean.js';
import { isText } from '../../support/guards.js';
import { join, resolve } from '../../support/json-pointer.js';
import type { Source } from '../read/source.js';
import { isJsonObject } from '../resolve/location.js';
import { asArray, asObject, type JsonObject, optional } from '../values.js';
import type { CustomizationSettings } from './customization-settings.js';
import { listOperations } from './operation-keys.js';
import type { Path, Traced } from './traced.js';

export interface Customization extends CustomizationSettings {
  /** The configuration file, in which pointers are relative to the document's settings. */
  readonly source: Source;
  /** Receives the keys that match nothing, which are then ignored. Default: they are errors. */
  readonly onUnmatched?: (unmatched: UnmatchedKey) => void;
}

/** A key of the configuration that matches nothing in the document. */
export interface UnmatchedKey {
  readonly setting: 'operations' | 'schemas' | 'groups';
  readonly key: string;
  /** What is wrong: `"schemas": no schema matches "Itm"; did you mean "Item"?`. */
  readonly reason: string;
  readonly suggestion?: string;
  readonly position: Position;
}

/** Returns whether a customization contains any settings. */
export function customizesAnything({ operations, schemas, groups }: CustomizationSettings): boolean {
  return [operations, schemas, groups].some((each) => each !== undefined && Object.keys(each).length > 0);
}

/**
 * Sets the extensions `x-name`, `x-group` and `x-pagination` as configured. Keys that match nothing are errors, unless
 * the customization has `onUnmatched`.
 */
export function customize(document: Traced, customization: Customization): Diagnostic[] {
  return [
    ...customizeOperations(document, customization),
    ...customizeSchemas(document, customization),
    ...customizeGroups(document, customization),
  ];
}

const sets = { name: 'x-name', group: 'x-group', pagination: 'x-pagination' } as const;

/** Sets an extension of the object at a path to the value of a setting. */
function setExtension(document: Traced, source: Source, path: Path, extension: string, setting: Setting): void {
  if (asObject(resolve(document.root(), join('', ...path)))[extension] !== undefined)
    document.remove([...path, extension]);
  const mark = { source, pointer: setting.pointer };
  const rules = { isStrict: false, concatenates: false, replacesScalars: true };
  document.merge(
    path,
    {
      value: { [extension]: setting.value },
      mark,
      trace: { mark, parts: new Map([[extension, { mark, parts: new Map() }]]) },
    },
    rules,
  );
}

interface Setting {
  readonly value: unknown;
  readonly pointer: string;
}

function customizeOperations(document: Traced, customization: Customization): Diagnostic[] {
  const { operations = {}, source } = customization;
  const all = listOperations(document.root());
  const owners = new Map<string, string>();
  return Object.entries(operations).flatMap(([key, settings]): Diagnostic[] => {
    const pointer = join('/operations', key);
    const operation = all.find(({ keys }) => keys.includes(key)) ?? all.find(({ id }) => id === key);
    if (operation === undefined) return reportMiss(customization, 'operations', key, suggest(key, all));
    const place = join('', ...operation.path);
    const other = owners.get(place);
    if (other !== undefined) {
      const reason = `"operations": ${quote(key)} and ${quote(other)} are the same operation`;
      return customization.onUnmatched === undefined
        ? [diagnose('setting-invalid', source.locate(pointer), { reason })]
        : [];
    }
    owners.set(place, key);
    for (const [name, extension] of Object.entries(sets)) {
      const value: unknown = Reflect.get(settings, name);
      if (value === undefined) continue;
      setExtension(document, source, operation.path, extension, { value, pointer: join(pointer, name) });
    }
    return [];
  });
}

/** Returns the key that was probably intended: one that differs only in parameter names, or a similar spelling. */
function suggest(key: string, all: ReturnType<typeof listOperations>): string | undefined {
  const shape = (text: string): string =>
    text
      .replaceAll(/\{[^{}]*\}/gu, '{}')
      .replace(/\/$/u, '')
      .toLowerCase();
  const keys = all.flatMap((each) => [...each.keys, ...(each.id === undefined ? [] : [each.id])]);
  return keys.find((each) => shape(each) === shape(key)) ?? findSuggestion(key, keys);
}

const nouns = { operations: 'operation', schemas: 'schema', groups: 'tag' } as const;

/** Reports a key that matches nothing. */
function reportMiss(
  { source, onUnmatched }: Customization,
  setting: UnmatchedKey['setting'],
  key: string,
  suggestion: string | undefined,
): Diagnostic[] {
  const advice = suggestion === undefined ? '' : `; did you mean ${quote(suggestion)}?`;
  const reason = `"${setting}": no ${nouns[setting]} matches ${quote(key)}${advice}`;
  const position = source.locate(join('', setting, key));
  if (onUnmatched === undefined) return [diagnose('setting-invalid', position, { reason })];
  onUnmatched({ setting, key, reason, position, ...optional('suggestion', suggestion) });
  return [];
}

function customizeSchemas(document: Traced, customization: Customization): Diagnostic[] {
  const { schemas = {}, source } = customization;
  const declared = asObject(asObject(asObject(document.root())['components'])['schemas']);
  return Object.entries(schemas).flatMap(([key, { name }]): Diagnostic[] => {
    const pointer = join('/schemas', key);
    if (!Object.hasOwn(declared, key))
      return reportMiss(customization, 'schemas', key, findSuggestion(key, Object.keys(declared)));
    if (name !== undefined && isJsonObject(declared[key]))
      setExtension(document, source, ['components', 'schemas', key], 'x-name', {
        value: name,
        pointer: join(pointer, 'name'),
      });
    return [];
  });
}

function customizeGroups(document: Traced, customization: Customization): Diagnostic[] {
  const { groups = {}, source } = customization;
  const root = asObject(document.root());
  const declared = asArray(root['tags']).map((tag) => asObject(tag)['name']);
  const used = listOperations(root).map(({ path }) => groupOf(asObject(resolve(root, join('', ...path)))));
  const known = [...new Set([...declared.filter(isText), ...used])];
  return Object.entries(groups).flatMap(([key, { name }]): Diagnostic[] => {
    const pointer = join('/groups', key);
    if (!known.includes(key)) return reportMiss(customization, 'groups', key, findSuggestion(key, known));
    if (name === undefined) return [];
    const setting = { value: name, pointer: join(pointer, 'name') };
    setExtension(document, source, ['tags', findTag(document, source, key, pointer)], 'x-name', setting);
    return [];
  });
}

/** Returns the index of a tag. Declares the tag if it is not declared. */
function findTag(document: Traced, source: Source, name: string, pointer: string): number {
  const tags = asArray(asObject(document.root())['tags']);
  const at = tags.findIndex((tag) => asObject(tag)['name'] === name);
  const { length } = tags;
  if (at !== -1) return at;
  const rules = { isStrict: false, concatenates: true, replacesScalars: true };
  document.merge([], { value: { tags: [{ name }] }, mark: { source, pointer } }, rules);
  return length;
}

function groupOf(operation: JsonObject): string {
  const [tag] = asArray(operation['tags']);
  return [operation['x-group'], tag].find(isText) ?? 'default';
}
