/** Reads overlays, which change a document before it is processed (OpenAPI Overlay 1.0 and 1.1). */

import { relative, resolve, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { JSONPathEnvironment, JSONPathError, type JSONPathQuery } from 'json-p3';
import { type Diagnostic, diagnose } from '../../diagnostics/diagnostics.js';
import { isText } from '../../support/guards.js';
import { join } from '../../support/json-pointer.js';
import { limits } from '../read/limits.js';
import { startOf } from '../read/lines.js';
import { readSource, type Source } from '../read/source.js';
import { readFileText } from '../read/text.js';
import { isJsonObject, type JsonObject } from '../resolve/location.js';

export interface Action {
  /** Pointer of the action in the overlay. */
  readonly pointer: string;
  /** The target as it is written in the overlay. */
  readonly text: string;
  readonly target: JSONPathQuery;
  /** What the action changes; absent if it has no effect. */
  readonly change?: Change;
}

export type Change =
  | { readonly kind: 'remove' }
  | { readonly kind: 'update'; readonly value: unknown }
  | { readonly kind: 'copy'; readonly text: string; readonly from: JSONPathQuery };

/** Minor version of the Overlay specification. */
export type Minor = 0 | 1;

export interface Overlay {
  readonly source: Source;
  readonly minor: Minor;
  readonly actions: readonly Action[];
}

/** Allows twice the nesting depth of a file, because an update may add an equally deep value to the deepest node. */
const environment = new JSONPathEnvironment({ maxRecursionDepth: 2 * limits.depth });

/**
 * Reads an overlay. `path` is relative to `cwd`. Returns the overlay or diagnostics, and adds the overlay's text to
 * `texts`.
 */
export async function readOverlay(
  path: string,
  cwd: string,
  texts: Map<string, string> | undefined,
): Promise<Overlay | readonly Diagnostic[]> {
  const absolute = resolve(cwd, path);
  const label = relative(cwd, absolute).split(sep).join('/');
  const result = await readFileText(absolute);
  if ('reason' in result) return [diagnose('file-unreadable', startOf(label), { reason: result.reason })];
  if ('bytes' in result) return [diagnose('file-too-large', startOf(label), result)];
  texts?.set(label, result.text);
  const source = readSource({ path: absolute, label, isEntry: true }, result.text);
  return 'value' in source ? parseOverlay(source) : source;
}

/** Reads the actions of an overlay from its source. Returns the overlay or diagnostics. */
export function parseOverlay(source: Source): Overlay | readonly Diagnostic[] {
  const result: Diagnostic[] = [];
  const refuse = (pointer: string, reason: string): undefined =>
    void result.push(diagnose('overlay-invalid', source.locate(pointer), { reason }));
  const { value } = source;
  if (!isJsonObject(value) || value['overlay'] === undefined) {
    refuse('', 'not an overlay: the field "overlay" (the version) is missing');
    return result;
  }
  const version = value['overlay'];
  if (!isText(version) || !/^1\.[01]\.\d+$/u.test(version)) {
    refuse('/overlay', `overlay version ${JSON.stringify(version)} is not supported; use 1.0.0 or 1.1.0`);
    return result;
  }
  const minor = version.startsWith('1.0.') ? 0 : 1;
  refuseOthers(value, ['overlay', 'info', 'extends', 'actions'], '', refuse);
  const { info, actions } = value;
  if (!isJsonObject(info) || !isText(info['title']) || !isText(info['version']))
    refuse('/info', '"info" must have a "title" and a "version", both strings');
  else checkText(info, 'description', '/info', refuse);
  if (value['extends'] !== undefined && !isText(value['extends'])) refuse('/extends', '"extends" must be a URI');
  if (!Array.isArray(actions) || actions.length === 0)
    refuse('/actions', '"actions" must be an array of at least one action');
  const list: readonly unknown[] = Array.isArray(actions) ? actions : [];
  const read = list.flatMap((action: unknown, index): Action[] => {
    const made = readAction(action, join('/actions', index), minor, refuse);
    const same = list.findIndex((each) => isDeepStrictEqual(each, action));
    if (same < index) refuse(join('/actions', index), `the action is a duplicate of /actions/${same}`);
    return made === undefined ? [] : [made];
  });
  return result.length > 0 ? result : { source, minor, actions: read };
}

type Refuse = (pointer: string, reason: string) => undefined;

function refuseOthers(value: JsonObject, names: readonly string[], pointer: string, refuse: Refuse): void {
  for (const key of Object.keys(value))
    if (!names.includes(key) && !key.startsWith('x-'))
      refuse(join(pointer, key), `unknown field ${JSON.stringify(key)}; the fields are ${names.join(', ')}`);
}

function checkText(value: JsonObject, name: string, pointer: string, refuse: Refuse): void {
  if (value[name] !== undefined && !isText(value[name])) refuse(join(pointer, name), `"${name}" must be a string`);
}

const fields: Readonly<Record<Minor, readonly string[]>> = {
  0: ['target', 'description', 'update', 'remove'],
  1: ['target', 'description', 'update', 'remove', 'copy'],
};

function readAction(action: unknown, pointer: string, minor: Minor, refuse: Refuse): Action | undefined {
  if (!isJsonObject(action)) return refuse(pointer, 'an action must be an object');
  refuseOthers(action, fields[minor], pointer, refuse);
  checkText(action, 'description', pointer, refuse);
  const { target } = action;
  if (!isText(target)) return refuse(join(pointer, 'target'), 'an action needs a "target", which must be a JSONPath');
  const query = readQuery(target, join(pointer, 'target'), refuse);
  const change = readChange(action, pointer, minor, refuse);
  return query && { pointer, text: target, target: query, ...(change && { change }) };
}

/** Returns what an action changes; `undefined` if nothing. */
function readChange(action: JsonObject, pointer: string, minor: Minor, refuse: Refuse): Change | undefined {
  const { remove = false, copy } = action;
  if (typeof remove !== 'boolean') return refuse(join(pointer, 'remove'), '"remove" must be true or false');
  const said = ['update', 'copy'].filter((name) => fields[minor].includes(name) && Object.hasOwn(action, name));
  // In Overlay 1.0, `update` has no effect next to `remove`.
  if (minor > 0 && said.length + (remove ? 1 : 0) > 1)
    return refuse(pointer, 'an action can have only one of "update", "copy" and "remove"');
  if (remove) return { kind: 'remove' };
  if (said.includes('update')) return { kind: 'update', value: action['update'] };
  if (!said.includes('copy')) return undefined;
  if (!isText(copy)) return refuse(join(pointer, 'copy'), '"copy" must be a JSONPath');
  const from = readQuery(copy, join(pointer, 'copy'), refuse);
  return from && { kind: 'copy', text: copy, from };
}

function readQuery(text: string, pointer: string, refuse: Refuse): JSONPathQuery | undefined {
  const query = compile(quoteNames(text));
  return isText(query) ? refuse(pointer, `${JSON.stringify(text)} is not a valid JSONPath: ${query}`) : query;
}

/** Puts names with hyphens, such as `@.x-internal`, in brackets, as their authors intend (RFC 9535, 2.5.1.1). */
function quoteNames(text: string): string {
  return text.replaceAll(
    /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(\.\.?)([A-Za-z_][\w-]*-[\w-]*)/gu,
    (all, quoted?: string, dots?: string, name?: string) =>
      quoted === undefined ? `${dots === '..' ? '..' : ''}['${name ?? ''}']` : all,
  );
}

/** Compiles a JSONPath query. Returns an error message if it is invalid. */
function compile(target: string): JSONPathQuery | string {
  try {
    return environment.compile(target);
  } catch (error) {
    if (error instanceof JSONPathError) return error.message;
    throw error;
  }
}
