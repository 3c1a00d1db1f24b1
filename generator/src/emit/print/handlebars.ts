/** Renders Handlebars templates without escaping, because their views contain finished code or plain data. */
import { readFileSync } from 'node:fs';
import Handlebars from 'handlebars';
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
  'client/tasks',
  'server/tasks',
  'site/fields',
];
for (const name of partials) handlebars.registerPartial(name, readFileSync(`${templatesFolder}${name}.md.hbs`, 'utf8'));

const cache = new Map<string, HandlebarsTemplateDelegate>();

function compile(name: string): HandlebarsTemplateDelegate {
  const known = cache.get(name);
  if (known !== undefined) return known;
  const template = handlebars.compile(readFileSync(`${templatesFolder}${name}.hbs`, 'utf8'), {
    noEscape: true,
    strict: true,
    knownHelpersOnly: true,
    explicitPartialContext: true,
  });
  cache.set(name, template);
  return template;
}

/** Renders a template of the `templates` folder; the result ends with a single line break. */
export function render<T extends keyof TemplateViews>(name: T, view: TemplateViews[T]): string {
  return `${compile(name)(view).replace(/\n+$/u, '')}\n`;
}
