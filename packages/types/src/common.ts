// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** What every page of a list tells about itself. A list adds its `records`. */
export interface PageEnvelope {
  /** The number of this page. The first page is 1. */
  page: number;
  /**
   * How many records a page holds, as used to cut this page. A request for more than 100 is served with 100, and 100
   * is what stands here.
   */
  per_page: number;
  /** Whether a page with a higher number has records. */
  has_next_page: boolean;
  /** How many records match, over all pages together. */
  count: number;
  /** How many pages there are. An empty list has one page, so this is never below 1. */
  page_count: number;
}

/** The body of every answer that is not a success, on each of the three surfaces. */
export interface ErrorBody {
  /** Always `false` in an error. */
  success: false;
  /** What went wrong, in one sentence for a person. Do not branch on its wording. */
  message: string;
  /**
   * More about the error, for a program. A missing record or parameter gives `{"message": ...}`, a body that breaks
   * its schema gives one array of reasons per field, and `{}` stands for nothing to add.
   */
  error_details: Record<string, unknown> | string | unknown[] | null;
}

/** The answer to a change that returns no record. */
export interface MessageResponse {
  /** What was done, in one sentence for a person. */
  message: string;
}

/** The answer to a change that returns no record, with a flag beside the sentence. */
export interface SuccessResponse {
  /** Always true, since a failure is answered with an error. */
  success: boolean;
  /** What was done, in one sentence for a person. */
  message: string;
}

/** The values of {@link SortDirection}. */
export const sortDirectionValues = ['asc', 'desc'] as const;

/** Whether an order goes up or down. */
export type SortDirection = (typeof sortDirectionValues)[number];

/** What stands for the record in its address. Letters, digits, hyphens and underscores. */
export type Slug = string;

/** The values of {@link AgeOrNameOrder}. */
export const ageOrNameOrderValues = ['oldest', 'newest', 'alphabetical', 'alphabetical_desc'] as const;

/**
 * An order by the time at which records were made, or by name as a reader sorts names: first by their letters,
 * then by accents and case.
 */
export type AgeOrNameOrder = (typeof ageOrNameOrderValues)[number];
