/** The context of lowering: the bundled document, and functions that resolve references in it. */
import type { Report } from '../diagnostics/diagnostics.js';
import type { Direction } from '../ir/direction.js';
import type { DateType, Docs, Schema } from '../ir/schema.js';
import type { LoadedDocument } from '../openapi/document.js';
import { readDeprecation } from '../openapi/resolve/deprecation.js';
import { asObject, asString, isJsonObject, type JsonObject, optional } from '../openapi/values.js';
import { pointerOf, resolveRef } from '../support/json-pointer.js';
import type { Hierarchy } from './hierarchy.js';

/** A node of the bundled document with its location. If a `$ref` was followed, this is the location of the target. */
export interface Located<T = JsonObject> {
  readonly value: T;
  readonly pointer: string;
}

export interface Context {
  readonly root: JsonObject;
  readonly report: Report;
  readonly originOf: LoadedDocument['originOf'];
  readonly entryLabel: string;
  /** Lowered schemas by pointer. */
  readonly schemas: Map<string, Schema>;
  readonly hierarchy: Hierarchy;
  /** Whether 64-bit integers are `bigint`. */
  readonly hasBigints: boolean;
  /** The type of dates. */
  readonly dates: 'string' | DateType;
  /** Pointers of `$ref` targets that are not components. */
  readonly targets: Set<string>;
  /** For each reference in a chain of references, the last reference of the chain. */
  readonly aliasEnds: Map<string, string>;
  /** Returns whether any schema omits properties in a direction. */
  readonly omits: (direction: Direction) => boolean;
}

/** Follows references until it reaches an object. `summary` and `description` next to a reference take precedence. */
export function follow(context: Context, value: unknown, pointer: string): Located | undefined {
  let current: unknown = value;
  let place = pointer;
  let overrides: JsonObject = {};
  // Circular references have been reported already.
  const seen = new Set<unknown>();
  while (isJsonObject(current) && typeof current['$ref'] === 'string' && !seen.has(current)) {
    seen.add(current);
    const ref: string = current['$ref'];
    const { summary, description } = current;
    overrides = { ...optional('summary', summary), ...optional('description', description), ...overrides };
    place = pointerOf(ref);
    current = resolveRef(context.root, ref);
  }
  if (!isJsonObject(current)) return undefined;
  return { value: Object.keys(overrides).length === 0 ? current : { ...current, ...overrides }, pointer: place };
}

/** Returns the documentation of an object. */
export function docsOf(raw: JsonObject): Docs {
  return {
    ...optional('summary', asString(raw['summary'])?.trim() || undefined),
    ...optional('description', asString(raw['description'])?.trim() || undefined),
    ...optional('externalDocs', externalDocsOf(asObject(raw['externalDocs']))),
  };
}

/** Returns the documentation of an object that can be deprecated: an operation, parameter, header or schema. */
export function docsOfDeprecable(raw: JsonObject): Docs {
  return { ...docsOf(raw), ...readDeprecation(raw) };
}

function externalDocsOf({ url, description }: JsonObject): Docs['externalDocs'] {
  return typeof url === 'string'
    ? { url, ...optional('description', asString(description)?.trim() || undefined) }
    : undefined;
}
