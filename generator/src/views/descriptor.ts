/** The run-time data of an operation, as the runtime's `Operation` describes it. */
import type * as runtime from '../../runtime/codec/operation.js';
import type { Answer, Api, Content, Header, Operation, Parameter, SecurityScheme, Server } from '../api/api.js';
import { asJson } from '../lower/raw.js';
import type { Literal } from '../print/literal.js';
import { makeShape, type ShapeOf } from './shape.js';

/** Only the style deepObject spells out what nests. */
const shapeOfParameter = (api: Api, { style }: Parameter): ShapeOf => makeShape(api, 'sent', style === 'deepObject');

/** The parameters of an operation, as far as encoding a request needs them. */
export const describeParameters = (api: Api, { id, method, route, parameters }: Operation): runtime.Operation => {
  return {
    ...{ id, method, path: route, answers: {} },
    parameters: parameters.map((parameter) => ({
      ...{ name: parameter.name, in: parameter.in, shape: shapeOfParameter(api, parameter)(parameter.schema) },
      ...(parameter.style === undefined ? {} : { style: parameter.style, explode: parameter.explode }),
      ...flag('allowReserved', parameter.allowReserved),
      ...(parameter.content === undefined ? {} : { content: parameter.content }),
    })),
  };
};

const flag = <K extends string>(name: K, value: boolean): { readonly [P in K]?: true } =>
  value ? ({ [name]: true } as { readonly [P in K]: true }) : {};

const describeParameter = (shapeOf: ShapeOf, parameter: Parameter): { readonly [key: string]: Literal } => ({
  name: parameter.name,
  in: parameter.in,
  ...flag('required', parameter.required),
  shape: asJson(shapeOf(parameter.schema)),
  ...(parameter.style === undefined ? {} : { style: parameter.style, explode: parameter.explode }),
  ...flag('allowReserved', parameter.allowReserved),
  ...(parameter.content === undefined ? {} : { content: parameter.content }),
  ...(parameter.default === undefined ? {} : { default: parameter.default }),
});

/** Writes down the media types of a place. */
export type DescribeMedia = (content: Content, role: 'request' | 'answer') => Literal;

const describeContent = (contents: readonly Content[], role: 'request' | 'answer', describe: DescribeMedia): Literal =>
  Object.fromEntries(contents.map((content) => [content.mediaType, describe(content, role)]));

const describeHeader = (shapeOf: ShapeOf, { explode, content, schema }: Header): Literal => {
  const shape = asJson(shapeOf(schema));
  if (content !== undefined) return { shape, content };
  // Only objects are written otherwise.
  return explode && JSON.stringify(shape).includes('"object"') ? { shape, explode } : shape;
};

const describeAnswer = (
  shapeOf: ShapeOf,
  answer: Answer,
  describe: DescribeMedia,
): { readonly [key: string]: Literal } => ({
  ...(answer.content.length === 0 ? {} : { content: describeContent(answer.content, 'answer', describe) }),
  ...(answer.headers.length === 0
    ? {}
    : { headers: Object.fromEntries(answer.headers.map((header) => [header.name, describeHeader(shapeOf, header)])) }),
});

/** The literal of an operation; `id` is the name of its function. */
export const describeOperation = (
  api: Api,
  operation: Operation,
  id: string,
  describe: DescribeMedia,
): { readonly [key: string]: Literal } => {
  const shapeOfHeader = makeShape(api, 'received');
  const { body, pagination, servers } = operation;
  return {
    id,
    method: operation.method,
    path: operation.route,
    ...(operation.query === undefined ? {} : { query: operation.query.map(([name, value]) => [name, value]) }),
    ...(operation.parameters.length === 0
      ? {}
      : { parameters: operation.parameters.map((each) => describeParameter(shapeOfParameter(api, each), each)) }),
    ...(body === undefined
      ? {}
      : { body: { ...flag('required', body.required), content: describeContent(body.content, 'request', describe) } }),
    answers: Object.fromEntries(
      operation.answers.map((answer) => [answer.status, describeAnswer(shapeOfHeader, answer, describe)]),
    ),
    ...(operation.security.length === 0 ? {} : { security: operation.security.map((each) => asJson(each)) }),
    ...(pagination === undefined ? {} : { pagination: asJson(pagination) }),
    ...(servers === undefined ? {} : { servers: describeServers(servers) }),
  };
};

/** Where an API is reached, as a client knows it. */
export const describeServers = (servers: readonly Server[]): runtime.Json =>
  servers.map(({ url, variables }) => ({
    url,
    ...(variables.length > 0 && {
      variables: Object.fromEntries(variables.map(({ name, ...variable }) => [name, asJson(variable)])),
    }),
  }));

export const describeSecuritySchemes = (schemes: readonly SecurityScheme[]): runtime.Json =>
  Object.fromEntries(schemes.map(({ name, scheme }) => [name, describeScheme(scheme)]));

/** What a client and a server act on. */
const describeScheme = (scheme: SecurityScheme['scheme']): runtime.SecurityScheme =>
  scheme.type === 'http' || scheme.type === 'apiKey' ? { ...scheme } : { type: scheme.type };
