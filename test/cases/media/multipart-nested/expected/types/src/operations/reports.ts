// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { About, Note } from '../schemas.js';

export const sendReportInnerMixed1XKindValues = ['one', 'two'] as const;

export type SendReportInnerMixed1XKind = (typeof sendReportInnerMixed1XKindValues)[number];

export interface SendReportRequest {
  body: SendReportBody;
  /** The headers of the parts of the body. */
  partHeaders: {
    pages: {
      'x-count'?: number;
      /** At least 1 item. */
      partHeaders: readonly {
        /** At least 1. */
        'x-page': number;
      }[];
    };
    inner?: {
      partHeaders?: {
        mixed?: {
          partHeaders?: readonly [Record<string, unknown>?, {
            'x-kind'?: SendReportInnerMixed1XKind;
          }?, {
            'x-at'?: SendReportInnerMixed2XAt;
          }?, ...{
            'x-at'?: SendReportInnerMixed2XAt;
          }[]];
        };
      };
    };
  };
}

export interface SendReportBody {
  about: About;
  /** At least 1 item. */
  pages: readonly File[];
  rows?: readonly (readonly number[])[];
  inner?: SendReportBodyInner;
  plain?: SendReportBodyPlain;
}

export interface SendReportBodyInner {
  about?: About;
  mixed?: readonly [Note?, Note?, string?, ...File[]];
}

export interface SendReportBodyPlain {
  n?: number;
  list?: readonly string[];
}

export interface SendReportInnerMixed2XAt {
  x?: number;
}

/** Headers of the parts of the responses of `sendReport`. */
export type SendReport200PartHeaders = [Record<string, unknown>, {
  /** At least 1 item. */
  partHeaders: [{
    'x-sum': number[];
  }, Record<string, unknown>?, ...Record<string, unknown>[]];
}, ...Record<string, unknown>[]];

export type SendReportResult =
  | TypedResponse<
      200,
      [number[], [Note, string?, ...unknown[]], ...unknown[]],
      Record<never, never>,
      'multipart/mixed',
      SendReport200PartHeaders
    >
  | Errors[422];
