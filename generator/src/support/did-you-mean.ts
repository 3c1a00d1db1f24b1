/** Suggests a correct name for a misspelled one. */

/** Returns the edit distance of two names: the number of insertions, deletions and substitutions. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 0; at < from.length; at += 1) {
    let diagonal = row[0] ?? 0;
    const next = [at + 1];
    for (let index = 0; index < to.length; index += 1) {
      const change = diagonal + (from[at] === to[index] ? 0 : 1);
      diagonal = row[index + 1] ?? 0;
      next.push(Math.min(change, diagonal + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the most similar name, ignoring case, if at most two edits and less than half of `name` differ. */
export function findSuggestion(name: string, names: readonly string[]): string | undefined {
  if (name.length > 40) return undefined;
  const ranked = names
    .map((each) => ({ each, signs: distance(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ signs }) => signs <= 2 && signs * 2 < name.length)
    .sort((a, b) => a.signs - b.signs);
  return ranked[0]?.each;
}
