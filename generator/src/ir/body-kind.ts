/** How a body is encoded. A `multipart` body has named parts, and a `parts` body has unnamed parts. */
export type BodyKind =
  | 'json'
  | 'text'
  | 'bytes'
  | 'form'
  | 'multipart'
  | 'parts'
  | 'xml'
  | 'events'
  | 'lines'
  | 'sequence';
