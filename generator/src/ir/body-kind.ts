/** The encoding of a body. `multipart` has named parts, `parts` has unnamed parts. */
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
