/** Credentials of the MCP server, which come from environment variables and are removed from all output. */
import { type CredentialVariables, credentialsFromEnv } from '../../../runtime/client/environment.js';
import type { Credentials } from '../../../runtime/client/options.js';
import type { SecurityScheme } from '../../ir/api.js';
import { showLine } from '../../support/terminal.js';
import { splitWords } from '../../support/words.js';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Prefix of all variables, so that a document cannot name those of other programs. */
const prefix = 'TREFOIL_AUTH_';

/** Text that replaces credentials. */
const placeholder = '[credential]';

/**
 * Returns the environment variables of each security scheme, by scheme name: `TREFOIL_AUTH_` and the words of the name.
 * HTTP Basic has two, which end with `_USERNAME` and `_PASSWORD`; mutual TLS has none. Schemes whose names have the
 * same words are numbered in document order.
 */
export function variablesOf(schemes: readonly SecurityScheme[]): Readonly<Record<string, CredentialVariables>> {
  const counts = new Map<string, number>();
  return Object.fromEntries(
    schemes.flatMap(({ name, scheme }): [string, CredentialVariables][] => {
      if (scheme.type === 'mutualTLS') return [];
      const words = splitWords(name).join('_').toUpperCase() || 'SCHEME';
      const count = (counts.get(words) ?? 0) + 1;
      counts.set(words, count);
      const variable = `${prefix}${words}${count === 1 ? '' : `_${count}`}`;
      const isBasic = scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic';
      return [[name, isBasic ? { username: `${variable}_USERNAME`, password: `${variable}_PASSWORD` } : variable]];
    }),
  );
}

/** Returns the names of the variables of a scheme. */
export function listVariables(variables: CredentialVariables | undefined): readonly string[] {
  if (variables === undefined) return [];
  return typeof variables === 'string' ? [variables] : [variables.username, variables.password];
}

/** Returns the forms in which a secret may appear in text: as it is, in URLs, in JSON and in Base64. */
function formsOf(secret: string): readonly string[] {
  const json = JSON.stringify(secret).slice(1, -1);
  const base64 = Buffer.from(secret).toString('base64');
  return [
    secret,
    encodeURIComponent(secret),
    json,
    JSON.stringify(json).slice(1, -1),
    base64,
    base64.replace(/=+$/u, ''),
  ];
}

/** Returns a function that replaces secrets in text. */
function createRedact(secrets: readonly string[]): (text: string) => string {
  const forms = [...new Set(secrets.filter((secret) => secret !== '').flatMap(formsOf))];
  // A form may be part of a longer one.
  forms.sort((a, b) => b.length - a.length);
  return (text) => forms.reduce((rest, form) => rest.replaceAll(form, placeholder), text);
}

export interface ReadCredentials {
  /** Credentials by scheme name. */
  readonly auth: Credentials;
  /** Replaces the credentials in text. */
  readonly redact: (text: string) => string;
}

/** Reads the credentials of an API. */
export function readCredentials(schemes: readonly SecurityScheme[], env: Environment): ReadCredentials {
  const auth = credentialsFromEnv(variablesOf(schemes), env);
  const secrets = Object.values(auth).flatMap((credential) => {
    if (credential === undefined || typeof credential === 'string') return [credential ?? ''];
    return [credential.password, `${credential.username}:${credential.password}`];
  });
  return { auth, redact: createRedact(secrets) };
}

/** Returns a function that describes an error in one line, without values of variables that may be credentials. */
export function createDescribe(env: Environment): (error: Error) => string {
  const variables = Object.keys(env).filter((name) => name.startsWith(prefix));
  const redact = createRedact(variables.map((name) => env[name] ?? ''));
  return (error) => showLine(redact(error.message));
}
