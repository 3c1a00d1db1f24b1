/** Paths of the pages. They depend on names only, so that additions to the document move no page. */

import type { EmitInput } from '../../../emit/input.js';
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

/** Assigns distinct file names on file systems that ignore case. */
function nameFiles<T>(items: readonly T[], nameOf: (item: T) => string): ReadonlyMap<T, string> {
  const requests = items.map((item) => ({
    key: nameOf(item),
    candidates: [nameOf(item), ...addHash(nameOf(item), nameOf(item))],
  }));
  const found = resolveCollisions(requests, new Set(), (name) => [name.toLowerCase()]);
  return new Map(items.map((item) => [item, found.get(nameOf(item)) ?? nameOf(item)]));
}

function folderOf({ names }: EmitInput, { tag, event }: Operation): string {
  return event === undefined ? names.tag(tag).file : eventFolders[event.kind];
}

/** Creates the paths of all pages. */
export function createPaths(input: EmitInput): PagePaths {
  const { api, names } = input;
  const pathOf = (operation: Operation): string => `${folderOf(input, operation)}/${names.operation(operation).value}`;
  const operations = nameFiles(listAll(api), pathOf);
  const schemas = nameFiles(api.schemas, ({ name }) => names.schema(name));
  return {
    operation: (operation) => `${folder}/${operations.get(operation) ?? pathOf(operation)}`,
    group: (tag) => `${folder}/${names.tag(tag).file}/index`,
    events: (kind) => `${folder}/${eventFolders[kind]}/index`,
    schema: (schema) => `${folder}/schemas/${schemas.get(schema) ?? names.schema(schema.name)}`,
  };
}

/** Path of the page that lists the schemas. */
export const schemasPath = `${folder}/schemas/index`;

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
