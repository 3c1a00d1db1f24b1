/** Adds placeholders for credentials, without which the generated client sends nothing, and removes them again. */
import type { Api, SecurityScheme } from '../../../ir/api.js';
import { decodeName } from '../../conformance/curl.js';
import type { Fields } from '../requests.js';

/** Returns a placeholder for each security scheme, by scheme name. */
export function placeholdersOf({ securitySchemes }: Pick<Api, 'securitySchemes'>): Fields {
  return Object.fromEntries(
    securitySchemes.map(({ name, scheme }) => [
      name,
      scheme.type === 'http' && scheme.scheme.toLowerCase() === 'basic' ? { username: 'u', password: 'p' } : 'x',
    ]),
  );
}

/** Removes the pairs with the given names from a query or a `Cookie` header. */
function dropPairs(text: string, separator: string, names: ReadonlySet<string>): string {
  return text
    .split(separator)
    .filter((pair) => {
      const [name = ''] = pair.trim().split('=');
      return !names.has(name) && !names.has(decodeName(name));
    })
    .join(separator);
}

/** Removes the placeholder credentials from an encoded request. */
export function withoutCredentials(
  request: Request,
  schemes: readonly SecurityScheme[],
): { url: URL; headers: Headers } {
  const namesIn = (where: string): Set<string> =>
    new Set(schemes.flatMap(({ scheme }) => (scheme.type === 'apiKey' && scheme.in === where ? [scheme.name] : [])));
  const url = new URL(request.url);
  const query = namesIn('query');
  if (query.size > 0 && url.search !== '') url.search = dropPairs(url.search.slice(1), '&', query);
  const headers = new Headers(request.headers);
  for (const name of ['authorization', ...namesIn('header')]) headers.delete(name);
  const cookies = dropPairs(headers.get('cookie') ?? '', '; ', namesIn('cookie'));
  if (cookies === '') headers.delete('cookie');
  else headers.set('cookie', cookies);
  return { url, headers };
}
