/** The chapters of the guide: those of the project's files, and those written from the model, as Markdown. */
import { posix } from 'node:path';
import { partsOf } from '../../../../config/codegen-config.js';
import { emitReadme } from '../../../../emit/docs/readmes.js';
import type { EmitInput } from '../../../../emit/input.js';
import type { Operation, Response } from '../../../../ir/api.js';
import { indexOf } from '../../../../ir/schema-index.js';
import { toKebab } from '../../../../support/case.js';
import { printInline } from '../../../../support/code/markdown.js';
import { groupBy } from '../../../../support/group-by.js';
import { printMarkdown } from '../../markdown.js';
import { describePagination } from '../../origin.js';
import type { LinkedChapter } from '../links.js';
import type { Chapter } from '../navigation.js';
import { chapterPath, linkTo, type PagePaths } from '../paths.js';
import { listHeadings } from '../prose.js';
import { titleOf, toTitle } from '../titles.js';

export interface GuideChapter extends Chapter {
  readonly markdown: string;
}

/** A chapter from a file of the project. */
export interface FileChapter extends GuideChapter, LinkedChapter {}

/** Names of the chapters that are written from the model. */
const ownNames = ['client', 'errors', 'pagination', 'changelog'];

/** Reads the chapters of the project. Their titles are their first headings or, without any, their file names. */
export function readChapters({ config }: Pick<EmitInput, 'config'>): readonly FileChapter[] {
  const taken = new Set(ownNames);
  return (config.reference?.chapters ?? []).map(({ path: file, text }) => {
    const whole = toKebab(file.replace(/\.\w+$/u, '')) || 'chapter';
    const base = toKebab(posix.basename(file).replace(/\.\w+$/u, '')) || 'chapter';
    let name = taken.has(base) ? whole : base;
    for (let number = 2; taken.has(name); number += 1) name = `${whole}-${number}`;
    taken.add(name);
    const body = text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/u, '').trim();
    const [first] = listHeadings(body);
    const title = first?.isFirst === true ? first.title : toTitle(base);
    const markdown = `${first?.isFirst === true ? '' : `# ${title}\n\n`}${body}\n`;
    return { title, path: chapterPath(name), markdown, file, headings: listHeadings(markdown) };
  });
}

/** Sections of the client's README that the site shows on pages of their own. */
const elsewhere = /^## (?:Operations|Webhooks|Callbacks|Skipped)[^\n]*\n[\s\S]*?(?=^## |$(?![\s\S]))/gmu;

function writeClient(input: EmitInput): GuideChapter[] {
  const { layout } = input.config;
  if (!partsOf(input.config).includes('client') || layout === 'folder') return [];
  const readme = (layout === 'package' ? emitReadme.api : emitReadme.client)(input);
  const body = readme.replace(/^[\s\S]*?^# [^\n]*\n/mu, '').replaceAll(elsewhere, '');
  return [{ title: 'TypeScript client', path: chapterPath('client'), markdown: `# TypeScript client\n${body}` }];
}

/** Returns the first response of the document with each error status, and how many operations declare it. */
function listErrors(operations: readonly Operation[]): readonly { response: Response; count: number }[] {
  const failed = operations.flatMap(({ responses }) => responses.filter(({ status }) => !/^[123]/u.test(status)));
  return [...groupBy(failed, ({ status }) => status).values()]
    .flatMap((own) => own.slice(0, 1).map((response) => ({ response, count: own.length })))
    .sort((a, b) => (a.response.status < b.response.status ? -1 : 1));
}

function writeErrors(input: EmitInput, paths: PagePaths): GuideChapter[] {
  const { api, names } = input;
  const path = chapterPath('errors');
  const index = indexOf(api);
  const rows = listErrors(api.operations).map(({ response: { status, description, content }, count }) => {
    const named = content[0] === undefined ? undefined : index.find(content[0].schema.ref ?? content[0].schema.pointer);
    const body =
      named === undefined
        ? (content[0]?.mediaType ?? '')
        : `[${names.schema(named.name)}](${linkTo(path, paths.schema(named))})`;
    return `| ${status} | ${printMarkdown(description.split('\n')[0] ?? '').replaceAll('|', '\\|')} | ${body} | ${count} of ${api.operations.length} |`;
  });
  if (rows.length === 0) return [];
  const hasClient = partsOf(input.config).includes('client') && input.config.layout !== 'folder';
  const handling = hasClient
    ? `\nThe [TypeScript client](client.html) returns every declared response by its status, or throws an \`ApiError\` from its grouped calls.\n`
    : '';
  const markdown = `# Errors\n\nThe statuses that operations of this API declare for errors.\n\n| status | meaning | body | operations |\n|---|---|---|---|\n${rows.join('\n')}\n${handling}`;
  return [{ title: 'Errors', path, markdown }];
}

/** Lists of one kind that the chapter names. */
const mostListed = 12;

function writePagination(input: EmitInput, paths: PagePaths): GuideChapter[] {
  const path = chapterPath('pagination');
  const kinds = groupBy(
    input.api.operations.filter(({ pagination }) => pagination !== undefined),
    ({ pagination }) => (pagination === undefined ? '' : describePagination(pagination).replace(/^Pagination: /u, '')),
  );
  if (kinds.size === 0) return [];
  const sections = [...kinds].map(([text, operations]) => {
    const links = operations
      .slice(0, mostListed)
      .map((operation) => `- [${printInline(titleOf(input, operation))}](${linkTo(path, paths.operation(operation))})`);
    const more = operations.length > mostListed ? [`- and ${operations.length - mostListed} more`] : [];
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}\n\n${[...links, ...more].join('\n')}\n`;
  });
  return [{ title: 'Pagination', path, markdown: `# Pagination\n\n${sections.join('\n')}` }];
}

/** Writes the chapters that a document has something to say about. */
export function writeChapters(input: EmitInput, paths: PagePaths): readonly GuideChapter[] {
  return [...writeClient(input), ...writePagination(input, paths), ...writeErrors(input, paths)];
}
