/** The word list: words are found in identifiers, comments, messages and Markdown, with their place. */
import { expect, test } from 'vitest';
import { findWords } from '../../scripts/support/words.js';

test('finds a word in an identifier, whatever its case', () => {
  expect(findWords('generator/src/a.ts', 'const a = 1;\nconst readAnswers = a;\n')).toEqual([
    { path: 'generator/src/a.ts', line: 2, word: 'readAnswers', instead: 'response' },
  ]);
  expect(findWords('a.ts', 'interface RawAnswer { keeper_of: string }').map(({ word }) => word)).toEqual([
    'RawAnswer',
    'keeper_of',
  ]);
});

test('leaves an identifier alone when the word is only a part of another word', () => {
  expect(findWords('a.ts', 'const answerable = bookkeeper;')).toEqual([]);
});

test('leaves a word alone where it belongs to the domain', () => {
  expect(findWords('packages/service/src/areas/members/a.ts', 'const answers = 1;')).toEqual([]);
});

test('finds a phrase in comments, strings and Markdown, with its line', () => {
  expect(findWords('a.ts', '/**\n * Computed\n * anew.\n */\nconst a = "read anew";').map(({ line }) => line)).toEqual([
    3, 5,
  ]);
  expect(findWords('a.md', 'One\n\nA format that it knows no word of')).toEqual([
    { path: 'a.md', line: 3, word: 'knows no', instead: 'does not support' },
  ]);
});
