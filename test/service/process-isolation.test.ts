/**
 * Endpoints of the process outside the API, with two communities: outbox, health, metrics, files and uploads. No data
 * of a community is visible to the other, or without an admin token.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Api, createApi, createClient } from '@community-platform/client';
import { createCommunity, createService, issueApiToken } from '@community-platform/service';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { killAll, type Started, startCommand } from './command.js';

interface Community {
  readonly api: Api;
  readonly admin: string;
  readonly headless: string;
  readonly member: string;
  /** Part of every value that is stored in the community. */
  readonly mark: string;
  readonly file: string;
}

let folder: string;
let started: Started;
let ours: Community;
let theirs: Community;

async function fill(base: string, mark: string, admin: string, headless: string): Promise<Community> {
  const api = createApi(createClient({ baseUrl: base, auth: { AdminBearer: admin, HeadlessBearer: headless } }));
  const email = `${mark.toLowerCase()}@example.com`;
  // Without `skip_invitation`, a mail is sent; an export also appears in the outbox.
  const { community_member } = await api.members.create({ body: { email, name: mark } });
  await api.charges.export({});
  const content = `of ${mark}`;
  const checksum = createHash('md5').update(content).digest('base64');
  const filename = `${mark}.txt`;
  const blob = { key: filename, filename, content_type: 'text/plain', byte_size: content.length, checksum };
  const upload = await api.uploads.create({ body: { blob } });
  await fetch(upload.direct_upload.url, { method: 'PUT', body: content });
  const { access_token: member } = await api.authTokens.create({ body: { community_member_id: community_member.id } });
  return { api, admin, headless, member, mark, file: upload.signed_id };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platform-'));
  const tokens: [string, string][] = [];
  const service = await createService({ database: { kind: 'folder', folder: join(folder, 'database') } });
  for (const slug of ['ours', 'theirs']) {
    const { db } = service.database;
    const made = await createCommunity(db, { name: slug, slug, ownerName: 'Ada', ownerEmail: `${slug}@example.com` });
    tokens.push([await issueApiToken(db, made, 'Admin V1 or V2'), await issueApiToken(db, made, 'Headless Auth')]);
  }
  await service.close();
  started = await startCommand(['--data', folder, '--empty'], { LOG_LEVEL: 'silent' });
  const [[admin = '', headless = ''] = [], [admin2 = '', headless2 = ''] = []] = tokens;
  ours = await fill(started.base, 'Oursmark', admin, headless);
  theirs = await fill(started.base, 'Theirsmark', admin2, headless2);
});
afterAll(async () => {
  await killAll();
  await rm(folder, { recursive: true, force: true });
});

async function get(path: string, token?: string, method = 'GET'): Promise<{ status: number; text: string }> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${started.base}${path}`, { headers, method });
  return { status: response.status, text: await response.text() };
}

describe('outbox', () => {
  test("returns exactly the mails of the admin's own community", async () => {
    for (const [one, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const { status, text } = await get('/outbox', one.admin);
      expect(status).toBe(200);
      const { messages }: { messages: { kind: string; recipient: string }[] } = JSON.parse(text);
      expect(messages.map(({ kind }) => kind).toSorted()).toEqual(['export', 'mail']);
      expect(text).toContain(one.mark.toLowerCase());
      expect(text).not.toContain(other.mark.toLowerCase());
      expect(text).not.toContain(other.mark);
      expect(text).not.toContain(one === ours ? 'theirs@' : 'ours@');
    }
  });

  test.each([
    ['no token', () => undefined],
    ['an unknown token', () => 'x'.repeat(43)],
    ['a headless token', () => ours.headless],
    ["a member's token", () => ours.member],
  ])('the outbox returns 401 with %s', async (_who, token) => {
    const { status, text } = await get('/outbox', token());
    expect(status).toBe(401);
    expect(text).not.toMatch(/mark/iu);
  });

  test('the outbox returns 401 with a revoked token', async () => {
    const { id, token } = await ours.api.apiTokens.create({ body: { name: 'Short', token_type: 'Admin V1 or V2' } });
    expect((await get('/outbox', token)).status).toBe(200);
    await ours.api.apiTokens.revoke({ path: { id } });
    expect((await get('/outbox', token)).status).toBe(401);
  });
});

describe('public paths', () => {
  test.each(['/health', '/ready', '/metrics'])('the public path %s contains no data of a community', async (path) => {
    for (const token of [undefined, ours.admin, theirs.admin]) {
      const { status, text } = await get(path, token);
      expect(status).toBe(200);
      expect(text).not.toMatch(/mark|@example\.com/iu);
    }
  });

  test.each([
    '/',
    '/outbox/',
    '/outbox/1',
    '/metrics/x',
    '/admin',
    '/files',
    '/uploads',
    '/.data/database',
    '/../database',
  ])('the unknown path %s returns 404', async (path) => {
    const { status, text } = await get(path, theirs.admin);
    expect(status).toBe(404);
    expect(text).not.toMatch(/mark/iu);
  });
});

describe('files', () => {
  test('files are served only by their signed id and name', async () => {
    expect(await get(`/files/${ours.file}/Oursmark.txt`)).toEqual({ status: 200, text: 'of Oursmark' });
    expect((await get(`/files/${ours.file}/Theirsmark.txt`)).status).toBe(404);
    expect((await get(`/files/${theirs.file}/Oursmark.txt`)).status).toBe(404);
    expect((await get(`/files/${ours.file.slice(0, -1)}/Oursmark.txt`)).status).toBe(404);
    expect((await get('/files/1/Oursmark.txt')).status).toBe(404);
    for (const other of [
      `/x/files/${ours.file}/Oursmark.txt`,
      `/files/${ours.file}/Oursmark.txt/x`,
      `/files/${ours.file}`,
    ])
      expect((await get(other)).status, other).toBe(404);
  });

  test('files of another community return 404 in the API', async () => {
    const path = `/api/admin/v2/direct_uploads/${ours.file}`;
    expect((await get(path, ours.admin)).status).toBe(200);
    const foreign = await get(path, theirs.admin);
    expect(foreign.status).toBe(404);
    expect(foreign.text).not.toContain('Oursmark');
  });
});
