/** Lowers response links (OpenAPI 3.1, 4.8.20): operations that can follow, with values taken from the response. */
import type { Template } from '../../runtime/codec/expression.js';
import type { Link, LinkValue, Operation, Parameter } from '../ir/api.js';
import { asJson, asObject, asString, optional } from '../openapi/values.js';
import { join, pointerOf, resolve } from '../support/json-pointer.js';
import { type Context, docsOf, follow, type Located } from './context.js';
import { parseTemplate } from './expression.js';
import { lowerServers } from './servers.js';

/** Returns the operations with the links that their responses declare. */
export function addLinks(context: Context, operations: readonly Operation[]): Operation[] {
  return operations.map((operation) => {
    const links = operation.responses.flatMap(({ status, pointer }) =>
      listLinks(context, pointer).flatMap(([name, link]) => {
        const target = findTarget(context, name, link, operations);
        return target === undefined ? [] : [lowerLink(context, name, link, status, target)];
      }),
    );
    return links.length === 0 ? operation : { ...operation, links };
  });
}

/** Reports links in responses to events. Such links are ignored, because the client itself sends the responses. */
export function ignoreLinks(context: Context, events: readonly Operation[]): void {
  for (const { event, responses } of events)
    for (const { pointer } of responses)
      if (listLinks(context, pointer).length > 0)
        context.report('construct-ignored', join(pointer, 'links'), {
          construct: `"links" of a response to a ${event?.kind ?? 'webhook'}`,
        });
}

function listLinks(context: Context, response: string): (readonly [name: string, link: Located])[] {
  return Object.entries(asObject(asObject(resolve(context.root, response))['links'])).flatMap(([name, item]) => {
    const located = follow(context, item, join(response, 'links', name));
    return located === undefined ? [] : [[name, located] as const];
  });
}

function findTarget(
  context: Context,
  name: string,
  { value, pointer }: Located,
  operations: readonly Operation[],
): Operation | undefined {
  const [id, ref] = [asString(value['operationId']), asString(value['operationRef'])];
  const target = operations.find((each) =>
    id === undefined ? ref?.startsWith('#') === true && each.pointer === pointerOf(ref) : each.id === id,
  );
  if (target === undefined) {
    const reason =
      id === undefined && ref === undefined
        ? 'it does not name an operation'
        : `the document has no operation ${JSON.stringify(id ?? ref)}`;
    context.report('link-unresolved', pointer, { name, reason });
  }
  return target;
}

function lowerLink(
  context: Context,
  name: string,
  { value, pointer }: Located,
  status: string,
  target: Operation,
): Link {
  const parameters = Object.entries(asObject(value['parameters'])).flatMap(([key, given]) => {
    const place = join(pointer, 'parameters', key);
    const parameter = findParameter(target, key);
    if (parameter === undefined)
      context.report('link-unresolved', place, {
        name,
        reason: `the operation ${JSON.stringify(target.id)} has no parameter ${JSON.stringify(key)}`,
      });
    const made = lowerValue(context, given, place);
    return parameter === undefined || made === undefined
      ? []
      : [{ in: parameter.in, name: parameter.name, value: made }];
  });
  const body = value['requestBody'];
  if (body !== undefined && target.body === undefined)
    context.report('link-unresolved', join(pointer, 'requestBody'), {
      name,
      reason: `the operation ${JSON.stringify(target.id)} has no request body`,
    });
  const server = lowerServers(value['server'] === undefined ? [] : [value['server']]);
  return {
    name,
    status,
    target: target.id,
    parameters,
    pointer,
    ...optional(
      'body',
      target.body === undefined || body === undefined
        ? undefined
        : lowerValue(context, body, join(pointer, 'requestBody')),
    ),
    ...optional('server', server[0]),
    ...docsOf(value),
  };
}

/** Finds a parameter by name. The name may be prefixed with the location, such as `path.id`. */
function findParameter({ parameters }: Operation, key: string): Parameter | undefined {
  return (
    parameters.find(({ in: where, name }) => key === `${where}.${name}`) ?? parameters.find(({ name }) => key === name)
  );
}

function lowerValue(context: Context, given: unknown, pointer: string): LinkValue | undefined {
  if (typeof given !== 'string' || !/^\$|\{\$/u.test(given)) return { constant: asJson(given) };
  const template: Template | undefined = parseTemplate(given);
  if (template === undefined) context.report('expression-invalid', pointer, { expression: given });
  return template;
}
