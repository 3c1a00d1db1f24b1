/** Loads a generated server in mock mode from the modules in a folder. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePathOf } from '../../lower/servers.js';
import type { MockData } from './data.js';

export interface MockServer {
  /** Starts to listen. Resolves to the port. */
  readonly listen: (port: number, host: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface MockSettings {
  /** Data of the document, for random responses and for operations with their own servers. */
  readonly data?: MockData;
  /** Whether to validate requests. Default: `true`. */
  readonly isValidating?: boolean;
  /** Seed of random responses. */
  readonly seed?: number;
}

type Make = (...values: unknown[]) => unknown;

const isMake = (value: unknown): value is Make => typeof value === 'function';

const isServer = (value: unknown): value is MockServer =>
  typeof value === 'object' && value !== null && 'listen' in value && 'close' in value;

const load = async (folder: string, file: string, name: string): Promise<unknown> => {
  const module: unknown = await import(pathToFileURL(join(folder, `${file}.js`)).href);
  return typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
};

const loadMake = async (folder: string, file: string, name: string): Promise<Make> => {
  const value = await load(folder, file, name);
  if (!isMake(value)) throw new Error(`${folder} does not contain ${name}`);
  return value;
};

interface KnownOperation {
  readonly id: string;
  readonly path: string;
}

interface Definition {
  readonly operations: readonly KnownOperation[];
}

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'operations' in value && Array.isArray(value.operations);

/** Adds each operation at the base paths of its own servers, besides those of the document. */
const withServers = ({ api, ids }: MockData, operation: KnownOperation): KnownOperation[] => {
  const known = api.operations.find(({ id }) => id === ids[operation.id]);
  const root = basePathOf(api.servers);
  const bases = new Set((known?.servers ?? api.servers).map((server) => basePathOf([server])));
  // The base path of the document is removed before routing, so it is not part of these paths.
  const below = [...bases].flatMap((base) => [
    base,
    ...(root !== '' && base.startsWith(`${root}/`) ? [base.slice(root.length)] : []),
  ]);
  const others = below.filter((base) => base !== '' && base !== root);
  return [operation, ...others.map((base) => ({ ...operation, path: base + operation.path }))];
};

/** A copy of an operation that does not read or validate requests. */
const unchecked = (operation: KnownOperation): KnownOperation => {
  const left = Object.entries(operation).filter(([key]) => !['parameters', 'body', 'security'].includes(key));
  return { ...Object.fromEntries(left), id: operation.id, path: operation.path };
};

const adapt = async (
  definition: Definition,
  { data, isValidating = true, seed = 1 }: MockSettings,
): Promise<Definition> => {
  const { operations } = definition;
  const placed = data === undefined ? operations : operations.flatMap((operation) => withServers(data, operation));
  const dynamic = data && (await import('./values.js')).createDynamic(data, seed);
  return {
    ...definition,
    operations: isValidating ? placed : placed.map(unchecked),
    ...(!isValidating && { validators: {} }),
    ...(dynamic !== undefined && { dynamic }),
  };
};

/** Loads the mock server. CORS allows all origins, because its data is not private. */
export const loadMock = async (folder: string, settings: MockSettings = {}): Promise<MockServer> => {
  const createRuntimeServer = await loadMake(folder, 'runtime/server/index', 'createRuntimeServer');
  const definition = await load(folder, 'definition', 'definition');
  if (!isDefinition(definition)) throw new Error(`${folder} does not contain a generated server`);
  const createNodeServer = await loadMake(folder, 'node', 'createNodeServer');
  const adapted = await adapt(definition, settings);
  const server = createNodeServer(createRuntimeServer(adapted, { mock: true, cors: { origins: '*' } }));
  if (!isServer(server)) throw new Error(`${folder} does not contain a generated server`);
  return server;
};
