/**
 * Finished TypeScript text. The brand keeps text from a document apart from code at compile time: a document's text
 * becomes code only through a printer, and a printer neutralises, it never deletes.
 */
declare const brand: unique symbol;

export type Code = string & { readonly [brand]: true };

/** Declares text that the generator itself wrote to be code; never to be called with text of a document. */
const asCode = (text: string): Code => text as Code;

type Part = Code | number;

/** Code with finished parts in it: a plain string does not fit a hole. */
export const code = (strings: TemplateStringsArray, ...parts: readonly Part[]): Code => {
  let text = strings[0] ?? '';
  // No other function is called as often.
  for (let index = 0; index < parts.length; index += 1) text += `${parts[index] ?? ''}${strings[index + 1] ?? ''}`;
  return asCode(text);
};

export const joinCode = (parts: readonly Code[], separator: string): Code => asCode(parts.join(separator));

/** Adds an indentation to every line but the first, leaving blank lines blank. */
export const indentRest = (text: Code, indent: string): Code =>
  text.includes('\n') ? asCode(text.replaceAll(/\n(?=[^\n])/gu, `\n${indent}`)) : text;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

// Line separators end a line in some readers, bidirectional controls reorder what a reader sees, and a lone surrogate
// does not survive UTF-8.
const unsafe = /[\\'\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const escapeUnit = (text: string): string =>
  [...Array(text.length).keys()].map((index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');

/** Visible ASCII that needs no escapes, as most texts are. */
const plain = /^[ -&(-;=-[\]-~]*$/u;

/** A string literal; `</` is written so that it does not end a script element. */
export const printString = (text: string): Code =>
  plain.test(text)
    ? asCode(`'${text}'`)
    : asCode(`'${text.replaceAll(unsafe, (match) => escapes[match] ?? escapeUnit(match)).replaceAll('</', '<\\/')}'`);

export const isIdentifierName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/u.test(text);

/** An identifier that the names pass decided. */
export const printIdentifier = (name: string): Code => {
  if (!isIdentifierName(name)) throw new Error(`not an identifier: ${JSON.stringify(name)}`);
  return asCode(name);
};

/** The name of a property in a type. */
export const printPropertyName = (name: string): Code => (isIdentifierName(name) ? asCode(name) : printString(name));

/** The key of a property in an object literal, where a plain `__proto__` would set the prototype. */
export const printKey = (name: string): Code =>
  name === '__proto__' ? asCode("['__proto__']") : printPropertyName(name);

export const printNumber = (value: number): Code => asCode(Object.is(value, -0) ? '-0' : String(value));

export const printScalar = (value: string | number | bigint | boolean | null): Code => {
  if (typeof value === 'string') return printString(value);
  if (typeof value === 'bigint') return asCode(`${value}n`);
  return typeof value === 'number' ? printNumber(value) : asCode(String(value));
};

/** A module specifier, such as `./post.js`, of a file or package name that the names pass decided. */
export const printSpecifier = (specifier: string): Code => printString(specifier);

const docWidth = 112;

/** Breaks a long line of prose between words; tables, indented code and headings stay as they are. */
const wrapLine = (line: string): string[] => {
  if (line.length <= docWidth || /^(\||#| {4}|```|>)/u.test(line)) return [line];
  const hang = /^ *(?:[-*+]|\d+\.) /u.exec(line)?.[0].replaceAll(/./gu, ' ') ?? '';
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > docWidth) {
      lines.push(current);
      current = hang + word;
    } else current = current === '' && lines.length === 0 ? word : `${current} ${word}`;
  }
  return [...lines, current];
};

/** The lines of a documentation comment, each without its leading ` * `. */
export const printDocLines = (text: string): Code[] => {
  let isFenced = false;
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((line) => {
      const isFence = /^\s*(```|~~~)/u.test(line);
      if (isFence) isFenced = !isFenced;
      // An `@` after a space would begin a tag, within fenced code as well, and so would one that wrapping puts first.
      const untagged = line.trimEnd().replaceAll(/(?<!\S)@/gu, '\\@');
      return isFence || isFenced ? [untagged] : wrapLine(untagged);
    })
    .map((line) =>
      asCode(
        line
          .replaceAll('*/', '*\\/')
          .replaceAll('/*', '/\\*')
          .replaceAll(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu, (match) => (match === '\t' ? match : escapeUnit(match))),
      ),
    );
};

/** A documentation comment, or nothing for no lines; ends with a line break. */
export const printDoc = (lines: readonly Code[], indent = ''): Code => {
  const [only] = lines;
  if (only === undefined) return asCode('');
  if (lines.length === 1 && only.length + indent.length <= 110) return asCode(`${indent}/** ${only} */\n`);
  const body = lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('');
  return asCode(`${indent}/**\n${body}${indent} */\n`);
};
