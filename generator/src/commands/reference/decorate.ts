/** Prepares the document for the reference: adds code samples, origins and pagination notes. */

import type { EmitInput } from '../../emit/input.js';
import type { LoadedDocument } from '../../openapi/document.js';
import { isOwnForm } from '../../openapi/resolve/extensions.js';
import { asArray, asObject, asString, isJsonObject, type JsonObject } from '../../openapi/values.js';
import { resolve } from '../../support/json-pointer.js';
import { listDeprecated } from './deprecated.js';
import { printDescriptions } from './markdown.js';
import { describeOrigin, describePagination } from './origin.js';
import { addressOf, createFindTarget } from './site/links.js';
import { readChapters } from './site/pages/guide.js';
import { chapterPath, createPaths } from './site/paths.js';
import { listSamples } from './site/samples/list.js';
import { titleOf } from './site/titles.js';

/** A change to the object at a pointer. */
type Change = readonly [pointer: string, change: (node: JsonObject) => JsonObject];

/** Copies a document and changes the objects at the given pointers, one after another. */
function changeAt(root: JsonObject, changes: readonly Change[], resolveLink: (href: string) => string): JsonObject {
  const copy = printDescriptions(root, resolveLink);
  for (const [pointer, change] of changes) {
    const node = resolve(copy, pointer);
    if (isJsonObject(node)) Object.assign(node, change(node));
  }
  return copy;
}

function addText(node: JsonObject, ...texts: readonly (string | undefined)[]): JsonObject {
  const description = [asString(node['description'])?.trim(), ...texts].filter(
    (text) => text !== undefined && text !== '',
  );
  return description.length === 0 ? {} : { description: description.join('\n\n') };
}

/** Returns the tags that operations use without a declaration, in document order. */
function listUndeclared(
  declared: readonly unknown[],
  root: JsonObject,
  pointers: readonly string[],
): readonly JsonObject[] {
  const names = new Set(declared.map((tag) => asString(asObject(tag)['name'])));
  const named = new Set(pointers.flatMap((pointer) => tagsOf(root, pointer)).map((tag) => asString(tag)));
  return [...named].filter((name) => name !== undefined && !names.has(name)).map((name) => ({ name }));
}

/** Returns the first of some names that no tag of the document has. */
function freeTag(tags: readonly unknown[], names: readonly string[]): string {
  const taken = new Set(tags.map((tag) => asString(asObject(tag)['name'])));
  return names.find((name) => !taken.has(name)) ?? `${names[0]} of the document`;
}

export interface Decorated {
  readonly document: JsonObject;
  readonly schemaTag: string;
}

function ownSamples(value: unknown): readonly unknown[] {
  return isOwnForm('x-codeSamples', value) ? asArray(value) : [];
}

/** Removes extensions that Redoc defines with another format, because they would make Redoc fail. */
function withoutForeign(document: JsonObject): JsonObject {
  const { 'x-tagGroups': groups, ...rest } = document;
  const { 'x-logo': logo, ...info } = asObject(document['info']);
  return {
    ...rest,
    info: { ...info, ...(isOwnForm('x-logo', logo) && { 'x-logo': logo }) },
    ...(isOwnForm('x-tagGroups', groups) && { 'x-tagGroups': groups }),
  };
}

/** Removes a logo at another origin: the page loads nothing from the network, so its image would be broken. */
function withoutDistantLogo(document: JsonObject): JsonObject {
  const { 'x-logo': logo, ...info } = asObject(document['info']);
  const url = asString(asObject(logo)['url']) ?? '';
  return /^(?!data:)(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(url) ? { ...document, info } : document;
}

/** Replaces the logo with that of the settings, if there is one. */
function setLogo(document: JsonObject, logo: string | Uint8Array | undefined): JsonObject {
  if (logo === undefined) return document;
  const url = `data:image/${typeof logo === 'string' ? 'svg+xml' : 'png'};base64,${Buffer.from(logo).toString('base64')}`;
  return { ...document, info: { ...asObject(document['info']), 'x-logo': { url, altText: '' } } };
}

type WrittenDocument = Pick<LoadedDocument, 'written' | 'findWritten'>;

function tagsOf(root: JsonObject, pointer: string): readonly unknown[] {
  return asArray(asObject(resolve(root, pointer))['tags']);
}

/** Adds samples and notes to each operation; a title and a tag as well, if it has none. */
function listOperationChanges(
  { findWritten }: WrittenDocument,
  input: EmitInput,
  untagged: string | undefined,
): Change[] {
  const samples = listSamples(input);
  return input.api.operations.map((operation) => {
    const { id, pointer, pagination } = operation;
    const pages = pagination === undefined ? undefined : describePagination(pagination);
    const change = (node: JsonObject): JsonObject => ({
      ...((asString(node['summary']) ?? '').trim() === '' && { summary: titleOf(input, operation) }),
      ...(asArray(node['tags']).length === 0 && untagged !== undefined && { tags: [untagged] }),
      ...addText(node, pages, describeOrigin(node)),
      'x-codeSamples': [...(samples.get(id) ?? []), ...ownSamples(node['x-codeSamples'])],
    });
    return [findWritten(pointer), change];
  });
}

/** Returns a function that makes links to chapters lead to the pages of the site, because Redoc has no chapters. */
function linkChapters(input: EmitInput): (href: string) => string {
  const find = createFindTarget(input, createPaths(input), readChapters(input));
  return (href) => {
    const target = find(href);
    return target?.path.startsWith(chapterPath('')) === true ? addressOf('redoc', target) : href;
  };
}

/** Creates the document to render, without changing the input. */
export function decorateDocument(given: WrittenDocument, input: EmitInput): Decorated {
  const { findWritten } = given;
  const raw = asObject(given.written);
  const pointers = input.api.operations.map(({ pointer }) => findWritten(pointer));
  const declared = asArray(raw['tags']);
  const undeclared = listUndeclared(declared, raw, pointers);
  // Redoc lists operations without a tag after the schemas.
  const hasUntagged = pointers.some((pointer) => tagsOf(raw, pointer).length === 0);
  const untagged = hasUntagged ? freeTag([...declared, ...undeclared], ['Operations', 'Other operations']) : undefined;
  const changes = listOperationChanges(given, input, untagged);
  for (const { pointer } of input.api.schemas)
    changes.push([findWritten(pointer), (node) => addText(node, describeOrigin(node))]);
  for (const { pointer, text } of listDeprecated(raw))
    changes.push([
      pointer,
      (node) => ({ ...addText({ description: text }, asString(node['description'])), deprecated: true }),
    ]);
  const { servers: urls, logo } = input.config.reference ?? {};
  const servers = urls?.map((url) => ({ url }));
  const changed: JsonObject = {
    ...setLogo(withoutDistantLogo(withoutForeign(changeAt(raw, changes, linkChapters(input)))), logo),
    ...(servers !== undefined && { servers }),
  };
  const more = untagged === undefined ? undeclared : [...undeclared, { name: untagged }];
  // The declared tags, with the descriptions to show.
  const tags = [...asArray(changed['tags']), ...more];
  const schemaTag = freeTag(tags, ['Schemas', 'Named schemas', 'Components']);
  // Redoc lists the named schemas after declared tags and before undeclared ones.
  const document = tags.length === 0 ? changed : { ...changed, tags };
  const groups = asArray(document['x-tagGroups']);
  if (groups.length === 0) return { document, schemaTag };
  // Redoc omits tags that are in no group.
  const own = [...(untagged === undefined ? [] : [untagged]), schemaTag].map((name) => ({ name, tags: [name] }));
  return { document: { ...document, 'x-tagGroups': [...groups, ...own] }, schemaTag };
}
