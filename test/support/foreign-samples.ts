/** Runs every code sample of a document, from READMEs and the reference, against an in-memory mock. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listSamples } from '../../generator/src/commands/reference/site/samples/list.js';
import { renderDocument } from '../../generator/src/generate.js';
import { testConfig } from './documents.js';
import { loadInput } from './emit-input.js';
import { linkPackages, repository, type Workspace } from './workspace.js';

/** Packages that snippets import in addition to generated packages. READMEs ask users to install them. */
const installed = ['undici', '@tanstack', 'express', 'fastify', 'hono', '@hono', 'msw', 'vitest'];

function blocksOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gmu)].map(([, block = '']) => block);
}

/**
 * Returns a program that sends requests for the document's server and token endpoints to the mock, but not requests to
 * servers that a snippet starts.
 */
function driverOf(folder: string, snippets: readonly string[], curls: readonly string[]): string {
  return `
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createServer } from '@case/server';
import { createNodeServer } from '@case/server/node';

const mock = createServer({ mock: true });
const node = createNodeServer(mock);
const port = await node.listen(0);
const original = globalThis.fetch;
const token = { access_token: 'ACCESS_TOKEN', token_type: 'bearer', expires_in: 3600 };
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { hostname, port: own, pathname, search } = new URL(request.url);
  if (hostname === 'localhost' && own !== '3000') return original(request);
  if (mock.match?.({ method: request.method, target: pathname + search }) === 'operation') return mock.fetch(request);
  const isToken = request.method === 'POST' && (await request.clone().text()).includes('grant_type=');
  return isToken ? Response.json(token) : mock.fetch(request);
};
const failures: string[] = [];
const log = console.log;
const lines: string[] = [];
console.log = (...values) => void lines.push(values.map(String).join(' '));
const attempt = async (name: string, run: () => Promise<unknown>) => {
  lines.length = 0;
  try {
    await run();
    if (lines.some((line) => line === 'false')) failures.push(name + ': it printed false');
    const refused = name.startsWith('server') && lines.find((line) => /^(?:\\w+ )?(?:4\\d\\d|50[02-9])(?: [\\d.]+)?$/u.test(line));
    if (refused) failures.push(name + ': it printed ' + refused);
  } catch (error) {
    // The mock has no sample for a schema without valid values, such as a contradictory one.
    if (!String(error).includes('No sample is available')) failures.push(name + ': ' + String(error));
  }
};
${snippets.map((name) => `await attempt(${JSON.stringify(name)}, () => import('./${name}.js'));`).join('\n')}
const run = promisify(execFile);
for (const [index, curl] of ${JSON.stringify(curls)}.entries())
  await attempt('curl ' + index, async () => {
    const command = curl.replace(/'https?:\\/\\/[^/'?]*/u, () => "'http://127.0.0.1:" + port);
    const options = { cwd: ${JSON.stringify(folder)} };
    const { stdout } = await run('bash', ['-c', command + " --silent --write-out '%{http_code}'"], options);
    if (!/2\\d\\d$/u.test(stdout) && !stdout.includes('No sample is available')) failures.push(command + ': ' + stdout);
  });
await node.close();
// The process continues with other scripts.
console.log = log;
globalThis.fetch = original;
console.log(JSON.stringify(failures));
`;
}

export interface ForeignSamples {
  /** A script that runs the samples and prints a list of failures. */
  readonly driver: string;
  readonly count: number;
}

/** Writes the packages of a document and its snippets into a workspace, with at most `mostCurls` curl samples. */
export async function writeForeignSamples(
  { folder }: Workspace,
  name: string,
  path: string,
  mostCurls: number,
): Promise<ForeignSamples> {
  const { loaded, input } = await loadInput(path, { ...testConfig, skipUnsupported: true });
  const { value: rendered, diagnostics } = await renderDocument(loaded, input.config);
  if (rendered === undefined) throw new Error(JSON.stringify(diagnostics));
  for (const [file, text] of rendered.files) {
    const target = join(folder, name, 'packages', file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  await linkPackages(folder, name);
  for (const each of installed)
    symlinkSync(join(repository, 'node_modules', each), join(folder, name, 'node_modules', each));
  const samples = [...listSamples(rendered.input).values()].flat();
  const sources = [
    ...['client', 'server'].flatMap((kind) =>
      blocksOf(rendered.files.get(`${kind}/README.md`) ?? '').map((source) => ({ kind, source })),
    ),
    ...samples.filter(({ label }) => label === 'TypeScript').map(({ source }) => ({ kind: 'reference', source })),
  ].filter(({ source }) => !/from '(?:vitest|node:test)'/u.test(source));
  const snippets = sources.map(({ kind, source }, index) => {
    writeFileSync(join(folder, name, `${kind}${index}.ts`), `${source}\nexport {};\n`);
    return `${kind}${index}`;
  });
  const curls = samples.filter(({ label }) => label === 'curl').map(({ source }) => source);
  const driver = join(folder, name, 'driver.ts');
  // The file that upload samples refer to.
  writeFileSync(join(folder, name, 'file'), 'content');
  writeFileSync(driver, driverOf(join(folder, name), snippets, curls.slice(0, mostCurls)));
  return { driver, count: snippets.length + Math.min(curls.length, mostCurls) };
}
