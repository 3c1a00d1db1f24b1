/** Prepares the document for the reference: adds code samples, origins and pagination notes. */
import type { LoadedDocument } from '../../openapi/document.js';
import { asArray, asObject, asString, isJsonObject, type JsonObject } from '../../openapi/values.js';
import { resolve } from '../../support/json-pointer.js';
import { isOwnForm } from '../../openapi/resolve/extensions.js';
import { clientSample, curlSample } from '../../emit/docs/samples.js';
import type { EmitInput } from '../../emit/input.js';
import { listDeprecated } from './deprecated.js';
import { printDescriptions } from './markdown.js';
import { describeOrigin, describePagination } from './origin.js';

export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

const sampleIn = (lang: string, label: string, source: string | undefined): CodeSample[] =>
  source === undefined ? [] : [{ lang, label, source }];

/** The code samples of each operation by id: curl and the generated client. */
export const listSamples = (input: EmitInput): Map<string, readonly CodeSample[]> =>
  new Map(
    input.api.operations.map((operation) => [
      operation.id,
      [
        ...sampleIn('bash', 'curl', curlSample(input, operation)),
        ...sampleIn('typescript', 'client', clientSample(input, operation)?.trimEnd()),
      ],
    ]),
  );

/** The change of the object at a pointer. */
type Change = readonly [pointer: string, change: (node: JsonObject) => JsonObject];

/** Copies a document and changes the objects at the given pointers, one after another. */
const changeAt = (root: JsonObject, changes: readonly Change[]): JsonObject => {
  const copy = printDescriptions(root);
  for (const [pointer, change] of changes) {
    const node = resolve(copy, pointer);
    if (isJsonObject(node)) Object.assign(node, change(node));
  }
  return copy;
};

const addText = (node: JsonObject, ...texts: readonly (string | undefined)[]): JsonObject => {
  const description = [asString(node['description'])?.trim(), ...texts].filter(
    (text) => text !== undefined && text !== '',
  );
  return description.length === 0 ? {} : { description: description.join('\n\n') };
};

/** Tags that are used by operations but not declared, in source order. */
const listUndeclared = (
  declared: readonly unknown[],
  root: JsonObject,
  pointers: readonly string[],
): readonly JsonObject[] => {
  const names = new Set(declared.map((tag) => asString(asObject(tag)['name'])));
  const named = new Set(
    pointers.flatMap((pointer) => asArray(asObject(resolve(root, pointer))['tags'])).map((tag) => asString(tag)),
  );
  return [...named].filter((name) => name !== undefined && !names.has(name)).map((name) => ({ name }));
};

/** The tag under which Redoc lists the named schemas; its name must not collide with a tag of the document. */
const schemaTag = (tags: readonly unknown[]): string => {
  const taken = new Set(tags.map((tag) => asString(asObject(tag)['name'])));
  return ['Schemas', 'Named schemas', 'Components'].find((name) => !taken.has(name)) ?? 'Schemas of the document';
};

export interface Decorated {
  readonly document: JsonObject;
  readonly schemaTag: string;
}

const ownSamples = (value: unknown): readonly unknown[] => (isOwnForm('x-codeSamples', value) ? asArray(value) : []);

/** An extension with a name that Redoc uses, but in another format, would make Redoc fail. */
const withoutForeign = (document: JsonObject): JsonObject => {
  const { 'x-tagGroups': groups, ...rest } = document;
  const { 'x-logo': logo, ...info } = asObject(document['info']);
  return {
    ...rest,
    info: { ...info, ...(isOwnForm('x-logo', logo) && { 'x-logo': logo }) },
    ...(isOwnForm('x-tagGroups', groups) && { 'x-tagGroups': groups }),
  };
};

/** A logo at another origin would be a broken image, because the page loads nothing from the network. */
const withoutDistantLogo = (document: JsonObject): JsonObject => {
  const { 'x-logo': logo, ...info } = asObject(document['info']);
  const url = asString(asObject(logo)['url']) ?? '';
  return /^(?!data:)(?:[a-z][a-z\d+.-]*:|\/\/)/iu.test(url) ? { ...document, info } : document;
};

type WrittenDocument = Pick<LoadedDocument, 'written' | 'findWritten'>;

/** Creates the document to render. The input is not changed. */
export const decorateDocument = ({ written, findWritten }: WrittenDocument, input: EmitInput): Decorated => {
  const raw = asObject(written);
  const samples = listSamples(input);
  const changes: Change[] = [];
  for (const { id, pointer, pagination } of input.api.operations) {
    const pages = pagination === undefined ? undefined : describePagination(pagination);
    changes.push([
      findWritten(pointer),
      (node) => ({
        ...addText(node, pages, describeOrigin(node)),
        'x-codeSamples': [...(samples.get(id) ?? []), ...ownSamples(node['x-codeSamples'])],
      }),
    ]);
  }
  for (const { pointer } of input.api.schemas)
    changes.push([findWritten(pointer), (node) => addText(node, describeOrigin(node))]);
  for (const { pointer, text } of listDeprecated(raw))
    changes.push([
      pointer,
      (node) => ({ ...addText({ description: text }, asString(node['description'])), deprecated: true }),
    ]);
  const changed = withoutDistantLogo(withoutForeign(changeAt(raw, changes)));
  const declared = asArray(changed['tags']);
  const pointers = input.api.operations.map(({ pointer }) => findWritten(pointer));
  const tags = [...declared, ...listUndeclared(declared, raw, pointers)];
  const tag = schemaTag(tags);
  // Redoc lists the named schemas after declared tags and before undeclared ones.
  const document = tags.length === 0 ? changed : { ...changed, tags };
  const groups = asArray(document['x-tagGroups']);
  if (groups.length === 0) return { document, schemaTag: tag };
  return { document: { ...document, 'x-tagGroups': [...groups, { name: tag, tags: [tag] }] }, schemaTag: tag };
};
