/** What lowering works on: the bundled document, and references followed to what they name. */
import type { Report } from '../diagnostics/diagnostics.js';
import type { Docs, Schema } from '../ir/schema.js';
import { readDeprecation } from '../openapi/resolve/deprecation.js';
import { asObject, asString, isJsonObject, optional, type JsonObject } from '../openapi/values.js';
import { pointerOf, resolveRef } from '../support/json-pointer.js';
import type { Hierarchy } from './hierarchy.js';

/** A node of the bundled document and where it stands; after a `$ref` is followed, where its target stands. */
export interface Located<T = JsonObject> {
  readonly value: T;
  readonly pointer: string;
}

export interface Context {
  readonly root: JsonObject;
  readonly report: Report;
  readonly fileOf: (pointer: string) => string;
  readonly entryLabel: string;
  /** What has been lowered, by pointer. */
  readonly schemas: Map<string, Schema>;
  readonly hierarchy: Hierarchy;
  /** Whether integers of 64 bits are `bigint`. */
  readonly hasBigints: boolean;
  /** The pointers of schemas that have no name among the components, and that a `$ref` leads to. */
  readonly targets: Set<string>;
}

/** Follows `$ref`s from a node to the object they end at; siblings `summary` and `description` of the reference win. */
export const follow = (context: Context, value: unknown, pointer: string): Located | undefined => {
  let current: unknown = value;
  let place = pointer;
  let overrides: JsonObject = {};
  // A ring of references was reported before.
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

/** What something says of itself. */
export const docsOf = (raw: JsonObject): Docs => ({
  ...optional('summary', asString(raw['summary'])?.trim() || undefined),
  ...optional('description', asString(raw['description'])?.trim() || undefined),
  ...optional('externalDocs', externalDocsOf(asObject(raw['externalDocs']))),
});

/** The same of what can be deprecated: operations, parameters, headers and schemas. */
export const docsOfDeprecable = (raw: JsonObject): Docs => ({ ...docsOf(raw), ...readDeprecation(raw) });

const externalDocsOf = ({ url, description }: JsonObject): Docs['externalDocs'] =>
  typeof url === 'string' ? { url, ...optional('description', asString(description)?.trim() || undefined) } : undefined;
