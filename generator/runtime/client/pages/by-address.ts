import { readPointer } from '../../codec/expression.js';
import { UnexpectedResponseError } from '../errors.js';
import { type AnyResult, type Paging, pageOf } from '../paginate.js';
import { findNext } from './link-header.js';

/** Pagination by the URL of the next page, at a JSON pointer (RFC 6901) in the body, until it is absent. */
export function pageByAddress({ next, items }: { readonly next: string; readonly items?: string }): Paging {
  return follow(({ body }) => readPointer(body, next), items);
}

/** Pagination by the `Link` header with the relation `next` (RFC 8288), until it is absent. */
export function pageByLink({ items }: { readonly items?: string }): Paging {
  return follow(({ response }) => findNext(response.headers.get('link') ?? ''), items);
}

/**
 * Follows next-page URLs, resolved against the current page. A URL of another origin is an `UnexpectedResponseError`,
 * because credentials would be sent there. A URL that was already requested ends the iteration.
 */
function follow(nextOf: (result: AnyResult) => unknown, items: string | undefined): Paging {
  return {
    ...(items !== undefined && { items }),
    async *pages(ask, request, { id }) {
      const asked = new Set<string>();
      let current: string | undefined;
      for (;;) {
        const result = await ask(request, (url) => {
          current ??= url;
          return current;
        });
        yield pageOf(result);
        const next = nextOf(result);
        if (current === undefined || typeof next !== 'string' || next === '') return;
        asked.add(new URL(current).href);
        const { href, origin } = resolve(next, current, id, result);
        if (origin !== new URL(current).origin)
          throw new UnexpectedResponseError(`a next page of another origin, ${origin}`, id, result.response, {
            excerpt: '',
            body: undefined,
          });
        if (asked.has(href)) return;
        current = href;
      }
    },
  };
}

function resolve(next: string, base: string, id: string, { response }: AnyResult): URL {
  if (URL.canParse(next, base)) return new URL(next, base);
  throw new UnexpectedResponseError(`a next page that is no address, ${JSON.stringify(next)}`, id, response, {
    excerpt: '',
    body: undefined,
  });
}
