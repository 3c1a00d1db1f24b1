// Generated from the OpenAPI document. Do not edit: change the document and generate again.

/** Pattern: `^[A-Z]{2}$`. Exactly 2 characters. Example: `"CH"`. */
export type Code = string;

/** At least 1 property. */
export interface Thing {
  /** Format: email. At most 100 characters. Default: `"a@b.example"`. Example: `"x@y.example"`. */
  email?: string;
  /** The tags. At least 1 item. No duplicates. */
  tags?: string[];
  /** Exactly 2 items. */
  pair?: number[];
  /**
   * Greater than 0. Less than 10. A multiple of 0.5.
   *
   * @deprecated
   */
  price?: number;
  code?: Code;
  /** Format: int64. At least 0. */
  big?: number;
  /** 1 to 9 properties. */
  map?: { [key: string]: string };
  none?: string;
  /** Pattern: `a*\/ x`. Example: `"aa/ x*\/ \@deprecated"`. */
  hostile?: string;
  /**
   * A first line.
   *
   * A second one.
   *
   * At most 1 character.
   */
  long?: string;
}
