/** What parameters and headers hold that name a media type (`content`; OpenAPI 3.1, 4.8.12.3). */
import type { Content } from '../ir/api.js';
import type { Schema } from '../ir/schema.js';
import { isTextLike } from './media-kind.js';
import type { Context } from './context.js';

/** Text of a media type that says nothing of its form is written by the style; JSON and what else has one, by that. */
export interface Held {
  readonly schema: Schema;
  readonly content?: string;
  /** Of what is not JSON. */
  readonly medium?: Content;
}

/** Content as text, where it can be nothing else. */
export const asText = (context: Context, content: Content): Content | undefined => {
  if (content.kind === 'text') return content;
  return content.kind === 'bytes' && isTextLike(context, content.schema) ? { ...content, kind: 'text' } : undefined;
};

/** What is held in content; `undefined`, and reported, where OpenAPI does not say how that stands in a message. */
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
