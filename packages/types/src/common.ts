// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The envelope of a page of a list. A list adds its `records`. */
export interface PageEnvelope {
  /** The number of this page. The first page is 1. */
  page: number;
  /**
   * The number of records per page that was used. A request for more than 100 is served with 100, and the value here
   * is 100.
   */
  per_page: number;
  /** Whether a page with a higher number has records. */
  has_next_page: boolean;
  /** Total number of records on all pages. */
  count: number;
  /** Number of pages. An empty list has one page, so this is at least 1. */
  page_count: number;
}

/** The body of every error response, on each of the three surfaces. */
export interface ErrorBody {
  /** Always `false` in an error. */
  success: false;
  /** A human-readable message. Do not depend on its wording. */
  message: string;
  /**
   * Details of the error, for programs: arrays of reasons by field for a parameter or a body that does not match its
   * schema and for rules about single fields, `{"message": ...}` for a missing record and for other rules, otherwise
   * `{}`.
   */
  error_details: Record<string, unknown> | string | unknown[] | null;
}

/** The response to a change that returns no record. */
export interface MessageResponse {
  /** A human-readable message. */
  message: string;
}

/** The response to a change that returns no record: a message with a flag. */
export interface SuccessResponse {
  /** Always true, because a failure is an error response. */
  success: boolean;
  /** A human-readable message. */
  message: string;
}

export const sortDirectionValues = ['asc', 'desc'] as const;

/** The direction of an order. */
export type SortDirection = (typeof sortDirectionValues)[number];

/**
 * The part of the URL that identifies the record: letters, digits, hyphens and underscores.
 *
 * 1 to 200 characters.
 */
export type Slug = string;

export const ageOrNameOrderValues = ['oldest', 'newest', 'alphabetical', 'alphabetical_desc'] as const;

/** Sort order: by creation time, or by name as in a dictionary: first by their letters, then by accents and case. */
export type AgeOrNameOrder = (typeof ageOrNameOrderValues)[number];
