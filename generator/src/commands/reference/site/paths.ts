/** Paths of the pages. They depend only on names, so additions to the document do not move pages. */

import { type EmitInput, usedTags } from '../../../emit/input.js';
import type { EventKind, Operation } from '../../../ir/api.js';
import { listAll } from '../../../ir/api.js';
import type { NamedSchema } from '../../../ir/schema.js';
import { addHash, resolveCollisions } from '../../../names/candidates.js';

/** Returns the path of a page below the root of the site, without its extension. */
export interface PagePaths {
  readonly operation: (operation: Operation) => string;
  readonly group: (tag: string) => string;
  readonly events: (kind: EventKind) => string;
  readonly schema: (schema: NamedSchema) => string;
}

/** Folder of all pages but the first, so that few paths of an API can collide with those of the site. */
const folder = 'reference';

const eventFolders: Readonly<Record<EventKind, string>> = { webhook: 'webhooks', callback: 'callbacks' };

const schemaFolder = 'schemas';

/**
 * Assigns distinct file names on file systems that ignore case, none of which is in `taken`. If a name is not free, the
 * suffix is tried before a hash.
 */
function nameFiles<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  taken: readonly string[],
  suffix: string,
): ReadonlyMap<T, string> {
  const requests = items.map((item) => ({
    key: nameOf(item),
    candidates: [nameOf(item), `${nameOf(item)}${suffix}`, ...addHash(nameOf(item), nameOf(item))],
  }));
  const found = resolveCollisions(requests, new Set(taken), (name) => [name.toLowerCase()]);
  return new Map(items.map((item) => [item, found.get(nameOf(item)) ?? nameOf(item)]));
}

/** Creates the paths of all pages. */
export function createPaths(input: EmitInput): PagePaths {
  const { api, names } = input;
  const ownFolders = [schemaFolder, ...Object.values(eventFolders)];
  const folders = nameFiles(usedTags(api), (tag) => names.tag(tag).file, ownFolders, '-operations');
  const folderOf = (tag: string): string => folders.get(tag) ?? names.tag(tag).file;
  const pathOf = (operation: Operation): string => {
    const { tag, event } = operation;
    return `${event === undefined ? folderOf(tag) : eventFolders[event.kind]}/${names.operation(operation).value}`;
  };
  // Each folder has a list of its pages, `index`.
  const lists = [...folders.values(), ...ownFolders].map((each) => `${each}/index`);
  const operations = nameFiles(listAll(api), pathOf, lists, '-operation');
  const schemas = nameFiles(api.schemas, ({ name }) => names.schema(name), ['index'], '-schema');
  return {
    operation: (operation) => `${folder}/${operations.get(operation) ?? pathOf(operation)}`,
    group: (tag) => `${folder}/${folderOf(tag)}/index`,
    events: (kind) => `${folder}/${eventFolders[kind]}/index`,
    schema: (schema) => `${folder}/${schemaFolder}/${schemas.get(schema) ?? names.schema(schema.name)}`,
  };
}

/** Returns the id of a security scheme on the first page. */
export function idOfScheme(name: string): string {
  return `scheme-${name}`;
}

/** Path of the page that lists the schemas. */
export const schemasPath = `${folder}/${schemaFolder}/index`;

/** Path of a chapter of the guide. */
export function chapterPath(name: string): string {
  return `guide/${name}`;
}

/** Returns the path from a page to the root of the site: `../../` or nothing. */
export function rootFrom(page: string): string {
  return '../'.repeat(page.split('/').length - 1);
}

/** Returns a link from one page to another; both are paths without extensions. */
export function linkTo(from: string, to: string, extension = 'html'): string {
  const [source, target] = [from.split('/'), to.split('/')];
  let shared = 0;
  while (shared < source.length - 1 && shared < target.length - 1 && source[shared] === target[shared]) shared += 1;
  return `${'../'.repeat(source.length - 1 - shared)}${target.slice(shared).join('/')}.${extension}`;
}
