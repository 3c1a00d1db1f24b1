/** Functions for the content of bodies. */

import type { Content } from './api.js';
import type { BodyKind } from './body-kind.js';
import type { Schema } from './schema.js';

/** Returns whether bodies of this kind are streams of items. */
export function isStream(kind: BodyKind): boolean {
  return kind === 'events' || kind === 'lines' || kind === 'sequence';
}

/** Returns whether bodies are read as a whole, so that they can be validated; others are read as they arrive. */
export function isWhole({ kind }: Pick<Content, 'kind'>): boolean {
  return kind !== 'bytes' && !isStream(kind);
}

/** Returns the schema of a body; for a stream, of each item. `undefined` for bytes, which have none. */
export function schemaOfContent({ kind, schema, item }: Content): Schema | undefined {
  if (kind === 'bytes') return undefined;
  return isStream(kind) ? item : schema;
}

/** Returns the content that is used by default: the first one with JSON, else the first one. */
export function defaultContent(contents: readonly Content[]): Content | undefined {
  return contents.find(({ mediaType }) => /[/+]json(?:$|;)/iu.test(mediaType)) ?? contents[0];
}

/** Returns whether responses with a status never have a body (RFC 9110, 15.2, 15.3.5, 15.3.6, 15.4.5). */
export function isBodiless(status: string): boolean {
  return /^(?:1..|204|205|304)$/u.test(status);
}
