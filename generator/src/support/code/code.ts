/**
 * Finished TypeScript text. The brand separates document text from code at compile time: document text becomes code
 * only through a printer, which escapes it and never deletes anything.
 */
declare const brand: unique symbol;

export type Code = string & { readonly [brand]: true };

/** Marks text that the generator itself wrote as code; never call it with text of a document. */
const asCode = (text: string): Code => text as Code;

type Part = Code | number;

/** Template tag for code: only finished code and numbers can be interpolated, not strings. */
export const code = (strings: TemplateStringsArray, ...parts: readonly Part[]): Code => {
  let text = strings[0] ?? '';
  // A loop, because this is the most frequently called function.
  for (let index = 0; index < parts.length; index += 1) text += `${parts[index] ?? ''}${strings[index + 1] ?? ''}`;
  return asCode(text);
};

/** Joins code with a separator, which the generator itself defines. */
export const joinCode = (parts: readonly Code[], separator: string): Code => asCode(parts.join(separator));

/** Indents every line except the first and blank ones. */
export const indentRest = (text: Code, indent: string): Code =>
  text.includes('\n') ? asCode(text.replaceAll(/\n(?=[^\n])/gu, `\n${indent}`)) : text;

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

// Line separators end a line for some parsers, bidirectional controls reorder what readers see, and lone surrogates are
// lost in UTF-8.
const unsafe = /[\\'\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

const escapeUnit = (text: string): string =>
  [...Array(text.length).keys()].map((index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');

/** Printable ASCII that needs no escapes, which is most text. */
const plain = /^[ -&(-;=-[\]-~]*$/u;

/** Prints a string literal; `</` is escaped, so that it does not end a script element. */
export const printString = (text: string): Code =>
  plain.test(text)
    ? asCode(`'${text}'`)
    : asCode(`'${text.replaceAll(unsafe, (match) => escapes[match] ?? escapeUnit(match)).replaceAll('</', '<\\/')}'`);

/** Returns whether text is an identifier of ASCII characters. */
export const isIdentifierName = (text: string): boolean => /^[A-Za-z_$][\w$]*$/u.test(text);

/** Prints an identifier from the names table. */
export const printIdentifier = (name: string): Code => {
  if (!isIdentifierName(name)) throw new Error(`not an identifier: ${JSON.stringify(name)}`);
  return asCode(name);
};

/** Prints a property name in a type. */
export const printPropertyName = (name: string): Code => (isIdentifierName(name) ? asCode(name) : printString(name));

/** Prints a key in an object literal, where an unquoted `__proto__` would set the prototype. */
export const printKey = (name: string): Code =>
  name === '__proto__' ? asCode("['__proto__']") : printPropertyName(name);

/** Prints a number. */
export const printNumber = (value: number): Code => asCode(Object.is(value, -0) ? '-0' : String(value));

/** Prints a scalar as a literal. */
export const printScalar = (value: string | number | bigint | boolean | null): Code => {
  if (typeof value === 'string') return printString(value);
  if (typeof value === 'bigint') return asCode(`${value}n`);
  return typeof value === 'number' ? printNumber(value) : asCode(String(value));
};

/** Prints a module specifier, such as `./post.js`, made of names from the names table. */
export const printSpecifier = (specifier: string): Code => printString(specifier);

const docWidth = 112;

/** Wraps a long line of prose; tables, indented code and headings are unchanged. */
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

/** Returns the lines of a doc comment, without the leading ` * `. */
export const printDocLines = (text: string): Code[] => {
  let isFenced = false;
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((line) => {
      const isFence = /^\s*(```|~~~)/u.test(line);
      if (isFence) isFenced = !isFenced;
      // An `@` after a space would begin a tag, even within fenced code or after wrapping.
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

/** Prints a doc comment that ends with a line break; empty for no lines. */
export const printDoc = (lines: readonly Code[], indent = ''): Code => {
  const [only] = lines;
  if (only === undefined) return asCode('');
  if (lines.length === 1 && only.length + indent.length <= 110) return asCode(`${indent}/** ${only} */\n`);
  const body = lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('');
  return asCode(`${indent}/**\n${body}${indent} */\n`);
};
