/** What the views of a page need besides the model: links from the page, and the space that remains on it. */
import type { EmitInput } from '../../../emit/input.js';
import { listVariants } from '../../../ir/access.js';
import type { Operation } from '../../../ir/api.js';
import type { NamedSchema } from '../../../ir/schema.js';
import { indexOf, type SchemaIndex } from '../../../ir/schema-index.js';
import type { Html } from '../../../support/code/markup.js';
import { type Anchors, createAnchors } from './anchors.js';
import { addressOf, type FindTarget } from './links.js';
import { linkTo, type PagePaths, rootFrom } from './paths.js';
import { listHeadings, type ProseOptions, renderProse } from './prose.js';
import { titleOfSchema } from './titles.js';

export interface PageContext {
  readonly input: EmitInput;
  readonly index: SchemaIndex;
  /** Path of the page, without its extension. */
  readonly path: string;
  /** Path from the page to the root of the site. */
  readonly root: string;
  readonly link: {
    readonly page: (path: string) => string;
    readonly operation: (operation: Operation) => string;
    readonly group: (tag: string) => string;
    readonly schema: (schema: NamedSchema) => string;
  };
  /** Returns the address for a link in a text; `undefined` if the link leads nowhere on the site. */
  readonly resolve: (href: string) => string | undefined;
  /** Renders a description. `top` is the level of its largest headings, 3 by default; `more` can replace `resolve`. */
  readonly prose: (text: string, top?: number, hasIds?: boolean, more?: ProseOptions) => Html;
  readonly nameOf: (schema: NamedSchema) => string;
  /** Whether requests and responses have different types for a schema. */
  readonly hasVariants: (schema: NamedSchema) => boolean;
  /** Reserves rows on the page. Returns `false` if the page is full; the row then only links to its schema. */
  readonly take: (rows: number) => boolean;
  /** The ids of the fields. */
  readonly anchors: Anchors;
}

/** Maximum number of rows of nested fields on a page. Readers ignore more rows, which would slow down pages. */
const mostRows = 100;

/** The same for documents with at least `manyOperations`, whose pages repeat the most nested fields. */
const fewRows = 36;
const manyOperations = 500;

/** Creates the context of a page; `from` is the file of a chapter. */
export function createContext(
  input: EmitInput,
  paths: PagePaths,
  findTarget: FindTarget,
  path: string,
  from?: string,
): PageContext {
  const index = indexOf(input.api);
  const variants = listVariants(index);
  const anchors = createAnchors();
  let left = input.api.operations.length < manyOperations ? mostRows : fewRows;
  const resolve = (href: string): string | undefined => {
    const target = findTarget(href, from);
    return target && addressOf(path, target);
  };
  return {
    input,
    index,
    path,
    root: rootFrom(path),
    link: {
      page: (to) => linkTo(path, to),
      operation: (operation) => linkTo(path, paths.operation(operation)),
      group: (tag) => linkTo(path, paths.group(tag)),
      schema: (schema) => linkTo(path, paths.schema(schema)),
    },
    resolve,
    prose: (text, top = 3, hasIds = false, more = {}) => {
      if (hasIds) anchors.reserve(listHeadings(text).map(({ id }) => id));
      return renderProse(text, { resolve, ...more, top, hasIds });
    },
    nameOf: (schema) => titleOfSchema(input, schema),
    hasVariants: (schema) => variants.has(schema.pointer),
    take: (rows) => {
      if (rows > left) return false;
      left -= rows;
      return true;
    },
    anchors,
  };
}
