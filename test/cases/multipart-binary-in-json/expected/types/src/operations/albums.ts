// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Answer } from '../answer.js';
import type { Album } from '../schemas.js';

/** What `sendAlbum` sends. */
export interface SendAlbumRequest {
  body: Album;
}

/** What `sendAlbum` answers, by status. */
export type SendAlbumResult =
  | Answer<200, Album, Record<never, never>, 'multipart/form-data'>
  | Answer<422, unknown>;

/** What `sendList` sends. */
export interface SendListRequest {
  body: readonly [SendListBody1, readonly string[], string, File?, ...unknown[]];
}

export interface SendListBody1 {
  icon: string;
}

/** What `sendList` answers, by status. */
export type SendListResult = Answer<204>;
