// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Kind } from '../components.js';
import type { Errors } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { Pages } from '../schemas.js';

export interface AddAlbumRequest {
  body: AddAlbumBody;
  /** The headers of the parts of the body. */
  partHeaders: {
    cover: {
      /** Exactly 2 items. */
      'x-crop': readonly number[];
      'x-place'?: AddAlbumCoverXPlace;
      'x-kind'?: Kind;
    };
    pages?: readonly {
      /** At least 1. */
      'x-page': number;
    }[];
    title?: {
      /** At least 2 characters. */
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

export type AddAlbumResult =
  | TypedResponse<204>
  | Errors[422];

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

export type SendEitherResult = TypedResponse<204>;
