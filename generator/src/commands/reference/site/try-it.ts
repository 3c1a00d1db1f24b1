/** Creates the data of the form with which the page of an operation sends requests. */
import type { Json } from '../../../../runtime/codec/operation.js';
import type { TryContent, TryData, TryField, TryScheme, TryWriter } from '../../../../site/try-data.js';
import { placeOf } from '../../../emit/client/security.js';
import { exampleRequest } from '../../../emit/docs/samples.js';
import type { EmitInput } from '../../../emit/input.js';
import { describeOperation } from '../../../emit/operation-data/descriptor.js';
import type { Api, Operation, Parameter, SecurityScheme } from '../../../ir/api.js';
import { defaultContent } from '../../../ir/content.js';
import { locations } from '../../../names/parameter-locations.js';
import { listFields, viewParameter } from './try-fields.js';
import { describeAsData } from './try-media.js';
import { isObject, printBody } from './try-values.js';
import { printXmlExample } from './xml-example.js';

/** The parts of a client's descriptor that the form uses. */
interface Described {
  readonly path: string;
  readonly query?: string;
  readonly parameters?: readonly TryWriter[];
  readonly accept?: string | null;
}

/** Describes an operation as the client does, with the names of functions in place of the functions. */
function describe(api: Api, { body: _, ...operation }: Operation): Described {
  const literal = describeOperation(api, operation, operation.id, describeAsData(api));
  const described: Described = JSON.parse(JSON.stringify(literal));
  return described;
}

/** Returns the value of a parameter in the samples of an operation. */
function exampleOf(request: { readonly [key: string]: Json }, { in: where, name, example }: Parameter) {
  const key = locations.find((location) => location.in === where)?.key ?? where;
  const values = request[key];
  return (isObject(values) && Object.hasOwn(values, name) ? values[name] : undefined) ?? example;
}

function viewScheme(declared: SecurityScheme): TryScheme {
  const { name, scheme } = declared;
  const place = scheme.type === 'mutualTLS' ? undefined : placeOf(declared);
  return {
    name,
    type: scheme.type,
    ...(place !== undefined && { apply: place.apply }),
    ...(scheme.type === 'http' && { scheme: scheme.scheme }),
    ...(scheme.type === 'apiKey' && { in: scheme.in }),
    ...(place?.key !== undefined && { parameter: place.key }),
    ...(place?.prefix !== undefined && { prefix: place.prefix }),
  };
}

function viewContents(api: Api, operation: Operation, shown: Json | undefined): TryContent[] {
  const contents = operation.body?.content ?? [];
  return contents.map((content) => {
    const { mediaType, kind } = content;
    const value = (content === defaultContent(contents) ? shown : undefined) ?? content.example;
    const example =
      kind === 'xml' ? printXmlExample(api, content) : value === undefined ? undefined : printBody(value, kind);
    const fields: readonly TryField[] = listFields(api, content, value);
    const hasFields = kind === 'form' || kind === 'multipart' || kind === 'parts';
    return {
      mediaType,
      kind,
      ...(example !== undefined && { example }),
      ...(hasFields && { fields }),
    };
  });
}

/** Returns the data of the form for an operation; JSON without bigints. */
export function viewTryIt({ api, config }: EmitInput, operation: Operation): TryData {
  const { path, query, parameters = [], accept = 'application/json' } = describe(api, operation);
  const request = exampleRequest(operation);
  const names = new Set(operation.security.flatMap((requirement) => Object.keys(requirement)));
  const contents = viewContents(api, operation, request['body']);
  return {
    method: operation.method,
    path: query === undefined ? path : `${path}?${query}`,
    accept,
    servers: operation.servers ?? api.servers,
    ...(config.reference?.servers !== undefined && { isClosed: true }),
    security: operation.security,
    schemes: api.securitySchemes.filter(({ name }) => names.has(name)).map(viewScheme),
    parameters: operation.parameters.flatMap((parameter, index) => {
      const writer = parameters[index];
      return writer === undefined ? [] : [viewParameter(api, parameter, exampleOf(request, parameter), writer)];
    }),
    ...(operation.body !== undefined && { body: { required: operation.body.required, content: contents } }),
    responses: operation.responses.map(({ status, description }) => ({ status, description })),
  };
}
