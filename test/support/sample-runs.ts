/** Runs code samples as pasted, and records the request that a server receives from each of them. */
import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { noteSkip } from './skips.js';

/** The code of a sample. Its requests go to `<base>/<key>`. */
export interface KeyedSample {
  readonly key: string;
  readonly source: string;
}

export interface Received {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
  readonly body: Buffer;
  /** Status of the server's response. */
  readonly status: number;
}

export interface Recorder {
  readonly base: string;
  /** The first request of each sample, by key. */
  readonly received: ReadonlyMap<string, Received>;
  readonly close: () => Promise<void>;
}

/** Starts a proxy that removes the first path segment, which is the key of a sample, and records requests by key. */
export async function startRecorder(upstream: string): Promise<Recorder> {
  const received = new Map<string, Received>();
  const server = createServer((incoming, response) => {
    const [, key = '', target = ''] = /^\/([^/?]*)(.*)$/u.exec(incoming.url ?? '') ?? [];
    const { method = '', headers } = incoming;
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = Buffer.concat(chunks);
      const { host: _, connection: __, 'transfer-encoding': ___, ...others } = headers;
      const sent = { ...others, ...(body.length > 0 && { 'content-length': body.length }) };
      const onward = request(upstream + target, { method, headers: sent }, (got) => {
        const { statusCode: status = 0 } = got;
        if (!received.has(key)) received.set(key, { method, target, headers, body, status });
        response.writeHead(status, got.headers);
        got.pipe(response);
      });
      onward.on('error', () => response.destroy());
      onward.end(body);
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { base: `http://127.0.0.1:${port}`, received, close };
}

/** Replaces the origin of the first quoted URL in a sample. */
export function rebaseSample(source: string, base: string): string {
  return source.replace(/(['"])https?:\/\/[^/'"?]*/u, (_, quote: string) => quote + base);
}

/** Runs a program in a folder; resolves to its output on both streams. */
function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', fail);
    child.on('close', () => done(Buffer.concat(chunks).toString('utf8')));
  });
}

const failed = '\u241Efailed ';

/** Returns the error of each sample that failed, by key. */
function readFailures(output: string): Map<string, string> {
  const pieces = output.split(failed).slice(1);
  return new Map(pieces.map((piece) => [piece.split('\n')[0] ?? '', piece.slice(0, 500)]));
}

/** Runs commands one after another in one shell. They upload `file` in the folder. */
export async function runCurls(samples: readonly KeyedSample[], folder: string): Promise<Map<string, string>> {
  await writeFile(join(folder, 'file'), 'content');
  const lines = samples.map(
    ({ key, source }) => `${source} --silent --show-error --output /dev/null || echo '${failed}${key}'`,
  );
  await writeFile(join(folder, 'curls.sh'), `${lines.join('\n')}\n`);
  return readFailures(await run('sh', ['curls.sh'], folder));
}

/** Runs modules one after another in one Node.js process. */
export async function runModules(samples: readonly KeyedSample[], folder: string): Promise<Map<string, string>> {
  for (const { key, source } of samples) await writeFile(join(folder, `${key}.mjs`), source);
  const keys = JSON.stringify(samples.map(({ key }) => key));
  const driver = `for (const key of ${keys}) {
  try {
    await import('./' + key + '.mjs');
  } catch (error) {
    console.log(${JSON.stringify(failed)} + key + '\\n' + error);
  }
}
`;
  await writeFile(join(folder, 'driver.mjs'), driver);
  return readFailures(await run(process.execPath, ['driver.mjs'], folder));
}

/** Runs scripts one after another in one Python process. */
export async function runPythons(
  samples: readonly KeyedSample[],
  folder: string,
  python: string,
): Promise<Map<string, string>> {
  await writeFile(join(folder, 'samples.json'), JSON.stringify(samples));
  const driver = `import io, json, sys
sys.stdout = io.TextIOWrapper(sys.stdout.buffer, encoding="utf-8", errors="backslashreplace")
for sample in json.load(open("samples.json", encoding="utf-8")):
    try:
        exec(compile(sample["source"], sample["key"], "exec"), {"__name__": "__main__"})
    except Exception as error:
        print(${JSON.stringify(failed)} + sample["key"] + "\\n" + repr(error))
`;
  await writeFile(join(folder, 'driver.py'), driver);
  return readFailures(await run(python, ['driver.py'], folder));
}

/** Returns the Python interpreter if it can import a module. Otherwise, records the reason for skipping tests. */
export function findPython(module: string): string | undefined {
  const candidates = ['python3', '/usr/bin/python3'];
  const python = candidates.find((name) => spawnSync(name, ['-c', `import ${module}`]).status === 0);
  if (python === undefined)
    noteSkip('samples for Python', `there is no python3 with ${module} (Debian: python3-httpx)`);
  return python;
}

const automatic: ReadonlySet<string> = new Set(
  'host connection accept accept-encoding accept-language user-agent content-length transfer-encoding sec-fetch-mode content-type'.split(
    ' ',
  ),
);

/** Reads the parts of a multipart body: the relevant headers, and the content unless it is a file. */
function readParts(body: string, boundary: string): unknown[] {
  const pieces = body.split(`--${boundary}`).slice(1, -1);
  return pieces.map((piece) => {
    const at = piece.indexOf('\r\n\r\n');
    const head = piece.slice(0, at);
    const content = piece.slice(at + 4, -2);
    const type = /^content-type: *(.*?)\r?$/imu.exec(head)?.[1] ?? 'text/plain';
    const inner = /boundary="?([^";]+)/iu.exec(type)?.[1];
    // The client and the samples name their files differently, and "blob" is the name of a typed text.
    const isFile = /filename="?(?:file|example)"?/iu.test(head);
    return {
      name: /[ ;]name="((?:[^"\\]|\\.)*)"/iu.exec(head)?.[1],
      type: type.split(';')[0]?.toLowerCase(),
      content: isFile ? 'a file' : inner === undefined ? content : readParts(content, inner),
    };
  });
}

function readBody(body: Buffer, type: string): unknown {
  const text = body.toString('utf8');
  const boundary = /boundary="?([^";]+)/iu.exec(type)?.[1];
  if (boundary !== undefined) return readParts(text, boundary);
  if (/[/+]json/iu.test(type) && text !== '') return JSON.parse(text);
  return type.startsWith('application/x-www-form-urlencoded') ? [...new URLSearchParams(text)] : text;
}

/** Returns the relevant parts of a received request, in a form in which equivalent requests are equal. */
export function summarize(received: Received | undefined): unknown {
  if (received === undefined) return undefined;
  const { method, target, headers, body } = received;
  const { pathname, search } = new URL(target, 'http://localhost');
  const own = Object.entries(headers).filter(([name]) => !automatic.has(name));
  const type = body.length === 0 ? '' : (headers['content-type'] ?? '');
  return {
    method,
    target: pathname + search,
    headers: Object.fromEntries(own.map(([name, value]) => [name, String(value).split('; ').sort().join('; ')])),
    type: type.split(';')[0],
    body: readBody(body, type),
  };
}
