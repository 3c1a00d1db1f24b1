/** Router benchmark: an API of typical size, and a large API. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createRouter } from '../../generator/runtime/server/router.js';
import { ensureBuilt } from '../support/ensure.js';
import { root } from '../support/project.js';
import { type Contender, compete } from './contest.js';
import { here } from './documents.js';
import type { Part } from './part.js';

type Route = readonly [method: string, template: string];
type Find = (method: string, path: string) => unknown;

const LOOKUPS = 400_000;

const require = createRequire(join(here, 'package.json'));

/** Returns the routes of this repository's document. */
async function listOwn(): Promise<Route[]> {
  const { paths } = JSON.parse(await readFile(join(root, 'dist/openapi.json'), 'utf8'));
  const methods = ['get', 'put', 'post', 'delete', 'patch'];
  return Object.entries<object>(paths).flatMap(([path, item]) =>
    methods.filter((method) => method in item).map((method) => [method.toUpperCase(), path] as const),
  );
}

/** Returns as many routes as GitHub's API has, in a similar structure: owners, repositories, and two nested levels. */
function listMany(): Route[] {
  return Array.from({ length: 123 }, (_, at) => `thing${at.toString(36)}s`).flatMap((noun) => {
    const [list, one] = [`/repos/{owner}/{repo}/${noun}`, `/repos/{owner}/{repo}/${noun}/{id}`];
    const below = ['GET', 'POST'].map((method) => [method, `${one}/comments`] as const);
    const own = ['GET', 'PATCH', 'DELETE'].map((method) => [method, one] as const);
    const others = ['/orgs/{org}', '/user', '/teams/{team}'].map((start) => ['GET', `${start}/${noun}`] as const);
    return [['GET', list], ['POST', list], ...own, ...below, ...others];
  });
}

function toColons(template: string): string {
  return template.replace(/\{(\w+)\}/gu, ':$1');
}

const makers: Readonly<Record<string, (routes: readonly Route[]) => Find>> = {
  memoirist: (routes) => {
    const { Memoirist } = require('memoirist');
    const router = new Memoirist();
    for (const [method, template] of routes) router.add(method, toColons(template), template);
    return (method, path) => router.find(method, path)?.store;
  },
  trefoil: (routes) => {
    const route = createRouter(routes.map(([method, template]) => [method, template, template] as const));
    return (method, path) => {
      const match = route(path, method);
      return typeof match === 'object' && match.leaf.routes.get(method)?.[0];
    };
  },
  'find-my-way': (routes) => {
    const router = require('find-my-way')();
    for (const [method, template] of routes) router.on(method, toColons(template), () => undefined, template);
    return (method, path) => router.find(method, path)?.store;
  },
};

/** Creates requests as they arrive from a socket: each path is a separate string. */
function makeRequests(routes: readonly Route[]): Route[] {
  return routes.map(([method, template], at) => [
    method,
    Buffer.from(template.replaceAll(/\{\w+\}/gu, () => String(1_000 + at))).toString('latin1'),
  ]);
}

function toContender(name: string, find: Find, routes: readonly Route[]): Contender {
  for (const [at, [method, path]] of makeRequests(routes).entries())
    if (find(method, path) !== routes[at]?.[1]) throw new Error(`${name} finds no ${method} ${path}`);
  const turns = Math.ceil(LOOKUPS / routes.length);
  return {
    name,
    measure: async () => {
      let spent = 0;
      for (let turn = 0; turn < turns; turn += 1) {
        const requests = makeRequests(routes);
        const before = process.cpuUsage();
        for (const [method, path] of requests) find(method, path);
        const { user, system } = process.cpuUsage(before);
        spent += user + system;
      }
      return (spent * 1_000) / (turns * routes.length);
    },
  };
}

/** Measures how fast routes are matched. */
export const measureRouter: Part = async (rounds, report) => {
  if (!(await ensureBuilt('reference'))) throw new Error('The reference cannot be built');
  for (const routes of [await listOwn(), listMany()]) {
    const contenders = Object.entries(makers).map(([name, make]) => toContender(name, make(routes), routes));
    const standings = await compete(contenders, rounds);
    report({ work: `find one of ${routes.length} routes`, unit: 'ns of CPU time to find it', standings });
  }
};
