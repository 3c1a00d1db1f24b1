/** The mock server with the reference, in the test process. */
import { createServer, type RawRequest, type RawResponse, type Server, toServer } from '@community-platform/server';
import { createNodeServer } from '@community-platform/server/node';
import { readPage } from '../../scripts/support/pages.js';

async function responsePage(request: RawRequest): Promise<RawResponse | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const page = await readPage(request.target);
  if (page === undefined) return undefined;
  const headers = [
    ['content-type', page.type],
    ['cache-control', 'no-cache'],
    ['x-content-type-options', 'nosniff'],
  ] as const;
  return { status: 200, headers, body: request.method === 'HEAD' ? null : page.body };
}

/** Creates a server that serves the files of the reference, and the API at all other paths. */
function withPages(api: Server): Server {
  return toServer(async (request) => (await responsePage(request)) ?? api.handle(request));
}

export interface RunningMock {
  /** URL without a trailing slash. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

export async function startMock(): Promise<RunningMock> {
  const server = createNodeServer(withPages(createServer({ mock: true, validateResponses: true })));
  const port = await server.listen(0);
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
}
