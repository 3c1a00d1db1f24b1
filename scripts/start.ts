/** `npm start`: builds what is missing or stale, and serves the reference and the API in mock mode. */
import { ensureBuilt } from './support/ensure.js';
import { closeOnSignal, openPort } from './support/listen.js';
import { readOptions, readPort } from './support/options.js';
import { paint, print } from './support/output.js';
import { exitCodes } from './support/project.js';
import { firstCurl } from './support/samples.js';

const help = `
Usage: npm start [-- options]

Builds what is missing or stale, then serves the reference at / and the API, answered by examples, at its paths.

  --port <n>     port to listen on (default: PORT, else 3000; 0 takes a free one)
  --host <name>  address to listen on (default: HOST, else 127.0.0.1)
  --help         print this

Exit codes: 0 closed by Ctrl-C, 1 the build failed, 2 called wrongly, 3 the port is in use`;

const { values } = readOptions(help, { port: { type: 'string' }, host: { type: 'string' } });
const wanted = readPort(values.port ?? process.env['PORT'] ?? '3000');
const host = values.host ?? process.env['HOST'] ?? '127.0.0.1';

if (!(await ensureBuilt('generate', 'packages', 'reference'))) process.exit(exitCodes.failed);

// Imported now, since the packages may not have been there before.
const { createServer } = await import('@community-platform/server');
const { createNodeServer } = await import('@community-platform/server/node');
const { withPages } = await import('./support/pages.js');

const server = createNodeServer(withPages(createServer({ mock: true })));
const port = await openPort(wanted, (each) => server.listen(each, host));
closeOnSignal(() => server.close());

const base = `http://localhost:${port}`;
print(`
  Reference  ${paint('bold', `${base}/`)}
  Document   ${base}/openapi.json  ${base}/openapi.yaml
  API        ${base}  (mock: it answers with examples)
`);
const curl = await firstCurl(base);
if (curl !== undefined) print(`Try:\n\n${curl.replaceAll(/^/gmu, '  ')}\n`);
print(paint('dim', 'Ctrl-C closes it.'));
