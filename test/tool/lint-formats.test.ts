/** `trefoil lint`: its human-readable report, the formats for other programs, and the ignore file. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DOMParser } from '@xmldom/xmldom';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { printCodeClimate } from '../../generator/src/commands/lint/formats/codeclimate.js';
import { printGithub } from '../../generator/src/commands/lint/formats/github.js';
import { printJunit } from '../../generator/src/commands/lint/formats/junit.js';
import { printSarif } from '../../generator/src/commands/lint/formats/sarif.js';
import { printStylish } from '../../generator/src/commands/lint/formats/stylish.js';
import type { LintDiagnostic } from '../../generator/src/commands/lint/lint.js';
import { ensureTool } from '../../scripts/support/tool.js';
import { makeFolder } from '../support/documents.js';
import { runTool } from '../support/tool.js';

function finding(rule: string, line: number, more: Partial<LintDiagnostic> = {}): LintDiagnostic {
  return {
    severity: 'warning',
    rule,
    message: `About ${rule}.`,
    position: { file: 'a.yaml', line, column: 3 },
    ...more,
  };
}

const hostile = finding('a,b:c', 7, {
  severity: 'error',
  message: '50% of <b>"this"</b> & that\nthen ::warning::more\u0007',
  position: { file: 'a b,#1.yaml', line: 7, column: 2 },
});

describe('the report for people', () => {
  const sources = new Map([['a.yaml', 'one\ntwo\nthree\nfour\nfive\nsix\n']]);
  function print(findings: readonly LintDiagnostic[], isAll = false): string {
    const rest = { parts: [], ignoreFile: '/nowhere' };
    return printStylish((_, text) => text, { findings, sources, ...rest }, isAll);
  }

  test('prints the first three locations of a rule, or all of them with --all', () => {
    const findings = [1, 2, 3, 4, 5].map((line) => finding('tidy', line));
    expect(print(findings)).toBe(`warning tidy  5 places
  About tidy.

  a.yaml:1:3
  > 1 | one
      |   ^
    2 | two

  a.yaml:2:3
    1 | one
  > 2 | two
      |   ^
    3 | three

  a.yaml:3:3
    2 | two
  > 3 | three
      |   ^
    4 | four

  … and 2 more places

0 errors and 5 warnings of 1 rule; --all prints all locations`);
    expect(print(findings, true)).toMatch(/a\.yaml:4:3[\s\S]*a\.yaml:5:3[\s\S]*\n0 errors and 5 warnings of 1 rule$/u);
  });

  test('prints errors first and then the most frequent rules, with each message if messages differ', () => {
    const findings = [
      finding('rare', 1),
      finding('often', 2, { message: 'One.' }),
      finding('often', 3, { message: 'Two.' }),
      finding('wrong', 4, { severity: 'error' }),
    ];
    const heads = print(findings)
      .split('\n')
      .filter((line) => /^(?:error|warning)|a\.yaml/u.test(line));
    expect(heads).toEqual([
      'error wrong  1 place',
      '  a.yaml:4:3',
      'warning often  2 places',
      '  a.yaml:2:3  One.',
      '  a.yaml:3:3  Two.',
      'warning rare  1 place',
      '  a.yaml:1:3',
    ]);
    expect(print(findings)).toMatch(/\n1 error and 3 warnings of 3 rules$/u);
  });

  test.each([
    [15, []],
    [16, ['warning rule-p  1 place']],
  ])('with %i rules, prints the locations for the first 15 and only counts for the rest', (count, rest) => {
    const findings = Array.from({ length: count }, (_, index) => finding(`rule-${String.fromCharCode(97 + index)}`, 1));
    const lines = print(findings).split('\n');
    expect(lines.filter((line) => line === '  a.yaml:1:3')).toHaveLength(15);
    expect(lines.filter((line, index) => line.startsWith('warning') && !lines[index + 1]?.startsWith(' '))).toEqual(
      rest,
    );
  });

  test('prints control characters from a document as symbols', () => {
    expect(print([finding('bell', 1, { message: 'ring\u0007\u001b[31m' })])).toContain('  ring␇␛[31m');
  });
});

describe('the formats for other programs', () => {
  test('--format github escapes characters that would end a command or one of its properties', () => {
    expect(printGithub([hostile, finding('tidy', 1)])).toBe(
      `::error file=a b%2C#1.yaml,line=7,col=2,title=a%2Cb%3Ac::50%25 of <b>"this"</b> & that%0Athen ::warning::more\u0007
::warning file=a.yaml,line=1,col=3,title=tidy::About tidy.`,
    );
  });

  test('--format sarif lists each rule once, and files as URIs', () => {
    expect(JSON.parse(printSarif([hostile, finding('tidy', 1), finding('tidy', 2)]))).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'trefoil lint', rules: [{ id: 'a,b:c' }, { id: 'tidy' }] } },
          results: [
            {
              ruleId: 'a,b:c',
              ruleIndex: 0,
              level: 'error',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'a%20b,%231.yaml' },
                    region: { startLine: 7, startColumn: 2 },
                  },
                },
              ],
            },
            { ruleIndex: 1, level: 'warning', message: { text: 'About tidy.' } },
            { ruleIndex: 1, level: 'warning' },
          ],
        },
      ],
    });
  });

  test('--format codeclimate identifies findings independently of their lines, and numbers equal ones', () => {
    const read = (findings: readonly LintDiagnostic[]): { fingerprint: string }[] =>
      JSON.parse(printCodeClimate(findings));
    const [one, two] = read([finding('tidy', 1), finding('tidy', 2)]);
    const [moved] = read([finding('tidy', 9)]);
    expect(one).toMatchObject({
      type: 'issue',
      check_name: 'tidy',
      severity: 'minor',
      location: { path: 'a.yaml', positions: { begin: { line: 1, column: 3 } } },
    });
    expect(moved?.fingerprint).toBe(one?.fingerprint);
    expect(two?.fingerprint).not.toBe(one?.fingerprint);
  });

  /** Returns the attributes and text of all XML elements with the given name, as an XML parser reads them. */
  function readXml(text: string, name: string): readonly Record<string, string | null>[] {
    const parser = new DOMParser({
      onError: (level, message) => {
        // The replacement of a character that XML does not allow is not a mistake of the encoding.
        if (!message.startsWith('Unicode replacement character')) throw new Error(`${level}: ${message}`);
      },
    });
    return [...parser.parseFromString(text, 'text/xml').getElementsByTagName(name)].map((element) => ({
      ...Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value])),
      text: element.textContent,
    }));
  }

  test('--format junit prints a suite per file and a failure per error, with text that is valid in XML', () => {
    const report = printJunit([hostile, finding('tidy', 1)], ['a.yaml', 'clean.yaml']);
    const message = '50% of <b>"this"</b> & that\nthen ::warning::more\ufffd';
    const counts = { errors: '0', skipped: '0' };
    expect(readXml(report, 'testsuites')).toMatchObject([
      { name: 'trefoil lint', tests: '3', failures: '1', ...counts },
    ]);
    expect(readXml(report, 'testsuite')).toMatchObject([
      { name: 'a.yaml', tests: '1', failures: '0', ...counts },
      { name: 'clean.yaml', tests: '1', failures: '0', ...counts },
      { name: 'a b,#1.yaml', tests: '1', failures: '1', ...counts },
    ]);
    expect(readXml(report, 'testcase')).toEqual([
      {
        classname: 'tidy',
        name: 'a.yaml:1:3',
        file: 'a.yaml',
        line: '1',
        text: 'a.yaml:1:3: warning: About tidy.',
      },
      { classname: 'lint', name: 'no problems found', text: '' },
      {
        classname: 'a,b:c',
        name: 'a b,#1.yaml:7:2',
        file: 'a b,#1.yaml',
        line: '7',
        text: `a b,#1.yaml:7:2: ${message}`,
      },
    ]);
    expect(readXml(report, 'failure')).toEqual([{ type: 'a,b:c', message, text: `a b,#1.yaml:7:2: ${message}` }]);
  });

  test.each([
    ['a NUL and other control characters', '\0\u0001\u001b\u001f', '\ufffd\ufffd\ufffd\ufffd'],
    ['half of a character', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['characters that are not characters', '\ufffe\uffff', '\ufffd\ufffd'],
    ['a whole character outside of the basic plane', '\u{1f600}', '\u{1f600}'],
    ['the end of a CDATA section, a comment and an entity', ']]>--><!--&amp;&#0;', ']]>--><!--&amp;&#0;'],
    ['the end of the attribute and the element', '"/></failure><x y=\'', '"/></failure><x y=\''],
    ['space', '\ta\r\nb', '\ta\r\nb'],
  ])('--format junit prints %s', (_, message, expected) => {
    const report = printJunit([finding('rule', 1, { severity: 'error', message })], []);
    expect(readXml(report, 'failure')).toEqual([{ type: 'rule', message: expected, text: `a.yaml:1:3: ${expected}` }]);
  });
});

describe('trefoil lint', () => {
  const removals: (() => Promise<void>)[] = [];
  beforeAll(ensureTool);
  afterEach(async () => {
    for (const remove of removals.splice(0)) await remove();
  });

  const spec = `openapi: 3.1.0
info: { title: Pets, version: '1' }
servers: [{ url: https://pets.example }]
security: []
paths:
  /a: { get: { operationId: a, summary: A, responses: { '200': { description: A }, '400': { description: No } } } }
  /b: { get: { operationId: b, summary: B, responses: { '200': { description: B } } } }
`;

  async function makeProject(): Promise<string> {
    const { folder, remove } = await makeFolder({ 'spec.yaml': spec, 'other.yaml': spec });
    removals.push(remove);
    return folder;
  }

  test.each([
    [1, 1],
    [2, 0],
  ])('lint with 2 warnings and --max-warnings %i exits with %i', async (most, expected) => {
    const folder = await makeProject();
    const { code, stderr } = await runTool(folder, ['lint', 'spec.yaml', '--max-warnings', String(most)]);
    expect(code).toBe(expected);
    expect(stderr).toBe(expected === 0 ? '' : 'trefoil: 2 warnings, more than the 1 that --max-warnings allows\n');
  });

  test('lint prints one report for all documents of a project', async () => {
    const folder = await makeProject();
    const documents = ['spec', 'other'].map((name) => ({
      name,
      spec: `${name}.yaml`,
      scope: `@${name}`,
      out: name,
      docs: `docs/${name}`,
    }));
    writeFileSync(join(folder, 'trefoil.config.json'), JSON.stringify(documents));
    const { code, stdout } = await runTool(folder, ['lint', '--format', 'github']);
    expect(code).toBe(0);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => line.slice(0, line.indexOf(',line'))),
    ).toEqual([
      '::warning file=spec.yaml',
      '::warning file=spec.yaml',
      '::warning file=other.yaml',
      '::warning file=other.yaml',
    ]);
  });

  test.each([
    ['broken.yaml', 1, 'yaml-invalid', /^broken\.yaml:1:\d+$/u],
    ['missing.yaml', 3, 'file-unreadable', /^missing\.yaml:1:1$/u],
  ])('lint --format junit reports that %s cannot be read, and exits with %i', async (name, exit, code, place) => {
    const folder = await makeProject();
    writeFileSync(join(folder, 'broken.yaml'), '{ a: [');
    const { code: ended, stdout } = await runTool(folder, ['lint', name, '--format', 'junit']);
    expect(ended).toBe(exit);
    expect(stdout).not.toContain('no problems found');
    const [, classname, found] = /<testcase classname="([^"]+)" name="([^"]+)"[^>]*><failure /u.exec(stdout) ?? [];
    expect([classname, found]).toEqual([code, expect.stringMatching(place)]);
  });

  test('--generate-ignore-file adds all current findings and keeps the comments of the ignore file', async () => {
    const folder = await makeProject();
    const file = join(folder, '.redocly.lint-ignore.yaml');
    writeFileSync(file, "# Ours.\nspec.yaml:\n  info-license: ['#/info']\n");
    expect((await runTool(folder, ['lint', 'spec.yaml', '--generate-ignore-file'])).stdout).toBe(
      '1 problem of spec.yaml added to .redocly.lint-ignore.yaml; later runs report only new ones\n',
    );
    expect(readFileSync(file, 'utf8')).toBe(`# Ours.
spec.yaml:
  info-license:
    - "#/info"
  operation-4xx-response:
    - "#/paths/~1b/get/responses"
`);
    expect((await runTool(folder, ['lint', 'spec.yaml'])).stdout).toBe('no problems found\n');
    writeFileSync(join(folder, 'spec.yaml'), spec.replace(", '400': { description: No }", ''));
    expect((await runTool(folder, ['lint', 'spec.yaml'])).stdout).toContain('spec.yaml:6:');
  });
});
