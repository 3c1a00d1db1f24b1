/** Splits names into words, and compares words. */
import { createMemo } from './memo.js';

/** PascalCase forms of words with inner capitals, by word in lower case. */
const compounds: ReadonlyMap<string, string> = new Map(
  (
    'BitBucket DevOps DockerHub FastApi GitHub GitLab GraphQl IPv4 IPv6 JavaScript LinkedIn  MySql NoSql OAuth OAuth2 OEmbed ' +
    'OpenAi OpenApi OpenId PayPal PostgreSql SaaS TypeScript WebRtc WhatsApp YouTube'
  )
    .split(' ')
    .map((form) => [form.toLowerCase(), form]),
);

/** Matches words with inner capitals in their usual spellings, unless they are inside another word. */
const spellings = new RegExp(
  `(?<![a-z])(?:${
    'BitBucket DevOps DockerHub FastAPI FastApi GitHub GitLab GraphQL GraphQl IPv4 IPv6 JavaScript LinkedIn MySQL NoSQL OAuth2 OAuth ' +
    'OEmbed oEmbed OpenAI OpenAPI OpenApi OpenID PayPal PostgreSQL SaaS TypeScript WebRTC WhatsApp YouTube iOS macOS'
  })(?![a-z])`.replaceAll(' ', '|'),
  'gu',
);

function joinCompounds(name: string): string {
  return (
    name
      .replaceAll(spellings, (word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
      // The plural of an acronym: `APIs`, `userIDs`.
      .replaceAll(
        /(\p{Lu})(\p{Lu}+)s(?!\p{Ll})/gu,
        (_, first: string, rest: string) => `${first}${rest.toLowerCase()}s`,
      )
  );
}

/** Removes diacritics. */
function withoutMarks(name: string): string {
  return /^[\x20-\x7e]*$/u.test(name) ? name : name.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

const wordCache = createMemo<readonly string[]>(10_000);

/** Splits a name such as `community_member`, `HTTPError2`, `GitHub-APIs` or `Foo-Bar` into words in lower case. */
export function splitWords(name: string): readonly string[] {
  return wordCache(name, () =>
    joinCompounds(withoutMarks(name))
      .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
      .split(/[^A-Za-z\d]+/u)
      .filter((word) => word !== '')
      .map((word) => word.toLowerCase()),
  );
}

/** Capitalizes a word for PascalCase: `Pet`, `GitHub`. */
export function capitalize(word: string): string {
  return compounds.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
}

/** Irregular plurals, and words whose singular and plural are equal. */
const irregular: ReadonlyMap<string, string> = new Map(
  (
    'people:person children:child men:man women:woman indices:index vertices:vertex matrices:matrix movies:movie cookies:cookie ' +
    'calories:calorie categories:category caches:cache aliases:alias canvases:canvas analyses:analysis diagnoses:diagnosis ' +
    'series:series species:species news:news'
  )
    .split(' ')
    .map((pair): [string, string] => {
      const [plural = '', singular = ''] = pair.split(':');
      return [plural, singular];
    }),
);

/** Returns the singular of an English word, with sufficient accuracy for comparing a tag with an operationId. */
export function toSingular(word: string): string {
  const known = irregular.get(word);
  if (known !== undefined) return known;
  if (/(ss|us|is)$/u.test(word)) return word;
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  // `addresses`, `boxes`, `branches`, `statuses`, but not `houses`.
  if (/(?:ss|x|[cs]h|[^aeo]us)es$/u.test(word) && word.length > 4) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

const plurals: ReadonlyMap<string, string> = new Map([...irregular].map(([plural, singular]) => [singular, plural]));

/** Words without a plural. */
const uncountable: ReadonlySet<string> = new Set(
  'content data equipment feedback hardware history info information media metadata software staff usage'.split(' '),
);

/** Returns the plural of an English word. A plural and a word without a plural stay the same. */
export function toPlural(word: string): string {
  const known = plurals.get(word);
  if (known !== undefined) return known;
  if (isPlural(word) || uncountable.has(word)) return word;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|[cs]h)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** Returns whether a word is a plural. */
export function isPlural(word: string): boolean {
  return toSingular(word) !== word || word === 'series' || word === 'species';
}

/** Returns the words of a name, each in the singular. */
export function toSingularWords(name: string): readonly string[] {
  return splitWords(name).map(toSingular);
}
