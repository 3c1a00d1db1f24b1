/** Lowers the responses of an operation. */

import type { Response } from '../ir/api.js';
import { isBodiless } from '../ir/content.js';
import type { Direction } from '../ir/direction.js';
import { asObject, asString, componentName, optional } from '../openapi/values.js';
import { join } from '../support/json-pointer.js';
import { lowerContent } from './content.js';
import { type Context, follow } from './context.js';
import { lowerHeaders } from './headers.js';

function isStatus(status: string): boolean {
  return /^[1-5](\d\d|XX)$/u.test(status) || status === 'default';
}

/** Lowers the responses of an operation. */
export function lowerResponses(context: Context, value: unknown, pointer: string, direction: Direction): Response[] {
  return Object.entries(asObject(value)).flatMap(([status, item]): Response[] => {
    if (status.startsWith('x-')) return [];
    const own = join(pointer, status);
    if (!isStatus(status)) context.report('status-invalid', own, { status });
    const located = follow(context, item, own);
    if (located === undefined) return [];
    const place = join(located.pointer, 'content');
    const content = lowerContent(context, located.value['content'], place, direction, (headers, headersPointer) =>
      lowerHeaders(context, headers, headersPointer),
    );
    const hasContent = !isBodiless(status);
    if (!hasContent && content.length > 0) context.report('content-ignored', place, { of: `a ${status} response` });
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
}
