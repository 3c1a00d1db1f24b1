/** How a sandbox within a test is started, and what of it is refused. */
import { ConfigurationError } from '../database/configuration-error.js';
import type { DatabaseLocation } from '../database/database.js';
import type { LimitOptions } from '../server/limit-options.js';
import { checkOrigin, checkTokens, checkWholeNumber, MOST_COUNT } from './setting-rules.js';

export interface StartOptions {
  /** 8 to 255 characters of visible ASCII. Default: made at random. */
  readonly adminToken?: string;
  /** As `adminToken`, and another one. */
  readonly headlessToken?: string;
  /** Default: in memory. What is on a server is for the sandbox to reset and to replace. */
  readonly database?: DatabaseLocation;
  /** Where it listens, on this machine. Default: a port that is free. */
  readonly port?: number;
  /** Origins of pages that may read its answers, besides those of this machine. */
  readonly origins?: readonly string[];
  /** Default: a rate limit that no test meets, and no quota. */
  readonly limits?: Partial<LimitOptions>;
}

const kinds = ['memory', 'folder', 'server'];

/** Throws `ConfigurationError`, by the name of the option, for what the command would refuse, too. */
export const checkStartOptions = ({
  adminToken,
  headlessToken,
  database,
  port,
  origins,
  limits = {},
}: StartOptions): void => {
  checkTokens({ name: 'adminToken', token: adminToken }, { name: 'headlessToken', token: headlessToken });
  if (database !== undefined && !kinds.includes(database.kind))
    throw new ConfigurationError(`database.kind is "${String(database.kind)}"; it is one of ${kinds.join(', ')}`);
  if (port !== undefined) checkWholeNumber(port, { name: 'port', least: 0, most: 65_535 });
  for (const origin of origins ?? []) checkOrigin(origin, 'origins');
  for (const name of ['rateLimit', 'rateWindow', 'quota'] as const) {
    const limit = limits[name];
    if (limit !== undefined) checkWholeNumber(limit, { name: `limits.${name}`, least: 1, most: MOST_COUNT });
  }
};
