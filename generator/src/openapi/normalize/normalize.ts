/** Normalises documents of OpenAPI 3.0, 3.1 and 3.2: schemas as in 3.1, everything else as in 3.2. */
import type { Report } from '../../diagnostics/diagnostics.js';
import { join, pointerOf, resolveRef, split } from '../../support/json-pointer.js';
import { itemsOf, memberShape } from '../resolve/kinds.js';
import { isJsonObject, type JsonObject, refOf, setMember } from '../resolve/location.js';
import type { Shape } from '../resolve/shapes.js';
import { type SchemaLocation, spreadAccess } from './access.js';
import { assignOperationIds } from './operation-ids.js';
import { normaliseSchema } from './schema.js';
import type { TextOf } from './values.js';

export interface NormalDocument {
  readonly root: unknown;
  /** Pointers in the written document by pointer in the normal form, for parts that have moved. */
  readonly moves: ReadonlyMap<string, string>;
}

interface Task {
  readonly value: unknown;
  readonly shape: Shape;
  readonly pointer: string;
  /** Pointer in the written document. */
  readonly written: string;
  readonly put: (value: unknown) => void;
}

/** Returns whether a path item belongs to a path or a webhook; those of callbacks may be recursive. */
const isRoute = (pointer: string): boolean => /^\/(?:paths|webhooks)\/[^/]*$/u.test(pointer);

/** Normalises a document. Constructs that are not read as their version defines are reported. */
export const normaliseDocument = (
  document: JsonObject,
  report: Report,
  textOf: TextOf = () => undefined,
): NormalDocument => {
  const is30 = /^3\.0\./u.test(String(document['openapi']));
  const moves = new Map<string, string>();
  const waiting: Task[] = [];
  const schemas: SchemaLocation[] = [];
  let hasAccess = false;
  let root: unknown;

  const normalise = ({ value, pointer, written }: Task & { readonly value: JsonObject }): JsonObject => {
    const normal = normaliseSchema(value, is30, (at) => textOf(written + at));
    for (const [to, from] of normal.moves) moves.set(pointer + to, written + from);
    for (const keyword of normal.foreign) report('keyword-of-another-version', join(written, keyword), { keyword });
    for (const { keyword, reading } of normal.contradictions)
      report('schema-contradictory', join(written, keyword), { keyword, reading });
    for (const { at, value: listed, types, ...rest } of normal.mismatches)
      report('value-of-another-type', written + at, { value: listed, types, ...rest });
    for (const keyword of normal.ignored) report('ref-sibling-ignored', join(written, keyword), { keyword });
    return normal.schema;
  };

  /** Merges a path item with those that it refers to; its own fields take precedence (OpenAPI 3.1, 4.8.9). */
  const merge = (item: JsonObject, pointer: string): JsonObject => {
    const { $ref: _, ...merged } = item;
    const seen = new Set<string>();
    for (let ref = refOf(item); ref !== undefined && !seen.has(ref); ) {
      seen.add(ref);
      const target = resolveRef(document, ref);
      if (!isJsonObject(target)) break;
      for (const [key, value] of Object.entries(target)) {
        if (key === '$ref' || Object.hasOwn(merged, key)) continue;
        setMember(merged, key, value);
        moves.set(join(pointer, key), join(pointerOf(ref), key));
      }
      ref = refOf(target);
    }
    return merged;
  };

  const change = (task: Task & { readonly value: object }): object => {
    const { value, shape, pointer } = task;
    if (!isJsonObject(value)) return value;
    if (shape === 'schema') return normalise({ ...task, value });
    return shape === 'pathItem' && isRoute(pointer) ? merge(value, pointer) : value;
  };

  const visit = (task: Task): void => {
    const { value, shape, pointer, written, put } = task;
    if (shape === 'text' && (typeof value === 'number' || typeof value === 'boolean')) {
      put(String(value));
      return;
    }
    if (shape === 'any' || typeof value !== 'object' || value === null) {
      put(value);
      return;
    }
    const source = change({ ...task, value });
    const result: object = Array.isArray(source) ? [] : {};
    put(result);
    if (shape === 'schema' && isJsonObject(result) && isJsonObject(source)) {
      schemas.push({ schema: result, pointer });
      hasAccess ||= source['readOnly'] === true || source['writeOnly'] === true;
    }
    const tasks = Object.entries(source).map(([key, item]: [string, unknown]): Task => {
      const own = join(pointer, key);
      return {
        value: item,
        shape: Array.isArray(source) ? itemsOf(shape) : memberShape(shape, key),
        pointer: own,
        written: moves.get(own) ?? join(written, key),
        put: (made) => setMember(result, key, made),
      };
    });
    waiting.push(...tasks.reverse());
  };

  const put = (value: unknown): void => {
    root = value;
  };
  waiting.push({ value: document, shape: 'document', pointer: '', written: '', put });
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) visit(task);
  const normal = { root, moves };
  if (hasAccess) spreadAccess(root, schemas, (to, from) => moves.set(to, findWritten(normal, from)));
  assignOperationIds(root, (code, pointer, parameters) => report(code, findWritten(normal, pointer), parameters));
  return normal;
};

/** Converts a pointer of the normal form to a pointer of the written document. */
export const findWritten = ({ moves }: NormalDocument, pointer: string): string => {
  if (moves.size === 0) return pointer;
  const rest: string[] = [];
  for (const tokens = split(pointer); tokens.length > 0; rest.unshift(tokens.pop() ?? '')) {
    const written = moves.get(join('', ...tokens));
    if (written !== undefined) return join(written, ...rest);
  }
  return pointer;
};
