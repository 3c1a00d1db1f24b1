// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Point } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** The path parameters of `echo`. */
export interface EchoPath {
  simple_text: string;
  simple_list: readonly string[];
  simple_point: Point;
  simple_text_exploded: string;
  simple_list_exploded: readonly string[];
  simple_point_exploded: Point;
  label_text: string;
  label_list: readonly string[];
  label_point: Point;
  label_text_exploded: string;
  label_list_exploded: readonly string[];
  label_point_exploded: Point;
  matrix_text: string;
  matrix_list: readonly string[];
  matrix_point: Point;
  matrix_text_exploded: string;
  matrix_list_exploded: readonly string[];
  matrix_point_exploded: Point;
}

/** What `echo` sends. */
export interface EchoRequest {
  path: EchoPath;
}

/** The responses of `echo`, by status. */
export type EchoResult = TypedResponse<200, unknown>;
