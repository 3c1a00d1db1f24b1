/** The request and result types of operations: one module for each tag, in the types package. */
import type { Answer, Api, Operation, Parameter, RequestBody } from '../api/api.js';
import { locations, parametersIn } from '../names/locations.js';
import type { Names } from '../names/names.js';
import {
  code,
  joinCode,
  printIdentifier,
  printNumber,
  printDocLines,
  printPropertyName,
  type Code,
} from '../print/code.js';
import { type Alternative, listBodies } from './body-type.js';
import { makeTypeContext, withinTypes } from './context.js';
import { declareEnumeration, declareObjectsWithin, enumerationsWithin } from './declarations.js';
import { printStructures, type PropertyStructure, type Statement } from './structure.js';
import { docLines, printSchema, type TypeContext } from './type.js';
import type { Imports } from './imports.js';

/** Whether a call without any request is possible. */
export const isRequestOptional = (operation: Operation): boolean =>
  operation.body?.required !== true && operation.parameters.every((parameter) => !parameter.required);

export const emitOperationTypes = (api: Api, names: Names, tag: string): Code => {
  const { types, imports } = makeTypeContext(api, names, `./${names.tag(tag).file}.js`, withinTypes(1));
  const declared = new Set<string>();
  const operations = api.operations.filter((operation) => operation.tag === tag);
  const body = printStructures(
    operations.flatMap((operation) => declareOperation(names, types, imports, operation, declared)),
  );
  const head = imports.print();
  return head === '' ? body : code`${head}\n${body}`;
};

const declareOperation = (
  names: Names,
  types: TypeContext,
  imports: Imports,
  operation: Operation,
  declared: Set<string>,
): Statement[] => {
  const { value, type } = names.operation(operation);
  const link = code`\`${printIdentifier(value)}\``;
  const enumerations = enumerationsWithin(types.index, operation).flatMap((each) =>
    declareEnumeration(types, names, each, `operations/${names.tag(operation.tag).file}`, declared),
  );
  const parts = locations.flatMap(({ in: where, suffix }): Statement[] => {
    const parameters = parametersIn(operation, where);
    if (parameters.length === 0) return [];
    const properties = parameters.map((parameter) => declareParameter(types, parameter));
    return [
      {
        kind: 'interface',
        name: printIdentifier(type + suffix),
        bases: [],
        properties,
        docs: [code`The ${printIdentifier(where)} parameters of ${link}.`],
      },
    ];
  });
  const headers = operation.answers.flatMap((answer): Statement[] =>
    answer.component === undefined && answer.headers.length > 0
      ? [declareHeaders(types, headersName(names, operation, answer), answer, link)]
      : [],
  );
  const request = declareRequest(types, operation, type, link);
  const result: Statement = {
    kind: 'alias',
    name: printIdentifier(`${type}Result`),
    type: printResult(names, types, imports, operation),
    docs: [code`What ${link} answers, by status.`],
  };
  const module = `operations/${names.tag(operation.tag).file}`;
  const objects = declareObjectsWithin(types, names, operation, module, declared);
  return [...enumerations, ...parts, ...request, ...objects, ...headers, result];
};

/** What is sent: an interface, or where bodies differ by their media type, one for each of these. */
const declareRequest = (types: TypeContext, operation: Operation, type: string, link: Code): Statement[] => {
  const parts = requestProperties(operation, type);
  const docs = [code`What ${link} sends.`];
  const { body } = operation;
  const bodies = listBodies(types, body?.content ?? [], 'sent', 'sender');
  const name = printIdentifier(`${type}Request`);
  const [only] = bodies;
  if (body === undefined || only === undefined)
    return parts.length > 0
      ? [{ kind: 'interface', name, bases: [], properties: parts, docs }]
      : [{ kind: 'alias', name, type: code`Record<never, never>`, docs: [code`What ${link} sends: nothing.`] }];
  if (bodies.length === 1)
    return [{ kind: 'interface', name, bases: [], properties: [...parts, ...bodyProperties(body, only)], docs }];
  const own = parts.length === 0 ? undefined : printIdentifier(`${type}Parts`);
  const alternatives = bodies.map(({ body: each, type: mediaType, isDefault }) =>
    isDefault
      ? code`{ contentType?: ${mediaType} | undefined; body: ${each} }`
      : code`{ contentType: ${mediaType}; body: ${each} }`,
  );
  const none = body.required ? [] : [code`{ contentType?: undefined; body?: undefined }`];
  const members = [...alternatives, ...none].map((each) =>
    own === undefined ? code`\n  | ${each}` : code`\n  | (${own} & ${each})`,
  );
  const alias: Statement = { kind: 'alias', name, type: joinCode(members, ''), docs };
  if (own === undefined) return [alias];
  const ownDocs = [code`What ${link} sends beside its body.`];
  return [{ kind: 'interface', name: own, bases: [], properties: parts, docs: ownDocs }, alias];
};

/** The properties of a request with bodies of one type. */
const bodyProperties = (
  body: RequestBody,
  { body: type, contents, type: mediaType }: Alternative,
): PropertyStructure[] => {
  const isNamed = contents.length > 1 || contents.some((content) => content.mediaType.includes('*'));
  return [
    ...(isNamed ? [{ name: code`contentType`, optional: true, type: code`${mediaType} | undefined`, docs: [] }] : []),
    {
      name: printPropertyName('body'),
      optional: !body.required,
      type: body.required ? type : code`${type} | undefined`,
      docs: docLines(body),
    },
  ];
};

const declareParameter = (types: TypeContext, parameter: Parameter): PropertyStructure => {
  const type = printSchema(types, parameter.schema, 'sent');
  const extra =
    parameter.default === undefined ? [] : printDocLines(`Default: \`${JSON.stringify(parameter.default)}\`.`);
  return {
    name: printPropertyName(parameter.name),
    optional: !parameter.required,
    // With exactOptionalPropertyTypes a caller could not pass a variable that may be undefined.
    type: parameter.required ? type : code`${type} | undefined`,
    docs: docLines(parameter, extra),
  };
};

const requestProperties = (operation: Operation, type: string): PropertyStructure[] =>
  locations.flatMap(({ in: where, key, suffix }): PropertyStructure[] => {
    const parameters = parametersIn(operation, where);
    if (parameters.length === 0) return [];
    const optional = parameters.every((parameter) => !parameter.required);
    return [
      {
        name: printPropertyName(key),
        optional,
        type: code`${printIdentifier(type + suffix)}${optional ? code` | undefined` : code``}`,
        docs: [],
      },
    ];
  });

const headersName = (names: Names, operation: Operation, answer: Answer): Code =>
  printIdentifier(
    `${names.operation(operation).type}${answer.status === 'default' ? 'Default' : answer.status}Headers`,
  );

const declareHeaders = (types: TypeContext, name: Code, { headers }: Answer, subject: Code): Statement => ({
  kind: 'interface',
  name,
  bases: [],
  properties: headers.map((header) => ({
    name: printPropertyName(header.name),
    optional: !header.required,
    type: printSchema(types, header.schema, 'received'),
    docs: docLines(header),
  })),
  docs: [code`Headers of the answers of ${subject}.`],
});

/** The module of the headers of response components. */
export const emitAnswerHeaders = (api: Api, names: Names): Code => {
  const { types, imports } = makeTypeContext(api, names, './answer-headers.js', withinTypes(0));
  const seen = new Set<string>();
  const statements = api.operations.flatMap(({ answers }) =>
    answers.flatMap((answer): Statement[] => {
      if (answer.component === undefined || answer.headers.length === 0 || seen.has(answer.component)) return [];
      seen.add(answer.component);
      const [subject = code``] = printDocLines(`\`${answer.component}\``);
      return [declareHeaders(types, printIdentifier(names.componentHeaders(answer.component)), answer, subject)];
    }),
  );
  const body = printStructures(statements);
  const head = imports.print();
  return head === '' ? body : code`${head}\n${body}`;
};

const printResult = (names: Names, types: TypeContext, imports: Imports, operation: Operation): Code => {
  const answerType = imports.use('../answer.js', 'Answer');
  const members = operation.answers.flatMap((answer) => {
    const headers =
      answer.headers.length === 0
        ? code`Record<never, never>`
        : printHeadersReference(names, imports, operation, answer);
    const status = printStatus(imports, operation, answer.status);
    const bodies = listBodies(types, answer.content, 'received', 'receiver');
    const plain = [status, ...(answer.headers.length === 0 ? [] : [code`undefined`, headers])];
    if (bodies.length === 0) return [code`${answerType}<${joinCode(plain, ', ')}>`];
    return bodies.map(({ body, type }) => {
      const isJson = type === "'application/json'";
      const more = isJson ? (answer.headers.length === 0 ? [] : [headers]) : [headers, type];
      return code`${answerType}<${joinCode([status, body, ...more], ', ')}>`;
    });
  });
  const [only] = members;
  return members.length === 1 && only !== undefined
    ? only
    : joinCode(
        members.map((member) => code`\n  | ${member}`),
        '',
      );
};

const printHeadersReference = (names: Names, imports: Imports, operation: Operation, answer: Answer): Code =>
  answer.component === undefined
    ? headersName(names, operation, answer)
    : imports.use('../answer-headers.js', names.componentHeaders(answer.component));

/** A status as a type: a range and `default` stand for what is not spelled out. */
export const printStatus = (imports: Imports, operation: Operation, status: string): Code => {
  if (/^\d+$/u.test(status)) return printNumber(Number(status));
  const others = operation.answers
    .map((answer) => answer.status)
    .filter((other) => other !== status && other !== 'default');
  const isDefault = status === 'default';
  // Where a success is declared, `default` stands for failures, or each call's success would include them.
  if (isDefault && others.some((other) => /^2/u.test(other)) && !others.includes('2XX')) others.push('2XX');
  const all = imports.use('../answer.js', isDefault ? 'AnyStatus' : `Status${status}`);
  const excluded = others.flatMap((other): Code[] => {
    if (/^\d+$/u.test(other)) {
      if (isDefault && others.includes(`${other.charAt(0)}XX`)) return [];
      return isDefault || other.startsWith(status.charAt(0)) ? [printNumber(Number(other))] : [];
    }
    return isDefault ? [imports.use('../answer.js', `Status${other}`)] : [];
  });
  return excluded.length === 0 ? all : code`Exclude<${all}, ${joinCode(excluded, ' | ')}>`;
};
