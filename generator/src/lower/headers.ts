/** Lowers Header Objects (OpenAPI 3.1, 4.8.21) of responses and of the parts of multipart bodies. */
import type { Header } from '../ir/api.js';
import { asObject } from '../openapi/values.js';
import { join } from '../support/json-pointer.js';
import { examplesOf, lowerContent } from './content.js';
import { type Context, docsOfDeprecable, follow } from './context.js';
import { lowerParameterContent } from './parameter-content.js';
import { lowerSchema } from './schema.js';
import { describeBadHeader, isToken } from './token.js';

/** Lowers a map of Header Objects. */
export function lowerHeaders(context: Context, value: unknown, pointer: string): Header[] {
  return Object.entries(asObject(value)).flatMap(([name, item]): Header[] => {
    const located = follow(context, item, join(pointer, name));
    // OpenAPI 3.1, 4.8.16.1: a header named Content-Type is ignored.
    if (located === undefined || name.toLowerCase() === 'content-type') return [];
    if (!isToken(name)) {
      context.report('construct-ignored', located.pointer, { construct: describeBadHeader(name) });
      return [];
    }
    const examples = examplesOf(context, located.value, located.pointer);
    const base = {
      name: name.toLowerCase(),
      spelling: name,
      required: located.value['required'] === true,
      explode: located.value['explode'] === true,
      examples,
      pointer: located.pointer,
      ...docsOfDeprecable(located.value),
    };
    if (!Object.hasOwn(located.value, 'content')) {
      const raw = located.value['schema'] ?? { type: 'string' };
      return [{ ...base, schema: lowerSchema(context, raw, join(located.pointer, 'schema')) }];
    }
    const place = join(located.pointer, 'content');
    const [content] = lowerContent(context, located.value['content'], place, 'received');
    const held = content && lowerParameterContent(context, content, 'header', place);
    return held === undefined ? [] : [{ ...base, ...held, examples: [...examples, ...(content?.examples ?? [])] }];
  });
}
