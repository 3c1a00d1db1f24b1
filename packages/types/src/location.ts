// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Places that match a text. */
export interface LocationSearchResults {
  results: LocationResult[];
}

/**
 * A place. To build a `geo_location` contact filter, send `source`, `name` and `feature_type` on, and `source_id`
 * as the filter's `id`.
 */
export interface LocationResult {
  /** The geocoder that knows the place. */
  source: string;
  name?: string | null;
  full_address?: string | null;
  /** The kind of place. A `geo_location` contact filter needs it. */
  feature_type?: string | null;
  /** The geocoder's own id of the place. Its content is opaque. */
  source_id?: string | null;
}
