// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';
import type { Point } from '../schemas.js';

export interface EchoPath {
  simple_text: string;
  /** At least 1 item. */
  simple_list: readonly string[];
  simple_point: Point;
  simple_text_exploded: string;
  /** At least 1 item. */
  simple_list_exploded: readonly string[];
  simple_point_exploded: Point;
  label_text: string;
  /** At least 1 item. */
  label_list: readonly string[];
  label_point: Point;
  label_text_exploded: string;
  /** At least 1 item. */
  label_list_exploded: readonly string[];
  label_point_exploded: Point;
  matrix_text: string;
  /** At least 1 item. */
  matrix_list: readonly string[];
  matrix_point: Point;
  matrix_text_exploded: string;
  /** At least 1 item. */
  matrix_list_exploded: readonly string[];
  matrix_point_exploded: Point;
}

export interface EchoRequest {
  path: EchoPath;
}

export type EchoResult = TypedResponse<200, unknown>;
