// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** A page of options. */
export interface FilterOptions {
  /** The page number. */
  page: number;
  /** Number of options per page. */
  per_page: number;
  /** Whether there is another page. */
  has_next_page: boolean;
  /** Total number of options. */
  count: number;
  /** Total number of pages. */
  page_count: number;
  /** The options. At most 1000 items. */
  records: FilterOption[];
}

/** An option. */
export interface FilterOption {
  /** The ID, which is the value of the filter. */
  id: number;
  /** The name. */
  name: string;
}

/** The invalid parameters. */
export interface InvalidRequest {
  /** Always false. */
  success: false;
  /** A message for people. */
  message: string;
  /** Reasons by parameter. */
  error_details: Record<string, unknown>;
}

/** The reason why a request was rejected. */
export interface ErrorSchema {
  /** Always false. */
  success: false;
  /** A human-readable message. */
  message: string;
  /** Always empty. At most 0 properties. */
  error_details: Record<string, unknown>;
}
