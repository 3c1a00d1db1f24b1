/** Renders Markdown from a document as HTML. HTML in the Markdown first becomes Markdown or text, so none remains. */
import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it';
import { htmlToMarkdown } from '../../../support/code/html.js';
import { asHtml, type Html, html, printText } from '../../../support/code/markup.js';
import { highlight } from './highlight.js';

/** How a text is rendered. */
export interface ProseOptions {
  /** Level of the largest headings. Default: 3. */
  readonly top?: number;
  /** Returns the address of a link; `undefined` if it leads nowhere, so that only its text remains. */
  readonly resolve?: (href: string) => string | undefined;
  /** Whether headings get ids, which links lead to. For at most one text per page. */
  readonly hasIds?: boolean;
  /** Returns the address of an image; `undefined` if only the image's text is shown. Default: no images. */
  readonly image?: (address: string) => string | undefined;
  /** Called with each address that leads nowhere. */
  readonly onMissing?: (address: string) => void;
}

/** A heading of a text. */
export interface Heading {
  readonly id: string;
  /** Whether it is a first-level heading in the Markdown. */
  readonly isFirst: boolean;
  readonly title: string;
  /** The text up to the next heading. */
  readonly text: string;
  /** The shell commands up to the next heading. */
  readonly commands: string;
}

/** Prints a block of code that scrolls with the keyboard. */
function printCode(text: string, language: string): Html {
  return html`<pre tabindex="0"><code>${highlight(text, language)}</code></pre>`;
}

/** Prints a code block for paper: without colors, but with its language, by which servers fill in their addresses. */
function printPaperBlock({ content = '', info = '' }: Partial<Token> = {}): string {
  return html`<pre tabindex="0" data-language="${printText(languageOf(info))}"><code>${highlight(content, 'text')}</code></pre>\n`;
}

/** Returns the language of a code block. */
function languageOf(info: string): string {
  return /^\w+/u.exec(info)?.[0] ?? 'text';
}

/** Prints a code block of a chapter like those of other pages, to which the script adds a button. */
function printBlock({ content = '', info = '' }: Partial<Token> = {}): string {
  const language = languageOf(info);
  return html`<div class="code" data-language="${printText(language)}">${printCode(content, language)}</div>\n`;
}

/** Returns the id of a heading, as GitHub forms it. */
function slugOf(title: string): string {
  const words = title.trim().toLowerCase().replaceAll(/\s/gu, '-');
  return words.replaceAll(/[^\p{L}\p{M}\p{N}_-]/gu, '');
}

/** Ids that the pages themselves use. */
const ownIds = /^(?:content|downloads|groups|navigation|security-schemes|servers|start|)$/u;
const ownPrefixes = /^(?:response|scheme|trefoil)-/u;

function textOf({ children, content }: Token): string {
  return children?.map((child) => (child.type === 'softbreak' ? ' ' : child.content)).join('') ?? content;
}

function addIds(tokens: readonly Token[]): void {
  const taken = new Set<string>();
  tokens.forEach((token, at) => {
    const inline = tokens[at + 1];
    if (token.type !== 'heading_open' || inline === undefined) return;
    const slug = slugOf(textOf(inline)).replace(ownPrefixes, '_$&');
    let id = slug;
    for (let number = 1; taken.has(id) || ownIds.test(id); number += 1) id = `${slug}-${number}`;
    taken.add(id);
    token.attrSet('id', id);
  });
}

/** Shifts headings to start at a level below the page's own headings, without gaps. Only the first one can be `h1`. */
function setLevels(tokens: readonly Token[], top: number): void {
  let outer: string[] = [];
  let least = top;
  for (const token of tokens) {
    if (token.type === 'heading_open') outer = [...outer.filter((tag) => tag < token.tag), token.tag];
    if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, Math.max(least, top + outer.length - 1))}`;
    if (token.type === 'heading_close') least = Math.max(2, top);
  }
}

/** Keeps only the text of links that lead nowhere, such as those relative to a site of the document's author. */
function setLinks(tokens: readonly Token[], { resolve, onMissing }: ProseOptions): void {
  for (const token of tokens) {
    let isDropped = false;
    token.children = (token.children ?? []).filter((child) => {
      if (child.type === 'link_open') {
        const href = String(child.attrGet('href'));
        const address = /^(?:https?|mailto):/iu.test(href) ? href : resolve?.(href);
        isDropped = address === undefined;
        if (isDropped) onMissing?.(href);
        if (address !== undefined) child.attrSet('href', address);
      }
      return !isDropped || !child.type.startsWith('link_');
    });
  }
}

/** Sets the addresses of images. If an image is not shown, only its text remains. */
function setImages(tokens: readonly Token[], image: NonNullable<ProseOptions['image']>, TokenOf: typeof Token): void {
  for (const token of tokens)
    token.children = (token.children ?? []).map((child) => {
      const address = child.type === 'image' ? image(String(child.attrGet('src'))) : undefined;
      if (child.type !== 'image') return child;
      if (address !== undefined) {
        child.attrSet('src', address);
        return child;
      }
      const text = new TokenOf('text', '', 0);
      text.content = child.content;
      return text;
    });
}

/** Matches names of several words, which are rarely names of anything else: `listPets`, not `search`. */
const nameOfWords = /^[a-z]\w*[A-Z]\w*$/u;

/** Makes names of operations in code links to them. */
function linkNames(tokens: readonly Token[], resolve: ProseOptions['resolve'], TokenOf: typeof Token): void {
  for (const token of tokens) {
    let depth = 0;
    token.children = (token.children ?? []).flatMap((child) => {
      if (child.type.startsWith('link_')) depth += child.nesting;
      if (child.type !== 'code_inline' || depth > 0 || !nameOfWords.test(child.content)) return [child];
      const address = resolve?.(`#operation/${child.content}`);
      if (address === undefined) return [child];
      const open = new TokenOf('link_open', 'a', 1);
      open.attrSet('href', address);
      return [open, child, new TokenOf('link_close', 'a', -1)];
    });
  }
}

/** The options of each run of a renderer, by the run's environment object. */
const optionsOf = new WeakMap<object, ProseOptions>();

function toEnvironment(options: ProseOptions): Record<string, unknown> {
  const environment = {};
  optionsOf.set(environment, options);
  return environment;
}

/** What a renderer is for. Links of Markdown that this tool wrote stay as they are; code for paper has no colors. */
type Use = 'descriptions' | 'own' | 'paper' | 'chapters';

function createRenderer(use: Use): MarkdownIt {
  const markdown = createMarkdown({
    html: false,
    linkify: false,
    highlight: printCode,
  });
  markdown.renderer.rules['code_block'] = (tokens, at) => `${printCode(tokens[at]?.content ?? '', 'text')}\n`;
  const isChapter = use === 'own' || use === 'chapters';
  if (isChapter) markdown.renderer.rules['fence'] = (tokens, at) => printBlock(tokens[at]);
  if (use === 'paper') markdown.renderer.rules['fence'] = (tokens, at) => printPaperBlock(tokens[at]);
  // The page loads nothing from other hosts, so an image of a description would be broken.
  if (use !== 'paper' && use !== 'chapters') markdown.disable('image');
  markdown.core.ruler.push('headings and links', ({ tokens, env, Token: TokenOf }) => {
    const options = optionsOf.get(env) ?? {};
    const { top = 3, resolve, hasIds = false, image = () => undefined } = options;
    if (hasIds) addIds(tokens);
    setLevels(tokens, top);
    if (use === 'own') return;
    setLinks(tokens, options);
    setImages(tokens, image, TokenOf);
    linkNames(tokens, resolve, TokenOf);
  });
  return markdown;
}

const foreign = createRenderer('descriptions');
const own = createRenderer('own');
const paper = createRenderer('paper');
const chapters = createRenderer('chapters');

/** Renders a description as blocks. Links with unsafe schemes stay text. */
export function renderProse(text: string | undefined, options: ProseOptions = {}): Html {
  const renderer = options.image === undefined ? foreign : chapters;
  return asHtml(text === undefined ? '' : renderer.render(htmlToMarkdown(text), toEnvironment(options)).trim());
}

/** Lists the addresses of the images of a chapter. */
export function listImages(text: string): readonly string[] {
  const found: string[] = [];
  const image = (address: string): undefined => void found.push(address);
  chapters.parse(htmlToMarkdown(text), toEnvironment({ image }));
  return found;
}

/** Returns an address in the renderer's form, with encoded characters. */
export function normalizeAddress(address: string): string {
  return foreign.normalizeLink(address);
}

/** Renders a short text in one line, such as a summary. */
export function renderInline(text: string | undefined, options: ProseOptions = {}): Html {
  return asHtml(text === undefined ? '' : foreign.renderInline(htmlToMarkdown(text), toEnvironment(options)).trim());
}

/** Renders Markdown that this tool wrote, such as a README, in which text of the document is already escaped. */
export function renderOwn(text: string, top = 2, hasIds = false): Html {
  return asHtml(own.render(text, toEnvironment({ top, hasIds })).trim());
}

/** Splits a description before its first heading, so that the first steps are placed between both parts. */
export function splitLead(text: string): { readonly lead: string; readonly rest: string } {
  const at = text.search(/^(?:#{1,6} |<h[1-6]\b)/mu);
  return at < 0 ? { lead: text, rest: '' } : { lead: text.slice(0, at).trim(), rest: text.slice(at) };
}

/** Renders a Markdown page of the site for paper; text of the document in it is already escaped. */
export function renderPaper(text: string, options: ProseOptions): Html {
  return asHtml(paper.render(text, toEnvironment(options)).trim());
}

/** Lists the headings of a text, with the ids that `renderProse` gives them. */
export function listHeadings(text: string): readonly Heading[] {
  const tokens = foreign.parse(htmlToMarkdown(text), toEnvironment({ top: 1, hasIds: true }));
  const starts = tokens.flatMap(({ type }, at) => (type === 'heading_open' ? [at] : []));
  return starts.map((at, index) => {
    const [open, title, , ...rest] = tokens.slice(at, starts[index + 1]);
    return {
      id: String(open?.attrGet('id')),
      isFirst: open?.markup === '#' || open?.markup === '=',
      title: title === undefined ? '' : textOf(title),
      text: rest.flatMap((token) => (token.type === 'inline' ? textOf(token) : [])).join(' '),
      commands: rest.flatMap(({ type, info, content }) => (type === 'fence' && info === 'sh' ? content : [])).join(' '),
    };
  });
}
