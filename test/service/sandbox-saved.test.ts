/** A whole community, saved and loaded: the same answers to reads on a fresh sandbox; and what is refused changes nothing. */
import { createHash } from 'node:crypto';
import * as client from '@community-platform/client';
import { createApi, createClient } from '@community-platform/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AskedSandbox, expectDocumented, openSandbox, type Told } from './sandbox-support.js';

const tokens = { adminToken: 'admin-token-of-the-test', headlessToken: 'headless-token-of-the-test' };

let first: AskedSandbox;
let second: AskedSandbox;
beforeAll(async () => {
  first = await openSandbox(tokens);
  second = await openSandbox(tokens);
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const apiOf = ({ url }: AskedSandbox) =>
  createApi(createClient({ baseUrl: url, auth: { AdminBearer: tokens.adminToken } }));

/** What an admin and a member read without naming anything, but for how much was asked until now. */
const reads = Object.values(client).flatMap((each) =>
  typeof each === 'object' &&
  'path' in each &&
  each.method === 'GET' &&
  !each.path.includes('{') &&
  each.id !== 'getQuota'
    ? [each.path]
    : [],
);

/** Answers in which the address of the sandbox, and the time at which a token was last used, are left out. */
const readAll = async (sandbox: AskedSandbox): Promise<Record<string, unknown>> => {
  const [member] = (await apiOf(sandbox).members.list({})).records;
  const auth = { HeadlessBearer: tokens.headlessToken };
  const { access_token: access } = await createApi(createClient({ baseUrl: sandbox.url, auth })).authTokens.create({
    body: { community_member_id: member?.id ?? 0 },
  });
  const answers: Record<string, unknown> = {};
  for (const path of reads) {
    const token = path.startsWith('/api/admin') ? tokens.adminToken : access;
    const { status, body } = await sandbox.send('GET', `${path}?per_page=100`, undefined, token);
    const text = JSON.stringify(body ?? null).replaceAll(new URL(sandbox.url).host, '');
    answers[path] = [status, JSON.parse(text.replaceAll(/"last_used_at":"[^"]*"/gu, '"last_used_at":null'))];
  }
  return answers;
};

const save = async (sandbox: AskedSandbox): Promise<Document> => {
  const told = await sandbox.send('GET', '/sandbox/community');
  expectDocumented('exportCommunity', told);
  return Object(told.body);
};

const load = async (sandbox: AskedSandbox, document: unknown, token?: string): Promise<Told> => {
  const told = await sandbox.send('PUT', '/sandbox/community', document, token);
  expectDocumented('importCommunity', told);
  return told;
};

const bytes = Buffer.from('bytes of a picture');

const upload = async (sandbox: AskedSandbox, bytes: Buffer) => {
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
};

const readFile = async (sandbox: AskedSandbox, { url }: { readonly url: string }): Promise<Buffer> =>
  Buffer.from(await (await fetch(`${sandbox.url}${new URL(url).pathname}`)).arrayBuffer());

/** Changes of all kinds: what is added, what is taken away, a file, and an id beyond those of the sample. */
const change = async (sandbox: AskedSandbox) => {
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
};

test('a fresh sandbox answers as the one that was saved, and goes on from there', async () => {
  const { uploaded, post } = await change(first);
  const before = await readAll(first);
  expect(Object.keys(before).length).toBeGreaterThan(30);
  const saved = await save(first);
  // Read in another order of tables, by another process that knows nothing of this one.
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

test('is loaded again and again, and into another community of a sandbox that has it no more', async () => {
  const saved = await save(first);
  const before = await readAll(first);
  for (let times = 0; times < 2; times += 1) expect((await load(first, saved)).status).toBe(204);
  expect(await readAll(first)).toEqual(before);
  const other = await first.makeCommunity('Other');
  const taken = await load(first, saved, other.adminToken);
  expect([taken.status, Object(taken.body).message]).toEqual([422, expect.stringMatching(/^communities: .*slug/u)]);
  const { slug } = Object(saved['community']);
  expect(Object(taken.body).message).toBe(
    `communities: the slug ${slug} is that of another community of this sandbox, such as the one that was saved. ` +
      'Load the document in its place, with its admin token, or into another sandbox',
  );
  // Under a slug of its own, it still has the tokens of the other one, which would be of two communities.
  const renamed = { ...saved, community: { ...Object(saved['community']), slug: 'renamed' } };
  const beside = await load(first, renamed, other.adminToken);
  expect([beside.status, Object(beside.body).message]).toEqual([
    422,
    expect.stringMatching(/^\w+: the \w+ .* is that of another community of this sandbox/u),
  ]);
  expect(await readAll(first)).toEqual(before);
  // Whoever has loaded it goes on with the same token, which is none of the document.
  const { records } = await createApi(
    createClient({ baseUrl: first.url, auth: { AdminBearer: other.adminToken } }),
  ).members.list({});
  expect(records.map(({ email }) => email)).toEqual(['owner@example.com']);
});

test('the token of who loads it works afterwards, and so do those that were saved', async () => {
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

test('members and leads go on in one row of numbers, and so do their tags', async () => {
  const tag = (await apiOf(first).memberTags.create({ body: { name: 'Numbered' } })).id;
  // The newest of each is that of a lead.
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

/** What is done to a document that was saved, and what is said of it then. */
const faults: readonly [what: string, fault: (document: Document) => unknown, message: RegExp][] = [
  ['a text', () => '"x"', /^The document is no object$/u],
  ['no JSON', () => '{', /^The body is no JSON$/u],
  ['another form', (document) => ({ ...document, format: 'community 2' }), /^format is "community 1"/u],
  [
    'another version',
    (document) => ({ ...document, schema: '0001-core' }),
    /^schema is "0001-core"; what this version/u,
  ],
  ['no tables', ({ tables: _, ...document }) => document, /^tables is no object$/u],
  ['a table that is none', (document) => withTable(document, 'signing_keys', []), /^tables has signing_keys/u],
  ['a table of a prototype', (document) => withTable(document, 'toString', []), /^tables has toString/u],
  ['rows that are none', (document) => withTable(document, 'posts', {}), /^tables\.posts is no list$/u],
  ['a row that is none', (document) => withTable(document, 'posts', [1]), /^tables\.posts\[0\] is no object$/u],
  [
    'a column too few',
    (document) => withRow(document, 'posts', ({ slug: _, ...row }) => row),
    /^tables\.posts\[0\] lacks slug$/u,
  ],
  [
    'a column too many',
    (document) => withRow(document, 'posts', (row) => ({ ...row, community_id: 2 })),
    /^tables\.posts\[0\] has community_id/u,
  ],
  [
    'a time that is none',
    (document) => withRow(document, 'posts', (row) => ({ ...row, created_at: 'soon' })),
    /^posts: .*soon/u,
  ],
  [
    'a number that is too large',
    (document) => withRow(document, 'posts', (row) => ({ ...row, id: 2 ** 31 })),
    /^posts: .*out of range/u,
  ],
  ['no name', (document) => withRow(document, 'members', (row) => ({ ...row, email: null })), /^members: .*email/u],
  [
    'a row twice',
    (document) => withTable(document, 'posts', [document.tables['posts'], document.tables['posts']].flat()),
    /^posts: .*unique/u,
  ],
  [
    'an author who is not there',
    (document) => withRow(document, 'posts', (row) => ({ ...row, author_member_id: 1 })),
    /^posts: .*foreign key/u,
  ],
  [
    'a state that is none',
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
    'styles that no answer may have',
    (document) => withRow(document, 'forms', (row) => ({ ...row, embed_styles: 5 })),
    /^What was loaded cannot be read, by \/api\/admin\/v2\/forms: /u,
  ],
  ['another field', (document) => ({ ...document, fils: {} }), /^fils is not a field of a saved community$/u],
  [
    'a file of no upload',
    (document) => ({ ...document, files: { x: 'eA==' } }),
    /^files\.x is of no row of tables\.uploads$/u,
  ],
  ['a file that is no Base64', (document) => ({ ...document, files: { x: '*' } }), /^files\.x is no Base64$/u],
  [
    'a file of another content',
    (document) => withFile(document),
    /^files\..* is not what tables\.uploads says of it: changed$/u,
  ],
];

const withTable = (document: Document, name: string, rows: unknown): Row => ({
  ...document,
  tables: { ...document.tables, [name]: rows },
});

/** All rows of a table, each changed. */
const withRow = (document: Document, name: string, fault: (row: Row) => Row): Row =>
  withTable(document, name, (document.tables[name] ?? []).map(fault));

const withFile = (document: Document): Row => {
  const [[name = '', text = ''] = []] = Object.entries(document.files);
  const other = Buffer.from(text, 'base64').fill('x').toString('base64');
  return { ...document, files: { [name]: other } };
};

test.each<[what: string, fault: (document: Document) => unknown, message: string]>([
  [
    'a row twice',
    (document) => withTable(document, 'topics', [document.tables['topics']?.[0], document.tables['topics']?.[0]]),
    'topics: two rows have the same id',
  ],
  [
    'an author who is not there',
    (document) => withRow(document, 'posts', (row) => ({ ...row, author_member_id: 1 })),
    'posts: author_member_id names a row of members that the document does not have',
  ],
  [
    'no address',
    (document) => withRow(document, 'members', (row) => ({ ...row, email: null })),
    'members: email is null in a row',
  ],
])('with %s, its refusal is a sentence and no message of the database', async (_, fault, message) => {
  const told = await load(first, fault(structuredClone(await save(first))));
  expect(told.status).toBe(422);
  expect(Object(told.body).message).toContain(message);
  expect(Object(told.body).message).not.toMatch(/violates|relation|constraint/u);
});

test.each(faults)('with %s is refused, and nothing is changed', async (_, fault, message) => {
  const saved = await save(first);
  const told = await load(first, fault(structuredClone(saved)));
  expect([400, 422]).toContain(told.status);
  expect(Object(told.body)).toMatchObject({
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

test('a file of some megabytes is saved and loaded', async () => {
  const large = Buffer.alloc(5 * 1024 * 1024, 'bytes of a large picture');
  const uploaded = await upload(first, large);
  expect((await load(second, await save(first))).status).toBe(204);
  expect((await readFile(second, uploaded)).equals(large)).toBe(true);
});
