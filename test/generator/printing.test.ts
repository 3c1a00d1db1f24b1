/**
 * Output of the command line: on a terminal, if there is too much to print, and as help. Unit tests, because the cases
 * run without a terminal.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WriteStream } from 'node:tty';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { runGenerate } from '../../generator/src/cli/generate.js';
import {
  printConflict,
  printConflicts,
  printDiagnostics,
  printFindings,
  printSkipped,
} from '../../generator/src/cli/output.js';
import { startProgress } from '../../generator/src/cli/progress.js';
import { printMarkdown } from '../../generator/src/commands/reference/markdown.js';
import { describeOrigin, describePagination } from '../../generator/src/commands/reference/origin.js';
import { diagnose } from '../../generator/src/diagnostics/diagnostics.js';
import { paintFor } from '../../generator/src/support/terminal.js';
import { runJobs } from '../support/jobs.js';

function plain(_style: string, text: string): string {
  return text;
}
function marked(style: string, text: string): string {
  return `<${style}>${text}</${style}>`;
}

/** Returns a stream, which can be a terminal, and the text that was written to it. */
function makeStream(isTTY: boolean) {
  const written: string[] = [];
  const stream: WriteStream = Object.assign(Object.create(WriteStream.prototype), {
    isTTY,
    write: (text: string): boolean => written.push(text) > 0,
  });
  return { stream, written };
}

afterEach(() => vi.unstubAllEnvs());

test.each([
  // As in Node: FORCE_COLOR takes precedence, then NO_COLOR, then whether the stream is a terminal.
  { isTTY: true, force: '', no: '', isColored: true },
  { isTTY: false, force: '', no: '', isColored: false },
  { isTTY: true, force: '', no: '1', isColored: false },
  { isTTY: false, force: '1', no: '', isColored: true },
  { isTTY: false, force: '3', no: '1', isColored: true },
  { isTTY: true, force: '0', no: '', isColored: false },
  { isTTY: true, force: 'false', no: '', isColored: false },
])('colors the output on a terminal or if forced: %j', ({ isTTY, force, no, isColored }) => {
  vi.stubEnv('FORCE_COLOR', force);
  vi.stubEnv('NO_COLOR', no);
  expect(paintFor(makeStream(isTTY).stream)('red', 'a')).toBe(isColored ? '\u001B[31ma\u001B[39m' : 'a');
});

test('prints stages with their duration on a terminal', () => {
  const { stream, written } = makeStream(true);
  const progress = startProgress(stream, { isQuiet: false });
  progress.begin('load');
  progress.begin('lower');
  progress.end();
  progress.end();
  expect(written.map((text) => text.replaceAll(/\d+ ms/gu, 'N ms'))).toEqual([
    '  load …',
    '\r\u001B[2K  load     N ms\n',
    '  lower …',
    '\r\u001B[2K  lower    N ms\n',
  ]);
  for (const isTTY of [false, true]) {
    const silent = makeStream(isTTY);
    const quiet = startProgress(silent.stream, { isQuiet: true });
    quiet.begin('load');
    quiet.end();
    expect(silent.written).toEqual([]);
  }
});

test('logs stages of two seconds and more without a terminal', () => {
  vi.useFakeTimers();
  try {
    const { stream, written } = makeStream(false);
    const progress = startProgress(stream, { isQuiet: false });
    progress.begin('load');
    vi.advanceTimersByTime(1999);
    progress.begin('verify');
    vi.advanceTimersByTime(12_000);
    progress.end();
    expect(written).toEqual(['verify …\n', 'verify: 12.0 s\n']);
  } finally {
    vi.useRealTimers();
  }
});

test('logs every ten seconds how much of a stage is done without a terminal', () => {
  vi.useFakeTimers();
  try {
    const { stream, written } = makeStream(false);
    const progress = startProgress(stream, { isQuiet: false });
    progress.begin('call');
    for (let done = 1; done <= 15; done += 1) {
      vi.advanceTimersByTime(1000);
      progress.step(done, 15);
    }
    progress.begin('write');
    // As if the work before had not let the timer run.
    const later = performance.now() + 3000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    progress.step(1, 2);
    progress.step(2, 2);
    progress.end();
    vi.restoreAllMocks();
    expect(written).toEqual(['call …\n', 'call … 12 of 15\n', 'call: 15.0 s\n', 'write … 1 of 2\n', 'write: 3.0 s\n']);
  } finally {
    vi.useRealTimers();
  }
});

/** Generates a small document, and returns what is written to stderr, with or without a terminal. */
async function recordRun(isTerminal: boolean, options: object): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trefoil-stages-'));
  const written: string[] = [];
  const { isTTY } = process.stderr;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    process.stderr.isTTY = isTerminal;
    const spec = join(folder, 'spec.yaml');
    await writeFile(spec, "openapi: 3.1.0\ninfo: { title: Case, version: '1' }\npaths: {}\n");
    await runGenerate(spec, { out: join(folder, 'out'), scope: '@case', ...options });
  } finally {
    process.stderr.isTTY = isTTY;
    vi.restoreAllMocks();
    await rm(folder, { recursive: true });
  }
  return written;
}

test.each([
  [{}, ['load', 'analyze', 'name', 'render', 'check', 'write']],
  [{ json: true }, []],
])('logs the long stages of a run with %j without a terminal', async (options, stages) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3000));
  const written = await recordRun(false, options);
  expect(written.flatMap((text) => /^(\w+): \d+\.\d s\n$/u.exec(text)?.[1] ?? [])).toEqual(stages);
});

test.each([
  [{}, ['load', 'analyze', 'name', 'render', 'check', 'write']],
  [{ check: true }, ['load', 'analyze', 'name', 'render', 'check', 'compare']],
])('prints the stages of a run with %j', async (options, stages) => {
  const written = await recordRun(true, options);
  expect(written.flatMap((text) => /^ {2}(\w+) …$/u.exec(text)?.[1] ?? [])).toEqual(stages);
});

test('separates diagnostics by a blank line and gives each a colored header', () => {
  const position = (line: number) => ({ file: 'a.yaml', line, column: 1 });
  const [error, warning] = [
    diagnose('file-unreadable', position(1), { reason: 'gone' }),
    { ...diagnose('file-unreadable', position(2), { reason: 'gone' }), severity: 'warning' as const },
  ];
  const printed = printDiagnostics(marked, [error, warning], new Map([['a.yaml', 'one\ntwo']]));
  expect(printed).toMatch(
    /^<red>a\.yaml:1:1 [^\n]*<\/red>\n[\s\S]*one[\s\S]*\n\n<yellow>a\.yaml:2:1 [^\n]*<\/yellow>\n/u,
  );
});

test('prints skipped operations with the first reason and the number of other reasons', () => {
  const reason = diagnose('file-unreadable', { file: 'a.yaml', line: 3, column: 7 }, { reason: 'gone' });
  const operation = { method: 'GET', path: '/a', id: 'a', reasons: [reason] };
  const line = `  GET /a  a.yaml:3:7 file-unreadable: ${reason.message}`;
  expect(printSkipped(marked, [operation], new Map())).toBe(`<yellow>1 operation is left out</yellow>\n${line}`);
  const more = { ...operation, reasons: [reason, reason, reason] };
  expect(printSkipped(plain, [operation, more], new Map())).toBe(
    `2 operations are left out\n${line}\n${line}, and 2 more`,
  );
});

test('prints the location of a skipped operation in words if the document is one long line', () => {
  const source = JSON.stringify({ info: { title: 'x'.repeat(200) }, paths: { '/a': { get: { tags: 1 } } } });
  const column = source.indexOf('"tags"') + 1;
  const reason = diagnose('file-unreadable', { file: 'a.json', line: 1, column }, { reason: 'gone' });
  const operation = { method: 'GET', path: '/a', id: 'a', reasons: [reason] };
  expect(printSkipped(plain, [operation], new Map([['a.json', source]]))).toContain(
    `  GET /a  a.json:1:${column} (GET /a, at /tags) file-unreadable: `,
  );
});

test('names the option that prints every warning if only their number is printed', () => {
  const warnings = (count: number) => ({
    diagnostics: Array.from({ length: count }, () =>
      diagnose('field-unknown', { file: 'a.yaml', line: 1, column: 1 }, { name: 'a', of: 'b', nearest: undefined }),
    ),
    ...{ skipped: [], notes: [], conflicts: [], sources: new Map(), changes: [], out: 'out', exit: 0 },
  });
  const brief = (count: number): string => printFindings(plain, warnings(count), { isBrief: true, spec: 'a.yaml' });
  expect(brief(3)).toBe('3 warnings; `npx trefoil generate a.yaml` prints them\n\n');
  expect(brief(4)).toBe('4 warnings; `npx trefoil generate a.yaml --verbose` prints them\n\n');
});

test('prints a conflict and what to do about it', () => {
  const [open, kept] = [
    { path: 'a.ts', reason: 'was edited' },
    { path: 'b.ts', reason: 'was there before', backup: 'b.ts.bak' },
  ];
  const out = join(process.cwd(), 'out');
  expect(printConflict(marked, out, open)).toBe('<bold>out/a.ts</bold> was edited');
  expect(printConflict(plain, out, kept)).toBe('out/b.ts was there before; a copy is saved as out/b.ts.bak');
  expect(printConflicts(plain, { out, conflicts: [kept] })).toBe(printConflict(plain, out, kept));
  const advice =
    'nothing was written. To continue, choose another folder with --out, or run the command again with --force, which overwrites each file and keeps a copy beside it (.bak)';
  expect(printConflicts(marked, { out, conflicts: [open] })).toBe(
    `<bold>out/a.ts</bold> was edited\n\n<red>1 file is in the way</red>; ${advice}`,
  );
  expect(printConflicts(plain, { out, conflicts: [open, open] })).toMatch(/\n\n2 files are in the way; /u);
});

test.each(
  [
    '',
    ...[
      'init',
      'generate',
      'dev',
      'mock',
      'mcp',
      'lint',
      'docs',
      'names',
      'suggest',
      'overlay',
      'explain',
      'release',
      'verify',
      'proxy',
      'diff',
      'changelog',
    ],
  ].map((name) => `${name} --help`.trim()),
)('prints the help of trefoil %s', async (line) => {
  const file = join(
    import.meta.dirname,
    'help',
    `${line.split(' ').length === 1 ? 'trefoil' : line.split(' ')[0]}.txt`,
  );
  const [result] = await runJobs([{ kind: 'command', cwd: process.cwd(), args: line.split(' ') }]);
  if (process.env['UPDATE'] === '1') writeFileSync(file, result?.stdout ?? '');
  expect(result?.stdout).toBe(readFileSync(file, 'utf8'));
});

describe('texts of the reference', () => {
  test.each([
    ['<b>a</b>', '**a**'],
    ['<!-- a --> <?b', '&lt;?b'],
    ['1 < 2 <3', '1 < 2 <3'],
    ['![a](b) !b', '&#33;[a](b) !b'],
    ['{% a %} { %', '&#123;% a %} { %'],
    ['<https://a.example/?b> <mailto:a@b> <http://c>', '<https://a.example/?b> <mailto:a@b> <http://c>'],
    ['<https://a b> <ftp://a>', '&lt;https://a b> &lt;ftp://a>'],
    ['`<b>` <b>', '`<b>` &lt;b>'],
    ['``<b>`<i>`` <u>', '``<b>`<i>`` &lt;u>'],
    ['`<b>', '`&lt;b>'],
    ['`a``<b>`', '`a``<b>`'],
    ['```\n<b>\n```\n<i>', '```\n<b>\n```\n&lt;i>'],
    ['````\n```\n<b>\n````\n<i>', '````\n```\n<b>\n````\n&lt;i>'],
    ['~~~ts\n<b>\n~~~ <i>\n', '~~~ts\n<b>\n~~~ &lt;i>\n'],
    ['```\n<b>', '```\n<b>'],
    ['a ~~~\n<b>\n~~~', 'a ~~~\n&lt;b>\n~~~'],
    ['~~\n<b>\n~~', '~~\n&lt;b>\n~~'],
  ])('the reference escapes %j in Markdown', (text, printed) => expect(printMarkdown(text)).toBe(printed));

  test.each([
    [{}, undefined],
    [{ 'x-origin': 1 }, undefined],
    [{ 'x-origin': '4' }, 'Origin: section 4 of the document'],
    [{ 'x-origin': '4.12.3' }, 'Origin: section 4.12.3 of the document'],
    [{ 'x-origin': '4.' }, 'Origin: 4.'],
    [{ 'x-origin': 'v4' }, 'Origin: v4'],
    [{ 'x-origin': '4a' }, 'Origin: 4a'],
    [{ 'x-origin': 'ruling', 'x-origin-reason': 'it says so' }, 'Origin: ruling: it says so'],
  ])('the reference describes the origin of %j', (raw, origin) => expect(describeOrigin(raw)).toBe(origin));

  test('the reference describes pagination', () => {
    const page = { style: 'page', page: 'page', items: 'records', hasMore: 'more' } as const;
    const more = '`records` has its records, `more` tells whether more follow.';
    expect(describePagination(page)).toBe(`Pagination: \`page\` chooses a page; ${more}`);
    expect(describePagination({ ...page, pageSize: 'size' })).toBe(
      `Pagination: \`page\` chooses a page, \`size\` sets its length; ${more}`,
    );
    expect(describePagination({ style: 'cursor', cursor: 'after', next: 'next', items: 'data' })).toBe(
      'Pagination: `data` has the records of a part; `next` goes into `after` of the next request, and is absent at the end.',
    );
  });
});
