/** The hosts that a server can be mounted in, each with handlers of its own before and after it. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import fastify, { type FastifyPluginCallback } from 'fastify';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { whenDone } from '../interop/load.js';
import { listenFastify, listenHono } from '../interop/servers.js';
import { use } from './pets.js';

/** How a server is mounted. */
export interface Mounting {
  /** The path below which it is mounted; `''` for the root. */
  readonly at?: string;
  readonly fallThrough?: 'none' | 'path' | 'method';
  /** What the host does with bodies before. */
  readonly parse?: 'json' | 'form' | 'text' | 'bytes' | 'away';
}

/** Puts a server in a host that listens until the tests of the file are over, and gives its address. */
export type Mount = (server: unknown, mounting?: Mounting) => Promise<string>;

/** `/before` and `/after` are the host's, as is `404` in words of its own, a cookie and `Vary` on all. */
const COOKIE = 'theirs=1';

export const listenHttp = async (listener: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> => {
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  whenDone(() => {
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${Object(http.address()).port}`;
};

const parserOf = (parse: Mounting['parse']): RequestHandler => {
  if (parse === 'json') return express.json({ strict: false });
  if (parse === 'form') return express.urlencoded();
  if (parse === 'text') return express.text({ type: '*/*' });
  if (parse === 'bytes') return express.raw({ type: '*/*' });
  if (parse === 'away') return (req, _res, next) => void req.resume().once('end', next);
  return (_req, _res, next) => next();
};

const inExpress: Mount = (server, { at = '', parse, fallThrough } = {}) => {
  const app = express();
  app.use((_req, res, next) => {
    res.append('set-cookie', COOKIE).vary('origin');
    next();
  });
  app.get(`${at}/before`, (_req, res) => void res.send('theirs'));
  app.use(parserOf(parse));
  app.use(at === '' ? '/' : at, use('toExpressHandler')(server, fallThrough && { fallThrough }) as RequestHandler);
  app.get(`${at}/after`, (_req, res) => void res.send('theirs'));
  app.use((_req, res) => void res.status(404).send('their 404'));
  return listenHttp(app);
};

const inFastify: Mount = async (server, { at = '', parse, fallThrough } = {}) => {
  const app = fastify();
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.header('set-cookie', COOKIE).header('vary', 'origin');
    done();
  });
  if (parse === 'form') app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, () => {});
  app.get(`${at}/before`, (_request, reply) => reply.send('theirs'));
  const plugin = use('toFastifyPlugin')(server, fallThrough && { fallThrough }) as FastifyPluginCallback;
  await app.register(plugin, { prefix: at });
  app.get(`${at}/after`, (_request, reply) => reply.send('theirs'));
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('their 404'));
  return listenFastify(app);
};

const inNode: Mount = (server, { at = '', parse, fallThrough = 'path' } = {}) => {
  const listener = use('toNodeListener')(server) as (req: IncomingMessage, res: ServerResponse) => void;
  const { match } = server as { readonly match: (line: object) => string };
  return listenHttp((req, res) => {
    res.setHeader('set-cookie', COOKIE).setHeader('vary', 'origin');
    const { url = '/' } = req;
    const local = url.startsWith(`${at}/`) ? url.slice(at.length) : url;
    if (local === '/before' || local === '/after') {
      res.end('theirs');
      return;
    }
    req.url = local;
    const found = match({ method: req.method, target: local });
    const isOwn = fallThrough === 'none' || found === 'operation' || (found === 'path' && fallThrough === 'path');
    if (isOwn) parserOf(parse)(req as never, res as never, () => listener(req, res));
    else res.writeHead(404).end('their 404');
  });
};

const takeHono = async (context: Context, parse: Mounting['parse']): Promise<void> => {
  if (parse === 'json') await context.req.json().catch(() => undefined);
  if (parse === 'form') await context.req.parseBody();
  if (parse === 'text') await context.req.text();
  if (parse === 'bytes') await context.req.arrayBuffer();
  if (parse === 'away') await context.req.raw.arrayBuffer();
};

const honoApp = (at: string, parse: Mounting['parse'], own: (app: Hono) => void): Promise<string> => {
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
  own(app);
  app.get(`${at}/after`, (context) => context.text('theirs'));
  app.notFound((context) => context.text('their 404', 404));
  return listenHono(app);
};

const inHono: Mount = (server, { at = '', parse, fallThrough } = {}) =>
  honoApp(at, parse, (app) =>
    app.use(`${at}/*`, use('toHonoHandler')(server, fallThrough && { fallThrough }) as MiddlewareHandler),
  );

const inFetch: Mount = (server, { at = '', parse, fallThrough = 'path' } = {}) => {
  const handle = use('toFetchHandler')(server) as (request: Request) => Promise<Response>;
  const { match } = server as { readonly match: (line: object) => string };
  return honoApp(at, parse, (app) =>
    app.use(`${at}/*`, async (context, next) => {
      const url = new URL(context.req.raw.url);
      url.pathname = url.pathname.slice(at.length);
      const request = at === '' ? context.req.raw : new Request(url, context.req.raw);
      const found = match({ method: request.method, target: `${url.pathname}${url.search}` });
      const isOwn = fallThrough === 'none' || found === 'operation' || (found === 'path' && fallThrough === 'path');
      if (!isOwn) return next();
      const response = await handle(request);
      response.headers.append('vary', 'origin');
      return context.newResponse(response.body, new Response(null, response));
    }),
  );
};

export const hosts = [
  { name: 'node:http', mount: inNode, parses: true },
  { name: 'Fetch', mount: inFetch, parses: false },
  { name: 'Express', mount: inExpress, parses: true },
  { name: 'Fastify', mount: inFastify, parses: false },
  { name: 'Hono', mount: inHono, parses: true },
] as const;
