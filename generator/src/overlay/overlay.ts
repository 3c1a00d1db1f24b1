/** Reads overlays: files that say how a document is changed before anything else looks at it (OpenAPI Overlay 1.0.0). */
import { relative, resolve, sep } from 'node:path';
import { JSONPathEnvironment, JSONPathError, type JSONPathQuery } from 'json-p3';
import { type Diagnostic, diagnose } from '../diagnostics.js';
import { limits } from '../read/limits.js';
import { startOf } from '../read/lines.js';
import { join } from '../read/pointer.js';
import { readSource, type Source } from '../read/source.js';
import { readFileText } from '../read/text.js';
import { isRaw, type Raw } from '../resolve/place.js';

export interface Action {
  /** Of the action in its file. */
  readonly pointer: string;
  /** As it was written. */
  readonly text: string;
  readonly target: JSONPathQuery;
  readonly change: { readonly kind: 'remove' } | { readonly kind: 'update'; readonly value: unknown };
}

export interface Overlay {
  readonly source: Source;
  readonly actions: readonly Action[];
}

/** An overlay may nest as deep as the document, and a target looks at both. */
const environment = new JSONPathEnvironment({ maxRecursionDepth: 2 * limits.depth });

/** Reads an overlay by its path from a folder: it, or what is wrong with it. Its text is added to `texts` by its label. */
export const readOverlay = async (
  path: string,
  cwd: string,
  texts: Map<string, string> | undefined,
): Promise<Overlay | readonly Diagnostic[]> => {
  const absolute = resolve(cwd, path);
  const label = relative(cwd, absolute).split(sep).join('/');
  const result = await readFileText(absolute);
  if ('reason' in result) return [diagnose('file-unreadable', startOf(label), { reason: result.reason })];
  if ('bytes' in result) return [diagnose('file-too-large', startOf(label), result)];
  texts?.set(label, result.text);
  const source = readSource({ path: absolute, label, isEntry: true }, result.text);
  return 'value' in source ? readActions(source) : source;
};

const isText = (value: unknown): value is string => typeof value === 'string';

const readActions = (source: Source): Overlay | readonly Diagnostic[] => {
  const found: Diagnostic[] = [];
  const refuse = (pointer: string, reason: string): undefined =>
    void found.push(diagnose('overlay-invalid', source.locate(pointer), { reason }));
  const { value } = source;
  if (!isRaw(value) || value['overlay'] === undefined) {
    refuse('', 'not an overlay: the field "overlay" with a version is missing');
    return found;
  }
  const version = value['overlay'];
  if (!isText(version) || !/^1\.0\.\d+$/u.test(version)) {
    refuse('/overlay', `version ${JSON.stringify(version)} of overlays is not supported: 1.0.0 is`);
    return found;
  }
  refuseOthers(value, ['overlay', 'info', 'extends', 'actions'], '', refuse);
  const { info, actions } = value;
  if (!isRaw(info) || !isText(info['title']) || !isText(info['version']))
    refuse('/info', '"info" has a title and a version, which are text');
  if (value['extends'] !== undefined && !isText(value['extends'])) refuse('/extends', '"extends" is an address');
  if (!Array.isArray(actions) || actions.length === 0) refuse('/actions', '"actions" is a list of at least one');
  const read = (Array.isArray(actions) ? actions : []).flatMap((action: unknown, index): Action[] => {
    const made = readAction(action, join('/actions', index), refuse);
    return made === undefined ? [] : [made];
  });
  return found.length > 0 ? found : { source, actions: read };
};

type Refuse = (pointer: string, reason: string) => undefined;

const refuseOthers = (value: Raw, names: readonly string[], pointer: string, refuse: Refuse): void => {
  for (const key of Object.keys(value))
    if (!names.includes(key) && !key.startsWith('x-'))
      refuse(join(pointer, key), `overlays have no field ${JSON.stringify(key)} here: ${names.join(', ')}`);
};

const readAction = (action: unknown, pointer: string, refuse: Refuse): Action | undefined => {
  if (!isRaw(action)) return refuse(pointer, 'an action is an object');
  refuseOthers(action, ['target', 'description', 'update', 'remove'], pointer, refuse);
  const { target, remove = false } = action;
  if (!isText(target)) return refuse(join(pointer, 'target'), 'an action has a "target", a JSONPath');
  if (typeof remove !== 'boolean') return refuse(join(pointer, 'remove'), '"remove" is true or false');
  if (!remove && !Object.hasOwn(action, 'update'))
    return refuse(pointer, 'the action says neither "update" nor "remove"');
  const query = compile(target);
  if (isText(query)) return refuse(join(pointer, 'target'), `${JSON.stringify(target)} is no JSONPath: ${query}`);
  const change = remove ? ({ kind: 'remove' } as const) : ({ kind: 'update', value: action['update'] } as const);
  return { pointer, text: target, target: query, change };
};

/** The query, or what is wrong with it. */
const compile = (target: string): JSONPathQuery | string => {
  try {
    return environment.compile(target);
  } catch (error) {
    if (error instanceof JSONPathError) return error.message;
    throw error;
  }
};
