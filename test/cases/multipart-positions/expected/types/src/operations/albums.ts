// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Bytes } from '../bytes.js';
import type { Album } from '../schemas.js';

/** What `addAlbum` sends. */
export interface AddAlbumRequest {
  body: readonly [Album, File, ...string[]];
  /** The headers of the parts of the body. */
  partHeaders: readonly [Record<string, unknown>, {
    'x-page': number;
  }, ...{
    'x-language'?: string;
    'content-disposition'?: string;
  }[]];
}

/** What `addAlbum` answers, by status. */
export type AddAlbumResult =
  | Answer<200, Album[], Record<never, never>, 'multipart/related; type="text/xml"'>
  | Answer<422>;

/** What `addLog` sends. */
export interface AddLogRequest {
  body?: readonly (number | Record<string, unknown> | readonly number[])[] | undefined;
}

/** What `addLog` answers, by status. */
export type AddLogResult = Answer<204>;

/** What `addBytes` sends. */
export type AddBytesRequest =
  | { contentType: 'multipart/mixed'; body: Bytes }
  | { contentType: 'multipart/form-data'; body: Record<string, unknown> }
  | { contentType: 'multipart/parallel'; body: readonly unknown[] }
  | { contentType?: 'application/json' | undefined; body: unknown }
  | { contentType?: undefined; body?: undefined };

/** What `addBytes` answers, by status. */
export type AddBytesResult = Answer<204>;
