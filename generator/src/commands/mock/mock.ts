/** A generated server in mock mode, from the modules in a folder. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { basePathOf } from '../../lower/servers.js';
import type { MockData } from './data.js';

export interface MockServer {
  /** Resolves to the port. */
  readonly listen: (port: number, host: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface MockSettings {
  /** What is known of the document, for random responses and the servers of single operations. */
  readonly data?: MockData;
  /** Whether requests are checked; they are unless this is `false`. */
  readonly isValidating?: boolean;
  /** Of random responses. */
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

/** An operation at each path below which its own servers have it, besides where those of the document do. */
const withServers = ({ api, ids }: MockData, operation: KnownOperation): KnownOperation[] => {
  const known = api.operations.find(({ id }) => id === ids[operation.id]);
  const root = basePathOf(api.servers);
  const bases = new Set((known?.servers ?? api.servers).map((server) => basePathOf([server])));
  // Of a path below the base of the document, that is taken away before it is looked for.
  const below = [...bases].flatMap((base) => [
    base,
    ...(root !== '' && base.startsWith(`${root}/`) ? [base.slice(root.length)] : []),
  ]);
  const others = below.filter((base) => base !== '' && base !== root);
  return [operation, ...others.map((base) => ({ ...operation, path: base + operation.path }))];
};

/** An operation of which nothing that is sent is read. */
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

/** Loads it; pages of every origin may call it, since nothing that it sends is anybody's. */
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
