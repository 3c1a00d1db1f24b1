/** What the bodies of a media type are made of. */
import type { BodyKind } from './body-kind.js';
import type { Content } from './api.js';
import type { Schema } from './schema.js';

/** Whether bodies are streams of items. */
export const isStream = (kind: BodyKind): boolean => kind === 'events' || kind === 'lines' || kind === 'sequence';

/** The schema of the values that a body holds: of its items, where it is a stream; none of bytes. */
export const schemaOfContent = ({ kind, schema, item }: Content): Schema | undefined => {
  if (kind === 'bytes') return undefined;
  return isStream(kind) ? item : schema;
};

/** The first that is JSON, else the first: what is sent where nothing else is said. */
export const defaultContent = (contents: readonly Content[]): Content | undefined =>
  contents.find(({ mediaType }) => /[/+]json(?:$|;)/iu.test(mediaType)) ?? contents[0];

/** Whether answers of a status have no body, whatever is declared (RFC 9110, 15.2, 15.3.5, 15.3.6, 15.4.5). */
export const isBodiless = (status: string): boolean => /^(?:1..|204|205|304)$/u.test(status);
