/** The document's example requests, each with the response in its example. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../support/workspace.js';
import { follow, isNode, type Node, nodeOf, type Operation, operations, parametersOf } from './operations.js';

export interface ExampleCase {
  /** The operation id, and the name of the request example, or else of the response example. */
  readonly name: string;
  readonly operation: Operation;
  /** Path and query, with required parameters and with parameters whose example belongs to the response. */
  readonly target: string;
  readonly body: unknown;
  readonly status: number;
  /** `undefined` for a response without a body. */
  readonly response: unknown;
}

interface Example {
  readonly name: string;
  readonly value: unknown;
}

const document = nodeOf(JSON.parse(readFileSync(join(repository, 'dist/openapi.json'), 'utf8')));

function examplesOf(holder: Node): readonly Example[] {
  return Object.entries(nodeOf(holder['examples'])).map(([name, example]) => ({
    name,
    value: follow(example)['value'],
  }));
}

function jsonExamplesOf(holder: Node): readonly Example[] {
  return examplesOf(nodeOf(nodeOf(holder['content'])['application/json']));
}

/** Returns a query parameter, serialized according to its style. */
function writeQuery(parameter: Node, value: unknown): string {
  const name = encodeURIComponent(String(parameter['name']));
  const write = (each: unknown): string => encodeURIComponent(String(each));
  if (Array.isArray(value))
    return parameter['explode'] === false
      ? `${name}=${value.map(write).join(',')}`
      : value.map((each) => `${name}=${write(each)}`).join('&');
  if (!isNode(value)) return `${name}=${write(value)}`;
  return Object.entries(value)
    .map(([key, each]) => writeQuery({ name: `${parameter['name']}[${key}]` }, each))
    .join('&');
}

/** Returns the example at `index`, or else the first, because a shared example is written only once. */
function at(examples: readonly Example[], index: number): Example | undefined {
  return examples[index] ?? examples[0];
}

/** Returns the example of a parameter with the same name as the response's example. */
function namedAs(parameter: Node, response: Example | undefined): Example | undefined {
  return response && examplesOf(parameter).find(({ name }) => name === response.name);
}

/** Returns path and query of the request that belongs to a response example, with the parameters that it needs. */
function fillTarget(path: string, all: readonly Node[], index: number, response: Example | undefined): string {
  const parameters = all.filter((each) => each['required'] === true || namedAs(each, response) !== undefined);
  const exampleOf = (parameter: Node | undefined): unknown =>
    parameter && (namedAs(parameter, response) ?? at(examplesOf(parameter), index))?.value;
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(String(exampleOf(parameters.find((each) => each['in'] === 'path' && each['name'] === name)))),
  );
  const inQuery = parameters.filter((parameter) => parameter['in'] === 'query');
  const query = inQuery.map((parameter) => writeQuery(parameter, exampleOf(parameter))).join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

function casesOf(operation: Operation): readonly ExampleCase[] {
  const item = nodeOf(nodeOf(document['paths'])[operation.path]);
  const node = nodeOf(item[operation.method.toLowerCase()]);
  const parameters = parametersOf(item, node);
  const [status = '', response] =
    Object.entries(nodeOf(node['responses'])).find(([code]) => code.startsWith('2')) ?? [];
  const requests = jsonExamplesOf(follow(node['requestBody']));
  const responseExamples = jsonExamplesOf(follow(response));
  return Array.from({ length: Math.max(requests.length, responseExamples.length, 1) }, (_, index) => {
    const request = at(requests, index);
    const responseExample = at(responseExamples, index);
    return {
      name: `${operation.id} ${requests.length > 1 ? request?.name : (responseExample?.name ?? '')}`.trim(),
      operation,
      target: fillTarget(operation.path, parameters, index, responseExample),
      body: request?.value,
      status: Number(status),
      response: responseExample?.value,
    };
  });
}

/**
 * All request examples, each with the response example at the same index. If there is only one request example or one
 * response example, it is combined with all of the others.
 */
export const exampleCases: readonly ExampleCase[] = operations.flatMap(casesOf);

/** One target for each example of an optional query parameter. */
export const optionalTargets: readonly (readonly [operation: Operation, target: string])[] = operations.flatMap(
  (operation) => {
    const required = casesOf(operation)[0]?.target ?? '';
    const given = new URLSearchParams(required.split('?')[1]);
    return operation.queryParameters
      .filter(({ required: isRequired, name }) => isRequired !== true && !given.has(String(name)))
      .flatMap((parameter) =>
        examplesOf(parameter).map(({ value }): readonly [Operation, string] => [
          operation,
          `${required}${required.includes('?') ? '&' : '?'}${writeQuery(parameter, value)}`,
        ]),
      );
  },
);
