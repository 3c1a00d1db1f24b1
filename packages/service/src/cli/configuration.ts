/** Configuration from the command line and the environment. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../database/configuration-error.js';
import type { DatabaseLocation } from '../database/database.js';
import type { SigningKey } from '../kernel/access-token.js';
import { findNearest } from '../kernel/did-you-mean.js';
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

export const help = `
  --port <n>       port to listen on; 0 selects a free one (PORT; default 3000)
  --host <name>    address to listen on (HOST; default 127.0.0.1)
  --data <folder>  folder for the embedded database and uploads (DATA; default .data)
  --memory         keep all data in memory; it is lost when the service stops
  --empty          start without seed data
  --sandbox        enable the sandbox controls with DATABASE_URL, too; they can reset and replace the database
  --help, -h       print this help
  --version, -V    print the version

Environment:
  DATABASE_URL            URL of a PostgreSQL server to use instead of the embedded database
  REDIS_URL               URL of a Redis server for request counters (default: counters are in the database)
  BASE_URL                public URL of the service (default: http://localhost:<port>)
  CORS_ORIGINS            comma-separated origins whose pages may read responses; a sandbox adds those of localhost
  SANDBOX_ADMIN_TOKEN     admin token of the seed community (default: random)
  SANDBOX_HEADLESS_TOKEN  headless token of the seed community (default: random)
  SIGNING_KEYS            id:secret,... for access tokens; the first signs, all verify (default: stored in the database)
  RATE_LIMIT              requests per caller and window (default ${defaultLimits.rateLimit})
  RATE_WINDOW             length of a window in seconds (default ${defaultLimits.rateWindow / 1_000})
  QUOTA                   requests per community and month (default: no limit)
  LOG_LEVEL               trace, debug, info, warn, error or silent (default info)`;

export interface Configuration {
  readonly port: number;
  readonly host: string;
  readonly database: DatabaseLocation;
  /** Folder for uploads; `undefined` for a temporary folder. */
  readonly files: string | undefined;
  readonly redisUrl: string | undefined;
  readonly isEmpty: boolean;
  /** Whether to serve the sandbox controls, such as reset and clock. */
  readonly isSandbox: boolean;
  /** Origins whose pages may read responses. In a sandbox, pages from this machine may also read them. */
  readonly origins: readonly string[];
  readonly baseUrl: string | undefined;
  readonly adminToken: string | undefined;
  readonly headlessToken: string | undefined;
  readonly signingKeys: readonly [SigningKey, ...SigningKey[]] | undefined;
  readonly limits: LimitOptions;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns an environment variable; an empty variable counts as missing. */
function read(env: Environment, name: string): string | undefined {
  return env[name] || undefined;
}

function readNumber(text: string, name: string, least: number, most: number): number {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  checkWholeNumber(number, { name, least, most, given: text });
  return number;
}

function readTokens(env: Environment): Pick<Configuration, 'adminToken' | 'headlessToken'> {
  const given = (name: string): GivenToken => ({ name, token: read(env, name) });
  const [admin, headless] = [given('SANDBOX_ADMIN_TOKEN'), given('SANDBOX_HEADLESS_TOKEN')];
  checkTokens(admin, headless);
  return { adminToken: admin.token, headlessToken: headless.token };
}

function readUrl(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const text = read(env, name);
  if (text === undefined) return undefined;
  checkUrl(text, name, protocols);
  return text.replace(/\/+$/u, '');
}

function readOrigins(env: Environment): readonly string[] {
  const origins = (read(env, 'CORS_ORIGINS') ?? '').split(',').map((text) => text.trim());
  return origins
    .filter((text) => text !== '')
    .map((text) => {
      checkOrigin(text, 'CORS_ORIGINS');
      return text;
    });
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  port: text,
  host: text,
  data: text,
  memory: flag,
  empty: flag,
  sandbox: flag,
  help: { ...flag, short: 'h' },
  version: { ...flag, short: 'V' },
} as const;

/** Returns the error message for an unknown option, with a suggestion. */
function describeUnknown(option: string): string {
  const nearest = findNearest(option.replace(/^-+/u, ''), Object.keys(options));
  return `Unknown option ${option}${nearest === undefined ? '' : `. Did you mean --${nearest}?`}`;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, unknown] = /^Unknown option '([^']+)'/u.exec(message) ?? [];
    throw new ConfigurationError(unknown === undefined ? message : describeUnknown(unknown));
  }
}

/** Returns an option, or else the environment variable. Throws `ConfigurationError` if the option is empty. */
function readOption(option: string | undefined, env: Environment, name: string): string | undefined {
  if (option?.trim() === '')
    throw new ConfigurationError(`--${name.toLowerCase()} is empty. Set a value, or omit the option.`);
  return option ?? read(env, name);
}

/** Whether the version is requested and the help is not requested. Throws `ConfigurationError` for unknown options. */
export function asksForVersion(args: readonly string[]): boolean {
  const { help: wantsHelp, version } = parse(args);
  return version === true && wantsHelp !== true;
}

/** Reads the configuration; undefined if help is requested. Throws `ConfigurationError` for invalid settings. */
export function readConfiguration(args: readonly string[], env: Environment): Configuration | undefined {
  const values = parse(args);
  if (values.help) return undefined;
  const url = readUrl(env, 'DATABASE_URL', DATABASE_PROTOCOLS);
  const data = readOption(values.data, env, 'DATA') ?? '.data';
  const isMemory = values.memory === true;
  if (isMemory && values.data !== undefined) throw new ConfigurationError('--memory cannot be combined with --data');
  const isEmpty = values.empty === true;
  if (isEmpty && values.sandbox) throw new ConfigurationError('--sandbox cannot be combined with --empty');
  const quota = read(env, 'QUOTA');
  const logLevel = read(env, 'LOG_LEVEL') ?? 'info';
  if (!levels.includes(logLevel)) throw new ConfigurationError(`LOG_LEVEL must be one of ${levels.join(', ')}`);
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
    // An embedded database belongs to this process. A server may contain important data, which a reset would delete.
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
}
