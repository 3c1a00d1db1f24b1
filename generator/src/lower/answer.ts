/** Responses: what an operation can answer. */
import type { Answer, Header } from '../api/api.js';
import { join } from '../read/pointer.js';
import { lowerContent } from './content.js';
import { asRaw, asString, componentName, docsOf, follow, optional, type Context } from './raw.js';
import { lowerSchema } from './schema.js';

const isStatus = (status: string): boolean => /^[1-5](\d\d|XX)$/u.test(status) || status === 'default';

export const lowerAnswers = (context: Context, value: unknown, pointer: string): Answer[] =>
  Object.entries(asRaw(value)).flatMap(([status, item]): Answer[] => {
    if (status.startsWith('x-')) return [];
    const own = join(pointer, status);
    if (!isStatus(status)) context.report('status-invalid', own, { status });
    const located = follow(context, item, own);
    if (located === undefined) return [];
    if (Object.hasOwn(located.value, 'links')) {
      context.report('construct-ignored', join(located.pointer, 'links'), { construct: 'links of a response' });
    }
    return [
      {
        status,
        description: asString(located.value['description'])?.trim() ?? '',
        ...optional('component', componentName(item, 'responses')),
        headers: lowerHeaders(context, located.value['headers'], join(located.pointer, 'headers')),
        content: lowerContent(context, located.value['content'], join(located.pointer, 'content'), 'received'),
        pointer: located.pointer,
      },
    ];
  });

const lowerHeaders = (context: Context, value: unknown, pointer: string): Header[] =>
  Object.entries(asRaw(value)).flatMap(([name, item]): Header[] => {
    const located = follow(context, item, join(pointer, name));
    // OpenAPI 3.1, 4.8.16.1: a header named Content-Type is ignored.
    if (located === undefined || name.toLowerCase() === 'content-type') return [];
    if (Object.hasOwn(located.value, 'content')) {
      context.report('construct-unsupported', join(located.pointer, 'content'), { construct: 'content of a header' });
      return [];
    }
    const raw = located.value['schema'] ?? { type: 'string' };
    const place = join(located.pointer, 'schema');
    return [
      {
        name: name.toLowerCase(),
        spelling: name,
        required: located.value['required'] === true,
        schema: lowerSchema(context, raw, place),
        pointer: located.pointer,
        ...docsOf(located.value),
      },
    ];
  });
