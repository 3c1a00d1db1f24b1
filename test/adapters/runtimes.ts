/** Hosts in other JavaScript runtimes. Each is a process that runs one bundled file. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { build } from 'esbuild';
import { whenDone } from '../interop/load.js';
import { repository } from '../support/workspace.js';
import type { Mounting } from './fixture.js';
import { mounted } from './frameworks.js';
import type { Host, Subject } from './hosts.js';
import type { LogEntries } from './log.js';

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/** The modules that create the applications. */
const appFiles = { fetchApp: './apps.ts', honoApp: './apps.ts', elysiaApp: './framework-apps.ts' } as const;
type App = keyof typeof appFiles;

/** How a runtime starts a program. */
export interface Runtime {
  readonly name: string;
  /** The environment variable that contains the path of the program. */
  readonly variable: string;
  /** See `Host`. */
  readonly isCutOff: boolean;
  /** Returns the last part of the program, which listens on a port for each of `apps`. */
  readonly listen: (names: readonly string[]) => string;
  /** Returns the other files that the program needs. */
  readonly files: (names: readonly string[]) => Readonly<Record<string, string>>;
  /** Arguments that run `program.mjs` in the working directory. */
  readonly args: readonly string[];
}

/** Returns code that prints the ports, and exits if the test process has ended unexpectedly. */
const printPorts = (port: string, input: string, exit: string) => `
const ports = Object.entries(apps).map(([name, fetch]) => [name, ${port}]);
console.log(JSON.stringify(Object.fromEntries(ports)));
${input}.pipeTo(new WritableStream()).then(() => ${exit}());
`;

function workerConfig(names: readonly string[]): string {
  const sockets = names.map(
    (name) =>
      `(name = "${name}", address = "127.0.0.1:0", http = (), service = (name = "main", entrypoint = "${name}"))`,
  );
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (
    modules = [(name = "program.mjs", esModule = embed "program.mjs")],
    compatibilityDate = "2026-11-01",
    compatibilityFlags = ["enable_request_signal"],
  ))],
  sockets = [${sockets.join(', ')}],
);
`;
}

export const runtimes: readonly Runtime[] = [
  {
    name: 'Deno',
    variable: 'DENO',
    isCutOff: false,
    listen: () =>
      printPorts(
        `Deno.serve({ hostname: '127.0.0.1', port: 0, onListen() {} }, fetch).addr.port`,
        'Deno.stdin.readable',
        'Deno.exit',
      ),
    files: () => ({}),
    args: ['run', '--quiet', '--no-config', '--no-prompt', '--allow-net=127.0.0.1', 'program.mjs'],
  },
  {
    name: 'Bun',
    variable: 'BUN',
    isCutOff: false,
    listen: () =>
      printPorts(`Bun.serve({ hostname: '127.0.0.1', port: 0, fetch }).port`, 'Bun.stdin.stream()', 'process.exit'),
    files: () => ({}),
    args: ['run', 'program.mjs'],
  },
  {
    name: 'workerd',
    variable: 'WORKERD',
    // workerd detects a closed connection only when it sends more bytes (cloudflare/workerd#4185).
    isCutOff: true,
    listen: (names) => names.map((name) => `export const ${name} = { fetch: apps.${name} };`).join('\n'),
    files: (names) => ({ 'config.capnp': workerConfig(names) }),
    args: ['serve', '--control-fd=1', 'config.capnp'],
  },
];

/** Bundles the generated server, the fixture and the applications into one module. */
async function bundle(
  { listen }: Runtime,
  app: App,
  { fixture, generated }: Subject,
  mountings: Readonly<Record<string, Mounting>>,
): Promise<string> {
  const adapters = join(repository, 'test/adapters');
  const contents = `
    import * as server from ${JSON.stringify(join(generated.folder, 'server/index.ts'))};
    import * as hono from ${JSON.stringify(join(generated.folder, 'server/hono.ts'))};
    import { ${fixture.name} as fixture } from './${fixture.name}.ts';
    import { ${app} as app } from '${appFiles[app]}';
    import { makeApps } from './runtime-program.ts';
    const mountings = ${JSON.stringify(mountings)};
    const apps = makeApps({ fixture, app, modules: { ...server, ...hono }, mountings });
    ${listen(['log', ...Object.keys(mountings)])}
  `;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: adapters, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // Elysia imports this package only when needed.
    external: ['file-type'],
    target: 'es2022',
    logLevel: 'error',
    nodePaths: [join(repository, 'node_modules')],
  });
  return outputFiles[0]?.text ?? '';
}

/** Resolves to the ports that a runtime prints, either on one line, or (workerd) on one line per socket. */
async function readPorts(child: Child, count: number): Promise<Readonly<Record<string, number>>> {
  // Errors are collected instead of printed: tests cause server errors, whose output would hide failures of tests.
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (piece) => (errors += piece));
  const ports: Record<string, number> = {};
  let text = '';
  for await (const piece of child.stdout.setEncoding('utf8')) {
    text += piece;
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines.filter((each) => each.startsWith('{'))) {
      const read = JSON.parse(line);
      if ('socket' in read) ports[read.socket] = read.port;
      else Object.assign(ports, read);
    }
    if (Object.keys(ports).length === count) return ports;
  }
  throw new Error(`the runtime ended: ${errors}`);
}

/** Ends a process and waits until it has exited. */
function end(child: Child): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill('SIGKILL');
  });
}

async function start(
  path: string,
  { args, files }: Runtime,
  program: string,
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const cwd = await mkdtemp(join(tmpdir(), 'trefoil-runtime-'));
  for (const [name, text] of Object.entries({ 'program.mjs': program, ...files(names) }))
    await writeFile(join(cwd, name), text);
  const child = spawn(path, args, { cwd, stdio: ['pipe', 'pipe', 'pipe'], env: { NO_COLOR: '1', HOME: cwd } });
  whenDone(async () => {
    await end(child);
    await rm(cwd, { recursive: true, force: true });
  });
  const ports = await readPorts(child, names.length);
  return Object.fromEntries(names.map((name) => [name, `http://127.0.0.1:${ports[name]}`]));
}

/** Returns the hosts in a runtime: its own server with a Fetch handler, Hono, and in Bun also Elysia. */
export function hostsOf(runtime: Runtime, path: string): readonly Host[] {
  const serveApp =
    (app: App): Host['serve'] =>
    async <Name extends string>(subject: Subject, mountings: Readonly<Record<Name, Mounting>>) => {
      const names = ['log', ...Object.keys(mountings)];
      const program = await bundle(runtime, app, subject, mountings);
      const urls = await start(path, runtime, program, names);
      const log = {
        read: async () => (await (await fetch(urls['log'] ?? '')).json()) as LogEntries,
        clear: async () => void (await fetch(urls['log'] ?? '', { method: 'DELETE' })),
      };
      return { urls: urls as Record<Name, string>, log };
    };
  const { name, isCutOff } = runtime;
  const hosts: readonly Host[] = [
    { name: `${name}, Fetch`, serve: serveApp('fetchApp'), parsed: 'lost', tells: [], hasPatterns: false, isCutOff },
    {
      name: `${name}, Hono`,
      serve: serveApp('honoApp'),
      parsed: 'restored',
      tells: ['host'],
      hasPatterns: true,
      isCutOff,
    },
  ];
  if (name !== 'Bun') return hosts;
  return [...hosts, { name: `${name}, Elysia`, serve: serveApp('elysiaApp'), parsed: 'never', ...mounted }];
}
