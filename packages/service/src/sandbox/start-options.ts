/** How a sandbox within a test is started, and what of it is refused. */
import { ConfigurationError } from '../database/configuration-error.js';
import type { DatabaseLocation } from '../database/database.js';
import { findNearest } from '../kernel/did-you-mean.js';
import type { LimitOptions } from '../server/limit-options.js';
import { isObject } from './objects.js';
import {
  checkOrigin,
  checkTokens,
  checkUrl,
  checkWholeNumber,
  DATABASE_PROTOCOLS,
  MOST_COUNT,
} from './setting-rules.js';

export interface StartOptions {
  /** 8 to 255 characters of visible ASCII. Default: made at random. */
  readonly adminToken?: string | undefined;
  /** As `adminToken`, and another one. */
  readonly headlessToken?: string | undefined;
  /** Default: in memory. What is on a server is for the sandbox to reset and to replace. */
  readonly database?: DatabaseLocation | undefined;
  /** Where it listens, on this machine. Default: a port that is free. */
  readonly port?: number | undefined;
  /** Origins of pages that may read its answers, besides those of this machine. */
  readonly origins?: readonly string[] | undefined;
  /** Default: a rate limit that no test meets, and no quota. */
  readonly limits?: Partial<LimitOptions> | undefined;
}

/** What each kind of database is given with. */
const kinds: Readonly<Record<string, readonly string[]>> = { memory: [], folder: ['folder'], server: ['url'] };

const OPTIONS = ['adminToken', 'headlessToken', 'database', 'port', 'origins', 'limits'];
const LIMITS = ['rateLimit', 'rateWindow', 'quota'] as const;

/** Throws `ConfigurationError` for what is no object, and for a name that there is none of. Callers without types may give anything. */
const checkNames = (given: unknown, what: string, names: readonly string[]): void => {
  if (!isObject(given)) throw new ConfigurationError(`${what} is no object`);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const nearest = findNearest(unknown, names);
  const meant = nearest === undefined ? '' : `. Did you mean ${nearest}?`;
  throw new ConfigurationError(`${what} has ${unknown}, which is no option${meant}`);
};

const checkDatabase = (database: DatabaseLocation): void => {
  checkNames(database, 'database', ['kind', 'folder', 'url']);
  const needed = Object.hasOwn(kinds, database.kind) ? kinds[database.kind] : undefined;
  if (needed === undefined)
    throw new ConfigurationError(
      `database.kind is "${String(database.kind)}"; it is one of ${Object.keys(kinds).join(', ')}`,
    );
  checkNames(database, `database of the kind ${database.kind}`, ['kind', ...needed]);
  for (const [name, value] of Object.entries(database))
    if (typeof value !== 'string' || value === '') throw new ConfigurationError(`database.${name} is no text`);
  const missing = needed.find((name) => !Object.hasOwn(database, name));
  if (missing !== undefined) throw new ConfigurationError(`database.${missing} is missing`);
  if (database.kind === 'server') checkUrl(database.url, 'database.url', DATABASE_PROTOCOLS);
};

/** Throws `ConfigurationError`, by the name of the option, for what the command would refuse, too. */
export const checkStartOptions = (options: StartOptions): void => {
  checkNames(options, 'What startSandbox is given', OPTIONS);
  const { adminToken, headlessToken, database, port, origins = [], limits = {} } = options;
  checkTokens({ name: 'adminToken', token: adminToken }, { name: 'headlessToken', token: headlessToken });
  if (database !== undefined) checkDatabase(database);
  if (port !== undefined) checkWholeNumber(port, { name: 'port', least: 0, most: 65_535 });
  if (!Array.isArray(origins)) throw new ConfigurationError('origins is no list');
  for (const origin of origins) checkOrigin(origin, 'origins');
  checkNames(limits, 'limits', LIMITS);
  for (const name of LIMITS) {
    const limit = limits[name];
    if (limit !== undefined) checkWholeNumber(limit, { name: `limits.${name}`, least: 1, most: MOST_COUNT });
  }
};
