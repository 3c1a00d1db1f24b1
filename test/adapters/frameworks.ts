/** Frameworks that call the Fetch handler of a server. */
import { toNodeHandler } from 'h3';
import { listenHono } from '../interop/servers.js';
import type { Mounting } from './fixture.js';
import { elysiaApp, h3App, nextApp } from './framework-apps.js';
import { type Host, listenHttp, serveIn } from './hosts.js';

/** Capabilities of these frameworks. In all of them, the server handles every request below the mount path. */
export const mounted = { tells: [], hasPatterns: false, fallsThrough: false, merges: 'cookies' } as const;

/** Returns the base path below a mount path, from the server's options or else from the document. */
function belowMount({ at = '', options }: Mounting): object {
  return { ...options, basePath: `${at}${Object(options).basePath ?? '/v1'}` };
}

export const frameworks: readonly Host[] = [
  {
    name: 'Elysia',
    parsed: 'never',
    serve: serveIn((use, server, mounting) => listenHono({ fetch: elysiaApp(use, server, mounting) })),
    ...mounted,
  },
  {
    name: 'H3',
    parsed: 'lost',
    serve: serveIn((use, server, mounting) => listenHttp(toNodeHandler(h3App(use, server, mounting)))),
    ...mounted,
  },
  {
    name: 'a route handler of Next.js',
    serve: serveIn((use, server, mounting) => listenHono({ fetch: nextApp(use, server, mounting) }), belowMount),
    parsed: 'lost',
    tells: [],
    hasPatterns: false,
    fallsThrough: false,
    usesBasePath: true,
  },
];
