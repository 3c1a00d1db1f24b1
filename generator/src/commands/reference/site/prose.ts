/** Renders Markdown of a document as HTML. HTML in it becomes Markdown or text first, so that no element of it remains. */
import createMarkdown, { type MarkdownIt } from 'markdown-it';
import { htmlToMarkdown } from '../../../support/code/html.js';
import { asHtml, type Html, html } from '../../../support/code/markup.js';
import { highlight } from './highlight.js';

/** Prints a block of code that scrolls with the keyboard. */
function printCode(text: string, language: string): Html {
  return html`<pre tabindex="0"><code>${highlight(text, language)}</code></pre>`;
}

/** Creates a renderer whose headings begin at a level, because pages have headings of their own, and skip none. */
function createRenderer(top: number): MarkdownIt {
  const markdown = createMarkdown({
    html: false,
    linkify: false,
    highlight: (text, language) => printCode(text, language),
  });
  markdown.renderer.rules['code_block'] = (tokens, at) => `${printCode(tokens[at]?.content ?? '', 'text')}\n`;
  // The page loads nothing from other hosts, so an image would be broken.
  markdown.disable('image');
  markdown.core.ruler.push('headings', ({ tokens }) => {
    let outer: string[] = [];
    for (const token of tokens) {
      if (token.type === 'heading_open') outer = [...outer.filter((tag) => tag < token.tag), token.tag];
      if (token.type.startsWith('heading_')) token.tag = `h${Math.min(6, top + outer.length - 1)}`;
    }
  });
  return markdown;
}

/** Keeps only the text of links that are relative to a site of the document's author. */
function dropRelativeLinks(markdown: MarkdownIt): MarkdownIt {
  markdown.core.ruler.push('links', ({ tokens }) => {
    for (const token of tokens) {
      let isDropped = false;
      token.children = (token.children ?? []).filter((child) => {
        if (child.type === 'link_open') isDropped = !/^(?:https?|mailto):/iu.test(String(child.attrGet('href')));
        return !isDropped || !child.type.startsWith('link_');
      });
    }
  });
  return markdown;
}

const renderers = new Map<number, MarkdownIt>();

function rendererFor(top: number): MarkdownIt {
  const renderer = renderers.get(top) ?? dropRelativeLinks(createRenderer(top));
  renderers.set(top, renderer);
  return renderer;
}

/** Renders a description as blocks. `top` is the level of its largest headings. Links with unsafe schemes stay text. */
export function renderProse(text: string | undefined, top = 3): Html {
  return asHtml(text === undefined ? '' : rendererFor(top).render(htmlToMarkdown(text)).trim());
}

/** Renders a short text in one line, such as a summary. */
export function renderInline(text: string | undefined): Html {
  return asHtml(text === undefined ? '' : rendererFor(3).renderInline(htmlToMarkdown(text)).trim());
}

/** Renders Markdown that this tool wrote, such as a README, in which text of the document is already escaped. */
export function renderOwn(text: string, top = 2): Html {
  return asHtml(createRenderer(top).render(text).trim());
}
