/**
 * The notation of the fact tables. A record is a list of fields, separated by blanks: `name` states only that the field
 * exists, and `name:type` also its type. A trailing `?` means nullable, a leading `~` optional. Types: `int`, `num`,
 * `str`, `bool`, `obj`, `ts` (an RFC 3339 time), `any`, `[type]`, `{fields}` and `(a|b|c)`, an enumeration of texts.
 */

export type FactType =
  | { readonly kind: 'int' | 'num' | 'str' | 'bool' | 'obj' | 'ts' | 'any' }
  | { readonly kind: 'list'; readonly items: FactType; readonly nullable: boolean }
  | { readonly kind: 'record'; readonly fields: readonly Fact[] }
  | { readonly kind: 'enum'; readonly values: readonly string[] };

export interface Fact {
  readonly name: string;
  readonly required: boolean;
  readonly type: FactType;
  readonly nullable: boolean;
}

const basic = ['int', 'num', 'str', 'bool', 'obj', 'ts', 'any'] as const;

/** Parses a list of fields in this notation; throws on a syntax error. */
export function parseFacts(text: string): Fact[] {
  let at = 0;
  const skip = (): void => {
    while (/\s/u.test(text[at] ?? '')) at += 1;
  };
  const take = (pattern: RegExp): string => {
    const [found = ''] = new RegExp(pattern.source, 'uy').exec(text.slice(at)) ?? [];
    at += found.length;
    return found;
  };
  const fail = (): never => {
    throw new Error(`not the notation of facts at: ${text.slice(at, at + 40)}`);
  };
  const expectSign = (sign: string): void => {
    if (text[at] !== sign) fail();
    at += 1;
  };
  const readNullable = (): boolean => take(/\?/u) === '?';
  const readType = (): FactType => {
    if (text[at] === '{') {
      at += 1;
      const fields = readFields();
      expectSign('}');
      return { kind: 'record', fields };
    }
    if (text[at] === '[') {
      at += 1;
      const items = readType();
      const nullable = readNullable();
      expectSign(']');
      return { kind: 'list', items, nullable };
    }
    if (text[at] === '(') {
      at += 1;
      const values = take(/[^)]+/u).split('|');
      expectSign(')');
      return { kind: 'enum', values };
    }
    const word = take(/\w+/u);
    return { kind: basic.find((kind) => kind === word) ?? fail() };
  };
  const readFields = (): Fact[] => {
    const fields: Fact[] = [];
    for (skip(); at < text.length && text[at] !== '}'; skip()) {
      const required = take(/~/u) === '';
      const name = take(/\w+/u) || fail();
      const isTyped = take(/:/u) === ':';
      const type: FactType = isTyped ? readType() : { kind: 'any' };
      fields.push({ name, required, type, nullable: isTyped && readNullable() });
    }
    return fields;
  };
  const fields = readFields();
  if (at < text.length) fail();
  return fields;
}
