/** Responses: what an operation can answer. */
import type { Direction } from '../api/access.js';
import type { Answer, Header } from '../api/api.js';
import { isBodiless } from '../api/content.js';
import { join } from '../read/pointer.js';
import { lowerContent } from './content.js';
import { asRaw, asString, type Context, componentName, docsOf, follow, optional } from './raw.js';
import { lowerSchema } from './schema.js';

const isStatus = (status: string): boolean => /^[1-5](\d\d|XX)$/u.test(status) || status === 'default';

export const lowerAnswers = (context: Context, value: unknown, pointer: string, direction: Direction): Answer[] =>
  Object.entries(asRaw(value)).flatMap(([status, item]): Answer[] => {
    if (status.startsWith('x-')) return [];
    const own = join(pointer, status);
    if (!isStatus(status)) context.report('status-invalid', own, { status });
    const located = follow(context, item, own);
    if (located === undefined) return [];
    const place = join(located.pointer, 'content');
    const content = lowerContent(context, located.value['content'], place, direction);
    const hasContent = !isBodiless(status);
    if (!hasContent && content.length > 0) context.report('content-ignored', place, { of: `an answer ${status}` });
    return [
      {
        status,
        description: asString(located.value['description'])?.trim() ?? '',
        ...optional('component', componentName(item, 'responses')),
        headers: lowerHeaders(context, located.value['headers'], join(located.pointer, 'headers')),
        content: hasContent ? content : [],
        pointer: located.pointer,
      },
    ];
  });

const lowerHeaders = (context: Context, value: unknown, pointer: string): Header[] =>
  Object.entries(asRaw(value)).flatMap(([name, item]): Header[] => {
    const located = follow(context, item, join(pointer, name));
    // OpenAPI 3.1, 4.8.16.1: a header named Content-Type is ignored.
    if (located === undefined || name.toLowerCase() === 'content-type') return [];
    const base = {
      name: name.toLowerCase(),
      spelling: name,
      required: located.value['required'] === true,
      explode: located.value['explode'] === true,
      pointer: located.pointer,
      ...docsOf(located.value),
    };
    if (!Object.hasOwn(located.value, 'content')) {
      const raw = located.value['schema'] ?? { type: 'string' };
      return [{ ...base, schema: lowerSchema(context, raw, join(located.pointer, 'schema')) }];
    }
    const place = join(located.pointer, 'content');
    const [content] = lowerContent(context, located.value['content'], place, 'received');
    if (content === undefined) return [];
    if (content.kind === 'json') return [{ ...base, schema: content.schema, content: content.mediaType }];
    if (content.kind !== 'text')
      context.report('construct-unsupported', place, { construct: `a header of media type ${content.mediaType}` });
    return [{ ...base, schema: content.schema }];
  });
