/** Derives the default npm scope of the packages. */
import { splitWords } from '../support/words.js';

/** Words in titles that do not identify an API. */
const empty = new Set(
  (
    'a an and api apis contract definition definitions doc docs document documentation example for http https interface json of official openapi ' +
    'openapi3 preview public reference rest restful schema service services spec specification specifications specs swagger the v version ' +
    'web webservice yaml'
  ).split(' '),
);

/** Maximum number of words in a scope. */
const longest = 3;

/**
 * Returns the npm scope for a document's title: `@github` for "GitHub's official OpenAPI spec + Octokit extension".
 * Text after a separator, possessives, versions and words such as "API" are dropped; `@api` if nothing is left.
 */
export function scopeOf(title: string): string {
  const words = [firstPart(title), title].map((text) => splitWords(text.replaceAll(/['’]s\b|\.(?=\s|$)/gu, ' ')));
  const useful = words.map((all) => all.filter((word) => !empty.has(word) && !/^v?\d+(?:beta|alpha)?\d*$/u.test(word)));
  const chosen = [...useful, ...words].find((each) => each.length > 0) ?? ['api'];
  return `@${chosen.slice(0, longest).join('-')}`;
}

/** Returns the text of a title before the first separator; if that is empty, the text after it. */
function firstPart(title: string): string {
  return title.split(/\s[-–—+|:]\s|[(:|,]/u).find((part) => part.trim() !== '') ?? title;
}
