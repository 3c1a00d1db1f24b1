// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Format: binary. */
export type Shared = string;

export type Album = {
  /** Format: binary. */
  cover: File;
  pages?: File[];
  about: AlbumAbout;
  sets?: string[][];
  /** Format: binary. */
  raw?: string;
  raws?: string[];
  either?: File | AlbumEither;
  shared?: Shared;
  holds?: AlbumHolds;
  [key: string]: File | File[] | AlbumAbout | string[][] | string | string[] | AlbumEither | Shared | AlbumHolds | undefined;
};

export interface AlbumAbout {
  /** Format: binary. At least 1 character. */
  icon: string;
  thumbs?: string[];
}

export interface AlbumEither {
  /** Format: binary. */
  icon?: string;
}

export interface AlbumHolds {
  shared?: Shared;
}
