// Generated from the OpenAPI document. Do not edit: change the document and generate again.

export interface Formatted {
  /** Format: date. */
  day?: string;
  /** Format: uuid. */
  id?: string;
  /** Format: int64. */
  large?: number;
  /** Format: float. */
  ratio?: number;
  /** Format: my-format. */
  own?: string;
  /** Format: password. */
  secret?: string;
}
