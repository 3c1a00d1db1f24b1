/** Serves the seed data over HTTP, from a separate database, for the tests in a file. */
import { createNodeServer } from '@community-platform/server/node';
import { createService, ensureSandbox, type Service } from '@community-platform/service';
import { afterAll, beforeAll } from 'vitest';
import { emptyDatabase } from './data-folders.js';

const secrets = { adminToken: 'an-admin-token-of-the-sample', headlessToken: 'a-headless-token-of-the-sample' };

export type SendAsAdmin = (
  method: string,
  target: string,
  body: unknown,
) => Promise<readonly [status: number, text: string]>;

/** Starts the server before the tests and stops it afterwards; returns a function that sends admin requests. */
export function serveSample(): SendAsAdmin {
  let service: Service;
  let node: ReturnType<typeof createNodeServer>;
  let origin = '';
  beforeAll(async () => {
    service = await createService({ database: await emptyDatabase() });
    await ensureSandbox(service, 'http://localhost', secrets);
    node = createNodeServer(service);
    origin = `http://127.0.0.1:${await node.listen()}`;
  });
  afterAll(async () => {
    await node.close();
    await service.close();
  });
  return async (method, target, body) => {
    const response = await fetch(`${origin}${target}`, {
      method,
      headers: {
        authorization: `Bearer ${secrets.adminToken}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return [response.status, await response.text()];
  };
}
