/**
 * Finds the pages to which links in texts lead. Links may contain anchors of Redoc and Swagger UI, JSON pointers into
 * the document, headings, and chapters.
 */
import { posix } from 'node:path';
import { type EmitInput, usedTags } from '../../../emit/input.js';
import { listAll } from '../../../ir/api.js';
import { optional } from '../../../openapi/values.js';
import { split } from '../../../support/json-pointer.js';
import { idOfScheme, linkTo, type PagePaths } from './paths.js';
import { type Heading, listHeadings, splitLead } from './prose.js';

/** A page, and an id on it. */
export interface Target {
  readonly path: string;
  readonly id?: string;
  /** The heading that the link names, if the page does not have it. */
  readonly missing?: string;
}

/** A chapter that was read from a file. */
export interface LinkedChapter {
  readonly path: string;
  /** Path of the file, relative to the project folder. */
  readonly file: string;
  readonly headings: readonly Heading[];
}

/** Finds where a link leads; `from` is the file of the chapter that contains it. */
export type FindTarget = (href: string, from?: string) => Target | undefined;

/** Decodes a part of an address. Returns it unchanged if it is not encoded correctly. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns whether an anchor refers to a title. Redoc writes `Cats-and-dogs` for `Cats & dogs`. */
function isMeant(title: string, anchor: string): boolean {
  const [words, others] = [title, anchor].map((text) => text.toLowerCase().replaceAll('&', ' and ').match(wordPattern));
  return words !== null && words?.join() === others?.join();
}

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

function findHeading(path: string, headings: readonly Heading[], anchor: string): Target | undefined {
  const heading = headings.find(({ id }) => id === anchor) ?? headings.find(({ title }) => isMeant(title, anchor));
  return heading && { path, id: heading.id };
}

/** Finds the chapter with a title. */
function findChapter(chapters: readonly LinkedChapter[], anchor: string): Target | undefined {
  const chapter = chapters.find(({ headings: [first] }) => first?.isFirst === true && isMeant(first.title, anchor));
  return chapter && { path: chapter.path };
}

/** Creates the function that finds the page for the parts of an anchor. */
function createFindPart(
  { api }: EmitInput,
  paths: PagePaths,
  chapters: readonly LinkedChapter[],
): (parts: readonly string[]) => Target | undefined {
  const operations = listAll(api);
  const overview = listHeadings(splitLead(api.description ?? '').rest);
  const schemes = { path: 'index', id: 'security-schemes' };
  const tagOf = (name: string): string | undefined => usedTags(api).find((tag) => tag === name || isMeant(tag, name));
  const operationAt = (isWanted: (operation: (typeof operations)[number]) => boolean): Target | undefined => {
    const operation = operations.find(isWanted);
    return operation && { path: paths.operation(operation) };
  };
  const findInTag = (name: string, rest: readonly string[]): Target | undefined => {
    const tag = tagOf(name);
    if (tag === undefined) return undefined;
    const path = paths.group(tag);
    const description = api.tags.find((each) => each.name === tag)?.description ?? '';
    const missing = rest.at(-1);
    const found = find(rest) ?? findHeading(path, listHeadings(description), missing ?? '');
    return found ?? { path, ...optional('missing', missing) };
  };
  const find = ([kind = '', name = '', ...rest]: readonly string[]): Target | undefined => {
    switch (kind) {
      case 'operation':
      case 'operations':
        return operationAt(({ id }) => id === name);
      case 'paths':
      case 'webhooks':
        return operationAt(({ path, method }) => path === name && method.toLowerCase() === (rest[0] ?? 'post'));
      case 'components':
        return find([name, ...rest]);
      case 'schema':
      case 'schemas':
      case 'model':
      case 'models':
      case 'definitions': {
        const schema = api.schemas.find((each) => each.name === name);
        return schema && { path: paths.schema(schema) };
      }
      case 'securitySchemes':
      case 'securityDefinitions':
        return api.securitySchemes.some((scheme) => scheme.name === name)
          ? { path: 'index', id: idOfScheme(name) }
          : schemes;
      case 'section':
        return (
          findHeading('index', overview, rest.at(-1) ?? name) ??
          findChapter(chapters, rest.at(-1) ?? name) ??
          (isMeant('Authentication', name) ? schemes : undefined)
        );
      case 'tag':
        return findInTag(name, rest);
      default:
        // Swagger UI: the tag and the operation.
        return operationAt(({ id }) => id === name) ?? findHeading('index', overview, kind) ?? findInTag(kind, []);
    }
  };
  return find;
}

/** Creates the function that finds where the links of a document and of chapters lead. */
export function createFindTarget(input: EmitInput, paths: PagePaths, chapters: readonly LinkedChapter[]): FindTarget {
  const findPart = createFindPart(input, paths, chapters);
  return (href, from = '') => {
    const [encoded = '', fragment = ''] = href.split('#');
    const address = decode(encoded);
    const file = address === '' ? from : posix.join(posix.dirname(from), address);
    const chapter = chapters.find((each) => each.file === file);
    if (chapter !== undefined) {
      const { path, headings } = chapter;
      const heading = findHeading(path, headings, decode(fragment));
      const missing = fragment === '' ? undefined : decode(fragment);
      if (heading !== undefined || address !== '') return heading ?? { path, ...optional('missing', missing) };
    }
    if (fragment === '' || (address !== '' && !/\.(?:json|ya?ml)$/iu.test(address))) return undefined;
    return findPart(split(`/${fragment.replace(/^\//u, '')}`).map(decode));
  };
}

/** Returns the address of a target for a link on a page. */
export function addressOf(page: string, { path, id }: Target, extension = 'html'): string {
  return `${linkTo(page, path, extension)}${id === undefined ? '' : `#${encodeURIComponent(id)}`}`;
}

/** Matches code, which is left alone, a link or an image on its own, and the address of a link with other text. */
const addresses =
  /^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))|(?<!`)(`+)(?!`)[\s\S]+?(?<!`)\2(?!`)|(?<!\\)!?\[((?:[^[\]\\`]|\\.|\[(?:[^[\]\\`]|\\.)*\](?:\([^()]*\))?)*)\]\( *<?([^()<>\s]+)>?((?: +"[^"\n]*")?) *\)|(?<=\]\()<?([^()<>\s]+)>?/gmu;

/** Replaces the addresses of links and images in Markdown. If one leads nowhere, only its text remains. */
export function replaceAddresses(markdown: string, resolve: (href: string) => string | undefined): string {
  return markdown.replaceAll(addresses, (match, _fence, _code, text?: string, own?: string, title = '', href = own) => {
    if (href === undefined) return match;
    const address = /^[a-z][a-z\d+.-]*:/iu.test(href) ? href : resolve(href);
    if (text === undefined) return address ?? match;
    // The text may contain an image.
    const inner = replaceAddresses(text, resolve);
    if (address === undefined) return inner;
    if (address === href && inner === text) return match;
    return `${match.startsWith('!') ? '!' : ''}[${inner}](${address}${title})`;
  });
}

/** Makes the relative links of a Markdown page relative to the root of the site. `path` is that of the page. */
export function rebaseLinks(markdown: string, path: string): string {
  return replaceAddresses(markdown, (href) => {
    const [file = '', ...fragment] = href.split('#');
    return [posix.join(posix.dirname(path), file === '' ? `${posix.basename(path)}.md` : file), ...fragment].join('#');
  });
}
