/** The table of runtime files in generated packages: each file is merged from several small modules in `runtime/`. */
import type { Part } from '../../config/settings.js';

export interface RuntimeFile {
  /** The first line of the file. */
  readonly doc: string;
  /** Path relative to the source folder of the part. */
  readonly path: string;
  readonly parts: readonly Part[];
  /** Modules in `runtime/`. A folder name with a final `/` stands for its modules that no other file contains. */
  readonly modules: readonly string[];
}

const clientAndServer = ['client', 'server'] as const;

/**
 * The runtime files by key. Large and rarely needed features have files of their own; a file is written if one of its
 * modules is needed. The files' imports do not form cycles.
 */
export const runtimeFiles = {
  types: {
    doc: 'Types that all operations share: statuses, responses, binary data, and values of newer servers.',
    path: 'runtime.ts',
    parts: ['types'],
    modules: ['types/'],
  },
  codec: {
    doc: 'Encodes and decodes parameters, headers and bodies.',
    path: 'runtime/codec.ts',
    parts: clientAndServer,
    modules: ['codec/'],
  },
  multipart: {
    doc: 'Writes and reads multipart bodies.',
    path: 'runtime/multipart.ts',
    parts: clientAndServer,
    modules: [
      'codec/media/multipart',
      'codec/media/multipart-reader',
      'codec/media/part',
      'codec/media/part-reader',
      'codec/media/parts',
      'codec/media/parts-reader',
    ],
  },
  xml: {
    doc: 'Writes and reads XML bodies.',
    path: 'runtime/xml.ts',
    parts: clientAndServer,
    modules: ['codec/media/xml-reader', 'codec/media/xml-writer', 'codec/xml-names', 'codec/xml-text'],
  },
  client: {
    doc: 'Sends requests and reads their responses.',
    path: 'runtime/client.ts',
    parts: ['client'],
    modules: ['client/'],
  },
  events: {
    doc: 'Sends webhooks and callbacks.',
    path: 'runtime/events.ts',
    parts: ['client'],
    modules: ['client/dated-events', 'client/events'],
  },
  oauth: {
    doc: 'Requests and refreshes OAuth 2.0 tokens.',
    path: 'runtime/oauth.ts',
    parts: ['client'],
    modules: ['client/oauth'],
  },
  raw: {
    doc: 'Adapts openapi-fetch.',
    path: 'runtime/raw.ts',
    parts: ['client'],
    modules: ['client/raw'],
  },
  tanstackQuery: {
    doc: 'Options of queries and mutations of TanStack Query.',
    path: 'runtime/tanstack-query.ts',
    parts: ['client'],
    modules: ['client/integrations/tanstack-query'],
  },
  swr: {
    doc: 'Keys and fetchers of SWR.',
    path: 'runtime/swr.ts',
    parts: ['client'],
    modules: ['client/integrations/swr'],
  },
  queries: {
    doc: 'Keys of queries, and steps from page to page.',
    path: 'runtime/queries.ts',
    parts: ['client'],
    modules: ['client/integrations/key', 'client/integrations/query-data', 'client/integrations/steps'],
  },
  standardSchema: {
    doc: 'Schemas of requests and responses, and the validation of responses.',
    path: 'runtime/standard-schema.ts',
    parts: ['client'],
    modules: ['client/integrations/standard-schema'],
  },
  zod: {
    doc: 'Checks of JSON Schema that zod does not have.',
    path: 'runtime/zod-checks.ts',
    parts: ['client'],
    modules: ['client/integrations/zod'],
  },
  version: {
    doc: 'Checks that the runtime is compatible with the generated code.',
    path: 'runtime/version.ts',
    parts: clientAndServer,
    modules: ['version'],
  },
  validation: {
    doc: 'Functions and types of generated validators.',
    path: 'runtime/validation.ts',
    parts: clientAndServer,
    modules: [
      'server/comparison',
      'server/examples',
      'server/formats',
      'server/refuse',
      'server/standard-schema',
      'server/validation',
      'server/validators',
      'server/value-checks',
      'server/words',
    ],
  },
  server: {
    doc: 'Routes requests to handlers and sends their responses, independently of a framework.',
    path: 'runtime/server.ts',
    parts: ['server'],
    modules: ['server/', 'server/adapters/fetch'],
  },
  receiver: {
    doc: 'Receives webhooks and callbacks.',
    path: 'runtime/receiver.ts',
    parts: ['server'],
    modules: ['server/receiver', 'server/receiver-options'],
  },
  msw: {
    doc: 'Responds to requests that Mock Service Worker intercepts.',
    path: 'runtime/msw.ts',
    parts: ['server'],
    modules: ['testing/msw'],
  },
  nodeAdapter: {
    doc: 'Runs a server on `node:http`; the adapters of Express and Fastify use its requests and responses.',
    path: 'node.ts',
    parts: ['server'],
    modules: ['server/adapters/node', 'server/adapters/node-request', 'server/adapters/node-response'],
  },
  expressAdapter: {
    doc: 'Runs a server as middleware of Express.',
    path: 'express.ts',
    parts: ['server'],
    modules: ['server/adapters/express'],
  },
  fastifyAdapter: {
    doc: 'Runs a server as a plugin of Fastify.',
    path: 'fastify.ts',
    parts: ['server'],
    modules: ['server/adapters/fastify'],
  },
  honoAdapter: {
    doc: 'Runs a server as a handler of Hono.',
    path: 'hono.ts',
    parts: ['server'],
    modules: ['server/adapters/hono'],
  },
} as const satisfies Readonly<Record<string, RuntimeFile>>;

export type RuntimeKey = keyof typeof runtimeFiles;

/** All keys, in the order of the table. */
export const runtimeKeys = Object.keys(runtimeFiles).filter((key): key is RuntimeKey =>
  Object.hasOwn(runtimeFiles, key),
);

/** The adapter modules by the name of their entry point in the server package. */
export const adapters: ReadonlyMap<string, string> = new Map(
  runtimeKeys
    .map((key): RuntimeFile => runtimeFiles[key])
    .filter(({ path, parts }) => parts.includes('server') && !path.startsWith('runtime/'))
    .flatMap(({ path, modules }) => modules.slice(0, 1).map((module) => [path.replace(/\.ts$/u, ''), module] as const)),
);

/** Modules that each part contains regardless of the document. */
export const runtimeRoots: Readonly<Record<Part, readonly string[]>> = {
  types: ['types/bytes', 'types/typed-response', 'types/unknown'],
  client: [],
  // The package.json of the server refers to the validation module.
  server: ['server/validation', ...adapters.values()],
};

const owners = new Map<string, RuntimeKey>(
  runtimeKeys.flatMap((key) => runtimeFiles[key].modules.map((module) => [module, key] as const)),
);

/** Returns the runtime file that contains a module. Throws if there is none. */
export function fileOf(module: string): RuntimeKey {
  const key = owners.get(module) ?? owners.get(module.slice(0, module.indexOf('/') + 1));
  if (key === undefined) throw new Error(`no file of the runtime contains ${module}`);
  return key;
}
