/** Lowers the events that the API sends: webhooks (OpenAPI 3.1, 4.8.1) and callbacks (4.8.18). */
import type { Event, Operation } from '../ir/api.js';
import { asArray, asObject, optional } from '../openapi/values.js';
import { join, resolve } from '../support/json-pointer.js';
import { type Context, follow, type Located } from './context.js';
import { parseTemplate } from './expression.js';
import { listMethods, lowerOperation } from './operation.js';
import type { Schemes } from './security.js';

/** Signature headers (Standard Webhooks), which the generated sender and receiver handle themselves. */
const signing: ReadonlySet<string> = new Set(['webhook-id', 'webhook-timestamp', 'webhook-signature']);

/** Fields of an operation that have no effect on events. */
const meaningless = ['security', 'servers', 'callbacks', 'x-pagination'] as const;

/** Lowers the webhooks of a document. */
export function lowerWebhooks(context: Context, schemes: Schemes): Operation[] {
  return Object.entries(asObject(context.root['webhooks'])).flatMap(([name, item]) =>
    lowerItem(context, { value: item, pointer: join('/webhooks', name) }, schemes, `webhook ${name}`, {
      kind: 'webhook',
      name,
    }),
  );
}

/** Lowers the callbacks of operations. */
export function lowerCallbacks(context: Context, operations: readonly Operation[], schemes: Schemes): Operation[] {
  return operations.flatMap(({ id, pointer }) =>
    Object.entries(asObject(asObject(resolve(context.root, pointer))['callbacks'])).flatMap(([name, item]) => {
      const located = follow(context, item, join(pointer, 'callbacks', name));
      return Object.entries(located?.value ?? {}).flatMap(([key, each]) => {
        if (located === undefined || key.startsWith('x-')) return [];
        const place = join(located.pointer, key);
        const address = parseTemplate(key);
        if (address === undefined) context.report('expression-invalid', place, { expression: key });
        const event: Event = { kind: 'callback', name, of: id, ...optional('address', address) };
        return lowerItem(context, { value: each, pointer: place }, schemes, `callback ${id} ${name} ${key}`, event);
      });
    }),
  );
}

/** Lowers the operations in a path item. Fields next to its `$ref` take precedence over those of the target. */
function lowerItem(
  context: Context,
  { value, pointer }: Located<unknown>,
  schemes: Schemes,
  label: string,
  event: Event,
): Operation[] {
  const { $ref: _, ...own } = asObject(value);
  const target = follow(context, value, pointer);
  const items = [{ value: own, pointer }, ...(target === undefined || target.pointer === pointer ? [] : [target])];
  const seen = new Set<string>();
  return items.flatMap((item) => {
    ignore(context, item, ['servers'], event);
    return listMethods(item.value).flatMap((each): Operation[] => {
      if (seen.has(each.method)) return [];
      seen.add(each.method);
      const place = join(item.pointer, ...each.tokens);
      ignore(context, { value: each.raw, pointer: place }, meaningless, event);
      const raw = Object.fromEntries(Object.entries(each.raw).filter(([key]) => !isMeaningless(key)));
      const operation = lowerOperation(
        context,
        { ...each, raw, path: event.name, route: '', pointer: place, id: `${label} ${each.method}`, event },
        { ...item, value: { ...item.value, servers: undefined } },
        { security: [], schemes },
      );
      const parameters = operation.parameters.filter(
        ({ name, in: where }) => where !== 'header' || !signing.has(name.toLowerCase()),
      );
      return [{ ...operation, parameters }];
    });
  });
}

function isMeaningless(key: string): boolean {
  return meaningless.some((each) => each === key);
}

function ignore(context: Context, { value, pointer }: Located, fields: readonly string[], { kind }: Event): void {
  for (const field of fields) {
    const isSaid = Array.isArray(value[field]) ? asArray(value[field]).length > 0 : value[field] !== undefined;
    if (isSaid) context.report('construct-ignored', join(pointer, field), { construct: `"${field}" of a ${kind}` });
  }
}
