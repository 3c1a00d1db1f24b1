/** Finds the operations in a document that is not lowered yet, with the keys that the configuration uses for them. */
import { isText } from '../../support/guards.js';
import { join, pointerOf, resolve, split } from '../../support/json-pointer.js';
import { kinds } from '../resolve/kinds.js';
import { isJsonObject, refOf } from '../resolve/location.js';
import { asObject } from '../values.js';
import type { Path } from './traced.js';

export interface KeyedOperation {
  /** Path of the operation in the document. */
  readonly path: Path;
  /** Methods and paths, such as `GET /items/{id}`. */
  readonly keys: readonly string[];
  readonly id: string | undefined;
}

/** Returns the operations of all paths, following references to path items. */
export function listOperations(root: unknown): readonly KeyedOperation[] {
  return Object.keys(asObject(asObject(root)['paths'])).flatMap((route) => {
    const path = followPath(root, ['paths', route]);
    const item = asObject(resolve(root, join('', ...path)));
    const toOperation = (method: string, tokens: Path): KeyedOperation[] => {
      const operation = resolve(root, join('', ...path, ...tokens));
      if (!isJsonObject(operation)) return [];
      const { operationId } = operation;
      const id = isText(operationId) ? operationId : undefined;
      return [{ path: [...path, ...tokens], keys: [`${method.toUpperCase()} ${route}`], id }];
    };
    return Object.keys(item).flatMap((key) => {
      if (key === 'additionalOperations')
        return Object.keys(asObject(item[key])).flatMap((method) => toOperation(method, [key, method]));
      return kinds.pathItem.fields[key] === 'operation' ? toOperation(key, [key]) : [];
    });
  });
}

/** Follows the reference of a path item. Returns the path of the target in the document. */
function followPath(root: unknown, path: Path): Path {
  const seen = new Set<string>();
  let at = path;
  for (let ref = refOf(resolve(root, join('', ...at))); ref?.startsWith('#') === true; ) {
    if (seen.has(ref)) return path;
    seen.add(ref);
    at = split(pointerOf(ref));
    ref = refOf(resolve(root, join('', ...at)));
  }
  return at;
}
