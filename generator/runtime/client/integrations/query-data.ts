import type { SuccessBody } from '../unwrap.js';

/** The data of a query: the body of a successful response, or `null` without a body, because queries need data. */
export type QueryData<Result> =
  | Exclude<SuccessBody<Result>, undefined>
  | (undefined extends SuccessBody<Result> ? null : never);
