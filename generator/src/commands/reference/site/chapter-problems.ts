/** Warns about links and images of chapters that lead nowhere or to a missing heading, with their positions. */
import { type Diagnostic, diagnose, type Position } from '../../../diagnostics/diagnostics.js';
import { normalizeAddress } from './prose.js';

/** A link that leads nowhere or to a missing heading, or an image with the reason why it is not shown. */
export interface ChapterProblem {
  readonly address: string;
  readonly hasPage?: boolean;
  readonly reason?: string;
}

function describe({ address, hasPage, reason }: ChapterProblem, place: Position): Diagnostic {
  if (reason !== undefined) return diagnose('chapter-image-unresolved', place, { address, reason });
  return diagnose(hasPage === true ? 'chapter-heading-unresolved' : 'chapter-link-unresolved', place, { address });
}

/** Matches code, and the address of a link, an image or a reference definition. */
const candidates =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|(?<!`)(`+)(?!`)[\s\S]+?(?<!`)\2(?!`)|(?<=\]\( {0,9}|^ {0,3}\[[^\]\n]+\]: {0,9})(?:<([^<>\n]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))/gmu;

/** Returns the problems of a chapter in `file` as warnings. The position is the first line if `text` contains none. */
export function locateProblems(file: string, text: string, problems: readonly ChapterProblem[]): readonly Diagnostic[] {
  const places = [...text.matchAll(candidates)].flatMap(({ 3: angled, 4: bare, index }) => {
    const address = angled ?? bare;
    const before = text.slice(0, index + (angled === undefined ? 0 : 1)).split('\n');
    const place = { file, line: before.length, column: (before.at(-1) ?? '').length + 1 };
    return address === undefined ? [] : [{ address: normalizeAddress(address), place }];
  });
  const distinct = new Map(problems.map((problem) => [`${problem.address} ${problem.reason}`, problem]));
  return [...distinct.values()].flatMap((problem) => {
    const found = places.filter(({ address }) => address === problem.address).map(({ place }) => place);
    const at = found.length === 0 ? [{ file, line: 1, column: 1 }] : found;
    return at.map((place) => describe(problem, place));
  });
}
