/** The shape of a value in a document. */

export type Shape =
  | 'any'
  | 'text'
  /** Text that must be a string. */
  | 'name'
  | 'texts'
  | 'number'
  | 'flag'
  /** A number or, in OpenAPI 3.0, a boolean exclusive flag. */
  | 'bound'
  /** A string or an array of strings. */
  | 'type'
  | 'list'
  /** A schema name or a reference. */
  | 'target'
  | Kind
  | { readonly listOf: Shape }
  /** `isOpen`: names that begin with `x-` are extensions. */
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

/** Returns the shape of an array. */
export const listOf = (shape: Shape): Shape => ({ listOf: shape });

/** Returns the shape of an object with arbitrary names. */
export const mapOf = (shape: Shape, isOpen = false): Shape => ({ mapOf: shape, isOpen });

/** Returns fields of one shape; names are separated by spaces. */
export const fields = (names: string, shape: Shape): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, shape]));
