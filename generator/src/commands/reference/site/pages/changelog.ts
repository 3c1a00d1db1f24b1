/** The changelog as a chapter: what is deprecated, what was removed, and the changes of each version. */
import type { EmitInput } from '../../../../emit/input.js';
import { listAll } from '../../../../ir/api.js';
import { printInline } from '../../../../support/code/markdown.js';
import { type History, printHistory } from '../../../changelog/page.js';
import { chapterPath, linkTo, type PagePaths } from '../paths.js';
import { noticeOf, titleOf } from '../titles.js';
import type { GuideChapter } from './guide.js';

function section(heading: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : [`## ${heading}`, items.map((item) => `- ${item}`).join('\n')];
}

/** Writes the chapter. Operations that were removed and added again are not listed as removed. */
export function writeChangelog(input: EmitInput, paths: PagePaths, history: History): GuideChapter {
  const path = chapterPath('changelog');
  const operations = listAll(input.api);
  const deprecated = operations.flatMap((operation) => {
    const notice = noticeOf(operation)?.replace(/^Deprecated\. ?/u, '');
    const link = `[${printInline(titleOf(input, operation))}](${linkTo(path, paths.operation(operation))})`;
    return notice === undefined ? [] : [notice === '' ? link : `${link}. ${notice}`];
  });
  const present = new Set(operations.map((operation) => `${operation.method} ${operation.path}`));
  const removed = history.entries
    .toReversed()
    .flatMap(({ title, changes = [] }) =>
      changes.flatMap(({ rule, where }) =>
        rule === 'operation-removed' && !present.has(where)
          ? [`~~${printInline(where)}~~ in ${printInline(title)}`]
          : [],
      ),
    );
  const [, ...versions] = printHistory(history).split('\n');
  const lists = [...section('Deprecated', deprecated), ...section('Removed', removed)];
  const markdown = ['# Changelog', ...lists, versions.join('\n').trim()].join('\n\n');
  return { title: 'Changelog', path, markdown: `${markdown}\n` };
}
