// Generated from the OpenAPI document. Do not edit: change the document and generate again.

import type { Errors, XOwnHeaders } from '../responses.js';
import type { TypedResponse } from '../runtime.js';
import type { Reason } from '../schemas.js';

/** The request of `readAlbum`: it has no parameters and no body. */
export type ReadAlbumRequest = Record<never, never>;

export interface ReadAlbum200 {
  cover: File;
  pages?: string[];
  title?: string;
}

export interface ReadAlbum200CoverXPlace {
  x?: number;
  y?: number;
}

export interface ReadAlbum200CoverXAbout {
  a?: number;
}

export interface ReadAlbum200CoverXForm {
  b?: boolean;
}

/** Headers of the parts of the responses of `readAlbum`. */
export type ReadAlbum200PartHeaders = {
  cover: {
    'x-crop': number[];
    'x-place'?: ReadAlbum200CoverXPlace;
    'x-about'?: ReadAlbum200CoverXAbout;
    'x-form'?: ReadAlbum200CoverXForm;
  };
  pages?: {
    'x-page'?: number;
  }[];
};

/** Headers of the parts of the responses of `readAlbum`. */
export type ReadAlbum203PartHeaders = {
  'x-note'?: number;
}[];

/** Headers of the parts of the responses of `readAlbum`. */
export type ReadAlbum404PartHeaders = {
  why?: {
    'x-language'?: string;
  };
};

export type ReadAlbumResult =
  | TypedResponse<200, ReadAlbum200, XOwnHeaders, 'multipart/form-data', ReadAlbum200PartHeaders>
  | TypedResponse<203, string[], Record<never, never>, 'multipart/mixed', ReadAlbum203PartHeaders>
  | TypedResponse<404, Reason>
  | TypedResponse<404, Reason, Record<never, never>, 'multipart/form-data', ReadAlbum404PartHeaders>;

export interface SendStylesRequest {
  body: SendStylesBody;
  /** The headers of the parts of the body. */
  partHeaders?: {
    tags?: readonly {
      /** At least 1. */
      'x-of': number;
    }[];
    sizes?: {
      /** At least 1. */
      'x-of': number;
    };
    point?: {
      /** At least 1. */
      'x-of': number;
    };
    link?: {
      /** At least 1. */
      'x-of': number;
    };
    open?: {
      'x-of'?: number;
    };
  } | undefined;
}

export interface SendStylesBody {
  tags?: readonly string[];
  sizes?: readonly number[];
  point?: SendStylesBodyPoint;
  link?: SendStylesBodyLink;
  other?: string;
  open?: { [key: string]: string };
}

export interface SendStylesBodyPoint {
  x?: number;
  y?: number;
}

export interface SendStylesBodyLink {
  to?: string;
  a?: SendStylesBodyLinkA;
}

export interface SendStylesBodyLinkA {
  b?: number;
}

export interface SendStyles200 {
  tags?: string[];
  sizes?: number[];
  point?: SendStyles200Point;
  link?: SendStyles200Link;
  other?: string;
  open?: { [key: string]: string };
}

export interface SendStyles200Point {
  x?: number;
  y?: number;
}

export interface SendStyles200Link {
  to?: string;
  a?: SendStyles200LinkA;
}

export interface SendStyles200LinkA {
  b?: number;
}

/** Headers of the parts of the responses of `sendStyles`. */
export type SendStyles200PartHeaders = {
  tags?: {
    /** At least 1. */
    'x-of': number;
  }[];
  sizes?: {
    /** At least 1. */
    'x-of': number;
  };
  point?: {
    /** At least 1. */
    'x-of': number;
  };
  link?: {
    /** At least 1. */
    'x-of': number;
  };
  open?: {
    'x-of'?: number;
  };
};

export type SendStylesResult =
  | TypedResponse<200, SendStyles200, Record<never, never>, 'multipart/form-data', SendStyles200PartHeaders>
  | Errors[422];
