/** The run-time data of an operation, as the runtime's `Operation` describes it. */
import type * as runtime from '../../runtime/codec/operation.js';
import type { Answer, Api, Content, Operation, Parameter, SecurityScheme } from '../api/api.js';
import { makeShape, type ShapeOf } from './shape.js';

const flag = <K extends string>(name: K, value: boolean): { readonly [P in K]?: true } =>
  value ? ({ [name]: true } as { readonly [P in K]: true }) : {};

const describeParameter = (shapeOf: ShapeOf, parameter: Parameter): runtime.Parameter => ({
  name: parameter.name,
  in: parameter.in,
  ...flag('required', parameter.required),
  shape: shapeOf(parameter.schema),
  ...(parameter.style === undefined ? {} : { style: parameter.style, explode: parameter.explode }),
  ...flag('allowReserved', parameter.allowReserved),
  ...(parameter.content === undefined ? {} : { content: parameter.content }),
  ...(parameter.default === undefined ? {} : { default: parameter.default }),
});

const describeContent = (contents: readonly Content[]): runtime.RequestBody['content'] =>
  Object.fromEntries(contents.map((content) => [content.mediaType, content.kind]));

const describeAnswer = (shapeOf: ShapeOf, answer: Answer): runtime.Answer => ({
  ...(answer.content.length === 0 ? {} : { content: describeContent(answer.content) }),
  ...(answer.headers.length === 0
    ? {}
    : { headers: Object.fromEntries(answer.headers.map((header) => [header.name, shapeOf(header.schema)])) }),
});

/** The literal of an operation; `id` is the name of its function. */
export const describeOperation = (api: Api, operation: Operation, id: string): runtime.Operation => {
  const [shapeOf, shapeOfHeader] = [makeShape(api, 'sent'), makeShape(api, 'received')];
  const { body, pagination } = operation;
  return {
    id,
    method: operation.method,
    path: operation.path,
    ...(operation.parameters.length === 0
      ? {}
      : { parameters: operation.parameters.map((each) => describeParameter(shapeOf, each)) }),
    ...(body === undefined
      ? {}
      : { body: { ...flag('required', body.required), content: describeContent(body.content) } }),
    answers: Object.fromEntries(
      operation.answers.map((answer) => [answer.status, describeAnswer(shapeOfHeader, answer)]),
    ),
    ...(operation.security.length === 0 ? {} : { security: operation.security }),
    ...(pagination === undefined ? {} : { pagination: { ...pagination } }),
  };
};

export const describeSecuritySchemes = (schemes: readonly SecurityScheme[]): runtime.Json =>
  Object.fromEntries(schemes.map(({ name, scheme }) => [name, describeScheme(scheme)]));

/** What a client and a server act on. */
const describeScheme = (scheme: SecurityScheme['scheme']): runtime.SecurityScheme =>
  scheme.type === 'http' || scheme.type === 'apiKey' ? { ...scheme } : { type: scheme.type };
