/** Types of the settings that customize a document. No imports, because TypeScript configurations use this module. */

/** The pagination of an operation, like `x-pagination`. The styles that use a field are in parentheses. */
export interface PaginationSettings {
  /** Pagination style: how pages are requested. */
  readonly style: 'page' | 'offset' | 'cursor' | 'link' | 'next';
  /** Response field with the items. Default: the response is an array. */
  readonly items?: string;
  /** Query parameter for the page number (`page`). */
  readonly page?: string;
  /** Query parameter for the number of items per page (`page`). */
  readonly page_size?: string;
  /** Response field that says whether there are more pages (`page`, `offset`, `cursor`). */
  readonly has_more?: string;
  /** Response field with the total number of pages (`page`). */
  readonly total_pages?: string;
  /** Query parameter with the number of items to skip (`offset`). */
  readonly offset?: string;
  /** Query parameter for the number of items per page (`offset`). */
  readonly limit?: string;
  /** Response field with the total number of items (`offset`). */
  readonly total?: string;
  /** Query parameter or request body field for the cursor (`cursor`). */
  readonly cursor?: string;
  /** Response field with the next cursor (`cursor`) or with the URL of the next page (`next`). */
  readonly next?: string;
  /** Field that identifies an item. Without `next`, its value in the last item is the next cursor (`cursor`). */
  readonly key?: string;
  /** Status of the response if a cursor has expired (`cursor`). */
  readonly invalid_cursor_status?: number;
}

/** Settings for one operation. */
export interface OperationSettings {
  /** Name of the generated function. */
  readonly name?: string;
  /** Group in the client. Default: the first tag. */
  readonly group?: string;
  readonly pagination?: PaginationSettings;
}

export interface NameSettings {
  readonly name?: string;
}

/** Settings for operations, schemas and groups of a document. */
export interface CustomizationSettings {
  /** Settings by method and path (`GET /items/{id}`) or by operationId. */
  readonly operations?: Readonly<Record<string, OperationSettings>>;
  /** Settings by schema name in `components`. */
  readonly schemas?: Readonly<Record<string, NameSettings>>;
  /** Settings by tag. */
  readonly groups?: Readonly<Record<string, NameSettings>>;
}
