/** The word list: words are found in identifiers, comments, messages and Markdown, with their location. */
import { expect, test } from 'vitest';
import { findWords } from '../../scripts/support/words.js';

test('finds a listed word in an identifier in any letter case', () => {
  expect(findWords('generator/src/a.ts', 'const a = 1;\nconst readAnswers = a;\n')).toEqual([
    { path: 'generator/src/a.ts', line: 2, word: 'readAnswers', instead: 'response' },
  ]);
  expect(findWords('a.ts', 'interface RawAnswer { keeper_of: string }').map(({ word }) => word)).toEqual([
    'RawAnswer',
    'keeper_of',
  ]);
});

test('ignores a listed word inside a longer word of an identifier', () => {
  expect(findWords('a.ts', 'const answerable = bookkeeper;')).toEqual([]);
});

test('ignores a listed word in files where it is a domain term', () => {
  expect(findWords('packages/service/src/areas/members/a.ts', 'const answers = 1;')).toEqual([]);
});

test('finds a phrase in comments, strings and Markdown, and reports its line', () => {
  expect(findWords('a.ts', '/**\n * Computed\n * anew.\n */\nconst a = "read anew";').map(({ line }) => line)).toEqual([
    3, 5,
  ]);
  expect(findWords('a.md', 'One\n\nA format that it knows no word of')).toEqual([
    { path: 'a.md', line: 3, word: 'knows no', instead: 'does not support' },
  ]);
});

test.each([
  ['it is no parameter', 'is no parameter'],
  ['a name that is none', 'is none'],
  ['What is missing is reported', '// What is'],
  ['cannot be told apart', 'told apart'],
  ['a folder of its own', 'a folder of its own'],
])('finds a listed phrase in the comment "%s"', (text, word) => {
  expect(findWords('a.ts', `// ${text}`).map((finding) => finding.word)).toEqual([word]);
});

test.each([
  'There is no parameter',
  'The name is no longer used',
  'empty if there are none',
  'stands in for a list',
  'What is a stage?',
  'one of its own properties',
])('accepts the comment "%s", which has no listed phrase', (text) => {
  expect(findWords('a.ts', `// ${text}`)).toEqual([]);
});

test('finds phrases in generated packages, whose comments come from the spec', () => {
  expect(findWords('packages/types/src/pet.ts', '// It is no pet').map(({ word }) => word)).toEqual(['is no pet']);
});

test('finds British spelling in identifiers and comments', () => {
  expect(findWords('a.ts', 'const coloured = 1; // its behaviour').map(({ word }) => word)).toEqual([
    'coloured',
    'behaviour',
  ]);
});
