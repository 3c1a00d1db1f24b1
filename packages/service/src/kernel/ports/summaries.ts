/**
 * Summarizes texts. The local implementation selects the sentences that contain the text's most frequent words, and
 * adds nothing.
 */

export interface Summaries {
  /** Returns up to `count` sentences of the text, in their original order. */
  readonly summarize: (text: string, count: number) => readonly string[];
  /** Returns the most frequent significant words of the text, most frequent first. */
  readonly keywords: (text: string, count: number) => readonly string[];
}

/** Stop words. */
const COMMON = new Set(
  (
    'about after again also although always among another because been before being between both cannot could does ' +
    'done down each else even ever every from have having here hers himself into itself just like made make many ' +
    'more most much must near only other ours over said same shall should since some still such than that their ' +
    'them then there these they this those through under until upon very want was well were what when where which ' +
    'while will with within without would your yours the and for are but not you all can had her his one our out ' +
    'who did get has him how its may new now see two way she too use'
  ).split(' '),
);

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !COMMON.has(word));
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Scores a sentence by the mean frequency of its words; the square root favors long sentences over short ones. */
function scoreOf(sentence: string, counts: ReadonlyMap<string, number>): number {
  const words = wordsOf(sentence);
  const sum = words.reduce((total, word) => total + (counts.get(word) ?? 0), 0);
  return words.length === 0 ? 0 : sum / Math.sqrt(words.length);
}

/** Creates the local implementation. */
export function createSummaries(): Summaries {
  return {
    summarize: (text, count) => {
      const counts = countWords(text);
      const sentences = sentencesOf(text).map((sentence, at) => ({ sentence, at, score: scoreOf(sentence, counts) }));
      return sentences
        .toSorted((a, b) => b.score - a.score || a.at - b.at)
        .slice(0, count)
        .toSorted((a, b) => a.at - b.at)
        .map(({ sentence }) => sentence);
    },
    keywords: (text, count) =>
      [...countWords(text)]
        .toSorted(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || (a < b ? -1 : 1))
        .slice(0, count)
        .map(([word]) => word),
  };
}
