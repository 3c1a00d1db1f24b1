/** Names the branches of `allOf`, `anyOf` and `oneOf` by what distinguishes them, else by their numbers. */
import { listedValues } from '../../ir/listed-values.js';
import type { Schema } from '../../ir/schema.js';
import { toPascal } from '../../support/case.js';
import { splitWords } from '../../support/words.js';

/** The maximum number of words of a title, and of required properties, that become part of a name. */
const FEW = 3;

const wordOfTitle = ({ title = '' }: Schema): string => (splitWords(title).length <= FEW ? title : '');

/** Returns the value of the first property that has only one, as discriminators do. */
const wordOfConstant = ({ properties = [] }: Schema): string => {
  for (const { schema } of properties) {
    const values = listedValues(schema) ?? [];
    const [only] = values;
    if (values.length === 1 && typeof only === 'string') return only;
  }
  return '';
};

const wordOfRequired = ({ required = [], properties }: Schema): string =>
  properties === undefined && required.length > 0 && required.length <= FEW ? `with ${required.join(' and ')}` : '';

const wordOfType = ({ types = [] }: Schema): string => {
  const [only = ''] = types;
  return types.length === 1 && only !== 'object' ? only : '';
};

const wordsOf = (branch: Schema): string[] =>
  [wordOfTitle, wordOfConstant, wordOfRequired, wordOfType].map((wordOf) => toPascal(wordOf(branch)));

/** Returns a name for each branch, such as `Card` or `WithEmail`; if no word is unique, `other` with its number. */
const nameBranches = (branches: readonly Schema[], other: string): string[] => {
  const words = branches.map(wordsOf);
  return words.map((own, index) => {
    const isUnique = (word: string): boolean => words.every((others, at) => at === index || !others.includes(word));
    return own.find((word) => /^[A-Z]/u.test(word) && isUnique(word)) ?? `${other}${index + 1}`;
  });
};

/** Adds the names of the branches of a schema by pointer. */
export const addBranchNames = (names: Map<string, string>, { allOf = [], anyOf = [], oneOf = [] }: Schema): void => {
  for (const [branches, other] of [
    [allOf, 'Part'],
    [anyOf, 'Variant'],
    [oneOf, 'Variant'],
  ] as const)
    for (const [index, name] of nameBranches(branches, other).entries()) {
      const branch = branches[index];
      if (branch !== undefined) names.set(branch.pointer, name);
    }
};
