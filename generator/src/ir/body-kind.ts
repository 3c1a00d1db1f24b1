/** How a body is read and written. `multipart` has parts with names, `parts` has parts without. */
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
