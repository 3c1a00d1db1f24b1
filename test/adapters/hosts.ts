/** Hosts that a server can be mounted in. Each has its own handlers before and after the server. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import fastify, { type FastifyPluginCallback } from 'fastify';
import { type Generated, whenDone } from '../interop/load.js';
import { listenFastify, listenHono } from '../interop/servers.js';
import { COOKIE, fetchApp, honoApp, isOwn, type Use } from './apps.js';
import { type Fixture, isServer, type Mounting } from './fixture.js';
import { OwnLog, type ServerLog } from './log.js';

/** Mounts a server in a host that listens until the tests of the file have ended; resolves to its URL. */
type Mount = (use: Use, server: unknown, mounting: Mounting) => Promise<string>;

/** A fixture, and the packages that were generated for it. */
export interface Subject {
  readonly fixture: Fixture;
  readonly generated: Generated;
}

/** The URLs of mounted servers by mounting name, and a log shared by all of these servers. */
export interface Served<Name extends string> {
  readonly urls: Readonly<Record<Name, string>>;
  readonly log: ServerLog;
}

/** Serves a fixture with one server for each mounting, until the tests of the file have ended. */
export type Serve = <Name extends string>(
  subject: Subject,
  mountings: Readonly<Record<Name, Mounting>>,
) => Promise<Served<Name>>;

export interface Host {
  readonly name: string;
  readonly serve: Serve;
  /** Whether a body that the host has parsed can be restored; `never` if the host parses no bodies. */
  readonly parsed: 'restored' | 'lost' | 'never';
  /** Data that a handler receives in addition to the Fetch API's request. */
  readonly tells: readonly ('host' | 'address')[];
  /** Whether a mount path can be a pattern. */
  readonly hasPatterns: boolean;
  /** Whether requests to unknown paths below the mount path are passed to the host. Default: true. */
  readonly fallsThrough?: boolean;
  /** Whether the option `basePath` must contain the mount path for the server to match any paths. */
  readonly usesBasePath?: boolean;
  /** The host's headers that are kept in addition to the response's headers. Default: cookies and `Vary`. */
  readonly merges?: 'cookies';
  /**
   * Whether a handler is notified when its client disconnects while nothing is being sent, and continues to run after
   * the response. Default: true.
   */
  readonly isCutOff?: boolean;
}

export async function listenHttp(listener: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
  const http = createServer(listener);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  whenDone(() => {
    http.closeAllConnections();
    http.close();
  });
  return `http://127.0.0.1:${Object(http.address()).port}`;
}

function parserOf(parse: Mounting['parse']): RequestHandler {
  if (parse === 'json') return express.json({ strict: false });
  if (parse === 'form') return express.urlencoded();
  if (parse === 'text') return express.text({ type: '*/*' });
  if (parse === 'bytes') return express.raw({ type: '*/*' });
  if (parse === 'away') return (req, _res, next) => void req.resume().once('end', next);
  return (_req, _res, next) => next();
}

const inExpress: Mount = (use, server, { at = '', parse, fallThrough }) => {
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

const inFastify: Mount = async (use, server, { at = '', parse, fallThrough }) => {
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

const inNode: Mount = (use, server, mounting) => {
  const { at = '', parse } = mounting;
  const listener = use('toNodeListener')(server) as (req: IncomingMessage, res: ServerResponse) => void;
  if (!isServer(server)) throw new TypeError('no server');
  return listenHttp((req, res) => {
    res.setHeader('set-cookie', COOKIE).setHeader('vary', 'origin');
    const { url = '/', method = '' } = req;
    const local = url.startsWith(`${at}/`) ? url.slice(at.length) : url;
    if (local === '/before' || local === '/after') {
      res.end('theirs');
      return;
    }
    req.url = local;
    if (isOwn(server, method, local, mounting)) parserOf(parse)(req as never, res as never, () => listener(req, res));
    else res.writeHead(404).end('their 404');
  });
};

const inHono: Mount = (use, server, mounting) => listenHono({ fetch: honoApp(use, server, mounting) });

const inFetch: Mount = (use, server, mounting) => listenHono({ fetch: fetchApp(use, server, mounting) });

/** Serves a fixture with servers in this process. Their options may depend on the mounting. */
export function serveIn(mount: Mount, optionsOf = ({ options }: Mounting) => options): Serve {
  return async <Name extends string>(
    { fixture, generated: { use } }: Subject,
    mountings: Readonly<Record<Name, Mounting>>,
  ) => {
    const log = new OwnLog();
    const options = fixture.optionsFor(log);
    // Without options of its own, a mounting has the same server as the others.
    const shared = use('createServer')(options);
    const urls = await Promise.all(
      Object.entries<Mounting>(mountings).map(async ([name, mounting]) => {
        const own = optionsOf(mounting);
        const server = own === undefined ? shared : use('createServer')({ ...options, ...own });
        return [name, await mount(use, server, mounting)] as const;
      }),
    );
    return { log, urls: Object.fromEntries(urls) as Record<Name, string> };
  };
}

export const hosts: readonly Host[] = [
  { name: 'node:http', serve: serveIn(inNode), parsed: 'restored', tells: ['address'], hasPatterns: false },
  { name: 'Fetch', serve: serveIn(inFetch), parsed: 'lost', tells: [], hasPatterns: false },
  { name: 'Express', serve: serveIn(inExpress), parsed: 'restored', tells: ['host', 'address'], hasPatterns: true },
  { name: 'Fastify', serve: serveIn(inFastify), parsed: 'never', tells: ['host', 'address'], hasPatterns: true },
  { name: 'Hono', serve: serveIn(inHono), parsed: 'restored', tells: ['host'], hasPatterns: true },
];
