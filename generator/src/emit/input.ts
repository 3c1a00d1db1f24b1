/** The input of all views. */

import { type Api, type EventKind, eventKinds, eventsOf, type SkippedOperation } from '../ir/api.js';
import type { Config } from '../config/codegen-config.js';
import type { ErrorBodies } from '../errors/bodies.js';
import type { Names } from '../names/names.js';

export interface EmitInput {
  readonly api: Api;
  readonly names: Names;
  readonly config: Config;
  /** Operations that were skipped. */
  readonly skipped: readonly SkippedOperation[];
  /** The bodies of the errors that a server itself sends. */
  readonly errorBodies: ErrorBodies;
}

/** Returns the tags that have operations, in order of first use. */
export const usedTags = (api: Api): string[] => [...new Set(api.operations.map((operation) => operation.tag))];

/** Returns the kinds of events in the document. */
export const usedEvents = (api: Api): EventKind[] => eventKinds.filter((kind) => eventsOf(api, kind).length > 0);

/** Returns the files of schemas, in document order. */
export const schemaFiles = ({ api, names }: EmitInput): string[] => [
  ...new Set(api.schemas.map((schema) => names.schemaFile(schema))),
];
