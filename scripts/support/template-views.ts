/** Derives the types of template views from the templates: from what they print, repeat and test. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Handlebars from 'handlebars';
import { biome } from './commands.js';
import { root } from './project.js';

/** The folder of the templates. */
export const templatesFolder = join(root, 'templates');

/** The module with the types of the views. */
export const viewsPath = 'generator/src/emit/print/template-views.ts';

/** Returns the names of all templates: paths without `.hbs`. */
export function listTemplates(): readonly string[] {
  return readdirSync(templatesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.hbs'))
    .map((path) => path.replaceAll('\\', '/').replace(/\.hbs$/u, ''))
    .sort();
}

const templates = new Set(listTemplates());

/** Parses a template. */
export function parseTemplate(name: string): hbs.AST.Program {
  return Handlebars.parse(readFileSync(join(templatesFolder, `${name}.hbs`), 'utf8'));
}

/** How a template uses a value. */
interface Usage {
  isPrinted: boolean;
  /** Whether the value is printed without escaping (`{{{value}}}`), which only finished HTML may be. */
  isMarkup: boolean;
  isCondition: boolean;
  /** How the template uses the items, if it repeats a block for each of them. */
  items: Usage | undefined;
  readonly members: Map<string, Usage>;
  /** Names of the partials that receive the value. */
  readonly partials: Set<string>;
}

function unused(): Usage {
  return {
    isPrinted: false,
    isMarkup: false,
    isCondition: false,
    items: undefined,
    members: new Map(),
    partials: new Set(),
  };
}

/** Returns whether a node is a path, such as `first.sample` or `this`. */
export function isPath(node: hbs.AST.Node): node is hbs.AST.PathExpression {
  return node.type === 'PathExpression';
}

/** Returns whether a node is a block, such as `{{#if}}`. */
export function isBlock(node: hbs.AST.Statement): node is hbs.AST.BlockStatement {
  return node.type === 'BlockStatement';
}

function isMustache(node: hbs.AST.Statement): node is hbs.AST.MustacheStatement {
  return node.type === 'MustacheStatement';
}

/** Returns whether a node includes another template. */
export function isPartial(node: hbs.AST.Statement): node is hbs.AST.PartialStatement {
  return node.type === 'PartialStatement';
}

function unsupported(node: hbs.AST.Node): Error {
  return new Error(`line ${node.loc.start.line}: unsupported in a template: ${node.type}`);
}

/** Returns the usage of the value at a path; `this` is the context itself. */
function follow(context: Usage, node: hbs.AST.Node | undefined): Usage {
  if (node === undefined || !isPath(node) || node.depth > 0 || node.data) throw new Error('unsupported path');
  let usage = context;
  for (const part of node.parts) {
    const member = usage.members.get(part) ?? unused();
    usage.members.set(part, member);
    usage = member;
  }
  return usage;
}

function readBlock(node: hbs.AST.BlockStatement, context: Usage): void {
  const value = follow(context, node.params[0]);
  const helper = isPath(node.path) ? node.path.original : '';
  if (helper === 'each') {
    value.items ??= unused();
    read(node.program, value.items);
  } else if (helper === 'if' || helper === 'unless') {
    value.isCondition = true;
    read(node.program, context);
  } else throw unsupported(node);
  // Without an `else`, `inverse` is undefined, contrary to the types of Handlebars.
  const inverse: hbs.AST.Program | undefined = node.inverse;
  if (inverse !== undefined) read(inverse, context);
}

/** Returns the name of a partial's template. Partials are named without `.html` or `.md`. */
export function templateOf(partial: string): string {
  return [`${partial}.html`, `${partial}.md`].find((name) => templates.has(name)) ?? partial;
}

/** Records how a program uses its context. */
function read(program: hbs.AST.Program, context: Usage): void {
  for (const node of program.body) {
    if (isMustache(node)) follow(context, node.path)[node.escaped ? 'isPrinted' : 'isMarkup'] = true;
    else if (isBlock(node)) readBlock(node, context);
    else if (isPartial(node) && isPath(node.name))
      follow(context, node.params[0]).partials.add(templateOf(node.name.original));
    else if (!['ContentStatement', 'CommentStatement'].includes(node.type)) throw unsupported(node);
  }
}

function printMembers({ members }: Usage): string {
  const sorted = [...members].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{\n${sorted.map(([name, member]) => `readonly ${name}: ${printUsage(member)};\n`).join('')}}`;
}

/** Prints the type of a value, given its usage. */
function printUsage(usage: Usage): string {
  const { isPrinted, isMarkup, isCondition, items, members, partials } = usage;
  if (items !== undefined) return `readonly (${printUsage(items)})[]`;
  const parts = [
    ...(isPrinted ? ['string'] : []),
    ...(isMarkup ? ['Html'] : []),
    ...[...partials].sort().map((name) => `TemplateViews['${name}']`),
    ...(members.size > 0 ? [printMembers(usage)] : []),
  ];
  if (parts.length === 0) return isCondition ? 'boolean' : 'Record<string, never>';
  return `${parts.join(' & ')}${isCondition ? ' | undefined' : ''}`;
}

/** Returns the module with the view types, by template. */
export function printTemplateViews(): string {
  const views = listTemplates().map((name) => {
    const usage = unused();
    read(parseTemplate(name), usage);
    return `readonly '${name}': ${printUsage(usage)};\n`;
  });
  const text = `/** The views of templates, generated from \`templates/\` by \`npm run build:views\`; do not edit. */
import type { Html } from '../../support/code/markup.js';

/** Views by the path of the template without \`.hbs\`. */
export interface TemplateViews {
${views.join('')}}
`;
  return execFileSync(process.execPath, [biome, 'format', `--stdin-file-path=${viewsPath}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}
