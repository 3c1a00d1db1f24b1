// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** A page of another site, as a text shows it. */
export interface Embed {
  id: number;
  url: string;
  /** Signed id with which a text refers to the embed. */
  sgid: string;
  type: string;
  /** The kind of content of the page, such as `video`. */
  embed_type: string | null;
  /** The site that the page belongs to. */
  embed_provider: string;
  /** The code that shows the page. */
  html: string | null;
  title: string | null;
  width: number | null;
  height: number | null;
  thumbnail_url: string | null;
}

/** The page to embed. */
export interface EmbedCreateRequest {
  /**
   * The address of the page, by http or https. One of a private machine returns 422.
   *
   * Pattern: `^[Hh][Tt][Tt][Pp][Ss]?://.`.
   */
  url: string;
}
