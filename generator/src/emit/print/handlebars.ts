/**
 * Renders Handlebars templates: those of code and Markdown without escaping, because their views contain finished code or
 * plain data, and those of HTML pages with escaping.
 */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
import { asHtml, type Html } from '../../support/code/markup.js';
import { templatesFolder } from '../../support/tool-root.js';
import type { TemplateViews } from './template-views.js';

const handlebars = Handlebars.create();

/** Partials that several templates use. */
const partials = [
  'events',
  'mounting',
  'oauth',
  'operations',
  'server-tests',
  'skipped',
  'transport',
  'types/tasks',
  'client/catch-errors',
  'client/read-pages',
  'client/tasks',
  'server/tasks',
  'site/fields',
  'site/listing',
  'site/samples',
];
for (const name of partials) handlebars.registerPartial(name, readFileSync(`${templatesFolder}${name}.md.hbs`, 'utf8'));

/** Partials of HTML pages, which are read only when a page is rendered. */
const htmlPartials = ['code', 'field', 'media', 'shape'].map((name) => `site/${name}`);
let isReady = false;

function registerHtmlPartials(): void {
  if (isReady) return;
  isReady = true;
  for (const name of htmlPartials)
    handlebars.registerPartial(name, readFileSync(`${templatesFolder}${name}.html.hbs`, 'utf8'));
}

const cache = new Map<string, HandlebarsTemplateDelegate>();

function compile(name: string): HandlebarsTemplateDelegate {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const template = handlebars.compile(readFileSync(`${templatesFolder}${name}.hbs`, 'utf8'), {
    noEscape: !name.endsWith('.html'),
    strict: true,
    knownHelpersOnly: true,
    explicitPartialContext: true,
  });
  cache.set(name, template);
  return template;
}

type HtmlTemplate = Extract<keyof TemplateViews, `${string}.html`>;

/** Renders a template of an HTML page or of a part of it. Text in the view is escaped. */
export function renderHtml<T extends HtmlTemplate>(name: T, view: TemplateViews[T]): Html {
  registerHtmlPartials();
  return asHtml(compile(name)(view).trim());
}

/** Renders a template of the `templates` folder; the result ends with a single line break. */
export function render<T extends keyof TemplateViews>(name: T, view: TemplateViews[T]): string {
  return `${compile(name)(view).replace(/\n+$/u, '')}\n`;
}
