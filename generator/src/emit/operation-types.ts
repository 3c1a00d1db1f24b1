/** The request and result types of operations: one module for each tag, in the types package. */
import type { Answer, Api, Operation, Parameter } from '../api/api.js';
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
  const request: Statement = {
    kind: 'interface',
    name: printIdentifier(`${type}Request`),
    bases: [],
    properties: requestProperties(types, operation, type),
    docs: [code`What ${link} sends.`],
  };
  const empty: Statement = {
    kind: 'alias',
    name: printIdentifier(`${type}Request`),
    type: code`Record<never, never>`,
    docs: [code`What ${link} sends: nothing.`],
  };
  const result: Statement = {
    kind: 'alias',
    name: printIdentifier(`${type}Result`),
    type: printResult(names, types, imports, operation),
    docs: [code`What ${link} answers, by status.`],
  };
  const module = `operations/${names.tag(operation.tag).file}`;
  const objects = declareObjectsWithin(types, names, operation, module, declared);
  const sent = request.properties.length === 0 ? empty : request;
  return [...enumerations, ...parts, sent, ...objects, ...headers, result];
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

const requestProperties = (types: TypeContext, operation: Operation, type: string): PropertyStructure[] => {
  const parts = locations.flatMap(({ in: where, key, suffix }): PropertyStructure[] => {
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
  const [content] = operation.body?.content ?? [];
  if (operation.body === undefined || content === undefined) return parts;
  const printed = printSchema(types, content.schema, 'sent');
  const optional = !operation.body.required;
  return [
    ...parts,
    {
      name: printPropertyName('body'),
      optional,
      type: optional ? code`${printed} | undefined` : printed,
      docs: docLines(operation.body),
    },
  ];
};

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
  const members = operation.answers.map((answer) => {
    const [content] = answer.content;
    const body = content === undefined ? code`undefined` : printSchema(types, content.schema, 'received');
    const headers = answer.headers.length === 0 ? undefined : printHeadersReference(names, imports, operation, answer);
    const parts = headers === undefined ? (content === undefined ? [] : [body]) : [body, headers];
    return code`${answerType}<${joinCode([printStatus(imports, operation, answer.status), ...parts], ', ')}>`;
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
