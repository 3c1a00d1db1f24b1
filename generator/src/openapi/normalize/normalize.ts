/** Normalizes documents of OpenAPI 3.0, 3.1 and 3.2: schemas to version 3.1, everything else to version 3.2. */
import {
  type Collector,
  collectDiagnostics,
  type PointerDiagnostic,
  type Result,
} from '../../diagnostics/diagnostics.js';
import { join, pointerOf, resolveRef, split } from '../../support/json-pointer.js';
import { itemsOf, memberShape } from '../resolve/kinds.js';
import { isJsonObject, type JsonObject, refOf, setMember } from '../resolve/location.js';
import type { Shape } from '../resolve/shapes.js';
import { type SchemaLocation, spreadAccess } from './access.js';
import { assignOperationIds } from './operation-ids.js';
import { normalizeSchema } from './schema.js';
import type { TextOf } from './values.js';

export interface NormalDocument {
  readonly root: unknown;
  /** For nodes that have moved: the pointer in the written document, by pointer in the normalized one. */
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

/** Returns whether a pointer is that of a path item for a path or webhook. Path items of callbacks may be recursive. */
function isRoute(pointer: string): boolean {
  return /^\/(?:paths|webhooks)\/[^/]*$/u.test(pointer);
}

/**
 * Normalizes a document. The diagnostics, with pointers in the written document, concern constructs that are read
 * differently from how the document's version defines them.
 */
export function normalizeDocument(
  document: JsonObject,
  textOf: TextOf = () => undefined,
): Result<NormalDocument, PointerDiagnostic> {
  const collector = collectDiagnostics();
  const normalizer = new Normalizer(document, textOf, collector);
  const root = normalizer.normalize();
  const { moves, schemas, hasAccess } = normalizer;
  const normal = { root, moves };
  if (hasAccess) spreadAccess(root, schemas, (to, from) => moves.set(to, findWritten(normal, from)));
  assignOperationIds(root, (code, pointer, parameters) =>
    collector.report(code, findWritten(normal, pointer), parameters),
  );
  return { value: normal, diagnostics: collector.diagnostics };
}

class Normalizer {
  readonly moves = new Map<string, string>();
  readonly schemas: SchemaLocation[] = [];
  /** Whether any schema is `readOnly` or `writeOnly`. */
  hasAccess = false;
  readonly #document: JsonObject;
  readonly #is30: boolean;
  readonly #textOf: TextOf;
  readonly #collector: Collector;
  readonly #waiting: Task[] = [];

  constructor(document: JsonObject, textOf: TextOf, collector: Collector) {
    this.#document = document;
    this.#is30 = /^3\.0\./u.test(String(document['openapi']));
    this.#textOf = textOf;
    this.#collector = collector;
  }

  /** Returns the document in normal form. */
  normalize(): unknown {
    let root: unknown;
    const put = (value: unknown): void => {
      root = value;
    };
    this.#waiting.push({ value: this.#document, shape: 'document', pointer: '', written: '', put });
    for (let task = this.#waiting.pop(); task !== undefined; task = this.#waiting.pop()) this.#visit(task);
    return root;
  }

  #normalizeSchema({ value, pointer, written }: Task & { readonly value: JsonObject }): JsonObject {
    const normal = normalizeSchema(value, this.#is30, (at) => this.#textOf(written + at));
    for (const [to, from] of normal.moves) this.moves.set(pointer + to, written + from);
    for (const keyword of normal.foreign)
      this.#collector.report('keyword-of-another-version', join(written, keyword), { keyword });
    for (const { keyword, reading } of normal.contradictions)
      this.#collector.report('schema-contradictory', join(written, keyword), { keyword, reading });
    for (const { at, value: listed, types, ...rest } of normal.mismatches)
      this.#collector.report('value-of-another-type', written + at, { value: listed, types, ...rest });
    for (const keyword of normal.ignored)
      this.#collector.report('ref-sibling-ignored', join(written, keyword), { keyword });
    return normal.schema;
  }

  /** Merges a path item with those that it refers to; its own fields take precedence (OpenAPI 3.1, 4.8.9). */
  #merge(item: JsonObject, pointer: string): JsonObject {
    const { $ref: _, ...merged } = item;
    const seen = new Set<string>();
    for (let ref = refOf(item); ref !== undefined && !seen.has(ref); ) {
      seen.add(ref);
      const target = resolveRef(this.#document, ref);
      if (!isJsonObject(target)) break;
      for (const [key, value] of Object.entries(target)) {
        if (key === '$ref' || Object.hasOwn(merged, key)) continue;
        setMember(merged, key, value);
        this.moves.set(join(pointer, key), join(pointerOf(ref), key));
      }
      ref = refOf(target);
    }
    return merged;
  }

  #change(task: Task & { readonly value: object }): object {
    const { value, shape, pointer } = task;
    if (!isJsonObject(value)) return value;
    if (shape === 'schema') return this.#normalizeSchema({ ...task, value });
    return shape === 'pathItem' && isRoute(pointer) ? this.#merge(value, pointer) : value;
  }

  #visit(task: Task): void {
    const { value, shape, pointer, written, put } = task;
    if (shape === 'text' && (typeof value === 'number' || typeof value === 'boolean')) {
      put(String(value));
      return;
    }
    if (shape === 'any' || typeof value !== 'object' || value === null) {
      put(value);
      return;
    }
    const source = this.#change({ ...task, value });
    const result: object = Array.isArray(source) ? [] : {};
    put(result);
    if (shape === 'schema' && isJsonObject(result) && isJsonObject(source)) {
      this.schemas.push({ schema: result, pointer });
      this.hasAccess ||= source['readOnly'] === true || source['writeOnly'] === true;
    }
    const tasks = Object.entries(source).map(([key, item]: [string, unknown]): Task => {
      const own = join(pointer, key);
      return {
        value: item,
        shape: Array.isArray(source) ? itemsOf(shape) : memberShape(shape, key),
        pointer: own,
        written: this.moves.get(own) ?? join(written, key),
        put: (made) => setMember(result, key, made),
      };
    });
    this.#waiting.push(...tasks.reverse());
  }
}

/** Converts a pointer in the normalized document to the corresponding pointer in the written document. */
export function findWritten({ moves }: NormalDocument, pointer: string): string {
  if (moves.size === 0) return pointer;
  const rest: string[] = [];
  for (const tokens = split(pointer); tokens.length > 0; rest.unshift(tokens.pop() ?? '')) {
    const written = moves.get(join('', ...tokens));
    if (written !== undefined) return join(written, ...rest);
  }
  return pointer;
}
