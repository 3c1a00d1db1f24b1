// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Kind } from '../components.js';
import type { Pages } from '../schemas.js';
import type { TypedResponse } from '../typed-response.js';

/** What `addAlbum` sends. */
export interface AddAlbumRequest {
  body: AddAlbumBody;
  /** The headers of the parts of the body. */
  partHeaders: {
    cover: {
      'x-crop': readonly number[];
      'x-place'?: AddAlbumCoverXPlace;
      'x-kind'?: Kind;
    };
    pages?: readonly {
      'x-page': number;
    }[];
    title?: {
      'x-language'?: string;
    };
    note?: {
      'x-about'?: AddAlbumNoteXAbout;
    };
    tags?: readonly {
      'x-tag'?: string;
    }[];
  };
}

export interface AddAlbumBody {
  cover: File;
  pages?: Pages;
  title?: string;
  note?: AddAlbumBodyNote;
  tags?: readonly string[];
}

export interface AddAlbumBodyNote {
  text?: string;
}

export interface AddAlbumCoverXPlace {
  x?: number;
  y?: number;
}

export interface AddAlbumNoteXAbout {
  a: number;
}

/** The responses of `addAlbum`, by status. */
export type AddAlbumResult =
  | TypedResponse<204>
  | TypedResponse<422>;

/** What `sendEither` sends. */
export type SendEitherRequest =
  | { contentType?: 'application/json' | undefined; body: SendEitherBody }
  | { contentType: 'multipart/form-data'; body: SendEitherBodyMultipart; partHeaders?: {
      file?: {
        'x-sum'?: number;
      };
    } }
  | { contentType?: undefined; body?: undefined };

export interface SendEitherBody {
  name?: string;
}

export interface SendEitherBodyMultipart {
  file?: File;
}

/** The responses of `sendEither`, by status. */
export type SendEitherResult = TypedResponse<204>;
