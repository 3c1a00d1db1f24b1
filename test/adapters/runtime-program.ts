/** The program that other JavaScript runtimes run: a server for each mounting of a fixture, and a common log. */
import type { FetchHandler, Use } from './apps.js';
import type { Fixture, Mounting } from './fixture.js';
import { OwnLog } from './log.js';

export interface Program {
  readonly fixture: Fixture;
  readonly app: (use: Use, server: unknown, mounting: Mounting) => FetchHandler;
  /** The generated modules. */
  readonly modules: Readonly<Record<string, unknown>>;
  readonly mountings: Readonly<Record<string, Mounting>>;
}

/** Creates the applications by mounting name, and the application `log`, whose `DELETE` clears the log. */
export function makeApps({ fixture, app, modules, mountings }: Program): Readonly<Record<string, FetchHandler>> {
  const log = new OwnLog();
  const options = fixture.optionsFor(log);
  const use: Use = (name) => {
    const value = modules[name];
    if (typeof value !== 'function') throw new TypeError(`nothing called ${name} was generated`);
    return (...values) => value(...values);
  };
  const readLog: FetchHandler = async ({ method }) => {
    const entries = await log.read();
    if (method === 'DELETE') await log.clear();
    return Response.json(entries);
  };
  const apps = Object.entries(mountings).map(
    ([name, mounting]) => [name, app(use, use('createServer')({ ...options, ...mounting.options }), mounting)] as const,
  );
  return { log: readLog, ...Object.fromEntries(apps) };
}
