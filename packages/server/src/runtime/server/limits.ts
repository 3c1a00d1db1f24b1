import { DEFAULT_JSON_DEPTH } from '../codec/json.js';

/** What one request may cost unless told otherwise; see `Limits`. */
export const DEFAULT_LIMITS = {
  bodyBytes: 1_048_576,
  jsonDepth: DEFAULT_JSON_DEPTH,
  headerCount: 100,
  handlerTimeout: 30_000,
};
