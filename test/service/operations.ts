/** The operations of the document with example requests, for tests that cover all operations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../support/workspace.js';

export type Node = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  /** Names of the parameters in the path. */
  readonly pathNames: readonly string[];
  /** Query parameters with one example each. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly requiredQuery: readonly string[];
  readonly bodies: readonly unknown[];
  /** The schema of the body; an empty object if there is no body. */
  readonly bodySchema: Node;
  /** The schema of the 200 response; an empty object if there is none. */
  readonly response: Node;
  /** Query parameters from the document. */
  readonly queryParameters: readonly Node[];
  readonly surface: 'admin' | 'headless' | 'member' | 'open';
  readonly statuses: readonly string[];
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
export function nodeOf(value: unknown): Node {
  return isNode(value) ? value : {};
}

const document = nodeOf(JSON.parse(readFileSync(join(repository, 'dist/openapi.json'), 'utf8')));

/** Returns the target of a reference within the document. */
export function follow(value: unknown): Node {
  const node = nodeOf(value);
  if (typeof node['$ref'] !== 'string') return node;
  const parts = node['$ref'].slice(2).split('/');
  return follow(
    parts.reduce<unknown>((at, part) => nodeOf(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')], document),
  );
}

function examplesOf(holder: Node): unknown[] {
  return Object.values(nodeOf(holder['examples'])).map((example) => follow(example)['value']);
}

function surfaceOf(operation: Node): Operation['surface'] {
  const names = (Array.isArray(operation['security']) ? operation['security'] : []).flatMap((one) =>
    Object.keys(nodeOf(one)),
  );
  if (names.includes('AdminBearer')) return 'admin';
  if (names.includes('MemberAccessToken')) return 'member';
  return operation['operationId'] === 'refreshAccessToken' ? 'open' : 'headless';
}

/**
 * Returns the parameters of an operation. Its own parameters override those of its path with the same name and location
 * (OpenAPI, Operation Object).
 */
export function parametersOf(item: Node, operation: Node): Node[] {
  const [shared = [], own = []] = [item['parameters'], operation['parameters']].map((list) =>
    Array.isArray(list) ? list.map(follow) : [],
  );
  const isOwn = (one: Node): boolean => own.some((each) => each['name'] === one['name'] && each['in'] === one['in']);
  return [...shared.filter((each) => !isOwn(each)), ...own];
}

function responseOf(operation: Node): Node {
  return nodeOf(nodeOf(nodeOf(follow(nodeOf(operation['responses'])['200'])['content'])['application/json'])['schema']);
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

export const operations: readonly Operation[] = Object.entries(nodeOf(document['paths'])).flatMap(([path, item]) =>
  methods
    .filter((method) => method in nodeOf(item))
    .map((method) => {
      const operation = nodeOf(nodeOf(item)[method]);
      const parameters = parametersOf(nodeOf(item), operation);
      const query = parameters.filter((parameter) => parameter['in'] === 'query');
      const media = nodeOf(nodeOf(follow(operation['requestBody'])['content'])['application/json']);
      return {
        id: String(operation['operationId']),
        method: method.toUpperCase(),
        path,
        pathNames: parameters.filter((parameter) => parameter['in'] === 'path').map(({ name }) => String(name)),
        query: Object.fromEntries(query.map((parameter) => [String(parameter['name']), examplesOf(parameter)[0]])),
        requiredQuery: query.filter((parameter) => parameter['required'] === true).map(({ name }) => String(name)),
        bodies: examplesOf(media),
        bodySchema: nodeOf(media['schema']),
        response: responseOf(operation),
        queryParameters: query,
        surface: surfaceOf(operation),
        statuses: Object.keys(nodeOf(operation['responses'])),
      };
    }),
);

/** Returns the path with its parameters filled in, followed by the query. */
export function targetOf(
  { path, requiredQuery, query }: Operation,
  fill: (name: string) => string,
  extra: Readonly<Record<string, string>> = {},
): string {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(fill(name)));
  const values = { ...Object.fromEntries(requiredQuery.map((name) => [name, String(query[name])])), ...extra };
  const search = new URLSearchParams(values).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
