/** Suggestions for misspelled names. */

/** Edit distance of two texts: the number of letters to add, remove or replace (Levenshtein). */
function measure(from: string, to: string): number {
  let above = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const line = [row + 1];
    for (const [column, other] of [...to].entries()) {
      const exchanged = (above[column] ?? 0) + (letter === other ? 0 : 1);
      line.push(Math.min(exchanged, (above[column + 1] ?? 0) + 1, (line[column] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** Returns the name with the smallest edit distance; `undefined` if more than a third of its letters differ. */
export function findNearest(name: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((each) => ({ each, distance: measure(name, each) }))
    .filter(({ each, distance }) => distance <= Math.max(1, Math.ceil(each.length / 3)))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.each;
}

function lettersOf(name: string): string {
  return [...name.toLowerCase()].toSorted().join('');
}
function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z\d]/gu, '');
}

/**
 * Whether a name is a misspelling of another name: a letter is wrong, letters are swapped, or case or separators
 * differ.
 */
export function isMisspelled(name: string, meant: string): boolean {
  return (
    name !== meant &&
    (plain(name) === plain(meant) || measure(name, meant) <= 1 || lettersOf(name) === lettersOf(meant))
  );
}
