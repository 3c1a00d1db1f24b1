/** The input from which all template views are created. */

import type { Config } from '../config/codegen-config.js';
import type { ErrorBodies } from '../errors/bodies.js';
import { type Api, type EventKind, eventKinds, eventsOf, type SkippedOperation } from '../ir/api.js';
import type { Names } from '../names/names.js';

export interface EmitInput {
  readonly api: Api;
  readonly names: Names;
  readonly config: Config;
  /** Operations that are left out. */
  readonly skipped: readonly SkippedOperation[];
  /** The bodies of the errors that a server sends without a handler. */
  readonly errorBodies: ErrorBodies;
}

/** Returns the tags that have operations, in order of first use. */
export function usedTags(api: Api): string[] {
  return [...new Set(api.operations.map((operation) => operation.tag))];
}

/** Returns the kinds of events in the document. */
export function usedEvents(api: Api): EventKind[] {
  return eventKinds.filter((kind) => eventsOf(api, kind).length > 0);
}

/** Returns the files that declare schemas, in document order. */
export function schemaFiles({ api, names }: EmitInput): string[] {
  return [...new Set(api.schemas.map((schema) => names.schemaFile(schema)))];
}
