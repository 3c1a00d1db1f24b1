/** The ids of fields: which fields have one, that they are unique and safe, and that search and addresses use them. */
import { describe, expect, test } from 'vitest';
import { createAnchors, slugOfField } from '../../generator/src/commands/reference/site/anchors.js';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { type Element, listByClass, listElements, textOf } from '../support/strict-html.js';
import { richDocument } from './rich-document.js';
import { listFaults, makeSiteOf, pageOf } from './site-pages.js';
import { serveSites } from './site-server.js';

const hostile = ' "><img src=x onerror=alert(1)>#%&\u202E';
const json = (schema: object): object => ({ 'application/json': { schema } });
const text = { type: 'string' };

const document = {
  openapi: '3.1.0',
  info: { title: 'Fields', version: '1' },
  paths: {
    '/pets/{id}': {
      post: {
        operationId: 'changePet',
        summary: 'Change a pet',
        description: '# Response codes\n\n# Body name\n\n# Trefoil samples\n\n# Response 200',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: text },
          { name: 'limit', in: 'query', schema: text },
          { name: 'limit', in: 'header', schema: text },
          { name: hostile, in: 'query', schema: text },
          { name: 'größe', in: 'query', schema: text },
          { name: '\ud800', in: 'query', schema: text },
        ],
        requestBody: {
          content: json({
            type: 'object',
            properties: {
              name: text,
              owner: { $ref: '#/components/schemas/Owner' },
              inline: { type: 'object', properties: { deep: { type: 'object', properties: { leaf: text } } } },
              kind: { type: 'string' },
            },
            oneOf: [
              { type: 'object', title: 'Cat', properties: { lives: { type: 'integer' } }, required: ['lives'] },
              { type: 'object', title: 'Dog', properties: { lives: text, collar: text }, required: ['collar'] },
            ],
          }),
        },
        responses: {
          200: {
            description: 'Done',
            headers: { 'X-Total': { schema: { type: 'integer' } } },
            content: json({
              type: 'object',
              properties: { owner: { $ref: '#/components/schemas/Owner' }, own: { properties: { a: text } } },
            }),
          },
          default: { description: 'Failed', content: json({ type: 'object', properties: { message: text } }) },
        },
      },
    },
  },
  components: {
    schemas: { Owner: { type: 'object', properties: { city: text, secret: { type: 'string', writeOnly: true } } } },
  },
};

const site = await makeSiteOf(document);
const operation = 'reference/default/changePet.html';

/** Returns the names of fields by id, in page order. */
function fieldsOf(page: Element): readonly (readonly [id: string | undefined, name: string])[] {
  const items = listByClass(page, 'fields').flatMap(({ children }) =>
    children.filter((each) => typeof each !== 'string'),
  );
  return items.map((item) => [item.attributes.get('id'), textOf(listElements(item, 'code')[0] ?? item)]);
}

test('each parameter, header, body field and response field has an id that names its location', () => {
  const found = Object.fromEntries(
    fieldsOf(pageOf(site, operation)).map(([id, name]) => [id ?? `none: ${name}`, name]),
  );
  expect(found).toEqual({
    'path-id': 'id',
    'query-limit': 'limit',
    'header-limit': 'limit',
    'query-img-src-x-onerror-alert-1': hostile,
    'query-größe': 'größe',
    'query-field': '\ud800',
    // The first heading of this name has the shorter id.
    'body-name-2': 'name',
    'body-owner': 'owner',
    'body-owner.city': 'city',
    'body-owner.secret': 'secret',
    'body-inline': 'inline',
    'body-inline.deep': 'deep',
    'body-inline.deep.leaf': 'leaf',
    'body-kind': 'kind',
    'body-lives': 'lives',
    'body-lives-2': 'lives',
    'body-collar': 'collar',
    '200-header-X-Total': 'X-Total',
    '200-owner': 'owner',
    // The page of the schema has the id of its field.
    'none: city': 'city',
    '200-own': 'own',
    '200-own.a': 'a',
    'default-message': 'message',
  });
});

test('the page of a schema has separate ids for fields of responses and of requests', () => {
  const ids = fieldsOf(pageOf(site, 'reference/schemas/Owner.html')).map(([id]) => id);
  expect(ids).toEqual(['field-city', 'sent-city', 'sent-secret']);
});

test('ids are unique on each page, and headings that collide with ids of the page get other ids', async () => {
  const rich = await makeSiteOf(richDocument);
  expect(listFaults(rich.files, rich.pages)).toEqual([]);
  expect(listFaults(site.files, site.pages)).toEqual([]);
  const ids = listByClass(pageOf(site, operation), 'prose').flatMap((prose) =>
    listElements(prose).flatMap(({ tag, attributes }) => (/^h\d$/u.test(tag) ? [attributes.get('id')] : [])),
  );
  expect(ids).toEqual(['_response-codes', 'body-name', '_trefoil-samples', '_response-200']);
});

test("a field's id does not change if fields are added after it", () => {
  const [one, other] = [createAnchors(), createAnchors()];
  const list = (names: readonly string[], { idOf }: typeof one): string[] => names.map((name) => idOf('body-', name));
  expect(list(['a', 'a', 'a-2', 'b', 'a'], one)).toEqual(['body-a', 'body-a-2', 'body-a-2-2', 'body-b', 'body-a-3']);
  expect(list(['a', 'a', 'a-2', 'b', 'a', 'a', 'c'], other).slice(0, 5)).toEqual([
    'body-a',
    'body-a-2',
    'body-a-2-2',
    'body-b',
    'body-a-3',
  ]);
  expect(createAnchors().idOf('body-', 'x'.repeat(200))).toHaveLength(80);
});

test.each([
  ['first_name', 'first_name'],
  ['$filter', '$filter'],
  ['a b/c', 'a-b-c'],
  ['[any other key]', 'any-other-key'],
  ['名前', '名前'],
  ['"<>', 'field'],
  ['', 'field'],
])('the id of the field %j ends with %j', (name, slug) => {
  expect(slugOfField(name)).toBe(slug);
});

test('the search index has the fields of each page, grouped by the prefix of their ids', () => {
  const { entries }: { entries: string[][] } = JSON.parse(site.files.get('search.json') ?? '');
  const [found] = entries.filter(([kind]) => kind === 'operation');
  expect(found?.slice(3)).toEqual([
    operation,
    'changePet default name',
    'path id',
    'query limit img-src-x-onerror-alert-1 größe field',
    'header limit',
    'body lives collar owner inline kind',
  ]);
  expect(entries).toContainEqual(['schema', 'Owner', '', 'reference/schemas/Owner.html', '', 'field city']);
});

describe.skipIf(!hasBrowser())('in a browser', () => {
  test('search results open the section of a field, whose link is visible on hover or focus', async () => {
    const [browser, server] = await Promise.all([openBrowser(), serveSites({ docs: site.files })]);
    const { page, errors } = await openPage(browser, 1440, 900);
    const visible = (id: string) => page.locator(`[id="${id}"] > .field-head`).isVisible();
    await page.goto(`${server.url}docs/index.html`);
    await page.keyboard.press('/');
    await page.keyboard.type('collar');
    const option = page.getByRole('option').first();
    expect(await option.textContent()).toBe('Change a petPOST /pets/{id} · collar');
    await option.click();
    await page.waitForURL(`${server.url}docs/${operation}#body-collar`);
    // The field is in the second tab.
    expect(await visible('body-collar')).toBe(true);

    const link = page.getByRole('link', { name: 'Copy link to owner' }).first();
    const opacity = () => link.evaluate((element) => getComputedStyle(element).opacity);
    expect(await opacity()).toBe('0');
    await link.hover();
    expect(await opacity()).toBe('1');
    await page.mouse.move(0, 0);
    await page.keyboard.press('Tab');
    await link.focus();
    expect(await opacity()).toBe('1');
    await link.click();
    expect(new URL(page.url()).hash).toBe('#body-owner');

    // The field is within two closed lists, in a closed response.
    expect(await visible('body-inline.deep.leaf')).toBe(false);
    await page.evaluate(() => (location.hash = '#body-inline.deep.leaf'));
    expect(await visible('body-inline.deep.leaf')).toBe(true);
    await page.goto(`${server.url}docs/${operation}#default-message`);
    expect(await visible('default-message')).toBe(true);
    await page.goto(`${server.url}docs/${operation}#%E0%A4%A`);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await browser.close();
    server.close();
  });

  test('the search link on the 404 page opens the search', async () => {
    const [browser, server] = await Promise.all([openBrowser(), serveSites({ docs: site.files })]);
    const { page } = await openPage(browser, 1440, 900);
    await page.goto(`${server.url}docs/index.html#trefoil-search`);
    expect(await page.getByRole('combobox', { name: 'Search the reference' }).isVisible()).toBe(true);
    await browser.close();
    server.close();
  });
});
