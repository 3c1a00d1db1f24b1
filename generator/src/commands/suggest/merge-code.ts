/** Merges suggested settings into a configuration module by inserting text. Nothing else in the file changes. */
import { ts } from 'ts-morph';
import type { CustomizationSettings } from '../../openapi/overlay/customization-settings.js';
import { type Members, printMembers, toMembers } from './print-members.js';

/** A text that replaces a part of the source. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Returns the expression without parentheses, `as const`, `satisfies` and a call such as `defineConfig(…)`. */
function unwrap(node: ts.Expression, source: ts.SourceFile): ts.Expression {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return unwrap(node.expression, source);
  if (ts.isCallExpression(node) && node.arguments.length === 1 && node.arguments[0] !== undefined)
    return unwrap(node.arguments[0], source);
  if (!ts.isIdentifier(node)) return node;
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find(({ name }) => ts.isIdentifier(name) && name.text === node.text);
  return declared?.initializer === undefined ? node : unwrap(declared.initializer, source);
}

/** Finds the object literal with the settings of a document: the default export, or one item of it. */
export function findSettings(source: ts.SourceFile, index: number): ts.ObjectLiteralExpression | undefined {
  const exported = source.statements.find(ts.isExportAssignment);
  const value = exported && unwrap(exported.expression, source);
  if (value === undefined || !ts.isArrayLiteralExpression(value))
    return value !== undefined && ts.isObjectLiteralExpression(value) ? value : undefined;
  // A spread element may add several documents.
  if (value.elements.some(ts.isSpreadElement)) return undefined;
  const element = value.elements[index];
  const item = element && unwrap(element, source);
  return item !== undefined && ts.isObjectLiteralExpression(item) ? item : undefined;
}

/** Returns the leading whitespace of the line that contains a position. */
function indentAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  return /^[ \t]*/u.exec(text.slice(start))?.[0] ?? '';
}

/** Returns an edit that appends members to an object literal. */
function append(text: string, object: ts.ObjectLiteralExpression, members: Members): Edit {
  const [open, close] = [object.getStart() + 1, object.getEnd() - 1];
  const outer = indentAt(text, open);
  const { properties } = object;
  const [first, last] = [properties[0], properties.at(-1)];
  const isOpen = first !== undefined && text.slice(open, first.getStart()).includes('\n');
  const inner = isOpen ? indentAt(text, first.getStart()) : `${outer}${outer.startsWith('\t') ? '\t' : '  '}`;
  const lines = printMembers(members).map((line) => `${inner}${line.replaceAll('\n', `\n${inner}`)}\n`);
  const end = last?.getEnd() ?? open;
  // Comments after the last member stay with it.
  const rest = text.slice(end, close).replace(/[ \t]*$/u, '');
  const comma = properties.hasTrailingComma || last === undefined ? '' : ',';
  const added = `${comma}${rest}${rest.endsWith('\n') ? '' : '\n'}${lines.join('')}${outer}`;
  if (isOpen) return { from: end, to: close, text: added };
  const own = properties.map((property) => property.getText());
  const line = text.slice(open, end).trim();
  // Members on one line get a line each, unless there are comments between them.
  const shown = line === own.join(', ') ? own.join(`,\n${inner}`) : line;
  return {
    from: open,
    to: close,
    text: `\n${last === undefined ? '' : `${inner}${shown}`}${added}`.replace(/^\n+/u, '\n'),
  };
}

/**
 * Returns the next edit that adds missing members, in the object or in one of its members; `undefined` if none is
 * missing, and `refused` if an existing member is not a literal.
 */
function findEdit(text: string, object: ts.ObjectLiteralExpression, members: Members): Edit | 'refused' | undefined {
  if (object.properties.some(ts.isSpreadAssignment)) return 'refused';
  const missing: Members[number][] = [];
  for (const member of members) {
    const [name, value] = member;
    const known = object.properties.find((each) => each.name !== undefined && nameOf(each.name) === name);
    if (known === undefined) missing.push(member);
    // Existing settings stay, and pagination is set as a whole.
    else if (typeof value === 'object' && value !== null && name !== 'pagination') {
      if (!ts.isPropertyAssignment(known) || !ts.isObjectLiteralExpression(known.initializer)) return 'refused';
      const inner = findEdit(text, known.initializer, toMembers(value));
      if (inner !== undefined) return inner;
    }
  }
  return missing.length === 0 ? undefined : append(text, object, missing);
}

/** Returns the name of a member; `undefined` if it is computed. */
export function nameOf(name: ts.PropertyName): string | undefined {
  if (ts.isComputedPropertyName(name))
    return ts.isStringLiteralLike(name.expression) ? name.expression.text : undefined;
  return name.text;
}

/**
 * Returns the text of a configuration module after adding settings to its document number `index`. Returns `undefined`
 * if the document's settings are not an object literal, for example because a function computes them.
 */
export function mergeIntoCode(text: string, index: number, settings: CustomizationSettings): string | undefined {
  for (let result = text; ; ) {
    const source = ts.createSourceFile('config.ts', result, ts.ScriptTarget.Latest, true);
    const object = findSettings(source, index);
    const edit = object === undefined ? 'refused' : findEdit(result, object, toMembers(settings));
    if (edit === undefined) return result;
    if (edit === 'refused') return undefined;
    result = `${result.slice(0, edit.from)}${edit.text}${result.slice(edit.to)}`;
  }
}
