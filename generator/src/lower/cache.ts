/** The content of parameters and headers with a media type (`content`; OpenAPI 3.1, 4.8.12.3). */
import type { Content } from '../ir/api.js';
import type { Schema } from '../ir/schema.js';
import { isTextLike } from './media-kind.js';
import type { Context } from './context.js';

/** Plain text is written by the style; JSON and other structured media types by their encoding. */
export interface Held {
  readonly schema: Schema;
  readonly content?: string;
  /** For media types other than JSON. */
  readonly medium?: Content;
}

/** Returns content as text, if it can only be text. */
export const asText = (context: Context, content: Content): Content | undefined => {
  if (content.kind === 'text') return content;
  return content.kind === 'bytes' && isTextLike(context, content.schema) ? { ...content, kind: 'text' } : undefined;
};

/**
 * Lowers the content of a parameter or header. Reports an error and returns `undefined` if OpenAPI does not define its
 * form.
 */
export const holdContent = (
  context: Context,
  content: Content,
  what: 'parameter' | 'header',
  pointer: string,
): Held | undefined => {
  const { mediaType, kind, schema } = content;
  const text = asText(context, content);
  if (text !== undefined) return { schema: text.schema };
  if (kind === 'json') return { schema, content: mediaType };
  if (kind === 'form' || kind === 'xml') return { schema, content: mediaType, medium: content };
  context.report('construct-unsupported', pointer, {
    construct: `a ${what} of media type ${JSON.stringify(mediaType)}`,
  });
  return undefined;
};
