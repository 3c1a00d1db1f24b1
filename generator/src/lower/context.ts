/** Context of lowering: the bundled document, and resolution of references. */
import type { Report } from '../diagnostics/diagnostics.js';
import type { Docs, Schema } from '../ir/schema.js';
import { readDeprecation } from '../openapi/resolve/deprecation.js';
import { asObject, asString, isJsonObject, optional, type JsonObject } from '../openapi/values.js';
import { pointerOf, resolveRef } from '../support/json-pointer.js';
import type { Hierarchy } from './hierarchy.js';

/** A node of the bundled document and its location; after a `$ref` is followed, the location of its target. */
export interface Located<T = JsonObject> {
  readonly value: T;
  readonly pointer: string;
}

export interface Context {
  readonly root: JsonObject;
  readonly report: Report;
  readonly fileOf: (pointer: string) => string;
  readonly entryLabel: string;
  /** Lowered schemas by pointer. */
  readonly schemas: Map<string, Schema>;
  readonly hierarchy: Hierarchy;
  /** Whether 64-bit integers are `bigint`. */
  readonly hasBigints: boolean;
  /** Pointers of `$ref` targets that are not components. */
  readonly targets: Set<string>;
}

/** Follows references to their final object; `summary` and `description` next to a reference take precedence. */
export const follow = (context: Context, value: unknown, pointer: string): Located | undefined => {
  let current: unknown = value;
  let place = pointer;
  let overrides: JsonObject = {};
  // Cycles of references were reported before.
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
};

/** Returns the documentation of an object. */
export const docsOf = (raw: JsonObject): Docs => ({
  ...optional('summary', asString(raw['summary'])?.trim() || undefined),
  ...optional('description', asString(raw['description'])?.trim() || undefined),
  ...optional('externalDocs', externalDocsOf(asObject(raw['externalDocs']))),
});

/** Returns the documentation of an object that can be deprecated: an operation, parameter, header or schema. */
export const docsOfDeprecable = (raw: JsonObject): Docs => ({ ...docsOf(raw), ...readDeprecation(raw) });

const externalDocsOf = ({ url, description }: JsonObject): Docs['externalDocs'] =>
  typeof url === 'string' ? { url, ...optional('description', asString(description)?.trim() || undefined) } : undefined;
