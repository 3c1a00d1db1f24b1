// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** The reason why a request was rejected. */
export interface ErrorSchema {
  /** Always false. */
  success: false;
  /** A human-readable message. */
  message: string;
  /** Always empty. At most 0 properties. */
  error_details: Record<string, unknown>;
}

/**
 * A whole community. Rows have all columns of their tables except the community id. A document with another schema
 * version cannot be loaded.
 */
export interface SavedCommunity {
  /** The format of the document. */
  format: 'community 1';
  /** The schema version of the rows. */
  schema: string;
  community: SavedRow;
  /** Rows by table; tables without rows are omitted. */
  tables: { [key: string]: SavedRow[] };
  /** The bytes of uploads by signed id. */
  files?: { [key: string]: string };
}

/** Values by column. */
export type SavedRow = Record<string, unknown>;

/** A community to create. */
export interface NewCommunity {
  /**
   * Its name, without control characters.
   *
   * Pattern: `^(?=.*\S)[^\p{Cc}\p{Cs}]*$`. 1 to 255 characters. Example: `"Second kitchen"`.
   */
  name: string;
  /**
   * Its slug in URLs, unique within the sandbox. Default: a random slug.
   *
   * Pattern: `^[a-z0-9]([a-z0-9-]{0,78}[a-z0-9])?$`. Example: `"second-kitchen"`.
   */
  slug?: string;
}

/** A community with its tokens. */
export interface MadeCommunity {
  /** Its ID. */
  id: number;
  /** The name. */
  name: string;
  /** Its slug in URLs. */
  slug: string;
  /** An admin token of the community. */
  admin_token: string;
  /** A headless token of the community. */
  headless_token: string;
}

/** The time of the clock. */
export interface Clock {
  /** The time. Format: date-time. */
  time: string;
  /** Whether the clock runs; otherwise it stays at this time. */
  is_running: boolean;
}

/** A change of the clock. Omitted fields are unchanged. At least 1 property. */
export interface ClockChange {
  /** The new time. Format: date-time. Example: `"2030-01-31T12:00:00Z"`. */
  time?: string;
  /** Seconds to advance the clock, after `time` is set. Negative values move it back. Example: `3600`. */
  advance_seconds?: number;
  /** Whether the clock runs afterwards. Example: `false`. */
  is_running?: boolean;
}

/** A fault to inject. It has a status, a delay, or both. */
export type NewFailure = (NewFailureStatus | NewFailureDelay) & {
  /** The `operationId` of the operation. Pattern: `^\w{1,100}$`. Example: `"searchPosts"`. */
  operation_id: string;
  /** Number of affected requests. 1 to 10000. Default: `1`. */
  times?: number;
  /**
   * Status of the response. Without it, requests are handled normally after the delay.
   *
   * 400 to 599. Example: `503`.
   */
  status?: number;
  /** Delay in milliseconds. 0 to 60000. Default: `0`. */
  delay?: number;
  /**
   * Seconds for the header `Retry-After`; requires a status. Default: 1 for 429 and 503. Other statuses have the
   * header only if this is set.
   *
   * 0 to 3600.
   */
  retry_after?: number;
};

export interface NewFailureStatus {
  /**
   * Status of the response. Without it, requests are handled normally after the delay.
   *
   * 400 to 599. Example: `503`.
   */
  status: number;
}

export interface NewFailureDelay {
  /** Delay in milliseconds. 0 to 60000. Default: `0`. */
  delay: number;
}

/** The pending faults, in the order in which they apply. */
export interface PlannedFailures {
  /** At most 1,000 are pending at a time. At most 1000 items. */
  failures: PlannedFailure[];
}

/** A pending fault. */
export interface PlannedFailure {
  /** The operation. */
  operation_id: string;
  /** Number of requests that are still to be affected. */
  times: number;
  /** Status of the response; null for the normal response. */
  status: number | null;
  /** Delay in milliseconds. */
  delay: number;
  /** Seconds for the header `Retry-After`; null for none. */
  retry_after: number | null;
}

/** The latest requests. */
export interface RecordedRequests {
  /** Newest first. At most 200 items. */
  requests: RecordedRequest[];
}

/** A request with its response. */
export interface RecordedRequest {
  /** Time of the request by the clock of the sandbox. Format: date-time. */
  time: string;
  /** Milliseconds until the response started. */
  duration: number;
  /** HTTP method. */
  method: string;
  /** Path with query. */
  path: string;
  /** The status of the response. */
  status: number;
  /** The operation; null if the request was rejected before it was known. */
  operation_id: string | null;
  /** The community of the caller; null if unknown. */
  community_id: number | null;
  request: RecordedBody;
  response: RecordedBody;
}

/** Headers and body of a request or a response. */
export interface RecordedBody {
  /** Headers by lower-case name, without those that may contain credentials. */
  headers: { [key: string]: string };
  /** The text; null if there is none. */
  body: string | null;
  /** Whether the body was truncated. */
  is_cut: boolean;
}
