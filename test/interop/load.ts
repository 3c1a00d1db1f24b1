/**
 * The generated client and server of a document that a test defines, which communicate with other programs over
 * sockets. The expected values are in the tests and come from specifications.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import type { Config } from '../../generator/src/config/codegen-config.js';
import { generate } from '../../generator/src/generate.js';
import { loadText, makeFolder, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';

/** The result of calling an operation of the generated client. */
export interface Result {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly response: Response;
}

export type AnyFunction = (...values: readonly unknown[]) => unknown;

/** The parts of a request, as handlers receive them. */
export interface Input {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly headers?: unknown;
  readonly cookies?: unknown;
  readonly body?: unknown;
  readonly contentType?: string;
}

export type Handle = (input: Input, context: Readonly<Record<string, unknown>>) => unknown;
export type Send = (operation: string, request?: object, options?: object) => Promise<Result>;

interface Runs {
  listen(): Promise<number>;
  close(): Promise<void>;
}

export interface Generated {
  /** Returns a function that calls operations by their names. */
  readonly connect: (baseUrl: string, options?: object) => Send;
  /** Listens on a socket until the tests of the file have ended; returns the URL. */
  readonly serve: (handlers: Readonly<Record<string, Handle>>, options?: object) => Promise<string>;
  /** Listens for webhooks. */
  readonly receive: (options: object) => Promise<string>;
  /** Returns a function of the client, such as `paginateListPets`, or of its webhooks. */
  readonly use: (name: string) => AnyFunction;
  readonly newClient: (options: object) => unknown;
  /** The folder with the generated files. */
  readonly folder: string;
}

function isFunction(value: unknown): value is AnyFunction {
  return typeof value === 'function';
}

function isRunning(value: unknown): value is Runs {
  return typeof value === 'object' && value !== null && 'listen' in value;
}

/** Closes a resource when the tests of the file have ended. */
export function whenDone(close: () => unknown): void {
  afterAll(async () => {
    await close();
  });
}

/** Bundles everything that is generated for a document into one module. */
async function bundle(
  spec: object | string,
  config: Partial<Config>,
): Promise<{ readonly module: Readonly<Record<string, unknown>>; readonly folder: string }> {
  const text = typeof spec === 'string' ? spec : JSON.stringify(spec);
  const document = await loadText(text);
  const { files, diagnostics } = await generate(document, { ...testConfig, ...config, layout: 'folder' });
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const { folder, remove } = await makeFolder(Object.fromEntries(files));
  whenDone(remove);
  const events = ['webhooks', 'callbacks'].flatMap((kind) => [`client/operations/${kind}`, `server/${kind}`]);
  // `client/oauth-2e9e` is the name if a tag takes `client/oauth`.
  const entries = [...events, 'client/oauth', 'client/oauth-2e9e'].filter((path) => files.has(`${path}.ts`));
  const hosts = ['node', 'express', 'fastify', 'hono'].map((host) => `server/${host}`);
  const modules = ['client/index', 'server/index', ...hosts, ...entries];
  const contents = modules.map((path) => `export * from './${path}.js';`).join('\n');
  const outfile = join(folder, 'all.mjs');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'es2022',
    logLevel: 'error',
    nodePaths: [join(repository, 'node_modules')],
  });
  await writeFile(outfile, outputFiles[0]?.text ?? '');
  const module = (await import(pathToFileURL(outfile).href)) as Readonly<Record<string, unknown>>;
  return { module, folder };
}

/** Generates and loads a document. The files are removed when the tests of the file have ended. */
export async function load(spec: object | string, config: Partial<Config> = {}): Promise<Generated> {
  const { module, folder } = await bundle(spec, config);
  const use = (name: string): AnyFunction => {
    const value = module[name];
    if (!isFunction(value)) throw new TypeError(`nothing called ${name} was generated`);
    return value;
  };
  const listen = async (server: unknown): Promise<string> => {
    const running = use('createNodeServer')(server);
    if (!isRunning(running)) throw new TypeError('no server');
    const port = await running.listen();
    whenRunning.push(running);
    return `http://127.0.0.1:${port}`;
  };
  const whenRunning: Runs[] = [];
  whenDone(() => Promise.all(whenRunning.map((each) => each.close())));
  return {
    connect: (baseUrl, options) => {
      const client = use('createClient')({ ...options, baseUrl });
      return async (operation, request, settings) => (await use(operation)(client, request, settings)) as Result;
    },
    serve: (handlers, options) => listen(use('createServer')({ ...options, handlers })),
    receive: (options) => listen(use('createWebhookReceiver')(options)),
    use,
    newClient: (options) => use('createClient')(options),
    folder,
  };
}
