/**
 * Removes everything for other audiences, and everything that is unused afterwards: components, tags, OAuth scopes,
 * paths without operations, hidden values in examples, and hidden names in lists.
 */
import { collectDiagnostics, type PointerDiagnostic } from '../../diagnostics/diagnostics.js';
import { join, pointerOf, resolve, split } from '../../support/json-pointer.js';
import { compareBackwards, type Path, type Traced } from '../overlay/traced.js';
import { asArray, asObject, isJsonObject } from '../values.js';
import { field, listMarked, visitDocument } from './audience.js';
import { listUnseen } from './examples.js';
import { createSchemas, isUnseen } from './schemas.js';
import { listAllOperations, listUses, targetOf } from './uses.js';

/** Reduces a document to an audience. The pointers of the returned diagnostics refer to the reduced document. */
export function cutAudience(document: Traced, audience: string): readonly PointerDiagnostic[] {
  const { report, diagnostics } = collectDiagnostics();
  const before = document.root();
  const marked = listMarked(before, audience);
  for (const pointer of marked.ignored)
    report('extension-ignored', pointer, {
      extension: field,
      reason: 'it has no effect on the whole document, only on parts of it',
    });
  for (const pointer of marked.faults) report('audience-invalid', pointer, {});
  if (marked.faults.length > 0) return diagnostics;
  const uses = listUses(asObject(before));
  removeAll(document, [
    ...marked.others,
    ...marked.fields,
    ...listUnseen(before, audience),
    ...listRequired(before, audience),
  ]);
  const isGone = (pointer: string): boolean =>
    resolve(before, pointer) !== undefined && resolve(document.root(), pointer) === undefined;
  removeAll(document, listAlternatives(document.root(), isGone));
  removeAll(document, listLinks(before, document.root()));
  removeAll(document, listEmptyPaths(before, document.root()));
  removeAll(document, listUnused(document.root(), uses));
  for (const { pointer, to } of listDangling(document.root(), isGone))
    report('audience-reference', pointer, { to, audience });
  return diagnostics;
}

function removeAll(document: Traced, paths: readonly Path[]): void {
  const unique = new Map(paths.map((path) => [JSON.stringify(path), path]));
  for (const path of [...unique.values()].sort(compareBackwards)) document.remove(path);
}

/** Returns the paths of hidden members' names in `required` and similar keywords. */
function listRequired(root: unknown, audience: string): Path[] {
  const { expand, inner } = createSchemas(root, audience);
  const result: Path[] = [];
  const isHidden = (schemas: ReturnType<typeof expand>, name: unknown): boolean => {
    if (typeof name !== 'string') return false;
    const own = schemas.filter(({ schema }) => Object.hasOwn(asObject(schema['properties']), name));
    return isUnseen(inner(own, name));
  };
  visitDocument(root, ({ path, shape, value }) => {
    if (shape !== 'schema' || !isJsonObject(value)) return true;
    const schemas = expand(value);
    // A schema in `allOf` may require members that its siblings declare.
    const within: { readonly at: Path; readonly schema: unknown }[] = [
      { at: path, schema: value },
      ...asArray(value['allOf']).map((schema, index) => ({ at: [...path, 'allOf', index], schema })),
    ];
    for (const { at, schema } of within) {
      const required = asArray(asObject(schema)['required']);
      const hidden = [...required.keys()].filter((index) => isHidden(schemas, required[index]));
      // OpenAPI 3.0 does not allow an empty list here.
      if (hidden.length > 0 && hidden.length === required.length) result.push([...at, 'required']);
      else for (const index of hidden) result.push([...at, 'required', index]);
      for (const key of ['dependentRequired', 'dependentSchemas'])
        for (const name of Object.keys(asObject(asObject(schema)[key])))
          if (isHidden(schemas, name)) result.push([...at, key, name]);
    }
    return true;
  });
  return result;
}

/** Returns the paths of variants and discriminator mappings that refer to removed schemas. */
function listAlternatives(root: unknown, isGone: (pointer: string) => boolean): Path[] {
  const result: Path[] = [];
  visitDocument(root, ({ path, shape, value }) => {
    if (!isJsonObject(value)) return true;
    for (const key of shape === 'schema' ? ['oneOf', 'anyOf'] : [])
      for (const [index, each] of asArray(value[key]).entries()) {
        const { $ref } = asObject(each);
        if (typeof $ref === 'string' && isGone(pointerOf($ref))) result.push([...path, key, index]);
      }
    for (const [name, target] of shape === 'discriminator' ? Object.entries(asObject(value['mapping'])) : [])
      if (typeof target === 'string' && isGone(targetOf(target))) result.push([...path, 'mapping', name]);
    const { defaultMapping } = value;
    if (shape === 'discriminator' && typeof defaultMapping === 'string' && isGone(targetOf(defaultMapping)))
      result.push([...path, 'defaultMapping']);
    return true;
  });
  return result;
}

/** Returns the paths of links to removed operations. */
function listLinks(before: unknown, root: unknown): Path[] {
  const idsOf = (value: unknown): Set<unknown> =>
    new Set(listAllOperations(value).map((each) => asObject(each.value)['operationId']));
  const [were, are] = [idsOf(before), idsOf(root)];
  const result: Path[] = [];
  visitDocument(root, ({ path, shape, value }) => {
    if (shape !== 'link' || !isJsonObject(value)) return true;
    const { operationId, operationRef } = value;
    const pointer = typeof operationRef === 'string' && operationRef.startsWith('#') ? pointerOf(operationRef) : '';
    const isGone = pointer !== '' && resolve(before, pointer) !== undefined && resolve(root, pointer) === undefined;
    if (isGone || (were.has(operationId) && !are.has(operationId))) result.push(path);
    return true;
  });
  return result;
}

/** Returns the paths and webhooks whose operations have all been removed. */
function listEmptyPaths(before: unknown, root: unknown): Path[] {
  const keyOf = ({ among, path }: { readonly among: string; readonly path: string }): string => join('', among, path);
  const were = new Set(listAllOperations(before).map(keyOf));
  const are = new Set(listAllOperations(root).map(keyOf));
  return [...were]
    .filter((pointer) => !are.has(pointer) && resolve(root, pointer) !== undefined)
    .map((pointer) => split(pointer));
}

/** Returns paths of nodes that became unused. Nodes that were never used are kept, because the author wants them. */
function listUnused(root: unknown, before: ReturnType<typeof listUses>): Path[] {
  const now = listUses(asObject(root));
  const left = (name: 'components' | 'tags' | 'scopes'): ReadonlySet<string> =>
    new Set([...before[name]].filter((each) => !now[name].has(each)));
  const [components, tags, scopes] = [left('components'), left('tags'), left('scopes')];
  const found: Path[] = [...components]
    .filter((pointer) => resolve(root, pointer) !== undefined)
    .map((pointer) => split(pointer));
  for (const [index, tag] of asArray(asObject(root)['tags']).entries())
    if (tags.has(String(asObject(tag)['name']))) found.push(['tags', index]);
  for (const [index, group] of asArray(asObject(root)['x-tagGroups']).entries())
    for (const [at, name] of asArray(asObject(group)['tags']).entries())
      if (tags.has(String(name))) found.push(['x-tagGroups', index, 'tags', at]);
  visitDocument(root, ({ path, shape, value }) => {
    if (shape === 'flow')
      for (const name of Object.keys(asObject(asObject(value)['scopes'])))
        if (scopes.has(name)) found.push([...path, 'scopes', name]);
    return true;
  });
  return found;
}

interface Dangling {
  readonly pointer: string;
  readonly to: string;
}

/** Returns remaining references to removed parts. */
function listDangling(root: unknown, isGone: (pointer: string) => boolean): Dangling[] {
  const result: Dangling[] = [];
  const add = (path: Path, to: string): void => void result.push({ pointer: join('', ...path), to });
  visitDocument(root, ({ path, shape, value }) => {
    if (Array.isArray(value) && path.at(-1) === 'security') {
      for (const [index, each] of value.entries())
        for (const name of Object.keys(asObject(each))) {
          const pointer = join('/components/securitySchemes', name);
          if (isGone(pointer)) add([...path, index, name], pointer);
        }
    }
    if (!isJsonObject(value) || shape === 'any') return true;
    const { $ref } = value;
    if (typeof $ref === 'string' && isGone(pointerOf($ref))) add([...path, '$ref'], pointerOf($ref));
    return true;
  });
  return result;
}
