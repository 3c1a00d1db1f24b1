/** The content of bodies by media type. */
import type { BodyKind } from './body-kind.js';
import type { Content } from './api.js';
import type { Schema } from './schema.js';

/** Returns whether bodies of a kind are streams of items. */
export const isStream = (kind: BodyKind): boolean => kind === 'events' || kind === 'lines' || kind === 'sequence';

/** Returns the schema of a body's values; of the items for a stream, and `undefined` for bytes. */
export const schemaOfContent = ({ kind, schema, item }: Content): Schema | undefined => {
  if (kind === 'bytes') return undefined;
  return isStream(kind) ? item : schema;
};

/** Returns the default content: the first JSON one, else the first. */
export const defaultContent = (contents: readonly Content[]): Content | undefined =>
  contents.find(({ mediaType }) => /[/+]json(?:$|;)/iu.test(mediaType)) ?? contents[0];

/** Returns whether responses with a status never have a body (RFC 9110, 15.2, 15.3.5, 15.3.6, 15.4.5). */
export const isBodiless = (status: string): boolean => /^(?:1..|204|205|304)$/u.test(status);
