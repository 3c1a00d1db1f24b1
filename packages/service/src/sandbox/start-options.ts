/** Options of `startSandbox` and their validation. */
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
  /** Admin token of 8 to 255 visible ASCII characters. Default: random. */
  readonly adminToken?: string | undefined;
  /** Token for headless authentication. Same rules as for `adminToken`; must be different from it. Default: random. */
  readonly headlessToken?: string | undefined;
  /** The database. Default: in memory. The sandbox may reset and replace the contents of a database server. */
  readonly database?: DatabaseLocation | undefined;
  /** Port on this machine. Default: a free port. */
  readonly port?: number | undefined;
  /** Origins of pages that may read responses, in addition to those of this machine. */
  readonly origins?: readonly string[] | undefined;
  /** Rate limit and quota. Default: a rate limit that no test reaches, and no quota. */
  readonly limits?: Partial<LimitOptions> | undefined;
}

/** Required fields of each kind of database. */
const kinds: Readonly<Record<string, readonly string[]>> = { memory: [], folder: ['folder'], server: ['url'] };

const OPTIONS = ['adminToken', 'headlessToken', 'database', 'port', 'origins', 'limits'];
const LIMITS = ['rateLimit', 'rateWindow', 'quota'] as const;

/**
 * Throws `ConfigurationError` unless a value is an object that has only known keys, because callers without types may
 * pass anything.
 */
function checkNames(given: unknown, what: string, names: readonly string[]): void {
  if (!isObject(given)) throw new ConfigurationError(`${what} is not an object`);
  const unknown = Object.keys(given).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const nearest = findNearest(unknown, names);
  const meant = nearest === undefined ? '' : `. Did you mean ${nearest}?`;
  throw new ConfigurationError(`${what} has the unknown option ${unknown}${meant}`);
}

function checkDatabase(database: DatabaseLocation): void {
  checkNames(database, 'database', ['kind', 'folder', 'url']);
  const needed = Object.hasOwn(kinds, database.kind) ? kinds[database.kind] : undefined;
  if (needed === undefined)
    throw new ConfigurationError(
      `database.kind is "${String(database.kind)}", but must be one of ${Object.keys(kinds).join(', ')}`,
    );
  checkNames(database, `database of the kind ${database.kind}`, ['kind', ...needed]);
  for (const [name, value] of Object.entries(database))
    if (typeof value !== 'string' || value === '') throw new ConfigurationError(`database.${name} is not text`);
  const missing = needed.find((name) => !Object.hasOwn(database, name));
  if (missing !== undefined) throw new ConfigurationError(`database.${missing} is missing`);
  if (database.kind === 'server') checkUrl(database.url, 'database.url', DATABASE_PROTOCOLS);
}

/** Throws `ConfigurationError`, with the name of the option, for all values that the command would also reject. */
export function checkStartOptions(options: StartOptions): void {
  checkNames(options, 'The argument of startSandbox', OPTIONS);
  const { adminToken, headlessToken, database, port, origins = [], limits = {} } = options;
  checkTokens({ name: 'adminToken', token: adminToken }, { name: 'headlessToken', token: headlessToken });
  if (database !== undefined) checkDatabase(database);
  if (port !== undefined) checkWholeNumber(port, { name: 'port', least: 0, most: 65_535 });
  if (!Array.isArray(origins)) throw new ConfigurationError('origins is not a list');
  for (const origin of origins) checkOrigin(origin, 'origins');
  checkNames(limits, 'limits', LIMITS);
  for (const name of LIMITS) {
    const limit = limits[name];
    if (limit !== undefined) checkWholeNumber(limit, { name: `limits.${name}`, least: 1, most: MOST_COUNT });
  }
}
