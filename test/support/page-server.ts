/** Serves a page with a script, and an API on the same origin, for tests in a browser. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';

export interface PageServer {
  /** The URL of the page. */
  readonly url: string;
  /** Bundles a module as the script of the page. */
  readonly bundle: (entry: string) => Promise<void>;
  readonly close: () => void;
}

/** Starts a server. All requests except those for the page go to the API. */
export async function servePages(api: (request: Request) => Promise<Response>): Promise<PageServer> {
  let script = '';
  const http = createServer((request, response) => {
    const { url = '/', method = 'GET' } = request;
    if (/^\/(?:\?|$)/u.test(url)) {
      const html = `<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script>${script}</script>`;
      response.setHeader('content-type', 'text/html').end(html);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const init = { method, headers: { 'content-type': 'application/json' } };
      const body = Buffer.concat(chunks);
      const result = await api(
        new Request(`https://pets.example${url}`, body.length > 0 ? { ...init, body } : { method }),
      );
      response.writeHead(result.status, Object.fromEntries(result.headers)).end(await result.text());
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
    bundle: async (entry) => {
      const bundle = await build({
        entryPoints: [entry],
        bundle: true,
        write: false,
        format: 'iife',
        minify: true,
        define: {
          'process.env.NODE_ENV': '"production"',
          __VUE_OPTIONS_API__: 'false',
          __VUE_PROD_DEVTOOLS__: 'false',
          __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
        },
      });
      script = bundle.outputFiles[0]?.text ?? '';
    },
    close: () => void http.close(),
  };
}
