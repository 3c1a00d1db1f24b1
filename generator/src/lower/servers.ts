/** Servers, of the document, a path or an operation (OpenAPI 3.1, 4.8.5 and 4.8.6). */
import type { Server } from '../ir/api.js';
import { asArray, asObject, asString, optional, type JsonObject } from '../openapi/values.js';

export const lowerServers = (value: unknown): Server[] =>
  asArray(value).flatMap((item): Server[] => {
    const url = asString(asObject(item)['url']);
    if (url === undefined) return [];
    const variables = asObject(asObject(item)['variables']);
    // A variable that is not described has no value to begin with.
    const names = [...url.matchAll(/\{([^{}]+)\}/gu)].map((match) => match[1] ?? '');
    return [{ url, variables: names.flatMap((name) => lowerVariable(name, asObject(variables[name]))) }];
  });

const lowerVariable = (name: string, raw: JsonObject): Server['variables'] => {
  const fallback = asString(raw['default']);
  if (fallback === undefined) return [];
  const values = asArray(raw['enum']).flatMap((each) => asString(each) ?? []);
  return [{ name, default: fallback, ...optional('enum', values.length === 0 ? undefined : values) }];
};

/** The address of a server with the defaults of its variables. */
export const addressOf = ({ url, variables }: Server): string =>
  variables.reduce((address, variable) => address.replaceAll(`{${variable.name}}`, () => variable.default), url);

/** The paths of all servers; none where one of them has none, below which any path may be. */
export const basePathsOf = (servers: readonly Server[]): readonly string[] => {
  const paths = [...new Set(servers.map((server) => basePathOf([server])))];
  return paths.includes('') ? [] : paths;
};

/** The path that all servers have in common, `''` where there is none, or where they differ. */
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
