/** What the command line and the environment say, read once at the start. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../database/configuration-error.js';
import type { DatabaseLocation } from '../database/database.js';
import type { SigningKey } from '../kernel/access-token.js';
import { parseSigningKeys } from '../kernel/signing-keys.js';
import {
  checkOrigin,
  checkTokens,
  checkUrl,
  checkWholeNumber,
  DATABASE_PROTOCOLS,
  type GivenToken,
  MOST_COUNT,
} from '../sandbox/setting-rules.js';
import { defaultLimits, type LimitOptions } from '../server/limit-options.js';
import { findNearest } from '../kernel/did-you-mean.js';

export const help = `
  --port <n>       port to listen on (PORT; default 3000; 0 takes a free one)
  --host <name>    address to listen on (HOST; default 127.0.0.1)
  --data <folder>  where the embedded database and files are (DATA; default .data)
  --memory         keep everything in memory, and forget it at the end
  --empty          start without the sample community
  --sandbox        serve the controls of a sandbox with DATABASE_URL, too: they reset and replace what is in the database
  --help, -h       print this
  --version, -V    print the version

Environment:
  DATABASE_URL            a PostgreSQL server instead of the embedded database
  REDIS_URL               a Redis server that counts requests instead of the database
  BASE_URL                where clients reach the service, if not at its own port
  CORS_ORIGINS            origins, separated by commas, whose pages may read answers; a sandbox adds those of localhost
  SANDBOX_ADMIN_TOKEN     the admin token of the sample community, instead of one made at random
  SANDBOX_HEADLESS_TOKEN  its headless token
  SIGNING_KEYS            id:secret,... for access tokens; the first signs, all verify (default: kept in the database)
  RATE_LIMIT              requests of one caller in one window (default ${defaultLimits.rateLimit})
  RATE_WINDOW             seconds of one window (default ${defaultLimits.rateWindow / 1_000})
  QUOTA                   requests of one community in a month (default: no limit)
  LOG_LEVEL               trace, debug, info, warn, error or silent (default info)`;

export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseLocation;
  /** Where files are kept; `undefined` for a folder that is removed at the end. */
  readonly files: string | undefined;
  readonly redisUrl: string | undefined;
  readonly isEmpty: boolean;
  /** Whether those who test may reset it, set its clock, and the like. */
  readonly isSandbox: boolean;
  /** Origins of pages that may read its answers, besides those of a sandbox's own machine. */
  readonly origins: readonly string[];
  readonly baseUrl: string | undefined;
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
  readonly signingKeys: readonly [SigningKey, ...SigningKey[]] | undefined;
  readonly limits: LimitOptions;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting of the environment; an empty one counts as none. */
const read = (env: Environment, name: string): string | undefined => env[name] || undefined;

const readNumber = (text: string, name: string, least: number, most: number): number => {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  checkWholeNumber(number, { name, least, most, given: text });
  return number;
};

const readTokens = (env: Environment): Pick<Configuration, 'adminToken' | 'headlessToken'> => {
  const given = (name: string): GivenToken => ({ name, token: read(env, name) });
  const [admin, headless] = [given('SANDBOX_ADMIN_TOKEN'), given('SANDBOX_HEADLESS_TOKEN')];
  checkTokens(admin, headless);
  return { adminToken: admin.token, headlessToken: headless.token };
};

const readUrl = (env: Environment, name: string, protocols: readonly string[]): string | undefined => {
  const text = read(env, name);
  if (text === undefined) return undefined;
  checkUrl(text, name, protocols);
  return text.replace(/\/+$/u, '');
};

const readOrigins = (env: Environment): readonly string[] => {
  const origins = (read(env, 'CORS_ORIGINS') ?? '').split(',').map((text) => text.trim());
  return origins
    .filter((text) => text !== '')
    .map((text) => {
      checkOrigin(text, 'CORS_ORIGINS');
      return text;
    });
};

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ port: text, host: text, data: text, memory: flag, empty: flag, sandbox: flag },
  help: { ...flag, short: 'h' },
  version: { ...flag, short: 'V' },
} as const;

/** What is said of an option that there is none of, with the one that was most likely meant. */
const describeUnknown = (option: string): string => {
  const nearest = findNearest(option.replace(/^-+/u, ''), Object.keys(options));
  return `There is no option ${option}${nearest === undefined ? '' : `. Did you mean --${nearest}?`}`;
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /^Unknown option '([^']+)'/u.exec(message) ?? [];
    throw new ConfigurationError(unknown === undefined ? message : describeUnknown(unknown));
  }
};

/** What is given by an option, which may not be empty, or else by the environment. */
const readOption = (option: string | undefined, env: Environment, name: string): string | undefined => {
  if (option?.trim() === '')
    throw new ConfigurationError(`--${name.toLowerCase()} is empty; give it a value, or leave it out`);
  return option ?? read(env, name);
};

/** Whether the version is asked for, and not help. Throws `ConfigurationError` for options that there are none of. */
export const asksForVersion = (args: readonly string[]): boolean => {
  const { help: wantsHelp, version } = parse(args);
  return version === true && wantsHelp !== true;
};

/** Reads the configuration; `undefined` if only help is wanted. Throws `ConfigurationError` for what is wrong. */
export const readConfiguration = (args: readonly string[], env: Environment): Configuration | undefined => {
  const values = parse(args);
  if (values.help) return undefined;
  const url = readUrl(env, 'DATABASE_URL', DATABASE_PROTOCOLS);
  const data = readOption(values.data, env, 'DATA') ?? '.data';
  const isMemory = values.memory === true;
  if (isMemory && values.data !== undefined) throw new ConfigurationError('--memory keeps nothing in --data');
  const isEmpty = values.empty === true;
  if (isEmpty && values.sandbox) throw new ConfigurationError('--sandbox has the sample, and --empty has none');
  const quota = read(env, 'QUOTA');
  const logLevel = read(env, 'LOG_LEVEL') ?? 'info';
  if (!levels.includes(logLevel)) throw new ConfigurationError(`LOG_LEVEL is one of ${levels.join(', ')}`);
  return {
    port: readNumber(
      values.port ?? read(env, 'PORT') ?? '3000',
      values.port === undefined ? 'PORT' : '--port',
      0,
      65_535,
    ),
    host: readOption(values.host, env, 'HOST') ?? '127.0.0.1',
    database: isMemory
      ? { kind: 'memory' }
      : url !== undefined
        ? { kind: 'server', url }
        : { kind: 'folder', folder: join(data, 'database') },
    files: isMemory ? undefined : join(data, 'files'),
    redisUrl: readUrl(env, 'REDIS_URL', ['redis:', 'rediss:']),
    isEmpty,
    // What is embedded is this process's own. A server may hold what somebody needs, which a reset would take away.
    isSandbox: values.sandbox === true || (!isEmpty && (isMemory || url === undefined)),
    origins: readOrigins(env),
    baseUrl: readUrl(env, 'BASE_URL', ['http:', 'https:']),
    ...readTokens(env),
    signingKeys: parseSigningKeys(env['SIGNING_KEYS']),
    limits: {
      rateLimit: readNumber(read(env, 'RATE_LIMIT') ?? String(defaultLimits.rateLimit), 'RATE_LIMIT', 1, MOST_COUNT),
      rateWindow:
        readNumber(read(env, 'RATE_WINDOW') ?? String(defaultLimits.rateWindow / 1_000), 'RATE_WINDOW', 1, 86_400) *
        1_000,
      quota: quota === undefined ? undefined : readNumber(quota, 'QUOTA', 1, MOST_COUNT),
    },
    logLevel,
  };
};
