/** The journal of a mutant run. A unit test, because the whole run takes an hour. */
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Judged, keyOf, openJournal } from '../../scripts/support/mutants/journal.js';
import { repository } from '../support/workspace.js';

const name = `test-${process.pid}`;
const file = join(repository, '.cache/mutants', `${name}.jsonl`);
afterAll(() => rm(file, { force: true }));

function judged(line: number): Judged {
  return {
    outcome: 'noticed',
    by: 'a test',
    mutant: { file: 'a.ts', line, kind: 'Kind', from: line, to: line + 1, replacement: '""' },
  };
}

test('the next mutant run skips judged mutants and ignores a truncated journal entry', async () => {
  const first = await openJournal(name);
  expect(first.known).toEqual([]);
  await first.note(judged(1));
  await first.note(judged(2));
  await appendFile(file, '{"mutant": {"fi');
  const second = await openJournal(name);
  expect(second.known).toEqual([judged(1), judged(2)]);
  await second.note(judged(3));
  const third = await openJournal(name);
  expect(third.known.map(({ mutant }) => keyOf(mutant))).toEqual([1, 2, 3].map((line) => keyOf(judged(line).mutant)));
});

test('mutants are judged again if the project has changed', async () => {
  const [, ...lines] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, ['"another state"', ...lines].join('\n'));
  expect((await openJournal(name)).known).toEqual([]);
});
