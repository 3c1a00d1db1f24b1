// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { TypedResponse } from '../runtime.js';
import type { Point } from '../schemas.js';

export interface EchoQuery {
  form_text_exploded?: string | undefined;
  /** At least 1 item. */
  form_list_exploded?: readonly string[] | undefined;
  /** At least 1 item. */
  form_list?: readonly string[] | undefined;
  form_point?: Point | undefined;
  /** At least 1 item. */
  spaceDelimited_list?: readonly string[] | undefined;
  /** At least 1 item. */
  pipeDelimited_list?: readonly string[] | undefined;
  spaceDelimited_point?: Point | undefined;
  pipeDelimited_point?: Point | undefined;
  deepObject_point_exploded?: Point | undefined;
  tree?: EchoTree | undefined;
  json?: Point | undefined;
  reserved?: string | undefined;
}

export interface EchoRequest {
  query?: EchoQuery | undefined;
}

export interface EchoTree {
  left?: EchoTreeLeft;
}

export interface EchoTreeLeft {
  values?: readonly number[];
}

export type EchoResult = TypedResponse<200, unknown>;
