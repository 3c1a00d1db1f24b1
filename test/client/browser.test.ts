/** The client in a browser, using only the built packages. */
import { createReadStream } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from '@community-platform/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { repository } from '../support/workspace.js';

const page = `<!doctype html>
<link rel="icon" href="data:,">
<script type="importmap">
{
  "imports": {
    "@community-platform/client": "/modules/@community-platform/client/dist/index.js",
    "openapi-fetch": "/modules/openapi-fetch/dist/index.mjs"
  }
}
</script>
<script type="module">
  import { createApi, createClient, isApiError, listPosts } from '@community-platform/client';
  const client = createClient({ baseUrl: location.origin, auth: { AdminBearer: 'a token' } });
  try {
    const result = await listPosts(client, { query: { per_page: 7 } });
    const post = await createApi(client).posts.get({ path: { id: 1 } });
    document.title = JSON.stringify([result.status, Array.isArray(result.body.records), typeof post.id]);
  } catch (error) {
    document.title = 'failed: ' + (isApiError(error) ? error.status : error);
  }
</script>`;

const api = createServer({
  mock: true,
  security: { AdminBearer: (secret: string) => (secret === 'a token' ? { isAdmin: true } : undefined) },
});

let server: Server;
beforeAll(async () => {
  server = createHttpServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/') response.setHeader('content-type', 'text/html').end(page);
    else if (pathname.startsWith('/modules/') && !pathname.includes('..')) {
      response.setHeader('content-type', 'text/javascript');
      createReadStream(`${repository}/node_modules/${pathname.slice('/modules/'.length)}`).pipe(response);
    } else {
      const headers = { authorization: request.headers.authorization ?? '' };
      void api.fetch(new Request(`http://localhost${request.url}`, { headers })).then(async (result) => {
        response.writeHead(result.status, Object.fromEntries(result.headers)).end(await result.text());
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());

describe.skipIf(!hasBrowser())('in Chromium', () => {
  test('operations can be called in a browser as functions and as methods of a group', async () => {
    const browser = await openBrowser();
    try {
      const { page: tab, errors } = await openPage(browser, 800, 600);
      await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await tab.waitForFunction("document.title !== ''");
      expect(errors).toEqual([]);
      expect(await tab.title()).toBe('[200,true,"number"]');
    } finally {
      await browser.close();
    }
  });
});
