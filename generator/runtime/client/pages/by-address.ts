import { readPointer } from '../../codec/expression.js';
import { UnexpectedResponseError } from '../errors.js';
import { type PageResult, type Paging, pageOf } from '../paginate.js';
import { findNext } from './link-header.js';

/** Paginates by the URL of the next page, at a JSON pointer (RFC 6901) in the body, until the URL is absent. */
export function pageByAddress({ next, items }: { readonly next: string; readonly items?: string }): Paging {
  return pageByNext(({ body }) => readPointer(body, next), items);
}

/** Paginates by the `Link` header with the relation `next` (RFC 8288), until the link is absent. */
export function pageByLink({ items }: { readonly items?: string }): Paging {
  return pageByNext(({ response }) => findNext(response.headers.get('link') ?? ''), items);
}

/**
 * Follows the URLs of next pages, resolved against the current page. A URL with another origin causes an
 * `UnexpectedResponseError`, because credentials would be sent there. A repeated URL ends the iteration.
 */
function pageByNext(nextOf: (result: PageResult) => unknown, items: string | undefined): Paging {
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
          throw new UnexpectedResponseError(`the next page has another origin, ${origin}`, id, result.response, {
            excerpt: '',
            body: undefined,
          });
        if (asked.has(href)) return;
        current = href;
      }
    },
  };
}

function resolve(next: string, base: string, id: string, { response }: PageResult): URL {
  if (URL.canParse(next, base)) return new URL(next, base);
  throw new UnexpectedResponseError(`the next page is not a URL: ${JSON.stringify(next)}`, id, response, {
    excerpt: '',
    body: undefined,
  });
}
