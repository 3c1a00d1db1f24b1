/** Host applications that run in every JavaScript runtime: Hono, and an application with a plain Fetch handler. */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { isServer, type MountedServer, type Mounting } from './fixture.js';

/** Returns a function of the generated server package. */
export type Use = (name: string) => (...values: readonly unknown[]) => unknown;
export type FetchHandler = (request: Request, ...rest: readonly object[]) => Response | Promise<Response>;

/** A cookie that every host adds to each response. Hosts also add `Vary`, and serve `/before`, `/after` and a 404. */
export const COOKIE = 'theirs=1';

async function takeHono(context: Context, parse: Mounting['parse']): Promise<void> {
  if (parse === 'json') await context.req.json().catch(() => undefined);
  if (parse === 'form') await context.req.parseBody();
  if (parse === 'text') await context.req.text();
  if (parse === 'bytes') await context.req.arrayBuffer();
  if (parse === 'away') await context.req.raw.arrayBuffer();
}

/** Creates a Hono application that mounts the server. */
export function honoApp(use: Use, server: unknown, { at = '', parse, fallThrough }: Mounting): FetchHandler {
  const app = new Hono();
  app.use(async (context, next) => {
    context.header('set-cookie', COOKIE);
    context.header('vary', 'origin');
    await next();
  });
  app.get(`${at}/before`, (context) => context.text('theirs'));
  app.use(async (context, next) => {
    await takeHono(context, parse);
    await next();
  });
  app.use(`${at}/*`, use('toHonoHandler')(server, fallThrough && { fallThrough }) as MiddlewareHandler);
  app.get(`${at}/after`, (context) => context.text('theirs'));
  app.notFound((context) => context.text('their 404', 404));
  return (request, ...rest) => app.fetch(request, ...rest);
}

/** Whether a request belongs to the generated server, for a host that calls the server first. */
export function isOwn(
  server: MountedServer,
  method: string,
  target: string,
  { fallThrough = 'path' }: Mounting,
): boolean {
  const found = server.match({ method, target });
  return fallThrough === 'none' || found === 'operation' || (found === 'path' && fallThrough === 'path');
}

/** Creates an application without a framework that calls the Fetch handler of the server. */
export function fetchApp(use: Use, server: unknown, mounting: Mounting): FetchHandler {
  const { at = '', parse } = mounting;
  if (!isServer(server)) throw new TypeError('no server');
  const handle = use('toFetchHandler')(server) as (request: Request) => Promise<Response>;
  const respond = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.pathname === `${at}/before` || url.pathname === `${at}/after`) return new Response('theirs');
    const isMounted = url.pathname.startsWith(`${at}/`);
    url.pathname = url.pathname.slice(at.length);
    if (!isMounted || !isOwn(server, request.method, `${url.pathname}${url.search}`, mounting))
      return new Response('their 404', { status: 404 });
    const local = at === '' ? request : new Request(url, request);
    if (parse !== undefined) await local.arrayBuffer();
    return handle(local);
  };
  return async (request) => {
    const response = await respond(request);
    response.headers.append('set-cookie', COOKIE);
    response.headers.append('vary', 'origin');
    return response;
  };
}
