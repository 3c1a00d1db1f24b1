/**
 * Exporting and importing a whole community: a fresh sandbox returns the same responses afterwards, and a rejected
 * import changes nothing.
 */
import { createHash } from 'node:crypto';
import * as client from '@community-platform/client';
import { createApi, createClient } from '@community-platform/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectDocumented, openSandbox, type SandboxResponse, type TestSandbox } from './sandbox-support.js';

const tokens = { adminToken: 'admin-token-of-the-test', headlessToken: 'headless-token-of-the-test' };

let first: TestSandbox;
let second: TestSandbox;
beforeAll(async () => {
  first = await openSandbox(tokens);
  second = await openSandbox(tokens);
});
afterAll(async () => {
  await first.close();
  await second.close();
});

function apiOf({ url }: TestSandbox) {
  return createApi(createClient({ baseUrl: url, auth: { AdminBearer: tokens.adminToken } }));
}

/** All GET operations without path parameters for admins and members, except the quota. */
const reads = Object.values(client).flatMap((each) =>
  typeof each === 'object' &&
  'path' in each &&
  each.method === 'GET' &&
  !each.path.includes('{') &&
  each.id !== 'getQuota'
    ? [each.path]
    : [],
);

/** Returns the responses, without the sandbox's address and the last use of tokens. */
async function readAll(sandbox: TestSandbox): Promise<Record<string, unknown>> {
  const [member] = (await apiOf(sandbox).members.list({})).records;
  const auth = { HeadlessBearer: tokens.headlessToken };
  const { access_token: access } = await createApi(createClient({ baseUrl: sandbox.url, auth })).authTokens.create({
    body: { community_member_id: member?.id ?? 0 },
  });
  const responses: Record<string, unknown> = {};
  for (const path of reads) {
    const token = path.startsWith('/api/admin') ? tokens.adminToken : access;
    const { status, body } = await sandbox.send('GET', `${path}?per_page=100`, undefined, token);
    const text = JSON.stringify(body ?? null).replaceAll(new URL(sandbox.url).host, '');
    responses[path] = [status, JSON.parse(text.replaceAll(/"last_used_at":"[^"]*"/gu, '"last_used_at":null'))];
  }
  return responses;
}

async function save(sandbox: TestSandbox): Promise<Document> {
  const response = await sandbox.send('GET', '/sandbox/community');
  expectDocumented('exportCommunity', response);
  return Object(response.body);
}

async function load(sandbox: TestSandbox, document: unknown, token?: string): Promise<SandboxResponse> {
  const response = await sandbox.send('PUT', '/sandbox/community', document, token);
  expectDocumented('importCommunity', response);
  return response;
}

const bytes = Buffer.from('bytes of a picture');

async function upload(sandbox: TestSandbox, bytes: Buffer) {
  const blob = {
    key: 'a',
    filename: 'a.png',
    content_type: 'image/png',
    byte_size: bytes.byteLength,
    checksum: createHash('md5').update(bytes).digest('base64'),
  };
  const made = await apiOf(sandbox).uploads.create({ body: { blob } });
  expect((await fetch(made.direct_upload.url, { method: 'PUT', body: new Uint8Array(bytes) })).ok).toBe(true);
  return made;
}

async function readFile(sandbox: TestSandbox, { url }: { readonly url: string }): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${sandbox.url}${new URL(url).pathname}`)).arrayBuffer());
}

/** Changes of all kinds: new records, a deleted record, a file, and an id higher than those of the seed data. */
async function change(sandbox: TestSandbox) {
  const api = apiOf(sandbox);
  const uploaded = await upload(sandbox, bytes);
  const [space] = (await api.spaces.list({})).records;
  const { post } = await api.posts.create({
    body: { space_id: space?.id ?? 0, name: 'Saved “as it is” – ü 😀', status: 'published', skip_notifications: true },
  });
  const [comment] = (await api.comments.list({})).records;
  if (comment !== undefined) await api.comments.delete({ path: { id: comment.id } });
  await api.apiTokens.create({ body: { name: 'Another', token_type: 'Admin V1 or V2' } });
  return { uploaded, post };
}

test('a fresh sandbox returns the same responses after an import and continues with the next ids', async () => {
  const { uploaded, post } = await change(first);
  const before = await readAll(first);
  expect(Object.keys(before).length).toBeGreaterThan(30);
  const saved = await save(first);
  // With the tables in another order, in a separate sandbox.
  const { tables, ...rest } = saved;
  const shuffled = { ...rest, tables: Object.fromEntries(Object.entries(tables).reverse()) };
  expect(await readAll(second)).not.toEqual(before);
  expect((await load(second, shuffled)).status).toBe(204);
  expect(await readAll(second)).toEqual(before);
  expect(await readFile(second, uploaded)).toEqual(bytes);
  const more = await apiOf(second).posts.create({
    body: { space_id: post.space_id, name: 'After it', status: 'draft', skip_notifications: true },
  });
  expect(more.post.id).toBe(post.id + 1);
});

test('imports a community repeatedly and returns 422 while another community has its slug', async () => {
  const saved = await save(first);
  const before = await readAll(first);
  for (let times = 0; times < 2; times += 1) expect((await load(first, saved)).status).toBe(204);
  expect(await readAll(first)).toEqual(before);
  const other = await first.makeCommunity('Other');
  const taken = await load(first, saved, other.adminToken);
  expect([taken.status, Object(taken.body).message]).toEqual([422, expect.stringMatching(/^communities: .*slug/u)]);
  const { slug } = Object(saved['community']);
  expect(Object(taken.body).message).toBe(
    `communities: the slug ${slug} is already used by another community of this sandbox, such as the one that was saved. ` +
      'Load the document in its place, with its admin token, or into another sandbox',
  );
  // With its own slug, the document still contains tokens of the other community.
  const renamed = { ...saved, community: { ...Object(saved['community']), slug: 'renamed' } };
  const beside = await load(first, renamed, other.adminToken);
  expect([beside.status, Object(beside.body).message]).toEqual([
    422,
    expect.stringMatching(/^\w+: the \w+ .* is already used by another community of this sandbox/u),
  ]);
  expect(await readAll(first)).toEqual(before);
  // The importing token remains valid, and is not part of the document.
  const { records } = await createApi(
    createClient({ baseUrl: first.url, auth: { AdminBearer: other.adminToken } }),
  ).members.list({});
  expect(records.map(({ email }) => email)).toEqual(['owner@example.com']);
});

test('accepts the importing token and the exported tokens after an import', async () => {
  const saved = await save(first);
  const third = await openSandbox({ adminToken: 'another-token-of-the-test' });
  try {
    expect((await load(third, saved)).status).toBe(204);
    for (const token of [tokens.adminToken, third.adminToken])
      expect((await third.send('GET', '/api/admin/v2/community', undefined, token)).status, token).toBe(200);
    expect((await third.send('GET', '/api/admin/v2/community', undefined, third.headlessToken)).status).toBe(401);
  } finally {
    await third.close();
  }
});

test('continues the id sequence shared by members and leads, and that shared by their tags', async () => {
  const tag = (await apiOf(first).memberTags.create({ body: { name: 'Numbered' } })).id;
  // The newest id of each belongs to a lead.
  const lead = await apiOf(first).leads.create({ body: { email: 'lead@example.com', member_tag_ids: [tag] } });
  const saved = await save(first);
  expect((await load(second, saved)).status).toBe(204);
  const { members, taggedMembers } = apiOf(second);
  const { community_member: member } = await members.create({ body: { email: 'next@example.com', name: 'Next' } });
  expect(member.id).toBe(lead.id + 1);
  await taggedMembers.add({ body: { user_email: member.email, member_tag_id: tag } });
  const [tagged] = (await taggedMembers.list({ query: { member_tag_ids: [tag] } })).records;
  expect(tagged?.id).toBe(Math.max(...(saved.tables['lead_taggings'] ?? []).map(({ id }) => Number(id))) + 1);
});

type Row = Record<string, unknown>;
interface Document extends Row {
  readonly tables: Record<string, Row[]>;
  readonly files: Record<string, string>;
}

/** Changes of an exported document, with the expected errors. */
const faults: readonly [what: string, fault: (document: Document) => unknown, message: RegExp][] = [
  ['a JSON string', () => '"x"', /^The document must be a JSON object$/u],
  ['invalid JSON', () => '{', /^The body is not valid JSON$/u],
  ['another format', (document) => ({ ...document, format: 'community 2' }), /^format must be "community 1"/u],
  [
    'another version',
    (document) => ({ ...document, schema: '0001-core' }),
    /^schema is "0001-core", but this version requires/u,
  ],
  ['no tables', ({ tables: _, ...document }) => document, /^tables is not an object$/u],
  [
    'an internal table',
    (document) => withTable(document, 'signing_keys', []),
    /^tables contains the unknown table signing_keys/u,
  ],
  [
    'a table named after a prototype property',
    (document) => withTable(document, 'toString', []),
    /^tables contains the unknown table toString/u,
  ],
  ['rows that are not a list', (document) => withTable(document, 'posts', {}), /^tables\.posts is not a list$/u],
  [
    'a row that is not an object',
    (document) => withTable(document, 'posts', [1]),
    /^tables\.posts\[0\] is not an object$/u,
  ],
  [
    'a missing column',
    (document) => withRow(document, 'posts', ({ slug: _, ...row }) => row),
    /^tables\.posts\[0\] lacks slug$/u,
  ],
  [
    'an additional column',
    (document) => withRow(document, 'posts', (row) => ({ ...row, community_id: 2 })),
    /^tables\.posts\[0\] has the unknown column community_id/u,
  ],
  [
    'an invalid time',
    (document) => withRow(document, 'posts', (row) => ({ ...row, created_at: 'soon' })),
    /^posts: .*soon/u,
  ],
  [
    'a number out of range',
    (document) => withRow(document, 'posts', (row) => ({ ...row, id: 2 ** 31 })),
    /^posts: .*out of range/u,
  ],
  [
    'no e-mail address',
    (document) => withRow(document, 'members', (row) => ({ ...row, email: null })),
    /^members: .*email/u,
  ],
  [
    'a duplicate row',
    (document) => withTable(document, 'posts', [document.tables['posts'], document.tables['posts']].flat()),
    /^posts: .*unique/u,
  ],
  [
    'an author who does not exist',
    (document) => withRow(document, 'posts', (row) => ({ ...row, author_member_id: 1 })),
    /^posts: author_member_id refers to a row of members/u,
  ],
  [
    'an unknown token type',
    (document) => withRow(document, 'api_tokens', (row) => ({ ...row, token_type: 'Root' })),
    /^api_tokens: .*check/u,
  ],
  [
    'no owner',
    (document) => withRow(document, 'members', (row) => ({ ...row, is_owner: false })),
    /^tables\.members has no owner$/u,
  ],
  [
    'a name with a zero byte',
    (document) => withRow(document, 'members', (row) => ({ ...row, name: 'a\0b' })),
    /^members: /u,
  ],
  [
    'styles that violate the response schema',
    (document) => withRow(document, 'forms', (row) => ({ ...row, embed_styles: 5 })),
    /^The loaded community cannot be read by \/api\/admin\/v2\/forms: /u,
  ],
  ['an unknown field', (document) => ({ ...document, fils: {} }), /^fils is not a field of a saved community$/u],
  [
    'a file without an upload',
    (document) => ({ ...document, files: { x: 'eA==' } }),
    /^files\.x has no row in tables\.uploads$/u,
  ],
  ['a file that is not Base64', (document) => ({ ...document, files: { x: '*' } }), /^files\.x is not Base64$/u],
  [
    'a file with the wrong checksum',
    (document) => withFile(document),
    /^files\..* does not match its row in tables\.uploads: changed$/u,
  ],
];

function withTable(document: Document, name: string, rows: unknown): Row {
  return {
    ...document,
    tables: { ...document.tables, [name]: rows },
  };
}

/** Changes every row of a table. */
function withRow(document: Document, name: string, fault: (row: Row) => Row): Row {
  return withTable(document, name, (document.tables[name] ?? []).map(fault));
}

function withFile(document: Document): Row {
  const [[name = '', text = ''] = []] = Object.entries(document.files);
  const other = Buffer.from(text, 'base64').fill('x').toString('base64');
  return { ...document, files: { [name]: other } };
}

test.each<[what: string, fault: (document: Document) => unknown, message: string]>([
  [
    'a duplicate row',
    (document) => withTable(document, 'topics', [document.tables['topics']?.[0], document.tables['topics']?.[0]]),
    'topics: two rows have the same id',
  ],
  [
    'an author who does not exist',
    (document) => withRow(document, 'posts', (row) => ({ ...row, author_member_id: 1 })),
    'posts: author_member_id refers to a row of members that the document does not contain',
  ],
  [
    'no address',
    (document) => withRow(document, 'members', (row) => ({ ...row, email: null })),
    'members: email must not be null',
  ],
])('the error for an import document with %s contains no database message', async (_, fault, message) => {
  const response = await load(first, fault(structuredClone(await save(first))));
  expect(response.status).toBe(422);
  expect(Object(response.body).message).toContain(message);
  expect(Object(response.body).message).not.toMatch(/violates|relation|constraint/u);
});

test.each(faults)('rejects an import document with %s and changes nothing', async (_, fault, message) => {
  const saved = await save(first);
  const response = await load(first, fault(structuredClone(saved)));
  expect([400, 422]).toContain(response.status);
  expect(Object(response.body)).toMatchObject({
    success: false,
    message: expect.stringMatching(message),
    error_details: {},
  });
  expect({ ...(await save(first)), tables: undefined }).toEqual({ ...saved, tables: undefined });
  const withoutUse = ({ tables: { api_tokens, ...tables } }: Document) => ({
    ...tables,
    api_tokens: api_tokens?.map((row) => ({ ...row, last_used_at: null })),
  });
  expect(withoutUse(await save(first))).toEqual(withoutUse(saved));
});

test('exports and imports a community with a file of 5 MiB', async () => {
  const large = Buffer.alloc(5 * 1024 * 1024, 'bytes of a large picture');
  const uploaded = await upload(first, large);
  expect((await load(second, await save(first))).status).toBe(204);
  expect((await readFile(second, uploaded)).equals(large)).toBe(true);
});
