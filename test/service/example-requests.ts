/** The example requests of the document, each with the answer that its example gives. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../support/workspace.js';
import { follow, isNode, type Node, nodeOf, type Operation, operations, parametersOf } from './operations.js';

export interface ExampleCase {
  /** The operation, and the name of the example of its request, else of its answer. */
  readonly name: string;
  readonly operation: Operation;
  /** Path and query, with the parameters that are required, and those that the answer is the example of. */
  readonly target: string;
  readonly body: unknown;
  readonly status: number;
  /** `undefined` for an answer without a body. */
  readonly answer: unknown;
}

interface Example {
  readonly name: string;
  readonly value: unknown;
}

const document = nodeOf(JSON.parse(readFileSync(join(repository, 'dist/openapi.json'), 'utf8')));

const examplesOf = (holder: Node): readonly Example[] =>
  Object.entries(nodeOf(holder['examples'])).map(([name, example]) => ({ name, value: follow(example)['value'] }));

const jsonExamplesOf = (holder: Node): readonly Example[] =>
  examplesOf(nodeOf(nodeOf(holder['content'])['application/json']));

/** A parameter of a query as it stands in an address, by its style. */
const writeQuery = (parameter: Node, value: unknown): string => {
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
};

/** The example at an index, else the first: what is the same in all requests is written once. */
const at = (examples: readonly Example[], index: number): Example | undefined => examples[index] ?? examples[0];

/** The example of a parameter that has the name of an answer's: it is of the request that is answered so. */
const namedAs = (parameter: Node, answer: Example | undefined): Example | undefined =>
  answer && examplesOf(parameter).find(({ name }) => name === answer.name);

/** Path and query of the request that an answer is the example of, with the parameters that it needs. */
const fillTarget = (path: string, all: readonly Node[], index: number, answer: Example | undefined): string => {
  const parameters = all.filter((each) => each['required'] === true || namedAs(each, answer) !== undefined);
  const exampleOf = (parameter: Node | undefined): unknown =>
    parameter && (namedAs(parameter, answer) ?? at(examplesOf(parameter), index))?.value;
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(String(exampleOf(parameters.find((each) => each['in'] === 'path' && each['name'] === name)))),
  );
  const inQuery = parameters.filter((parameter) => parameter['in'] === 'query');
  const query = inQuery.map((parameter) => writeQuery(parameter, exampleOf(parameter))).join('&');
  return query === '' ? filled : `${filled}?${query}`;
};

const casesOf = (operation: Operation): readonly ExampleCase[] => {
  const item = nodeOf(nodeOf(document['paths'])[operation.path]);
  const node = nodeOf(item[operation.method.toLowerCase()]);
  const parameters = parametersOf(item, node);
  const [status = '', response] =
    Object.entries(nodeOf(node['responses'])).find(([code]) => code.startsWith('2')) ?? [];
  const requests = jsonExamplesOf(follow(node['requestBody']));
  const answers = jsonExamplesOf(follow(response));
  return Array.from({ length: Math.max(requests.length, answers.length, 1) }, (_, index) => {
    const request = at(requests, index);
    const answer = at(answers, index);
    return {
      name: `${operation.id} ${requests.length > 1 ? request?.name : (answer?.name ?? '')}`.trim(),
      operation,
      target: fillTarget(operation.path, parameters, index, answer),
      body: request?.value,
      status: Number(status),
      answer: answer?.value,
    };
  });
};

/**
 * Each example of a request with the answer in the same place of the answers. A single example, of either, goes with all
 * of the other.
 */
export const exampleCases: readonly ExampleCase[] = operations.flatMap(casesOf);

/** The optional parameters of queries, each by itself: an operation's target with one example of one of them. */
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
