/** Breaks long lines of printed code, as Prettier would. */

/** Maximum line length. */
const width = 130;

/** A pair of brackets that is not inside another pair. */
interface Group {
  readonly open: number;
  readonly close: number;
}

/** The outermost brackets, operators and separators of a line. */
interface Outline {
  readonly groups: readonly Group[];
  /** Operators outside brackets. */
  readonly operators: readonly { readonly text: string; readonly index: number }[];
  /** Positions of commas and semicolons outside brackets. */
  readonly separators: readonly number[];
}

const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };

/**
 * Breaks lines of more than 130 characters where possible: at the parameters, members or items in the longest pair of
 * brackets, or at operators. Only white space and trailing commas change. Lines with a template literal or a regular
 * expression, and comments, are not broken.
 */
export function wrapLongLines(text: string): string {
  if (!hasLongLine(text)) return text;
  return text
    .split('\n')
    .flatMap((line) => {
      const body = line.trimStart();
      if (line.length <= width || /^(?:\/\/|\/?\*)/u.test(body) || /[`/]/u.test(withoutStrings(body))) return [line];
      return layOut(body, line.length - body.length);
    })
    .join('\n');
}

/** Returns whether a line is too long. Looking for line breaks is several times faster than a regular expression. */
function hasLongLine(text: string): boolean {
  for (let start = 0; start < text.length; ) {
    const found = text.indexOf('\n', start);
    const end = found < 0 ? text.length : found;
    if (end - start > width) return true;
    start = end + 1;
  }
  return false;
}

/** Replaces the contents of strings by spaces, so that positions stay the same. */
function withoutStrings(code: string): string {
  return code.replaceAll(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/gu, (string) => `'${' '.repeat(string.length - 2)}'`);
}

function layOut(body: string, indent: number): string[] {
  const margin = ' '.repeat(indent);
  const outline = indent + body.length <= width ? undefined : readOutline(withoutStrings(body));
  if (outline === undefined) return [margin + body];
  const broken = breakAtOperators(body, indent, outline) ?? breakAfterArrow(body, indent, outline);
  if (broken !== undefined) return broken;
  const longest = [...outline.groups].sort((a, b) => b.close - b.open - (a.close - a.open))[0];
  // In a signature, the parameters are broken before the return type.
  const group = outline.groups.find(({ close }) => body.startsWith('): ', close)) ?? longest;
  if (group !== undefined && group.close - group.open > 30) return breakGroup(body, indent, group);
  const declared = outline.separators.filter((index) => body[index] === ',');
  if (declared.length > 0)
    return cut(body, declared).flatMap((part, index) => layOut(part, indent + (index > 0 ? 2 : 0)));
  return [margin + body];
}

/** Finds brackets, operators and separators in a line without strings; `undefined` if brackets are not balanced. */
function readOutline(code: string): Outline | undefined {
  const groups: Group[] = [];
  const operators: Outline['operators'][number][] = [];
  const separators: number[] = [];
  const open: { readonly character: string; readonly index: number }[] = [];
  // A line may open blocks that later lines close, and may close blocks of earlier lines.
  const end = code.replace(/[({[]+$/u, '').length;
  for (let index = 0; index < code.length; index += 1) {
    const character = code[index] ?? '';
    const isArrow = character === '>' && code[index - 1] === '=';
    if (character === '<' && code[index - 1] === ' ') return undefined;
    if (closing[character] !== undefined) {
      if (index < end) open.push({ character, index });
    } else if (!isArrow && ')]}>'.includes(character)) {
      const last = open.pop();
      if (last === undefined && index === 0) continue;
      if (last === undefined || closing[last.character] !== character) return undefined;
      const isIndex = last.character === '[' && /[\w\])>]$/u.test(code.slice(0, last.index));
      if (open.length === 0 && !isIndex) groups.push({ open: last.index, close: index });
    } else if (open.length === 0) {
      const [operator] = /^ (?:\|\||&&|[|&?]|=>) /u.exec(code.slice(index)) ?? [];
      if (operator !== undefined) operators.push({ text: operator.trim(), index });
      else if (/[,;]/u.test(character) && index < code.length - 1) separators.push(index);
    }
  }
  return open.length > 0 ? undefined : { groups, operators, separators };
}

/** Breaks a union, an intersection or a condition at its operators; `undefined` for any other line. */
function breakAtOperators(body: string, indent: number, outline: Outline): string[] | undefined {
  const { operators, groups } = outline;
  const [first] = operators;
  if (
    first === undefined ||
    operators.some(({ text }) => text !== first.text) ||
    first.text === '?' ||
    first.text === '=>'
  )
    return undefined;
  const isType = first.text === '|' || first.text === '&';
  const [head = ''] = /^(?:export )?type \w+(?:<[^=]*>)? = /u.exec(body) ?? [];
  const isOutside = (index: number): boolean => groups.every(({ open, close }) => index < open || index > close);
  const isWithinAnother = [...body.slice(0, first.index)].some(
    (each, index) => '=:'.includes(each) && isOutside(index),
  );
  if (isType && head === '' && (isWithinAnother || /^[)\]}>]/u.test(body))) return undefined;
  const parts = cut(
    body.slice(head.length),
    operators.map(({ index }) => index - head.length + (first.text === '|' ? 0 : first.text.length)),
  );
  if (first.text === '|')
    return [
      ...(head === '' ? [] : [' '.repeat(indent) + head.trimEnd()]),
      ...parts.flatMap((part) => layOut(`| ${part.replace(/^\| /u, '')}`, indent + (head === '' ? 0 : 2))),
    ];
  // The operands of a condition are aligned; those of an intersection are indented after the first.
  const step = isType || /^return\b/u.test(body) ? 2 : 0;
  return parts.flatMap((part, index) => layOut(index === 0 ? head + part : part, indent + (index > 0 ? step : 0)));
}

/** Puts the body of an arrow function on the next line; `undefined` if a line would still be too long. */
function breakAfterArrow(body: string, indent: number, { operators }: Outline): string[] | undefined {
  const [arrow] = operators.filter(({ text }) => text === '=>');
  if (arrow === undefined) return undefined;
  const [head, tail] = [body.slice(0, arrow.index + 3), body.slice(arrow.index + 3).trim()];
  const fits = indent + head.length <= width && indent + 2 + tail.length <= width && !tail.startsWith('{');
  return fits ? [' '.repeat(indent) + head, ' '.repeat(indent + 2) + tail] : undefined;
}

/** Breaks a pair of brackets: each parameter, member or item gets a separate line. */
function breakGroup(body: string, indent: number, { open, close }: Group): string[] {
  const bracket = body[open] ?? '';
  const within = body.slice(open + 1, close).trim();
  const separators = readOutline(withoutStrings(within))?.separators ?? [];
  const isStatement = separators.some((index) => within[index] === ';');
  const items = cut(
    within.replace(/[,;]$/u, ''),
    separators.filter((index) => !isStatement || within[index] === ';'),
  );
  const isCall = bracket === '(' && /[\w>)\]]$/u.test(body.slice(0, open));
  const last = isStatement ? ';' : bracket === '[' || bracket === '{' || isCall ? ',' : '';
  const isRest = items.at(-1)?.startsWith('...') === true;
  // A union member's own lines are indented from its text rather than from the bar.
  const base = indent + (body.startsWith('| ') ? 2 : 0);
  return [
    ...layOut(body.slice(0, open + 1), indent),
    ...items.flatMap((item, index) => layOut(index < items.length - 1 || isRest ? item : item + last, base + 2)),
    ...layOut(body.slice(close), base),
  ];
}

/** Splits text after each of the given positions. */
function cut(text: string, positions: readonly number[]): string[] {
  const starts = [0, ...positions.map((index) => index + 1)];
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
}
