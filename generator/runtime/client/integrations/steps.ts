import { readPointer } from '../../codec/expression.js';
import { findNext } from '../pages/link-header.js';
import { type CursorFields, nextCursor, type PageSteps, readCursor, textOf, withCursor } from '../pages/steps.js';
import { fieldOf, type PageResult, pageOf } from '../paginate.js';

/** A page of an operation that links pages by a header: the page's body, and the URL of the next page. */
export interface LinkedPage<Body> {
  readonly body: Body;
  readonly next: string | null;
}

/** Requests pages by cursor. The first cursor is the request's, or `null`. If a cursor is rejected, the call fails. */
export function stepByCursor(fields: CursorFields): PageSteps {
  return {
    first: (request) => readCursor(fields, request) ?? null,
    request: (request, param) => ({ parts: withCursor(fields, request, param ?? undefined) }),
    next: (page, param) => {
      const following = nextCursor(fields, page);
      return textOf(following) === textOf(param) ? undefined : following;
    },
  };
}

/** Requests pages by URL; `find` returns the next page's URL from a page. For the first page, the URL is empty. */
function stepByUrl(find: (page: unknown) => unknown): PageSteps<string> {
  return {
    first: () => '',
    request: (request, param) => ({
      parts: request,
      ...(param !== '' && { address: (url: string) => resolveNext(param, url) }),
    }),
    next: (page, param) => {
      const following = find(page);
      return typeof following === 'string' && following !== '' && following !== param ? following : undefined;
    },
  };
}

/** Resolves the URL of a page. Throws for another origin, because credentials would be sent there. */
function resolveNext(next: string, base: string): string {
  const { href, origin } = new URL(next, base);
  if (origin !== new URL(base).origin) throw new TypeError(`the next page has another origin, ${origin}`);
  return href;
}

/** Requests pages by the URL at a JSON pointer (RFC 6901) in the previous body. */
export function stepByAddress({ next }: { readonly next: string }): PageSteps<string> {
  return stepByUrl((page) => readPointer(page, next));
}

/** Requests pages by the `Link` header with the relation `next` (RFC 8288); each page is a `LinkedPage`. */
export function stepByLink(): PageSteps<string> & { readonly read: (result: PageResult) => LinkedPage<unknown> } {
  return {
    ...stepByUrl((page) => fieldOf(page, 'next')),
    read: (result) => ({ body: pageOf(result), next: findNext(result.response.headers.get('link') ?? '') ?? null }),
  };
}
