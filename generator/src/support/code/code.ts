/**
 * Finished TypeScript code. The brand separates it from text of the document at compile time: such text becomes code
 * only through a printer, which escapes it and never deletes anything.
 */
declare const brand: unique symbol;

export type Code = string & { readonly [brand]: true };

/** Marks text that the generator itself wrote as code; never call it with text of a document. */
function asCode(text: string): Code {
  return text as Code;
}

type Part = Code | number;

/** Template tag for code: only finished code and numbers can be interpolated, not strings. */
export function code(strings: TemplateStringsArray, ...parts: readonly Part[]): Code {
  let text = strings[0] ?? '';
  // A loop is fastest here, and no other function is called as often.
  for (let index = 0; index < parts.length; index += 1) text += `${parts[index] ?? ''}${strings[index + 1] ?? ''}`;
  return asCode(text);
}

/** Joins code with a separator. Never pass a separator that contains text of a document. */
export function joinCode(parts: readonly Code[], separator: string): Code {
  return asCode(parts.join(separator));
}

/** Indents all lines except the first line and blank lines. */
export function indentRest(text: Code, indent: string): Code {
  return text.includes('\n') ? asCode(text.replaceAll(/\n(?=[^\n])/gu, `\n${indent}`)) : text;
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
};

// Some parsers end a line at line separators, bidirectional controls reorder the displayed text, and lone surrogates
// are lost in UTF-8.
const unsafe = /[\\'\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

function escapeUnit(text: string): string {
  return [...Array(text.length).keys()]
    .map((index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`)
    .join('');
}

/** Matches printable ASCII text that needs no escapes, as most text does. */
const plain = /^[ -&(-;=-[\]-~]*$/u;

/** Prints a string literal; `</` is escaped, so that it does not end a script element. */
export function printString(text: string): Code {
  return plain.test(text)
    ? asCode(`'${text}'`)
    : asCode(`'${text.replaceAll(unsafe, (match) => escapes[match] ?? escapeUnit(match)).replaceAll('</', '<\\/')}'`);
}

/** Returns whether text is an identifier of ASCII characters. */
export function isIdentifierName(text: string): boolean {
  return /^[A-Za-z_$][\w$]*$/u.test(text);
}

/** Prints an identifier from the names table. */
export function printIdentifier(name: string): Code {
  if (!isIdentifierName(name)) throw new Error(`not an identifier: ${JSON.stringify(name)}`);
  return asCode(name);
}

/** Prints a property name in a type. */
export function printPropertyName(name: string): Code {
  return isIdentifierName(name) ? asCode(name) : printString(name);
}

/** Prints a key of an object literal. An unquoted `__proto__` would set the prototype. */
export function printKey(name: string): Code {
  return name === '__proto__' ? asCode("['__proto__']") : printPropertyName(name);
}

/** Prints a number. */
export function printNumber(value: number): Code {
  return asCode(Object.is(value, -0) ? '-0' : String(value));
}

/** Prints a scalar as a literal. */
export function printScalar(value: string | number | bigint | boolean | null): Code {
  if (typeof value === 'string') return printString(value);
  if (typeof value === 'bigint') return asCode(`${value}n`);
  return typeof value === 'number' ? printNumber(value) : asCode(String(value));
}

/** Prints a module specifier that consists of names from the names table, such as `./post.js`. */
export function printSpecifier(specifier: string): Code {
  return printString(specifier);
}

const docWidth = 112;

/** Wraps a long line of prose; lines of tables, indented code and headings are not wrapped. */
function wrapLine(line: string): string[] {
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
}

/** Returns the lines of a doc comment, without the leading ` * `. */
export function printDocLines(text: string): Code[] {
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
}

/** Prints a doc comment, followed by a line break; nothing if there are no lines. */
export function printDoc(lines: readonly Code[], indent = ''): Code {
  const [only] = lines;
  if (only === undefined) return asCode('');
  if (lines.length === 1 && only.length + indent.length <= 110) return asCode(`${indent}/** ${only} */\n`);
  const body = lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`).join('');
  return asCode(`${indent}/**\n${body}${indent} */\n`);
}
