/** The mock server with the reference, within the test's own process. */
import { createServer, type RawResponse, type RawRequest, type Server, toServer } from '@community-platform/server';
import { createNodeServer } from '@community-platform/server/node';
import { readPage } from '../../scripts/support/pages.js';

const responsePage = async (request: RawRequest): Promise<RawResponse | undefined> => {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const page = await readPage(request.target);
  if (page === undefined) return undefined;
  const headers = [
    ['content-type', page.type],
    ['cache-control', 'no-cache'],
    ['x-content-type-options', 'nosniff'],
  ] as const;
  return { status: 200, headers, body: request.method === 'HEAD' ? null : page.body };
};

/** A server that answers the paths of the reference by its files, and all others by the API. */
const withPages = (api: Server): Server =>
  toServer(async (request) => (await responsePage(request)) ?? api.handle(request));

export interface RunningMock {
  /** Without a slash at the end. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

export const startMock = async (): Promise<RunningMock> => {
  const server = createNodeServer(withPages(createServer({ mock: true, validateResponses: true })));
  const port = await server.listen(0);
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
};
