/** What every view is made from. */

import { type Api, type EventKind, eventKinds, eventsOf, type SkippedOperation } from '../ir/api.js';
import type { Config } from '../config/codegen-config.js';
import type { ErrorBodies } from '../errors/bodies.js';
import type { Names } from '../names/names.js';

export interface EmitInput {
  readonly api: Api;
  readonly names: Names;
  readonly config: Config;
  /** The operations that are left out. */
  readonly skipped: readonly SkippedOperation[];
  /** The bodies of the errors that a server sends itself. */
  readonly errorBodies: ErrorBodies;
}

/** The tags that have operations, in the order in which operations use them. */
export const usedTags = (api: Api): string[] => [...new Set(api.operations.map((operation) => operation.tag))];

/** The kinds of events that there are. */
export const usedEvents = (api: Api): EventKind[] => eventKinds.filter((kind) => eventsOf(api, kind).length > 0);

/** The files of schemas, in the order of the document. */
export const schemaFiles = ({ api, names }: EmitInput): string[] => [
  ...new Set(api.schemas.map((schema) => names.schemaFile(schema))),
];
