/** Shortens operation names within a group. */
import type { Operation } from '../ir/api.js';
import { significantSegments } from '../support/case.js';
import { capitalize, splitWords, toSingular, toSingularWords } from '../support/words.js';
import { determiners, prepositions, readingVerbs, trailingVerbs } from './english.js';
import type { Candidate, Subject } from './structural.js';

/** Returns the first index, from `start`, at which `words` contains the sequence `part`, or -1. */
function indexOfWords(words: readonly string[], part: readonly string[], start: number): number {
  if (part.length === 0) return -1;
  return words.findIndex((_, at) => at >= start && part.every((word, index) => words[at + index] === word));
}

/** Returns whether a name starts with a noun from the path, as in `accountBilling` for `/accounts/{id}/billing`. */
function startsWithNoun([first = '']: readonly string[], { route }: Operation): boolean {
  const segments = significantSegments(route);
  return segments.some(
    (segment, at) =>
      segments[at + 1]?.startsWith('{') === true && splitWords(segment).map(toSingular).join(' ') === toSingular(first),
  );
}

/** Returns whether an operation's path contains a word, in the singular or plural. */
function isOfPath(word: string, { route }: Operation): boolean {
  return toSingularWords(route.replaceAll(/\{[^{}]*\}/gu, ' ')).includes(toSingular(word));
}

/** Moves a verb at the end to the start: `cron list` becomes `list cron`. */
function putVerbFirst(words: readonly string[]): readonly string[] {
  const [first = ''] = words;
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !trailingVerbs.has(last) || trailingVerbs.has(first)) return words;
  if (determiners.has(first) || first === 'partial' || words.some((word) => prepositions.has(word))) return words;
  return [last, ...words.slice(0, -1)];
}

interface Shortened {
  readonly words: readonly string[];
  /** Whether only the group's words are omitted, and they are in the singular. */
  readonly isExact: boolean;
  /** Whether more than the group's words are omitted. */
  readonly omits?: boolean;
  /** Whether the group's words are in the plural. */
  readonly isPlural?: boolean;
}

/** Finds the group's words after the verb: all of them, else those that differ from the verb. */
function findNoun(
  words: readonly string[],
  group: readonly string[],
): { readonly noun: readonly string[]; at: number } {
  const whole = indexOfWords(words, group, 1);
  if (whole !== -1) return { noun: group, at: whole };
  const noun = group.filter((word) => word !== words[0]);
  return { noun, at: indexOfWords(words, noun, 1) };
}

/** Drops the group's words after the verb, and all words between the verb and these except determiners. */
function dropNoun(words: readonly string[], group: readonly string[]): Shortened | undefined {
  const [verb = ''] = words;
  const { noun, at } = findNoun(words.map(toSingular), group);
  const end = at + noun.length;
  const loose = words.findIndex((word, index) => index > 0 && (index < at || index >= end) && prepositions.has(word));
  if (at === -1 || loose === 1 || /^v\d/u.test(verb)) return undefined;
  const after = words.slice(end);
  if (loose !== -1 && loose < at) {
    // `addUserToGroup` is `addUser`; in `getUserByGroupId`, the noun belongs to a parameter.
    if (words[loose] === 'by' || after.length > 0) return undefined;
    return { words: [verb, ...words.slice(1, loose)], isExact: false, omits: true };
  }
  const before = words.slice(1, at);
  const remaining = before.filter((word) => determiners.has(word));
  const isPlural = words.slice(at, end).some((word, index) => word !== noun[index]);
  const omits = before.length > remaining.length;
  return {
    words: [verb, ...remaining, ...dropFromParameter(after, noun)],
    isExact: !omits && !isPlural,
    omits,
    isPlural,
  };
}

/** Drops the group's noun between `by` and `id`: for the group `Members`, `by member id` becomes `by id`. */
function dropFromParameter(words: readonly string[], noun: readonly string[]): readonly string[] {
  const at = indexOfWords(words.map(toSingular), ['by', ...noun, 'id'], 0);
  return at === -1 ? words : [...words.slice(0, at + 1), ...words.slice(at + 1 + noun.length)];
}

/** Drops the group's words at the start; undefined if nothing would be left. */
function dropPrefix(words: readonly string[], group: readonly string[]): readonly string[] | undefined {
  const starts = group.length > 0 && group.every((word, index) => toSingular(words[index] ?? '') === word);
  if (!starts) return undefined;
  const rest = words.slice(group.length);
  const own = rest[0] === 'controller' ? rest.slice(1) : rest;
  return own.length === 0 || prepositions.has(own[0] ?? '') ? undefined : putVerbFirst(own);
}

/**
 * Returns possible short names in a group, best first: `getCommunityMember` of `Members` is `get`, `markPayoutsPaid` of
 * `Payouts` is `markPaid`, `addUserToGroup` of `Groups` is `addUser`, and `users_list` of `Users` is `list`.
 */
export function shortenName(operation: Operation, id: string, { group, returnsList }: Subject): readonly Candidate[] {
  const words = splitWords(id);
  const rest = dropPrefix(words, group);
  if (rest === undefined) {
    const own = isOfPath(words[0] ?? '', operation) ? putVerbFirst(words) : words;
    const shortened = own === words && startsWithNoun(words, operation) ? undefined : dropNoun(own, group);
    const moved = own === words ? [] : toCandidates({ words: own, isExact: true }, returnsList);
    return [...(shortened === undefined ? [] : toCandidates(shortened, returnsList)), ...moved];
  }
  // `issuesAddSubIssue` of `Issues` is `addSubIssue`: words that describe the noun stay.
  const second = rest.length > 1 ? dropNoun(rest, group) : undefined;
  const again = second?.omits === true ? undefined : second;
  return [
    ...(again === undefined ? [] : toCandidates(again, returnsList)),
    ...toCandidates({ words: rest, isExact: true }, returnsList),
  ];
}

/** Returns candidates for a short name. `getPosts` becomes `list` if it returns a list, or if `getPost` takes `get`. */
function toCandidates({ words, isExact, isPlural = false }: Shortened, returnsList: boolean): readonly Candidate[] {
  const name = words.map((word, index) => (index === 0 ? word : capitalize(word))).join('');
  const own = { name, isExact };
  if (!isPlural || words.length > 1 || !readingVerbs.has(name)) return [own];
  const list = { name: 'list', isExact };
  return returnsList ? [list, own] : [own, list];
}
