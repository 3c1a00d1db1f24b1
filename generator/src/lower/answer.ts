/** Responses: what an operation can answer. */
import type { Direction } from '../api/access.js';
import type { Answer, Header } from '../api/api.js';
import { isBodiless } from '../api/content.js';
import { join } from '../read/pointer.js';
import { lowerContent } from './content.js';
import { lowerHeaders } from './headers.js';
import { asRaw, asString, type Context, componentName, follow, optional } from './raw.js';
import { makeSample } from './sample.js';

const isStatus = (status: string): boolean => /^[1-5](\d\d|XX)$/u.test(status) || status === 'default';

/** A header of a part with an example, if it has to be there. */
const withExample = (context: Context, header: Header): Header => {
  if (!header.required) return header;
  const made = makeSample(context, header.schema, 'received');
  return 'value' in made ? { ...header, example: made.value } : header;
};

export const lowerAnswers = (context: Context, value: unknown, pointer: string, direction: Direction): Answer[] =>
  Object.entries(asRaw(value)).flatMap(([status, item]): Answer[] => {
    if (status.startsWith('x-')) return [];
    const own = join(pointer, status);
    if (!isStatus(status)) context.report('status-invalid', own, { status });
    const located = follow(context, item, own);
    if (located === undefined) return [];
    const place = join(located.pointer, 'content');
    const content = lowerContent(context, located.value['content'], place, direction, (headers, at) =>
      lowerHeaders(context, headers, at).map((header) => withExample(context, header)),
    );
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
