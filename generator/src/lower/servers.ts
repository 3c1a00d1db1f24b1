/** Servers of the document, a path or an operation (OpenAPI 3.1, 4.8.5 and 4.8.6). */
import type { Server } from '../ir/api.js';
import { asArray, asObject, asString, optional, type JsonObject } from '../openapi/values.js';

/** Lowers a list of Server Objects. */
export const lowerServers = (value: unknown): Server[] =>
  asArray(value).flatMap((item): Server[] => {
    const url = asString(asObject(item)['url']);
    if (url === undefined) return [];
    const variables = asObject(asObject(item)['variables']);
    // A variable without a description has no default.
    const names = [...url.matchAll(/\{([^{}]+)\}/gu)].map((match) => match[1] ?? '');
    return [{ url, variables: names.flatMap((name) => lowerVariable(name, asObject(variables[name]))) }];
  });

const lowerVariable = (name: string, raw: JsonObject): Server['variables'] => {
  const fallback = asString(raw['default']);
  if (fallback === undefined) return [];
  const values = asArray(raw['enum']).flatMap((each) => asString(each) ?? []);
  return [{ name, default: fallback, ...optional('enum', values.length === 0 ? undefined : values) }];
};

/** Returns the URL of a server with the defaults of its variables. */
export const addressOf = ({ url, variables }: Server): string =>
  variables.reduce((address, variable) => address.replaceAll(`{${variable.name}}`, () => variable.default), url);

/** Returns the paths of all servers; empty if one of them has none, because any path may follow it. */
export const basePathsOf = (servers: readonly Server[]): readonly string[] => {
  const paths = [...new Set(servers.map((server) => basePathOf([server])))];
  return paths.includes('') ? [] : paths;
};

/** Returns the path that all servers share, or `''`. */
export const basePathOf = (servers: readonly Server[]): string => {
  const paths = new Set(
    servers.map((server) => {
      const address = addressOf(server);
      const path = URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost').pathname : '';
      return path.replace(/\/$/u, '');
    }),
  );
  const [path = ''] = paths;
  return paths.size === 1 ? path : '';
};
