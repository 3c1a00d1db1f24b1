/** `npm run check:words`: finds discouraged words in code, comments, messages and documentation. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from './support/options.js';
import { print, printError } from './support/output.js';
import { exitCodes, root } from './support/project.js';
import { findWords } from './support/words.js';

readOptions(
  'Usage: npm run check:words\n\nFinds the words in scripts/support/words.ts, with the word to use instead.\n\nExit codes: 0 no words were found, 1 words were found',
  {},
);

/** Files that may contain these words, such as the word list and its test. */
const isExcluded = /(?:^|\/)words\.(?:test\.)?ts$|^test\/cases\/.*\/expected\/|^generator\/CHANGELOG\.md$/u;

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(?:ts|md|hbs)$/u.test(path) && !isExcluded.test(path) && existsSync(join(root, path)));
const findings = paths.flatMap((path) => findWords(path, readFileSync(join(root, path), 'utf8')));
for (const { path, line, word, instead } of findings) printError(`${path}:${line} ${word}: write "${instead}"`);
if (findings.length === 0) print(`${paths.length} files use the words of this project`);
process.exitCode = findings.length === 0 ? exitCodes.done : exitCodes.failed;
