/** Joining by invitation: with a link for many members, or with a mail for one. */
import type { InvitationLink } from '@community-platform/types/invitation-link';
import type { InvitationLinkCreateRequest } from '@community-platform/types/invitation-link-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

let count = 0;
function newEmail(): string {
  count += 1;
  return `joiner-${count}-${running.ours.id}@example.com`;
}

function makeLink(body: Partial<InvitationLinkCreateRequest> = {}): Promise<InvitationLink> {
  return running.ours.api.invitationLinks.create({ body: { name: 'Friends', ...body } });
}

function readLink({ id }: InvitationLink) {
  return running.ours.api.invitationLinks.get({ path: { id } });
}

async function post(address: string, body: unknown) {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

async function page(address: string, form?: Readonly<Record<string, string>>) {
  const response = await fetch(address, {
    method: form === undefined ? 'GET' : 'POST',
    headers: { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' },
    ...(form !== undefined && { body: new URLSearchParams(form) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function makeSpace(slug: string, is_private = false) {
  const { api } = running.ours;
  const group = await api.spaceGroups.create({ body: { name: slug, slug: `g-${slug}` } });
  return (await api.spaces.create({ body: { name: slug, slug, space_group_id: group.id, is_private } })).space.id;
}

async function spacesOf(id: number): Promise<number[]> {
  return (await running.ours.api.memberSpaces.list({ query: { community_member_id: id } })).records.map(
    (space) => space.id,
  );
}

function findMember(email: string) {
  return running.ours.api.members.find({ query: { email } });
}

async function accessOf(id: number): Promise<number[]> {
  return (await running.ours.api.memberAccessGroups.list({ path: { community_member_id: id } })).records.map(
    (group) => group.id,
  );
}

async function outbox(to: string): Promise<string[]> {
  const rows = await running.service.database.db
    .selectFrom('outbox_messages')
    .select('body')
    .where('community_id', '=', running.ours.id)
    .where('recipient', '=', to)
    .orderBy('id')
    .execute();
  return rows.map(({ body }) => body);
}

test("an invitation link adds a member with the link's space and tags, and counts each member once", async () => {
  const { api } = running.ours;
  const space = await makeSpace('bakehouse', true);
  const tag = (await api.memberTags.create({ body: { name: 'By link' } })).id;
  const link = await makeLink({ redirect_space_id: space, member_tag_ids: [tag] });
  expect(await (await fetch(link.redemption_url)).json()).toMatchObject({ fields: ['name', 'email'], offers: [] });
  const email = newEmail();
  const lead = await api.leads.create({ body: { email: email.toUpperCase() } });
  expect(await post(link.redemption_url, { email: ` ${email} `, name: ' Wren Malt ' })).toEqual({
    status: 200,
    body: {
      message: expect.stringMatching(/^Welcome to ours/u),
      redirect_to_space_id: space,
      redirect_url: `${running.base}/c/bakehouse`,
    },
  });
  const member = await findMember(email);
  expect(member).toMatchObject({ name: 'Wren Malt', first_name: 'Wren', active: true, member_tags: [{ id: tag }] });
  expect(member.accepted_invitation).not.toBe('');
  expect(await spacesOf(member.id)).toEqual([space]);
  expect((await readLink(link)).members_joined_count).toBe(1);
  expect((await running.send('GET', `/api/admin/v2/community_leads/${lead.id}`)).status).toBe(404);
  expect(await outbox(email)).toEqual([`You joined at ${running.base}/c/bakehouse`]);
  // Repeating the request as a member gives the same response and does not count again.
  expect((await post(link.redemption_url, { email: email.toUpperCase(), name: 'Other' })).status).toBe(200);
  expect((await readLink(link)).members_joined_count).toBe(1);
  expect((await findMember(email)).name).toBe('Wren Malt');
  await Promise.all(Array.from({ length: 5 }, () => post(link.redemption_url, { email: newEmail(), name: 'Many' })));
  expect((await readLink(link)).members_joined_count).toBe(6);
  const same = newEmail();
  await Promise.all(Array.from({ length: 5 }, () => post(link.redemption_url, { email: same, name: 'Same' })));
  expect((await readLink(link)).members_joined_count).toBe(7);
});

test('an invitation link grants only its access groups, or the default spaces if it has none', async () => {
  const { api } = running.ours;
  const [start, also, own] = [await makeSpace('start'), await makeSpace('also'), await makeSpace('own')];
  const group = (await api.accessGroups.create({ body: { access_group: { name: 'Linked' } } })).id;
  const archived = (await api.accessGroups.create({ body: { access_group: { name: 'Away' } } })).id;
  await api.community.update({
    body: { community: { default_new_member_space_id: start }, community_setting: { default_space_ids: [also] } },
  });
  const locked = await makeSpace('locked', true);
  const cases: [
    body: Partial<InvitationLinkCreateRequest>,
    spaces: number[],
    groups: number[],
    first: number | null,
  ][] = [
    [{}, [start, also], [], start],
    [{ redirect_space_id: own }, [start, also, own], [], own],
    [{ access_group_ids: [] }, [], [], start],
    [{ access_group_ids: [group, archived] }, [], [group], start],
    [{ access_group_ids: [], redirect_space_id: locked }, [], [], null],
    [{ redirect_space_id: locked }, [start, also, locked], [], locked],
  ];
  const links = await Promise.all(cases.map(([body]) => makeLink(body)));
  await api.accessGroups.archive({ path: { id: archived } });
  for (const [index, [body, spaces, groups, first]] of cases.entries()) {
    const email = newEmail();
    const joined = await post(links[index]?.redemption_url ?? '', { email, name: 'Ivo' });
    expect([body, joined]).toMatchObject([body, { status: 200, body: { redirect_to_space_id: first } }]);
    const { id } = await findMember(email);
    expect([body, (await spacesOf(id)).toSorted(), await accessOf(id)]).toEqual([body, spaces.toSorted(), groups]);
  }
});

test('an invitation link with a paywall sells the paywall with its trial, and rejects joins without a purchase', async () => {
  const { api } = running.ours;
  const paywall = await api.paywalls.create({
    body: {
      display_name: 'School & <more>',
      currency: 'eur',
      prices: [
        {
          price_type: 'subscription',
          amount_in_cents: 1_500,
          interval: 'monthly',
          interval_count: 1,
          display_name: 'M',
        },
        { price_type: 'onetime', amount_in_cents: 12_000, display_name: 'Once' },
      ],
    },
  });
  const [monthly, once] = paywall.prices.map(({ id }) => id);
  await api.paywalls.publish({ path: { id: paywall.id } });
  const trial = await makeLink({
    paywall: { paywall_id: paywall.id, paywall_price_id: monthly ?? 0, paywall_trial_days: 14 },
  });
  const email = newEmail();
  expect((await page(trial.redemption_url)).text).toContain('School &amp; &lt;more&gt;: M (15.00 EUR)');
  expect((await post(trial.redemption_url, { email, name: 'Ivo' })).status).toBe(200);
  const { id } = await findMember(email);
  const subscriptionsOf = async (member: number) =>
    (await api.subscriptions.list({ query: { community_member_id: member } })).records;
  expect(await subscriptionsOf(id)).toMatchObject([
    { status: 'trial', paywall_price_id: monthly, charges_quantity: 0 },
  ]);

  const any = await makeLink({ paywall: { paywall_id: paywall.id } });
  const chooser = newEmail();
  expect(await post(any.redemption_url, { email: chooser, name: 'Ivo' })).toMatchObject({
    status: 422,
    body: { error_details: { paywall_price_id: [`must be one of ${monthly}, ${once}`] } },
  });
  expect((await post(any.redemption_url, { email: chooser, name: 'Ivo', paywall_price_id: 7 })).status).toBe(422);
  // A member who has not bought has not joined.
  const find = `/api/admin/v2/community_members/search?email=${encodeURIComponent(chooser)}`;
  expect((await running.send('GET', find)).status).toBe(404);
  expect((await post(any.redemption_url, { email: chooser, name: 'Ivo', paywall_price_id: String(once) })).status).toBe(
    200,
  );
  const charges = await api.charges.list({ query: { member_email: chooser } });
  expect(charges.records).toMatchObject([{ amount: 12_000, paywall_price_id: once }]);
  // Nobody can buy on behalf of an existing member.
  expect((await post(trial.redemption_url, { email: chooser, name: 'Ivo' })).status).toBe(422);
  expect(await subscriptionsOf((await findMember(chooser)).id)).toEqual([]);

  const wrongCoupon = await makeLink({
    paywall: { paywall_id: paywall.id, paywall_price_id: once ?? 0, paywall_coupon_code: 'NONE' },
  });
  expect((await post(wrongCoupon.redemption_url, { email: newEmail(), name: 'Ivo' })).status).toBe(422);
  await api.paywalls.archive({ path: { id: paywall.id } });
  for (const response of [await fetch(any.redemption_url), await fetch(trial.redemption_url)])
    expect([response.status, await response.text()]).toEqual([422, expect.stringContaining('not on sale')]);
  expect((await readLink(any)).members_joined_count).toBe(1);
});

test('returns 410 for a revoked link and 404 for deleted or unknown ones', async () => {
  const { api } = running.ours;
  const link = await makeLink();
  await api.invitationLinks.revoke({ path: { id: link.id } });
  const body = { email: newEmail(), name: 'Ivo' };
  expect(await post(link.redemption_url, body)).toMatchObject({
    status: 410,
    body: { success: false, message: expect.stringContaining('was revoked') },
  });
  const shown = await page(link.redemption_url);
  expect([shown.status, shown.text]).toEqual([410, expect.stringContaining('was revoked')]);
  expect(shown.text).not.toContain('<form');
  await api.invitationLinks.delete({ path: { id: link.id } });
  for (const address of [
    link.redemption_url,
    `${running.base}/join`,
    `${running.base}/join?invitation_token=`,
    `${running.base}/join?invitation_token=%00`,
    `${running.base}/join?invitation_token=${'x'.repeat(5_000)}`,
    `${running.base}/join?invitation_token=' or true --`,
    `${running.base}/join?email=${encodeURIComponent(running.ours.ownerEmail)}`,
  ]) {
    expect([address, (await fetch(address)).status]).toEqual([address, 404]);
    expect([address, (await post(address, body)).status]).toEqual([address, 404]);
  }
  expect((await running.send('GET', '/api/admin/v2/community_members?per_page=100')).body).toMatchObject({
    records: expect.not.arrayContaining([expect.objectContaining({ email: body.email })]),
  });
});

test('returns 422 when a deactivated or banned member uses a link', async () => {
  const { api } = running.ours;
  const link = await makeLink();
  const [away, banned] = [newEmail(), newEmail()];
  for (const email of [away, banned]) await post(link.redemption_url, { email, name: 'Ivo' });
  await api.members.deactivate({ path: { id: (await findMember(away)).id } });
  await api.members.ban({ path: { id: (await findMember(banned)).id } });
  for (const email of [away, banned])
    expect(await post(link.redemption_url, { email, name: 'Ivo' })).toMatchObject({
      status: 422,
      body: { message: 'This e-mail address cannot join with this invitation link' },
    });
  expect((await findMember(away)).active).toBe(false);
  expect((await readLink(link)).members_joined_count).toBe(2);
});

test('describes an invitation as JSON if the client accepts neither JSON nor HTML', async () => {
  const link = await makeLink();
  const response = await fetch(link.redemption_url, { headers: { accept: 'image/png' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
  expect(await response.json()).toMatchObject({ fields: ['name', 'email'] });
});

test('accepts a mailed invitation only once and only with its latest token', async () => {
  const { api } = running.ours;
  const email = newEmail();
  const { community_member: invited } = await api.members.create({ body: { email, name: '<i>Ivo</i>' } });
  expect(invited.accepted_invitation).toBe('');
  const [mail = ''] = await outbox(email);
  const address = /\S+\/join\?\S+/u.exec(mail)?.[0] ?? '';
  expect(address.startsWith(`${running.base}/join?invitation_token=`)).toBe(true);
  const shown = await page(address);
  expect([shown.status, shown.text]).toEqual([200, expect.stringContaining(email)]);
  expect(shown.text).not.toContain('name="email"');
  // Opening the page accepts nothing.
  expect((await findMember(email)).accepted_invitation).toBe('');
  const token = new URL(address).searchParams.get('invitation_token') ?? '';
  expect((await page(`${running.base}/join`, { invitation_token: token })).status).toBe(200);
  const accepted = await findMember(email);
  expect(accepted.accepted_invitation).not.toBe('');
  expect(accepted.member_since).not.toBeNull();
  for (const again of [await page(address), await page(address, {})])
    expect([again.status, again.text]).toEqual([404, expect.stringContaining('used already')]);
  // A new invitation invalidates the previous one.
  const other = newEmail();
  const { id } = (await api.members.create({ body: { email: other } })).community_member;
  await api.members.deactivate({ path: { id } });
  const first = /\S+\/join\?\S+/u.exec((await outbox(other))[0] ?? '')?.[0] ?? '';
  expect((await fetch(first)).status).toBe(410);
  await api.members.create({ body: { email: other } });
  expect((await fetch(first)).status).toBe(404);
  const second = /\S+\/join\?\S+/u.exec((await outbox(other))[1] ?? '')?.[0] ?? '';
  const racing = await Promise.all(Array.from({ length: 4 }, () => post(second, {})));
  expect(racing.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
});

test('runs invitation_accepted workflows for members who join', async () => {
  const { api } = running.ours;
  const link = await makeLink();
  const tag = (await api.memberTags.create({ body: { name: 'Accepted' } })).id;
  const { id } = await api.workflows.create({
    body: {
      name: 'W',
      workflow_type: 'dynamic',
      trigger: { trigger_type: 'invitation_accepted', resource_type: 'InvitationLink', resource_id: link.id },
      actions: [{ action_type: 'add_member_tag', api_params: { member_tag_id: tag } }],
    },
  });
  await api.workflows.activate({ path: { id } });
  const email = newEmail();
  await post(link.redemption_url, { email, name: 'Ivo' });
  await post(link.redemption_url, { email, name: 'Ivo' });
  await post((await makeLink()).redemption_url, { email: newEmail(), name: 'Ivo' });
  expect((await findMember(email)).member_tags).toMatchObject([{ id: tag }]);
  expect((await api.workflows.listRuns({ path: { id } })).records).toMatchObject([{ resource_id: link.id }]);
});

test('escapes HTML in the join page and serves it with a strict Content Security Policy', async () => {
  const { api } = running.ours;
  const hostile = '"><script>alert(1)</script>&';
  const { name } = await api.community.get();
  await api.community.update({ body: { community: { name: `Bread ${hostile}` } } });
  const link = await makeLink();
  const shown = await page(link.redemption_url);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.text).toContain('Bread &quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;');
  const refused = await page(link.redemption_url, { email: hostile, name: hostile });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('role="alert"');
  expect(refused.text).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  for (const { text } of [shown, refused]) expect(text).not.toContain('<script');
  const joined = await page(link.redemption_url, { email: newEmail(), name: hostile });
  expect([joined.status, joined.text]).toEqual([200, expect.not.stringContaining('<script')]);
  const head = await fetch(link.redemption_url, { method: 'HEAD', headers: { accept: 'text/html' } });
  expect([head.status, await head.text()]).toEqual([200, '']);
  await api.community.update({ body: { community: { name } } });
});

test('rejects invalid join requests without adding a member', async () => {
  const { base } = running;
  const link = await makeLink();
  const name = 'Ivo';
  const bodies: [body: unknown, status: number][] = [
    [{ name }, 422],
    [{ email: newEmail() }, 422],
    [{ email: newEmail(), name: '  ' }, 422],
    [{ email: newEmail(), name: 'x'.repeat(256) }, 422],
    [{ email: newEmail(), name: 'a\u0000b' }, 422],
    [{ email: newEmail(), name: ['a'] }, 422],
    [{ email: 'a@b', name }, 422],
    [{ email: 'ä@example.com', name }, 422],
    [{ email: 'a..b@example.com', name }, 422],
    [{ email: `${'x'.repeat(65)}@example.com`, name }, 422],
    [{ email: `x@${'y'.repeat(250)}.com`, name }, 422],
    [{ email: 'a@example.com\r\nBcc: b@example.com', name }, 422],
    [{ email: 'a\u0000@example.com', name }, 422],
    [[], 422],
    ['x', 422],
    [{ email: newEmail(), name: 'x'.repeat(20_000) }, 413],
  ];
  for (const [body, status] of bodies) {
    const response = await post(link.redemption_url, body);
    expect([body, response.status]).toEqual([body, status]);
    expect(response.body).toMatchObject({ success: false, message: expect.any(String) });
  }
  const raw = async (method: string, type: string, body?: BodyInit) =>
    (await fetch(link.redemption_url, { method, headers: { 'content-type': type }, ...(body && { body }) })).status;
  expect(await raw('POST', 'application/json', '{')).toBe(400);
  expect(await raw('POST', 'application/json', new Uint8Array([0x22, 0xff, 0x22]))).toBe(400);
  expect(await raw('POST', 'text/plain', 'email=x')).toBe(415);
  expect(await raw('POST', 'application/x-www-form-urlencoded', '%%%=&&&')).toBe(400);
  for (const [method, status] of Object.entries({ PUT: 405, PATCH: 405, DELETE: 405, OPTIONS: 204 })) {
    const response = await fetch(link.redemption_url, { method });
    expect([method, response.status]).toEqual([method, status]);
    expect(response.headers.get('allow'), method).toBe('GET, POST, HEAD, OPTIONS');
  }
  expect((await fetch(`${base}/joining`)).status).toBe(404);
  expect((await readLink(link)).members_joined_count).toBe(0);
  // The maximum lengths.
  const longest = `${'x'.repeat(64)}@${'y'.repeat(60)}.example.com`;
  expect((await post(link.redemption_url, { email: longest, name: 'x'.repeat(255) })).status).toBe(200);
});
