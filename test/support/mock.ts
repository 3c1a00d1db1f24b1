/** The mock server with the reference, within the test's own process. */
import { createServer } from '@community-platform/server';
import { createNodeServer } from '@community-platform/server/node';
import { withPages } from '../../scripts/support/pages.js';

export interface RunningMock {
  /** Without a slash at the end. */
  readonly base: string;
  readonly close: () => Promise<void>;
}

export const startMock = async (): Promise<RunningMock> => {
  const server = createNodeServer(withPages(createServer({ mock: true, validateAnswers: true })));
  const port = await server.listen(0);
  return { base: `http://127.0.0.1:${port}`, close: () => server.close() };
};
