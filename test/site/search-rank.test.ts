/** The first results of searches in the project's reference. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadSearch, type Search } from '../../generator/site/search-index.js';
import { readProjects } from '../../generator/src/cli/project.js';
import { makeSite } from '../../generator/src/commands/reference/site/site.js';
import { readReference } from '../../generator/src/config/reference.js';
import { loadProjectInput } from '../support/emit-input.js';
import { repository } from '../support/workspace.js';

let search: Search;

beforeAll(async () => {
  const { input } = await loadProjectInput();
  const [project] = await readProjects(repository);
  const reference = project?.reference && (await readReference(project.reference));
  if (reference === undefined || 'length' in reference) throw new Error('the project has no chapters');
  const files = await makeSite({ ...input, config: { ...input.config, reference } });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(files.get('search.json'))));
  search = await loadSearch(new URL('https://docs.example/'));
});
afterEach(() => vi.unstubAllGlobals());

function titlesOf(query: string): string[] {
  return search(query).map(({ title }) => title);
}

test.each(['email', 'avatar', 'sso_user_id'])('ranks operations and schemas with the field %s first', (name) => {
  const hits = search(name);
  const [last, firstOther] = [
    hits.findLastIndex(({ url }) => url.hash.endsWith(`-${name}`)),
    hits.findIndex(({ url }) => !url.hash.endsWith(`-${name}`)),
  ];
  expect(hits[0]?.group).toBe('Operations');
  expect(last).toBeGreaterThan(0);
  if (firstOther >= 0) expect(firstOther).toBe(last + 1);
});

test.each([
  ['rate limit', ['Limits']],
  ['create member', ['Create or invite a community member']],
  ['PUT community_members', ['Update a community member']],
  ['put /api/admin/v2/community_members/{id}', ['Update a community member']],
  ['/api/admin/v2/community_members', ['List community members', 'Create or invite a community member']],
  ['Get the quota', ['Get the quota']],
])('ranks the pages that the query "%s" names first', (query, expected) => {
  expect(titlesOf(query).slice(0, expected.length)).toEqual(expected);
});

test.each([
  ['token', 'Getting a token'],
  ['get token', 'Getting a token'],
  ['upload', 'Uploading a file'],
  ['install', 'TypeScript client'],
  ['errors', 'Errors'],
  ['pages', 'Read all pages'],
])('"%s" leads to the chapter about it', (query, title) => {
  const [first] = search(query);
  expect([first?.group, first?.title]).toEqual(['Guide', title]);
});

test.each([
  ['pagniation', 'Pagination'],
  ['memebrs', 'List community members'],
  ['psot', 'Get a post'],
  ['uplaod a file', 'Uploading a file'],
  ['craete a post', 'Create a post'],
])('finds "%s", whose letters are swapped', (query, title) => {
  expect(titlesOf(query).slice(0, 6)).toContain(title);
});

test.each([
  ['ban user', 'Ban a community member'],
  ['bann user', 'Ban a community member'],
  ['how do I ban a member', 'Ban a community member'],
  ['log in', 'Authentication'],
  ['sign in', 'Authentication'],
  ['how do I log in', 'Authentication'],
  ['how to page', 'Pagination'],
  ['member emial', 'Find a community member by e-mail address'],
  ['invite', 'Create or invite a community member'],
])('finds the subject of the natural query "%s"', (query, title) => {
  expect(titlesOf(query).slice(0, 3)).toContain(title);
});

test('ranks operations on a record before other actions even if words are misspelled', () => {
  const titles = titlesOf('comunity membr');
  expect(titles.indexOf('Get a community member')).toBeGreaterThanOrEqual(0);
  for (const action of ['Ban a community member', 'Delete a community member'])
    expect(titles.indexOf(action)).toBeGreaterThan(titles.indexOf('Get a community member'));
});

test.each(['create post', 'creat post', 'create a post', 'createPost'])(
  'the query "%s" leads to the top of a page',
  (query) => {
    const [first] = search(query);
    expect(first?.title).toBe('Create a post');
    expect(first?.url.hash).toBe('');
  },
);

test('a query for an operation and one of its fields leads to the field', () => {
  const [first] = search('create a post cover_image');
  expect([first?.title, first?.url.hash]).toEqual(['Create a post', '#body-cover_image']);
});
