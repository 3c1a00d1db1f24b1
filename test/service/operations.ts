/** The operations of the document, with an example of each request, for tests that go through all of them. */
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
  /** Query parameters with an example each. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly requiredQuery: readonly string[];
  readonly bodies: readonly unknown[];
  /** The schema of the body; an empty object without one. */
  readonly bodySchema: Node;
  /** The schema of the answer with 200; an empty object without one. */
  readonly response: Node;
  /** Query parameters as the document has them. */
  readonly queryParameters: readonly Node[];
  readonly surface: 'admin' | 'headless' | 'member' | 'open';
  readonly statuses: readonly string[];
}

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});

const document = nodeOf(JSON.parse(readFileSync(join(repository, 'dist/openapi.json'), 'utf8')));

/** What a reference within the document points to. */
export const follow = (value: unknown): Node => {
  const node = nodeOf(value);
  if (typeof node['$ref'] !== 'string') return node;
  const parts = node['$ref'].slice(2).split('/');
  return follow(
    parts.reduce<unknown>((at, part) => nodeOf(at)[part.replaceAll('~1', '/').replaceAll('~0', '~')], document),
  );
};

const examplesOf = (holder: Node): unknown[] =>
  Object.values(nodeOf(holder['examples'])).map((example) => follow(example)['value']);

const surfaceOf = (operation: Node): Operation['surface'] => {
  const names = (Array.isArray(operation['security']) ? operation['security'] : []).flatMap((one) =>
    Object.keys(nodeOf(one)),
  );
  if (names.includes('AdminBearer')) return 'admin';
  if (names.includes('MemberAccessToken')) return 'member';
  return operation['operationId'] === 'refreshAccessToken' ? 'open' : 'headless';
};

/** The parameters of an operation; its own stand in the place of those of its path with the same name (OpenAPI, Operation Object). */
export const parametersOf = (item: Node, operation: Node): Node[] => {
  const [shared = [], own = []] = [item['parameters'], operation['parameters']].map((list) =>
    Array.isArray(list) ? list.map(follow) : [],
  );
  const isOwn = (one: Node): boolean => own.some((each) => each['name'] === one['name'] && each['in'] === one['in']);
  return [...shared.filter((each) => !isOwn(each)), ...own];
};

const responseOf = (operation: Node): Node =>
  nodeOf(nodeOf(nodeOf(follow(nodeOf(operation['responses'])['200'])['content'])['application/json'])['schema']);

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

/** The path with its parameters filled in, and a query behind it. */
export const targetOf = (
  { path, requiredQuery, query }: Operation,
  fill: (name: string) => string,
  extra: Readonly<Record<string, string>> = {},
): string => {
  const filled = path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encodeURIComponent(fill(name)));
  const values = { ...Object.fromEntries(requiredQuery.map((name) => [name, String(query[name])])), ...extra };
  const search = new URLSearchParams(values).toString();
  return search === '' ? filled : `${filled}?${search}`;
};
