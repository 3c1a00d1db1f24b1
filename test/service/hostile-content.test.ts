/** Hostile content that one member writes and others open: HTML, URLs and spreadsheet cells. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser, openPage } from '../support/browser.js';
import { addMember, addSpace, once, priceOf, putOnSale, readOutbox } from './business-support.js';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let basic: number;
let events: number;
let section: number;
beforeAll(async () => {
  running = await startService();
  basic = await addSpace(running, running.ours, 'basic');
  events = await addSpace(running, running.ours, 'event');
  const course = await addSpace(running, running.ours, 'course');
  ({ id: section } = await running.ours.api.courseSections.create({ body: { name: 'One', space_id: course } }));
});
afterAll(() => running.close());

function eventOf(more: object = {}, settings: object = {}) {
  return {
    space_id: events,
    event: {
      name: 'Bake',
      space_id: events,
      status: 'draft' as const,
      event_setting_attributes: { starts_at: '2026-06-07T09:30:00Z', duration_in_seconds: 60, ...settings },
      ...more,
    },
  };
}

/** Functions that write HTML to a field, for every field that accepts HTML, and read it back after an update. */
const writers: Readonly<Record<string, (html: string) => Promise<string | null>>> = {
  'a lesson': async (body_html) => {
    const { api } = running.ours;
    const { id } = await api.courseLessons.create({ body: { section_id: section, name: 'L', body_html } });
    await api.courseLessons.update({ path: { id }, body: { body_html } });
    return (await api.courseLessons.get({ path: { id } })).body_html;
  },
  'an event': async (body) => {
    const { id } = await running.ours.api.events.create({ body: eventOf({ body }) });
    await running.ours.api.events.update({ path: { id }, body: eventOf({ body }) });
    return (await running.ours.api.events.get({ path: { id } })).body;
  },
  'the thanks of a form': async (thank_you_page_body) => {
    const { api } = running.ours;
    const { id } = await api.forms.create({ body: { name: 'F', thank_you_page_body } });
    await api.forms.update({ path: { id }, body: { thank_you_page_body } });
    return (await api.forms.get({ path: { id } })).thank_you_page_body;
  },
  'a post': async (internal_custom_html) => {
    const { api } = running.ours;
    const { post } = await api.posts.create({
      body: { space_id: basic, name: 'P', status: 'published', internal_custom_html },
    });
    await api.posts.update({ path: { id: post.id }, body: { internal_custom_html } });
    return (await api.posts.get({ path: { id: post.id } })).custom_html;
  },
  'a comment': async (body) => {
    const { api } = running.ours;
    const { post } = await api.posts.create({ body: { space_id: basic, name: 'P', status: 'published' } });
    const { id } = await api.comments.create({ body: { post_id: post.id, body, skip_notifications: true } });
    await api.comments.update({ path: { id }, body: { body } });
    return (await api.comments.get({ path: { id } })).body.body;
  },
};

/** HTML as it is written, and as it is read back. */
const cleaned: readonly (readonly [given: string, kept: string])[] = [
  ['<p>Rye<script>hit()</script></p>', '<p>Rye</p>'],
  ['<p>a</p><script src="https://evil.example/x.js"></script>', '<p>a</p>'],
  ['<p onclick="hit()" style="position:fixed">a</p>', '<p>a</p>'],
  ['<p>a<img src="x" onerror="hit()"></p>', '<p>a</p>'],
  ['<p>a<img src="data:text/html,x"></p>', '<p>a</p>'],
  [
    '<p>a<img src="https://a.example/b.png" alt="&quot;&gt;" onload="hit()"></p>',
    '<p>a<img src="https://a.example/b.png" alt="&quot;&gt;"></p>',
  ],
  ['<a href="javascript:hit()">a</a>', '<a>a</a>'],
  ['<a href="JaVa&#9;script:hit()">a</a>', '<a>a</a>'],
  ['<a href="&#106;avascript:hit()">a</a>', '<a>a</a>'],
  ['<a href="vbscript:hit">a</a>', '<a>a</a>'],
  ['<a href="//evil.example">a</a>', '<a>a</a>'],
  [
    '<a href="https://a.example/?b=1&amp;c=2" target="_blank">a</a>',
    '<a href="https://a.example/?b=1&amp;c=2" rel="noopener nofollow">a</a>',
  ],
  ['<a href="mailto:a@example.com">a</a>', '<a href="mailto:a@example.com" rel="noopener nofollow">a</a>'],
  ['<b>a<iframe srcdoc="<script>hit()</script>"></iframe></b>', '<b>a</b>'],
  ['<b>a<svg onload="hit()"><a>b</a></svg></b>', '<b>a</b>'],
  ['<b>a</b><math><mi xlink:href="javascript:hit()">b</mi></math>', '<b>a</b>'],
  ['<b>a<object data="javascript:hit()">b</object></b>', '<b>a</b>'],
  ['<b>a</b><style>*{color:red}</style>', '<b>a</b>'],
  ['<b>a</b><!-- <script>hit()</script> -->', '<b>a</b>'],
  ['<b>open<i>more', '<b>open<i>more</i></b>'],
  ['<b>1 < 2 &amp; 3</b>', '<b>1 &lt; 2 &amp; 3</b>'],
  ['<b>a</b><form action="https://evil.example"><input name="b"></form>', '<b>a</b>'],
  ['<ul><li>a</li></ul><h2>b</h2><hr>', '<ul><li>a</li></ul><h2>b</h2><hr>'],
];

describe.each(Object.entries(writers))('writing %s as HTML', (_name, write) => {
  test.each(cleaned)('sanitizes the HTML %s', async (given, kept) => {
    expect(await write(given)).toBe(kept);
  });
});

describe.skipIf(!hasBrowser())('sanitized HTML in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  test('sanitized HTML runs no scripts and sends no requests in a browser', async () => {
    const { page, requests } = await openPage(browser, 800, 600);
    const show = async (html: string): Promise<unknown> => {
      await page.evaluate('window.hits = 0; window.hit = () => { window.hits += 1; }');
      await page.setContent(`<main>${html}</main>`);
      for (const link of await page.locator('main > a:not([href^="http"]):not([href^="mailto"])').all())
        await link.click();
      return page.evaluate('window.hits');
    };
    const given = cleaned.map(([html]) => html).filter((html) => !/open|a\.example\/b|evil/u.test(html));
    expect(await show(`${given.join('')}<img src="data:," onerror="hit()">`)).toBeGreaterThan(0);
    requests.length = 0;
    const written = await Promise.all(Object.values(writers).map((write) => write(given.join(''))));
    expect(await show(written.join(''))).toBe(0);
    expect(requests).toEqual([]);
    expect(await page.locator('main').textContent()).toContain('Rye');
  });
});

async function statusOf(method: string, path: string, body: unknown) {
  return (await running.send(method, `/api/admin/v2${path}`, body)).status;
}

describe('URL fields', () => {
  /** All URL fields: name, method, path, and a function that returns a body with a URL. Errors name the field. */
  const fields: readonly (readonly [
    field: string,
    method: string,
    path: () => string,
    body: (address: string) => unknown,
  ])[] = [
    ['redirect_url', 'POST', () => '/forms', (redirect_url) => ({ name: 'F', redirect_url })],
    ['virtual_location_url', 'POST', () => '/events', (virtual_location_url) => eventOf({}, { virtual_location_url })],
    [
      'confirmation_message_button_link',
      'POST',
      () => '/events',
      (confirmation_message_button_link) => eventOf({}, { confirmation_message_button_link }),
    ],
    [
      'opengraph_image',
      'POST',
      () => '/events',
      (opengraph_image) => eventOf({ meta_tag_attributes: { opengraph_image } }),
    ],
    ['locked_button_url', 'PUT', () => `/spaces/${basic}`, (locked_button_url) => ({ locked_button_url })],
    [
      'opengraph_image',
      'PUT',
      () => `/spaces/${basic}`,
      (opengraph_image) => ({ meta_tag_attributes: { opengraph_image } }),
    ],
    [
      'locked_post_cta_button_url',
      'PUT',
      () => '/community',
      (locked_post_cta_button_url) => ({ community: { locked_post_cta_button_url } }),
    ],
    [
      'private_signup_link_url',
      'PUT',
      () => '/community',
      (private_signup_link_url) => ({ community: { private_signup_link_url } }),
    ],
    ['url', 'POST', () => '/embeds', (url) => ({ url })],
  ];

  test.each(fields)('an unsafe URL is rejected: %s of %s %s', async (field, method, path, body) => {
    for (const address of [
      'javascript:alert(1)',
      ' JavaScript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      '//a.example',
      'a',
    ]) {
      const refused = await running.send(method, `/api/admin/v2${path()}`, body(address));
      expect([address, refused.status]).toEqual([address, 422]);
      expect(JSON.stringify(refused.body)).toContain(field);
    }
    const taken = await statusOf(method, path(), body('https://example.com/?a=1'));
    expect(taken).toBe(method === 'POST' ? 201 : 200);
  });

  test('URL fields are cleared by an empty string', async () => {
    const path = `/api/admin/v2/spaces/${basic}`;
    await running.send('PUT', path, { locked_button_url: 'https://example.com/' });
    expect((await running.send('GET', path)).body).toMatchObject({ locked_button_url: 'https://example.com/' });
    await running.send('PUT', path, { locked_button_url: '' });
    expect((await running.send('GET', path)).body).toMatchObject({ locked_button_url: '' });
  });

  test('unsafe URLs in nested attributes become null', async () => {
    const { api } = running.ours;
    const { id } = await api.forms.create({
      body: {
        name: 'F',
        elements: [{ type: 'layout', attributes: { rows: [{ url: 'javascript:x', href: 'https://a.example/' }] } }],
      },
    });
    const { elements } = await api.forms.getElements({ path: { form_id: id } });
    expect(elements[0]?.attributes).toEqual({ rows: [{ url: null, href: 'https://a.example/' }] });
  });
});

test('escapes formulas in CSV exports', async () => {
  const { ours } = running;
  const names = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=a"b,\r\nc', 'plain', "'=1"];
  const paywall = await putOnSale(ours, { prices: [{ ...once, amount_in_cents: 100 }] });
  for (const name of names) {
    const { id } = await addMember(running, ours, 'Buyer');
    await running.service.database.db.updateTable('members').set({ name }).where('id', '=', id).execute();
    await ours.api.charges.create({ body: { community_member_id: id, paywall_price_id: priceOf(paywall) } });
  }
  await ours.api.charges.export({
    query: { paywall_ids: [paywall.id], fields: ['community_member_name', 'amount'] },
  });
  const [mail] = await readOutbox(running, ours);
  // Newest first.
  const rows = ["'=1+1", "'+1", "'-1", "'@SUM(A1)", "'\t=1", `"'=a""b,\r\nc"`, 'plain', "'=1"];
  expect(mail?.attachment).toBe(
    ['community_member_name,amount', ...rows.toReversed().map((name) => `${name},100`), ''].join('\r\n'),
  );
});

describe('Cache-Control', () => {
  const cacheOf = async (path: string, body: unknown, token: string): Promise<[number, string | null]> => {
    const { status, headers } = await running.send('POST', path, body, token);
    return [status, headers.get('cache-control')];
  };

  test('Cache-Control is no-store for responses with tokens', async () => {
    const { ours, base } = running;
    const auth = '/api/v1/headless';
    expect(await cacheOf(`${auth}/auth_token`, { email: ours.ownerEmail }, ours.headlessToken)).toEqual([
      200,
      'no-store',
    ]);
    const made = await ours.api.authTokens.create({ body: { email: ours.ownerEmail } });
    const refreshed = await fetch(`${base}${auth}/access_token/refresh`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: made.refresh_token }),
    });
    expect([refreshed.status, refreshed.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const token = { name: 'T', token_type: 'Admin V1 or V2' };
    expect(await cacheOf('/api/admin/v2/api_tokens', token, ours.adminToken)).toEqual([201, 'no-store']);
  });

  test('Cache-Control is no-store for errors, lists and unknown paths', async () => {
    const { send } = running;
    expect((await send('GET', '/api/admin/v2/community_members')).headers.get('cache-control')).toBe('no-store');
    expect((await send('GET', '/api/admin/v2/community_members', undefined, 'x')).headers.get('cache-control')).toBe(
      'no-store',
    );
    expect((await send('GET', '/nowhere')).headers.get('cache-control')).toBe('no-store');
  });
});
