/** The pages of a sandbox: every text has its URL, and code has its tokens if the page may show them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuilt } from '../../scripts/support/ensure.js';
import { readPage } from '../../scripts/support/pages.js';
import { repository } from '../support/workspace.js';

const base = 'http://localhost:4791';
const credentials = { AdminBearer: 'an-admin-token', MemberAccessToken: 'a-member-token' };

beforeAll(() => ensureBuilt('packages', 'service', 'reference'));

async function read(path: string, isPrivate = true): Promise<string> {
  const page = await readPage(path, async () => ({ base, ...(isPrivate && { credentials }) }));
  return String(page?.body);
}

/** Returns the text of a page without its elements. */
function toText(page: string): string {
  return page.replaceAll(/<[^>]*>/gu, '').replaceAll(/&#(?:39|x27);/gu, "'");
}

const paths = ['/guide/client', '/guide/errors', '/guide/pagination', '/reference/members/listCommunityMembers'];

test.each([
  ...paths.flatMap((path) => [`${path}.html`, `${path}.md`]),
  '/index.html',
  '/index.md',
  '/AGENTS.md',
  '/llms-full.txt',
  '/print.html',
])("%s names the sandbox, and its code has the sandbox's URL and tokens", async (path) => {
  const page = await read(path);
  expect(page).not.toContain('https://api.community.example');
  const text = toText(page);
  const clients = [...text.matchAll(/^(?:const| {2}).*\bcreateClient\(\{\s*(.*)$/gmu)].map(([, options]) => options);
  expect(clients.filter((options) => options?.startsWith(`baseUrl: '${base}',`) !== true)).toEqual([]);
  expect(text).not.toMatch(/(?:AdminBearer|MemberAccessToken): '(?:API_KEY|ACCESS_TOKEN)'/u);
  expect(text).not.toMatch(/-H 'Authorization: Bearer ACCESS_TOKEN'/u);
});

test.each(['/guide/client.html', '/guide/client.md', '/index.html', '/AGENTS.md'])(
  '%s installs the client from the repository, and names no folder of this machine',
  async (path) => {
    const text = toText(await read(path)).replaceAll('&quot;', '"');
    const [, project, ...packages] = /^npm install --prefix (\S+) "(\S+)" "(\S+)"$/mu.exec(text) ?? [];
    expect(project).toBe('../my-app');
    // The command runs in the root of the repository.
    for (const name of packages) {
      const manifest = JSON.parse(await readFile(join(name.replace('$PWD', repository), 'package.json'), 'utf8'));
      expect(manifest.name).toMatch(/^@community-platform\/(?:types|client)$/u);
    }
    expect(packages).toHaveLength(2);
    expect(text).toContain("# In the folder of this sandbox's repository.");
    expect(text).not.toContain(repository);
  },
);

test('the sample for the second page of a list has the token that the operation requires', async () => {
  for (const path of ['/guide/pagination.html', '/guide/pagination.md']) {
    const text = toText(await read(path)).replaceAll('&amp;', '&');
    expect(text).toContain(
      `curl '${base}/api/admin/v2/community_members?page=2&per_page=2' \\\n  -H 'Authorization: Bearer an-admin`,
    );
    expect(text).toContain(`createClient({ baseUrl: '${base}', auth: { MemberAccessToken: 'a-member-token' } })`);
    expect(text).toMatch(/search\/community_members' \\\n {2}-H 'Authorization: Bearer a-member-token'/u);
  }
});

test.each(['/guide/pagination.html', '/guide/client.md', '/AGENTS.md'])(
  '%s has placeholders instead of tokens if somebody else could read the page',
  async (path) => {
    const text = toText(await read(path, false));
    expect(text).toContain(`createClient({ baseUrl: '${base}', auth: { AdminBearer: 'API_KEY' } })`);
    expect(text).not.toMatch(/an-admin-token|a-member-token/u);
  },
);

test('the first step says where the tokens of the sandbox are', async () => {
  expect(await read('/index.html')).toContain('They are already in all samples');
});
