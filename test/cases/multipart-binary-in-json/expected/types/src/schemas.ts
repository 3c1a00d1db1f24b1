// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export type Shared = string;

export type Album = {
  cover: File;
  pages?: File[];
  about: AlbumAbout;
  sets?: string[][];
  raw?: string;
  raws?: string[];
  either?: File | AlbumEither;
  shared?: Shared;
  holds?: AlbumHolds;
  [key: string]: File | File[] | AlbumAbout | string[][] | string | string[] | AlbumEither | Shared | AlbumHolds | undefined;
};

export interface AlbumAbout {
  icon: string;
  thumbs?: string[];
}

export interface AlbumEither {
  icon?: string;
}

export interface AlbumHolds {
  shared?: Shared;
}
