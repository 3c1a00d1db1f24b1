/** Prepares the queries of readers: removes stop words, and finds other words for the same thing. */

const stopWords = new Set(
  'a an and are be can do does for how i if in into is it me my of on or our please the this to want what when where which with you your'.split(
    ' ',
  ),
);

/** Phrases of readers and words of references for the same thing. */
const synonyms: readonly (readonly [phrase: RegExp, words: readonly string[]])[] = [
  [/\b(?:log ?in|sign ?in|logging in|signing in)\b/u, ['authentication', 'token']],
  [/\bpag(?:e|ing)\b/u, ['pagination']],
  [/\bremove\b/u, ['delete']],
  [/\bdelete\b/u, ['remove']],
  [/\badd\b/u, ['create']],
  [/\bcreate\b/u, ['add']],
  [/\be-mail\b/u, ['email']],
  [/\bemail\b/u, ['e-mail']],
  [/\b(?:user|person)(?=s?\b)/u, ['member', 'user', 'person']],
  [/\bmember(?=s?\b)/u, ['user', 'person']],
];

/** Returns a query without stop words, unless it consists of them. */
export function dropStopWords(query: string): string {
  const words = query.trim().split(/\s+/u);
  const others = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return others.length === 0 ? query : others.join(' ');
}

/** Returns forms of a query in lower case in which a phrase is replaced by each word for the same thing. */
export function listSynonyms(query: string): readonly string[] {
  return synonyms.flatMap(([phrase, words]) =>
    phrase.test(query) ? words.map((word) => query.replace(phrase, word)).filter((form) => form !== query) : [],
  );
}

/** Replaces each unknown word that ends with a doubled letter by the known word without it: `bann` by `ban`. */
export function dropDoubles(query: string, terms: ReadonlySet<string>): string {
  return query.replaceAll(/\p{L}+/gu, (word) => {
    const single = word.replace(/(\p{L})\1$/u, '$1');
    return !terms.has(word) && terms.has(single) ? single : word;
  });
}
