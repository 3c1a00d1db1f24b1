/** The navigation of each page: chapters, groups with the operations of the current one, and schemas. */
import type { EmitInput } from '../../../emit/input.js';
import { usedEvents, usedTags } from '../../../emit/input.js';
import { renderHtml } from '../../../emit/print/handlebars.js';
import type { TemplateViews } from '../../../emit/print/template-views.js';
import { eventsOf, type Operation } from '../../../ir/api.js';
import type { Html } from '../../../support/code/markup.js';
import { linkTo, type PagePaths, schemasPath } from './paths.js';
import { titleOf } from './titles.js';

type View = TemplateViews['site/navigation.html'];
type Section = View['sections'][number];
type Entry = Section['entries'][number];
type Item = Entry['items'][number];

/** A group of operations: a tag, the webhooks or the callbacks. */
export interface Group {
  readonly title: string;
  /** Absent for webhooks and callbacks. */
  readonly tag?: string;
  readonly description: string | undefined;
  /** Path of the page that lists the group. */
  readonly path: string;
  readonly operations: readonly Operation[];
}

/** A page beside the operations, such as a chapter of the guide. */
export interface Chapter {
  readonly title: string;
  readonly path: string;
}

/** Documents with fewer operations list all of them on each page; others list those of the current group. */
const fewOperations = 40;

/** Operations that a page lists before and after its own, in a group with more than `mostItems`. */
const nearby = 10;
const mostItems = 40;

/** Returns the operations of a group that a page lists; of a large group, those next to that of the page. */
function listItems(navigation: Navigation, { operations, path, title }: Group, page: string): readonly Item[] {
  const items = operations.map((operation) => itemOf(navigation, operation, page));
  if (items.length <= mostItems) return items;
  const at = items.findIndex(({ isCurrent }) => isCurrent);
  const all = { href: linkTo(page, path), isCurrent: false, isDeprecated: false, method: undefined };
  return [
    ...(at < 0 ? [] : items.slice(Math.max(0, at - nearby), at + nearby + 1)),
    { ...all, title: `All ${items.length} of ${title}` },
  ];
}

/** Returns the groups of a document, in document order; declared tags without operations are left out. */
export function listGroups(input: EmitInput, paths: PagePaths): readonly Group[] {
  const { api } = input;
  const used = usedTags(api);
  const declared = api.tags.map(({ name }) => name).filter((name) => used.includes(name));
  const ordered = [...new Set([...declared, ...used])];
  const groups = ordered.map((tag) => ({
    title: tag === 'default' ? 'Operations' : tag,
    tag,
    description: api.tags.find(({ name }) => name === tag)?.description,
    path: paths.group(tag),
    operations: api.operations.filter((operation) => operation.tag === tag),
  }));
  const events = usedEvents(api).map((kind) => ({
    title: kind === 'webhook' ? 'Webhooks' : 'Callbacks',
    description:
      kind === 'webhook'
        ? 'Requests that the API sends to your server.'
        : 'Requests that the API sends to an address that you gave it.',
    path: paths.events(kind),
    operations: eventsOf(api, kind),
  }));
  return [...groups, ...events];
}

/** Groups below a heading. */
export interface GroupSection {
  readonly title: string;
  readonly groups: readonly Group[];
}

/** Divides groups by the headings of the document; the last section has the groups without a heading. */
export function divideGroups({ api }: EmitInput, groups: readonly Group[]): readonly GroupSection[] {
  const sections = api.tagSections.map(({ name, tags }) => ({
    title: name,
    groups: tags.flatMap((tag) => groups.filter((group) => group.tag === tag)),
  }));
  const listed = new Set(sections.flatMap((section) => section.groups));
  const others = groups.filter((group) => !listed.has(group));
  return [...sections, { title: sections.length === 0 ? 'Reference' : 'Other', groups: others }].filter(
    (section) => section.groups.length > 0,
  );
}

export interface Navigation {
  readonly input: EmitInput;
  readonly paths: PagePaths;
  readonly chapters: readonly Chapter[];
  readonly groups: readonly Group[];
}

function itemOf({ input, paths }: Navigation, operation: Operation, page: string): Item {
  const path = paths.operation(operation);
  return {
    href: linkTo(page, path),
    isCurrent: path === page,
    isDeprecated: operation.deprecated === true,
    method: operation.method,
    title: titleOf(input, operation),
  };
}

/** Renders the navigation of a page. */
export function renderNavigation(navigation: Navigation, page: string): Html {
  const { input, paths, chapters, groups } = navigation;
  const isSmall = groups.reduce((sum, { operations }) => sum + operations.length, 0) <= fewOperations;
  const plain = ({ title, path }: Chapter): Entry => ({
    title,
    href: linkTo(page, path),
    isCurrent: path === page,
    isOpen: false,
    items: [],
  });
  const entryOf = (group: Group): Entry => {
    const { path, operations } = group;
    const isOpen = path === page || operations.some((operation) => paths.operation(operation) === page);
    return { ...plain(group), isOpen, items: isOpen || isSmall ? listItems(navigation, group, page) : [] };
  };
  const schemas =
    input.api.schemas.length === 0
      ? []
      : [
          {
            ...plain({ title: 'Schemas', path: schemasPath }),
            isOpen: page.startsWith(schemasPath.replace(/index$/u, '')),
          },
        ];
  const divided = divideGroups(input, groups).map(({ title, groups: own }) => ({ title, entries: own.map(entryOf) }));
  const sections: Section[] = [
    { title: undefined, entries: chapters.map(plain) },
    ...divided,
    ...(schemas.length === 0 ? [] : [{ title: 'Data', entries: schemas }]),
  ];
  return renderHtml('site/navigation.html', { sections });
}
