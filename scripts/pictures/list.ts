/** The pictures of the reference site, with their pages, their screens and the preceding actions. */
import type { Page } from 'playwright-core';

/** Screen sizes in CSS pixels. The size of paper is that of an A4 page at 96 dots per inch. */
const screens = { desktop: [1440, 900], phone: [390, 844], paper: [794, 1123] } as const;

export interface Picture {
  readonly name: string;
  /** Description of the picture, for the help text. */
  readonly shows: string;
  readonly path: string;
  readonly screen: readonly [width: number, height: number];
  readonly theme: 'light' | 'dark';
  readonly medium: 'screen' | 'print';
  /** Performs a reader's actions before the picture is taken. */
  readonly act: (page: Page) => Promise<void>;
}

const list = 'reference/posts/listPosts.html';
const create = 'reference/posts/createPost.html';

const plain = { screen: screens.desktop, theme: 'light', medium: 'screen', act: async () => {} } as const;

async function search(page: Page): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('craete post');
  await page.getByRole('option').first().waitFor();
}

async function send(page: Page): Promise<void> {
  await page.locator('.try-panel > summary').click();
  await page.locator('.try-form').waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.locator('.try-status').waitFor();
}

/** The pictures in the order in which the guide shows them. */
export const pictures: readonly Picture[] = [
  { ...plain, name: 'start', shows: 'the start page', path: 'index.html' },
  { ...plain, name: 'operation', shows: 'an operation that lists records', path: list },
  { ...plain, name: 'operation-body', shows: 'an operation with a request body', path: create },
  { ...plain, name: 'schema', shows: 'a schema', path: 'reference/schemas/BasicPost.html' },
  { ...plain, name: 'chapter', shows: 'a chapter of the guide', path: 'guide/errors.html' },
  { ...plain, name: 'search', shows: 'the search with a misspelled word', path: list, act: search },
  { ...plain, name: 'try-it', shows: '"Try it" with a response of the sandbox', path: list, act: send },
  { ...plain, name: 'phone', shows: 'an operation on a phone', path: list, screen: screens.phone },
  { ...plain, name: 'dark', shows: 'the dark theme', path: create, theme: 'dark' },
  { ...plain, name: 'print', shows: 'an operation on paper', path: list, screen: screens.paper, medium: 'print' },
];
