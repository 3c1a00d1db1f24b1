import type { BasicCredential } from './options.js';

/** Names of environment variables: one name for a token or key, two for a user name and a password. */
export type CredentialVariables = string | { readonly username: string; readonly password: string };

type FromEnvironment<Names> = {
  readonly [Scheme in keyof Names]: (Names[Scheme] extends string ? string : BasicCredential) | undefined;
};

/** Returns the environment variables of Node.js, Deno or Bun; empty on other platforms. */
function readEnvironment(): Readonly<Record<string, string | undefined>> {
  const { process } = globalThis as { readonly process?: { readonly env?: Readonly<Record<string, string>> } };
  return process?.env ?? {};
}

/**
 * Reads credentials from environment variables, named by security scheme: `createClient({ auth: credentialsFromEnv({
 * token: 'PETS_TOKEN' }) })`. If a variable is unset or empty, its credential is absent, and calls that need it reject
 * with `MissingCredentialError`.
 */
export function credentialsFromEnv<const Names extends Readonly<Record<string, CredentialVariables>>>(
  names: Names,
  env: Readonly<Record<string, string | undefined>> = readEnvironment(),
): FromEnvironment<Names> {
  const read = (variables: CredentialVariables): string | BasicCredential | undefined => {
    if (typeof variables === 'string') return env[variables] || undefined;
    const [username, password] = [env[variables.username], env[variables.password]];
    return username && password !== undefined ? { username, password } : undefined;
  };
  const entries = Object.entries(names).map(([scheme, variables]) => [scheme, read(variables)]);
  // The entries have the keys of `names`, which the type of `Object.fromEntries` does not express.
  return Object.fromEntries(entries) as FromEnvironment<Names>;
}
