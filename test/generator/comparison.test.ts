/** The output of `generate --check` about files that differ, and the warnings of `generate`. */
import { describe, expect, test } from 'vitest';
import { printChanges, printSummary } from '../../generator/src/cli/comparison.js';
import type { Result } from '../../generator/src/cli/generation.js';
import { printFindings } from '../../generator/src/cli/output.js';
import { diagnose } from '../../generator/src/diagnostics/diagnostics.js';

function plain(_style: string, text: string): string {
  return text;
}

function numbered(count: number): string {
  return Array.from({ length: count }, (_, at) => `${at}\n`).join('');
}

const changed = { path: 'a.ts', before: 'a\nb\n', after: 'a\nc\n' };
const added = { path: 'sub/b.ts', before: undefined, after: 'b\n' };
const removed = { path: 'c.ts', before: 'c\n', after: undefined };

describe('the output of a comparison', () => {
  test('a comparison begins with the number of changed, added and removed files', () => {
    expect(printSummary([changed])).toBe('1 file differs: 1 changed');
    expect(printSummary([changed, added, added, removed])).toBe('4 files differ: 1 changed, 2 added, 1 removed');
  });

  test('the lines of a comparison are colored', () => {
    const marked = (style: string, text: string): string => `<${style}>${text}</${style}>`;
    expect(printChanges(marked, [changed], {})).toBe(
      [
        '<red>--- a.ts (on disk)</red>',
        '<green>+++ a.ts (generated)</green>',
        '@@ -1,2 +1,2 @@',
        ' a',
        '<red>-b</red>',
        '<green>+c</green>',
      ].join('\n'),
    );
  });

  test('a comparison prints at most 60 lines per file, and all lines with --full', () => {
    // Two lines with file names and one with the location precede the lines of the file.
    const change = (count: number) => ({ path: 'a.ts', before: '', after: numbered(count) });
    expect(printChanges(plain, [change(57)], {})).toMatch(/\n\+56$/u);
    expect(printChanges(plain, [change(58)], {})).toMatch(/\n\+56\n… 1 more line$/u);
    expect(printChanges(plain, [change(67)], {})).toMatch(/\n\+56\n… 10 more lines$/u);
    expect(printChanges(plain, [change(67)], { full: true })).toMatch(/\n\+66$/u);
  });

  test('a comparison prints at most 300 lines in total, and counts the remaining files', () => {
    const changes = [1, 2, 3, 4, 5, 6, 7].map((name) => ({
      path: `${name}.ts`,
      before: '',
      after: numbered(57),
    }));
    const text = printChanges(plain, changes, {});
    expect(text).toContain('+++ 5.ts');
    expect(text).not.toContain('+++ 6.ts');
    expect(text).toMatch(/\n\n… and 2 more changed files$/u);
    expect(printChanges(plain, changes, { full: true })).toMatch(/\+\+\+ 7\.ts[\s\S]*\+56$/u);
  });

  test('a comparison with --stat prints only the number of lines per file', () => {
    expect(printChanges(plain, [changed, added, removed], { stat: true })).toBe(
      'a.ts      +1 -1\nsub/b.ts  +1 -0\nc.ts      +0 -1',
    );
  });

  test('a comparison lists added and removed files with their number of lines after the changed files', () => {
    const text = printChanges(plain, [added, changed, { ...removed, before: numbered(3) }], {});
    expect(text).toMatch(/\n\+c\n\nadded sub\/b\.ts \(1 line\)\nremoved c\.ts \(3 lines\)$/u);
    expect(printChanges(plain, [added], { full: true })).toMatch(/\n\+b$/u);
  });

  test('a comparison prints control characters as symbols', () => {
    expect(printChanges(plain, [{ ...changed, after: '\u001b[31m\n' }], {})).toContain('+␛[31m');
  });
});

describe('warnings', () => {
  const sources = new Map<string, string>();
  const nothing = { exit: 0, skipped: [], changes: [], conflicts: [], notes: [], sources, out: 'out' };
  const warn = (line: number, code: 'construct-ignored' | 'example-invalid'): Result['diagnostics'][number] => ({
    code,
    severity: 'warning',
    message: `about line ${line}`,
    hint: 'mend it',
    position: { file: 'a.yaml', line, column: 1 },
  });
  const print = (diagnostics: Result['diagnostics'], isVerbose = false): string =>
    printFindings(plain, { ...nothing, diagnostics }, { isVerbose });

  test('prints all warnings if there are at most three', () => {
    const text = print([1, 2, 3].map((line) => warn(line, 'construct-ignored')));
    expect(text.match(/about line/gu)).toHaveLength(3);
    expect(text).not.toContain('--verbose');
  });

  test('prints one warning per kind if there are more than three, and all with --verbose', () => {
    const all = [...[1, 2, 3].map((line) => warn(line, 'construct-ignored')), warn(4, 'example-invalid')];
    expect(print(all)).toBe(`a.yaml:1:1 warning construct-ignored: about line 1
  hint: mend it
  … and 2 more warnings of this kind

a.yaml:4:1 warning example-invalid: about line 4
  hint: mend it

4 warnings in 2 kinds; \`npx trefoil generate --verbose\` prints all of them

`);
    expect(print(all, true).match(/about line/gu)).toHaveLength(4);
  });

  test('prints all errors, however many warnings there are', () => {
    const position = { file: 'a.yaml', line: 9, column: 1 };
    const errors = [1, 2, 3, 4, 5].map(() => diagnose('file-unreadable', position, { reason: 'gone' }));
    const text = print([...errors, ...[1, 2, 3, 4].map((line) => warn(line, 'construct-ignored'))]);
    expect(text.match(/error file-unreadable/gu)).toHaveLength(5);
    expect(text).toMatch(/\n5 errors; nothing was written\n$/u);
  });
});
