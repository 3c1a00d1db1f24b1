/** What a value of a document can be. */

export type Shape =
  | 'any'
  | 'text'
  /** Text that nothing is read for but text. */
  | 'name'
  | 'texts'
  | 'number'
  | 'flag'
  /** A number, or whether another one is exclusive (OpenAPI 3.0). */
  | 'bound'
  /** Text or a list of texts. */
  | 'type'
  | 'list'
  /** The name of a schema, or the address of one. */
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

export const listOf = (shape: Shape): Shape => ({ listOf: shape });
export const mapOf = (shape: Shape, isOpen = false): Shape => ({ mapOf: shape, isOpen });

/** Fields of one shape, their names parted by spaces. */
export const fields = (names: string, shape: Shape): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, shape]));
