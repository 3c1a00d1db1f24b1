/**
 * The word list: words that this project does not use, with their replacements. Identifiers are compared word by word
 * (`readAnswers` consists of `read` and `answers`); comments, string literals and Markdown are searched for phrases.
 */
import ts from 'typescript';

export interface IdentifierRule {
  /** The discouraged words, in lower case. */
  readonly words: readonly string[];
  readonly instead: string;
  /** Files in which the words have another meaning. */
  readonly except?: RegExp;
}

export interface PhraseRule {
  readonly phrase: RegExp;
  readonly instead: string;
  readonly except?: RegExp;
}

/**
 * Files in which `answer` is the right word: members answer profile fields, forms and quizzes, for which the generated
 * packages have operations, and people answer prompts.
 */
const answersOfPeople =
  /^packages\/(?:types|client|server)\/|^packages\/service\/src\/(?:areas|seed|kernel|sandbox)\/|^packages\/service\/src\/database\/tables|\/init(?:\/|\.)|^test\/(?:service|facts|tool)\//u;

export const identifierRules: readonly IdentifierRule[] = [
  { words: ['answer', 'answers'], instead: 'response', except: answersOfPeople },
  { words: ['keeper', 'keepers'], instead: 'cache' },
  { words: ['claimant', 'claimants'], instead: 'candidate' },
  { words: ['likeness'], instead: 'structural key' },
  { words: ['workbench'], instead: 'context' },
  { words: ['happening', 'happenings'], instead: 'domain event' },
  { words: ['misspelt'], instead: 'misspelled' },
  {
    words: [
      'behaviour',
      'cancelled',
      'capitalise',
      'colour',
      'coloured',
      'colours',
      'normalise',
      'normalised',
      'recognise',
    ],
    instead: 'the American spelling',
  },
];

export const phraseRules: readonly PhraseRule[] = [
  { phrase: /\banew\b/iu, instead: 'again' },
  { phrase: /\bof which there (?:is|are) none\b/iu, instead: 'that does not exist' },
  { phrase: /\b(?:knows|asks) (?:no|none|nothing)\b/iu, instead: 'does not support' },
  { phrase: /\bsays (?:no|none|nothing)\b/iu, instead: 'does not define' },
  { phrase: /\bmisspelt\b/iu, instead: 'misspelled' },
  {
    phrase:
      /\b(?:behaviours?|cancell(?:ed|ing)|colour(?:s|ed)?|honoured|neighbours?|modell(?:ed|ing)|(?:capital|general|initial|normal|optim|organ|recogn|serial|summar)is(?:e[ds]?|ing))\b/iu,
    instead: 'the American spelling',
  },
  {
    phrase:
      /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|fewer\b|later\b|larger\b|other\b|different\b|way\b|need\b)[a-z]+/iu,
    instead: 'is not a …',
  },
  { phrase: /(?<!\bthere )\b(?:is|are|was|were) none\b/iu, instead: 'is not one of …' },
  { phrase: /\btold apart\b/iu, instead: 'distinguished' },
  {
    phrase: /\bstands? (?:in|under|beside|above|below|there|alone)\b(?! for\b)/iu,
    instead: 'is in …',
  },
  {
    phrase: /\b(?:thereby|thereof|therein|whereof|wherein|forthwith|whosoever|naught|aught)\b/iu,
    instead: 'a plain sentence',
  },
  { phrase: /\balike\b/iu, instead: 'equal' },
  { phrase: /\bas (?:it|they) stands?\b/iu, instead: 'unchanged' },
  { phrase: /\bas ever\b/iu, instead: 'as usual' },
  { phrase: /\bwhat (?:it|they) (?:holds?|says?|carries|carry)\b/iu, instead: 'its content' },
  { phrase: /\bgoes with\b/iu, instead: 'belongs to' },
  { phrase: /\b(?:is|are|was|were) asked for\b/iu, instead: 'is requested' },
  { phrase: /\b(?:at|with|of) its place\b/iu, instead: 'its location' },
  { phrase: /\b(?:a|an) [a-z]+ of (?:its|their|our|one's) own\b/iu, instead: 'a separate …' },
  {
    phrase:
      /(?:^|[.;:]|\/\*\*|\/\/|\*) (?:What|Who) (?:is|was|are|were|has|have|cannot|only|stands|goes|follows|comes)\b(?![^.?!]*\?)/mu,
    instead: 'a noun as the subject',
  },
];

export interface WordFinding {
  readonly path: string;
  /** Line number, from 1. */
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Splits an identifier into its words, in lower case. */
function wordsOf(identifier: string): string[] {
  return identifier.split(/_|(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/u).map((word) => word.toLowerCase());
}

const prose = new Set<ts.SyntaxKind>([
  ts.SyntaxKind.SingleLineCommentTrivia,
  ts.SyntaxKind.MultiLineCommentTrivia,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
]);

function findInPhrases(path: string, text: string, firstLine: number): WordFinding[] {
  return phraseRules.flatMap(({ phrase, instead, except }) => {
    const match = except?.test(path) === true ? null : phrase.exec(text);
    if (match === null) return [];
    const line = firstLine + text.slice(0, match.index).split('\n').length - 1;
    return [{ path, line, word: match[0], instead }];
  });
}

function findInIdentifier(path: string, identifier: string, line: number): WordFinding[] {
  const words = wordsOf(identifier);
  return identifierRules.flatMap((rule) =>
    rule.except?.test(path) === true || !rule.words.some((word) => words.includes(word))
      ? []
      : [{ path, line, word: identifier, instead: rule.instead }],
  );
}

/** Finds the words of the list in a TypeScript or Markdown file; `path` is relative to the repository. */
export function findWords(path: string, text: string): WordFinding[] {
  if (!path.endsWith('.ts')) return text.split('\n').flatMap((line, index) => findInPhrases(path, line, index + 1));
  const findings: WordFinding[] = [];
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, text);
  let line = 1;
  let end = 0;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    line += text.slice(end, scanner.getTokenStart()).split('\n').length - 1;
    end = scanner.getTokenStart();
    if (kind === ts.SyntaxKind.Identifier) findings.push(...findInIdentifier(path, scanner.getTokenText(), line));
    else if (prose.has(kind)) findings.push(...findInPhrases(path, scanner.getTokenText(), line));
  }
  return findings;
}
