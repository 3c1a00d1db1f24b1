// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Point } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** The query parameters of `echo`. */
export interface EchoQuery {
  form_text_exploded?: string | undefined;
  form_list_exploded?: readonly string[] | undefined;
  form_list?: readonly string[] | undefined;
  form_point?: Point | undefined;
  spaceDelimited_list?: readonly string[] | undefined;
  pipeDelimited_list?: readonly string[] | undefined;
  spaceDelimited_point?: Point | undefined;
  pipeDelimited_point?: Point | undefined;
  deepObject_point_exploded?: Point | undefined;
  tree?: EchoTree | undefined;
  json?: Point | undefined;
  reserved?: string | undefined;
}

/** What `echo` sends. */
export interface EchoRequest {
  query?: EchoQuery | undefined;
}

export interface EchoTree {
  left?: EchoTreeLeft;
}

export interface EchoTreeLeft {
  values?: readonly number[];
}

/** The responses of `echo`, by status. */
export type EchoResult = TypedResponse<200, unknown>;
