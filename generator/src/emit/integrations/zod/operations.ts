/** Prints zod schemas of requests and responses. */
import type { Content, Operation } from '../../../ir/api.js';
import { isBodiless, isWhole, schemaOfContent } from '../../../ir/content.js';
import { locations, parametersIn } from '../../../names/parameter-locations.js';
import { type Code, code, printIdentifier, printKey } from '../../../support/code/code.js';
import type { EmitInput } from '../../input.js';
import { layoutOf } from '../../layout.js';
import { type Alternative, listBodies } from '../../types/body-type.js';
import { printArray, printShape, type Site } from './context.js';
import { printMember } from './objects.js';
import { print } from './print.js';

/** Returns the name of the constant with an operation's request schema. */
export function requestName(value: string): string {
  return `${value}RequestSchema`;
}

/** Returns the name of the constant with an operation's response schemas. */
export function responsesName(value: string): string {
  return `${value}ResponseSchemas`;
}

/** Prints the parameters in each location as a property of the request. */
function printParameters(site: Site, operation: Operation): Code[] {
  return locations.flatMap(({ in: where, key }): Code[] => {
    const parameters = parametersIn(operation, where);
    if (parameters.length === 0) return [];
    const members = parameters.map(({ name, schema, required }) =>
      printMember(print, site, { name, schema }, required),
    );
    const isOptional = parameters.every(({ required }) => !required);
    return [
      code`${printIdentifier(key)}: ${site.open()}(${printShape(members)})${isOptional ? code`.optional()` : code``}`,
    ];
  });
}

/** Prints the schemas of bodies. Bodies that are read as they arrive are not validated. */
function printContents(site: Site, contents: readonly Content[]): readonly Code[] {
  const printed = contents.filter(isWhole).flatMap((content) => {
    const schema = schemaOfContent(content);
    return schema === undefined ? [] : [print.typed(site, schema).code];
  });
  return [...new Set(printed)];
}

function printBody(site: Site, { contents, body, type, partHeaders }: Alternative, isRequired: boolean): Code[] {
  const optional = isRequired ? code`` : code`.optional()`;
  const isNamed = contents.length > 1 || contents.some(({ mediaType }) => mediaType.includes('*'));
  const printed = contents.every(isWhole) ? printContents(site, contents) : [];
  const [only] = printed;
  const schema = printed.length === 1 && only !== undefined ? only : code`z.custom<${body}>()`;
  const hasHeaders = isRequired && partHeaders?.isRequired === true ? code`` : code`.optional()`;
  return [
    ...(isNamed ? [code`contentType: z.custom<${type}>(${site.use('isText')}).optional()`] : []),
    code`body: ${schema}${optional}`,
    ...(partHeaders === undefined ? [] : [code`partHeaders: z.custom<${partHeaders.type}>()${hasHeaders}`]),
  ];
}

/** Prints the schema of a request; `undefined` if the operation has neither parameters nor a body. */
export function printRequest(
  site: Site,
  { names, config }: EmitInput,
  operation: Operation,
  use: (specifier: string, name: string) => Code,
): Code | undefined {
  const { body } = operation;
  const parts = printParameters(site, operation);
  const bodies = listBodies(site.types, body?.content ?? [], 'sent', 'sender');
  const [only] = bodies;
  if (body === undefined || only === undefined)
    return parts.length === 0 ? undefined : code`${site.open()}(${printShape(parts)})`;
  if (bodies.length === 1)
    return code`${site.open()}(${printShape([...parts, ...printBody(site, only, body.required)])})`;
  const module = layoutOf(config).types(`operations/${names.tag(operation.tag).file}`, 0);
  const type = use(module, `${names.operation(operation).type}Request`);
  const options = body.content.every(isWhole) ? printContents(site, body.content) : [];
  const union = options.length === 0 ? code`z.unknown()` : code`z.union(${printArray(options)})`;
  const member = code`body: ${union}${body.required ? code`` : code`.optional()`}`;
  const whole = code`z.looseObject(${printShape([...parts, member])})`;
  return code`z.custom<${type}>().check(${site.use('also')}(${whole}))`;
}

/** Prints the schemas of response bodies by status; `undefined` if there are none. */
export function printResponses(site: Site, operation: Operation): Code | undefined {
  const members = operation.responses.flatMap(({ status, content }): Code[] => {
    const printed = isBodiless(status) ? [] : printContents(site, content);
    const [only] = printed;
    if (only === undefined || !content.every(isWhole)) return [];
    const schema = printed.length === 1 ? only : code`z.union(${printArray(printed)})`;
    return [code`${/^\d+$/u.test(status) ? code`${Number(status)}` : printKey(status)}: ${schema}`];
  });
  return members.length === 0 ? undefined : printShape(members);
}
