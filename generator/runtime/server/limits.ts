import { DEFAULT_JSON_DEPTH } from '../codec/json.js';
import type { Limits } from './options.js';

/** Returns the limits. Those that are absent or `undefined` get their default values; see `Limits`. */
export function limitsOf({
  bodyBytes = 1_048_576,
  jsonDepth = DEFAULT_JSON_DEPTH,
  headerCount = 100,
  handlerTimeout = 30_000,
}: Limits = {}): Required<{ [Name in keyof Limits]: Exclude<Limits[Name], undefined> }> {
  return { bodyBytes, jsonDepth, headerCount, handlerTimeout };
}
