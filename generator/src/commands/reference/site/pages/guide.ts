/** The chapters of the guide: those of the project's files, and those written from the model, as Markdown. */
import { posix } from 'node:path';
import { emitReadme } from '../../../../emit/docs/readmes.js';
import type { EmitInput } from '../../../../emit/input.js';
import { toKebab } from '../../../../support/case.js';
import { hasClientChapter } from '../calls.js';
import type { LinkedChapter } from '../links.js';
import type { Chapter } from '../navigation.js';
import { chapterPath, type PagePaths } from '../paths.js';
import { listHeadings } from '../prose.js';
import { toTitle } from '../titles.js';
import { printErrors } from './errors.js';
import { printPagination } from './pagination.js';
import { describeSource, installClient } from './start.js';

export interface GuideChapter extends Chapter {
  readonly markdown: string;
}

/** A chapter from a file of the project. */
export interface FileChapter extends GuideChapter, LinkedChapter {
  /** The text of the file, and its path as users see it. */
  readonly source: { readonly text: string; readonly label: string };
}

/** Names of the chapters that are written from the model. */
const ownNames = ['client', 'errors', 'pagination', 'changelog'];

/** Reads the chapters of the project. Their titles are their first headings or, without any, their file names. */
export function readChapters({ config }: Pick<EmitInput, 'config'>): readonly FileChapter[] {
  const taken = new Set(ownNames);
  return (config.reference?.chapters ?? []).map(({ path: file, text, label = file }) => {
    const whole = toKebab(file.replace(/\.\w+$/u, '')) || 'chapter';
    const base = toKebab(posix.basename(file).replace(/\.\w+$/u, '')) || 'chapter';
    let name = taken.has(base) ? whole : base;
    for (let number = 2; taken.has(name); number += 1) name = `${whole}-${number}`;
    taken.add(name);
    const body = text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/u, '').trim();
    const [first] = listHeadings(body);
    const title = first?.isFirst === true ? first.title : toTitle(base);
    const markdown = `${first?.isFirst === true ? '' : `# ${title}\n\n`}${body}\n`;
    return {
      title,
      path: chapterPath(name),
      markdown,
      file,
      headings: listHeadings(markdown),
      source: { text, label },
    };
  });
}

/** Sections of the client's README that the site shows on pages of their own. */
const elsewhere = /^## (?:Operations|Webhooks|Callbacks|Skipped)[^\n]*\n[\s\S]*?(?=^## |$(?![\s\S]))/gmu;

/** The commands of the README that install the published package. */
const installCommand = /^```sh\nnpm install [^\n]*\n```$/mu;

/** Replaces the installation of a package, which is not published, by its generation. */
function replaceInstall(body: string, source: string, commands: readonly string[]): string {
  return body.replace(installCommand, () => `${source}\n\n\`\`\`sh\n${commands.join('\n')}\n\`\`\``);
}

function writeClient(input: EmitInput): GuideChapter[] {
  if (!hasClientChapter(input)) return [];
  const readme = (input.config.layout === 'package' ? emitReadme.api : emitReadme.client)(input);
  const body = readme.replace(/^[\s\S]*?^# [^\n]*\n/mu, '').replaceAll(elsewhere, '');
  const source = describeSource(input, '../openapi.yaml');
  return [
    {
      title: 'TypeScript client',
      path: chapterPath('client'),
      markdown: `# TypeScript client\n${source === undefined ? body : replaceInstall(body, source, installClient(input))}`,
    },
  ];
}

/** Writes the chapters for which the document has contents. */
export function writeChapters(input: EmitInput, paths: PagePaths): readonly GuideChapter[] {
  const hasClient = hasClientChapter(input);
  const [pagination, errors] = [chapterPath('pagination'), chapterPath('errors')];
  const written = [
    { title: 'Pagination', path: pagination, markdown: printPagination(input, paths, pagination, hasClient) },
    { title: 'Errors', path: errors, markdown: printErrors(input, paths, errors, hasClient) },
  ];
  return [
    ...writeClient(input),
    ...written.flatMap(({ markdown, ...rest }) => (markdown === undefined ? [] : [{ ...rest, markdown }])),
  ];
}
