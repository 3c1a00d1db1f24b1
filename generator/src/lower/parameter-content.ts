/** Lowers parameters and headers that declare `content` instead of `schema` (OpenAPI 3.1, 4.8.12.3). */
import type { Content } from '../ir/api.js';
import type { Schema } from '../ir/schema.js';
import type { Context } from './context.js';
import { isTextLike } from './media-kind.js';

/**
 * How a parameter or header with `content` is serialized: plain text in a style, JSON and other structured media types
 * in their own format.
 */
export interface ParameterContent {
  readonly schema: Schema;
  readonly content?: string;
  /** The content, unless it is plain text or JSON. */
  readonly medium?: Content;
}

/** Returns the content with the kind `text` if values are plain text, else `undefined`. */
export function asText(context: Context, content: Content): Content | undefined {
  if (content.kind === 'text') return content;
  return content.kind === 'bytes' && isTextLike(context, content.schema) ? { ...content, kind: 'text' } : undefined;
}

/**
 * Lowers the content of a parameter or header. If OpenAPI does not define how to serialize it, reports an error and
 * returns `undefined`.
 */
export function lowerParameterContent(
  context: Context,
  content: Content,
  what: 'parameter' | 'header',
  pointer: string,
): ParameterContent | undefined {
  const { mediaType, kind, schema } = content;
  const text = asText(context, content);
  if (text !== undefined) return { schema: text.schema };
  if (kind === 'json') return { schema, content: mediaType };
  if (kind === 'form' || kind === 'xml') return { schema, content: mediaType, medium: content };
  context.report('construct-unsupported', pointer, {
    construct: `a ${what} of media type ${JSON.stringify(mediaType)}`,
  });
  return undefined;
}
