/** Lowers the servers of the document, of a path or of an operation (OpenAPI 3.1, 4.8.5 and 4.8.6). */
import type { Server } from '../ir/api.js';
import { asArray, asObject, asString, type JsonObject, optional } from '../openapi/values.js';

/** Lowers a list of Server Objects. */
export function lowerServers(value: unknown): Server[] {
  return asArray(value).flatMap((item): Server[] => {
    const url = asString(asObject(item)['url']);
    if (url === undefined) return [];
    const variables = asObject(asObject(item)['variables']);
    // A variable without a Server Variable Object has no default.
    const names = [...url.matchAll(/\{([^{}]+)\}/gu)].map((match) => match[1] ?? '');
    return [{ url, variables: names.flatMap((name) => lowerVariable(name, asObject(variables[name]))) }];
  });
}

function lowerVariable(name: string, raw: JsonObject): Server['variables'] {
  const fallback = asString(raw['default']);
  if (fallback === undefined) return [];
  const values = asArray(raw['enum']).flatMap((each) => asString(each) ?? []);
  return [{ name, default: fallback, ...optional('enum', values.length === 0 ? undefined : values) }];
}

/** Returns a server's URL, with defaults in place of the variables. */
export function addressOf({ url, variables }: Server): string {
  return variables.reduce((address, variable) => address.replaceAll(`{${variable.name}}`, () => variable.default), url);
}

/** Returns the base paths of all servers; empty if a server has no base path, because then any path is possible. */
export function basePathsOf(servers: readonly Server[]): readonly string[] {
  const paths = [...new Set(servers.map((server) => basePathOf([server])))];
  return paths.includes('') ? [] : paths;
}

/** Returns the base path that all servers share; `''` if they differ. */
export function basePathOf(servers: readonly Server[]): string {
  const paths = new Set(
    servers.map((server) => {
      const address = addressOf(server);
      const path = URL.canParse(address, 'http://localhost') ? new URL(address, 'http://localhost').pathname : '';
      return path.replace(/\/$/u, '');
    }),
  );
  const [path = ''] = paths;
  return paths.size === 1 ? path : '';
}
