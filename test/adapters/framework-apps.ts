/** Applications of frameworks that have no adapter; they mount a Fetch handler for all requests below a path. */
import { Elysia } from 'elysia';
import { H3 } from 'h3';
import { COOKIE, type FetchHandler, type Use } from './apps.js';
import type { Mounting } from './fixture.js';

function handlerOf(use: Use, server: unknown): (request: Request) => Promise<Response> {
  return use('toFetchHandler')(server) as (request: Request) => Promise<Response>;
}

/** Creates an Elysia application that mounts the server. */
export function elysiaApp(use: Use, server: unknown, { at = '' }: Mounting): FetchHandler {
  const app = new Elysia()
    .onRequest(({ set }) => {
      set.headers['set-cookie'] = COOKIE;
    })
    .get(`${at}/before`, () => 'theirs')
    .get(`${at}/after`, () => 'theirs')
    .mount(at === '' ? '/' : at, handlerOf(use, server))
    .onError(({ code }) => (code === 'NOT_FOUND' ? new Response('their 404', { status: 404 }) : undefined));
  return (request) => app.fetch(request);
}

/** Creates an H3 application that mounts the server; Nitro and Nuxt are based on H3. */
export function h3App(use: Use, server: unknown, { at = '', parse }: Mounting): H3 {
  return new H3()
    .use(async (event) => {
      event.res.headers.append('set-cookie', COOKIE);
      if (parse !== undefined) await event.req.arrayBuffer();
    })
    .get(`${at}/before`, () => 'theirs')
    .get(`${at}/after`, () => 'theirs')
    .mount(at, handlerOf(use, server))
    .all('/**', () => new Response('their 404', { status: 404 }));
}

/**
 * Calls a catch-all route handler as Next.js does: the function that the route exports under the name of the method, and
 * that of GET for HEAD. The request has the whole path. Routes of the application itself come first.
 */
export function nextApp(use: Use, server: unknown, { at = '', parse }: Mounting): FetchHandler {
  const handle = handlerOf(use, server);
  const route = { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle, OPTIONS: handle };
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    if (pathname === `${at}/before` || pathname === `${at}/after`) return new Response('theirs');
    if (!pathname.startsWith(`${at}/`)) return new Response('their 404', { status: 404 });
    if (parse !== undefined) await request.arrayBuffer();
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const own = Object.entries(route).find(([name]) => name === method)?.[1];
    return own === undefined ? new Response(null, { status: 405 }) : own(request);
  };
  return async (request) => {
    const response = await respond(request);
    response.headers.append('set-cookie', COOKIE);
    response.headers.append('vary', 'origin');
    return response;
  };
}
