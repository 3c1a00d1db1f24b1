/** A generated server in mock mode, from the modules in a folder. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface MockServer {
  /** Resolves to the port. */
  readonly listen: (port: number, host: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

type Make = (...values: unknown[]) => unknown;

const isMake = (value: unknown): value is Make => typeof value === 'function';

const isServer = (value: unknown): value is MockServer =>
  typeof value === 'object' && value !== null && 'listen' in value && 'close' in value;

const load = async (folder: string, file: string, name: string): Promise<Make> => {
  const module: unknown = await import(pathToFileURL(join(folder, `${file}.js`)).href);
  const value: unknown = typeof module === 'object' && module !== null ? Reflect.get(module, name) : undefined;
  if (!isMake(value)) throw new Error(`there is no ${name} in ${folder}`);
  return value;
};

/** Loads it; pages of every origin may call it, since nothing that it answers is anybody's. */
export const loadMock = async (folder: string): Promise<MockServer> => {
  const createServer = await load(folder, 'index', 'createServer');
  const createNodeServer = await load(folder, 'node', 'createNodeServer');
  const server = createNodeServer(createServer({ mock: true, cors: { origins: '*' } }));
  if (!isServer(server)) throw new Error(`${folder} holds no generated server`);
  return server;
};
