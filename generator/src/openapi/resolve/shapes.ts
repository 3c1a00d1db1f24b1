/** The shapes of values in a document. */

export type Shape =
  | 'any'
  | 'text'
  /** Text that must be a string. */
  | 'name'
  | 'texts'
  | 'number'
  | 'flag'
  /** A number or, in OpenAPI 3.0, a boolean that makes a bound exclusive. */
  | 'bound'
  /** A string or an array of strings. */
  | 'type'
  | 'list'
  /** A schema name or a reference. */
  | 'target'
  | Kind
  | { readonly listOf: Shape }
  /** An object with any names. `isOpen`: whether names that start with `x-` are extensions. */
  | { readonly mapOf: Shape; readonly isOpen: boolean };

export type Kind =
  | 'document'
  | 'info'
  | 'server'
  | 'variable'
  | 'components'
  | 'pathItem'
  | 'operation'
  | 'parameter'
  | 'body'
  | 'media'
  | 'callback'
  | 'paths'
  | 'encoding'
  | 'response'
  | 'header'
  | 'example'
  | 'link'
  | 'tag'
  | 'scheme'
  | 'schema'
  | 'discriminator'
  | 'contact'
  | 'license'
  | 'externalDocs'
  | 'flows'
  | 'flow'
  | 'xml';

/** Returns the shape of an array with items of a shape. */
export function listOf(shape: Shape): Shape {
  return { listOf: shape };
}

/** Returns the shape of an object with any names, whose members have a shape. */
export function mapOf(shape: Shape, isOpen = false): Shape {
  return { mapOf: shape, isOpen };
}

/** Returns fields with the same shape. `names` is separated by spaces. */
export function fields(names: string, shape: Shape): Readonly<Record<string, Shape>> {
  return Object.fromEntries(names.split(' ').map((name) => [name, shape]));
}
