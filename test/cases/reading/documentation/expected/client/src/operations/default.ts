// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { ListPetsRequest, ListPetsResult } from '@case/types/operations/default';
import {
  type OnUndeclared,
  type Operation,
  type Received,
  type RequestOptions,
  type Sender,
  unwrap,
} from '../runtime/client.js';
import { writeScalarPair } from '../runtime/codec.js';

export const listPetsOperation: Operation<ListPetsRequest, ListPetsResult> = {
  id: 'listPets',
  method: 'GET',
  path: '/pets',
  parameters: [{ name: 'limit', in: 'query', write: writeScalarPair }],
  accept: null,
  responses: { '204': {} },
};

/**
 * List pets.
 *
 * Lists pets, with `code` and **bold** text, in a line that is much longer than the width of a comment so that it
 * has to be broken somewhere sensible.
 *
 * | column | meaning that is long enough to pass the width of a comment if it were not a table, which stays as it is |
 * |---|---|
 * | a | b |
 *
 * - a list item that is much longer than the width of a comment so that it has to be broken, with its lines
 *   hanging under it
 * - short
 *
 * ```ts
 * const text = 'a code block that is longer than the width of a comment stays as it is, because it is code, and code is not prose';
 * /\* a comment *\/ {@link nothing} \@deprecated
 * ```
 *
 * 1. An item with code of its own:
 *
 *      ~~~
 *      const inner = 'a line of code that stands within an item of a list, and is longer than the width of a comment, stays';
 *      ~~~
 *
 * A line that only speaks of ``` and is much longer than the width of a comment begins no code, and so it is
 * broken.
 * The line after it, which is as long as that and follows it at once, is prose as well, and so it is broken like
 * any other.
 *
 * @deprecated
 *
 * `GET /pets`
 */
export function listPets<U extends OnUndeclared = 'throw'>(
  client: Sender<U>,
  request: ListPetsRequest = {},
  options?: RequestOptions<U>,
): Promise<Received<ListPetsResult, U>> {
  return client.send(listPetsOperation, request, options);
}

/** default */
export interface DefaultApi {
  /**
   * List pets.
   *
   * Lists pets, with `code` and **bold** text, in a line that is much longer than the width of a comment so that it
   * has to be broken somewhere sensible.
   *
   * | column | meaning that is long enough to pass the width of a comment if it were not a table, which stays as it is |
   * |---|---|
   * | a | b |
   *
   * - a list item that is much longer than the width of a comment so that it has to be broken, with its lines
   *   hanging under it
   * - short
   *
   * ```ts
   * const text = 'a code block that is longer than the width of a comment stays as it is, because it is code, and code is not prose';
   * /\* a comment *\/ {@link nothing} \@deprecated
   * ```
   *
   * 1. An item with code of its own:
   *
   *      ~~~
   *      const inner = 'a line of code that stands within an item of a list, and is longer than the width of a comment, stays';
   *      ~~~
   *
   * A line that only speaks of ``` and is much longer than the width of a comment begins no code, and so it is
   * broken.
   * The line after it, which is as long as that and follows it at once, is prose as well, and so it is broken like
   * any other.
   *
   * @deprecated
   *
   * `GET /pets`
   */
  listPets(request?: ListPetsRequest, options?: RequestOptions): Promise<undefined>;
}

export const createDefaultApi = (client: Sender<OnUndeclared>): DefaultApi => ({
  listPets: (request = {}, options) => unwrap(client.send(listPetsOperation, request, options)),
});
