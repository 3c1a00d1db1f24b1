/** Every count in a record equals the length of the corresponding list, even after members and leads are deleted. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { repository } from '../support/workspace.js';
import { type Node, nodeOf } from './operations.js';
import { openSandbox, type TestSandbox } from './sandbox-support.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

async function admin(method: string, path: string, body?: unknown): Promise<Node> {
  const response = await sandbox.send(method, `/api/admin/v2${path}`, body);
  expect(response.status, `${method} ${path} ${JSON.stringify(response.body)}`).toBeLessThan(300);
  return nodeOf(response.body);
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.map(nodeOf) : [];
}
async function all(path: string): Promise<Node[]> {
  return listOf((await admin('GET', `${path}${path.includes('?') ? '&' : '?'}per_page=100`))['records']);
}
async function count(path: string): Promise<number> {
  return Number((await admin('GET', path))['count']);
}

/** Returns comments and all of their replies as a flat list. */
function withReplies(comments: readonly Node[]): Node[] {
  return comments.flatMap((comment) => [comment, ...withReplies(listOf(comment['replies']))]);
}

async function commentsOf(postId: unknown): Promise<Node[]> {
  return withReplies(await all(`/comments?post_id=${postId}`));
}
function posts() {
  return all('/posts?status=all');
}
async function comments() {
  return withReplies(await all('/comments'));
}
function by(name: string, value: unknown) {
  return (record: Node) => record[name] === value;
}
async function writtenBy(userId: unknown) {
  return {
    posts: (await posts()).filter(by('user_id', userId)).length,
    comments: (await comments()).filter(({ user }) => nodeOf(user)['id'] === userId).length,
  };
}

/** The count in a record, and the length of its list. */
type Counted = readonly [stored: unknown, listed: number];

async function each(records: readonly Node[], of: (record: Node) => Promise<readonly Counted[]>): Promise<Counted[]> {
  return (await Promise.all(records.map(of))).flat();
}

/** The counts of all records and the lengths of their lists, by schema and property. */
const checks: Readonly<Record<string, () => Promise<Counted[]>>> = {
  'basic_post.comments_count': async () =>
    each(await posts(), async (post) => [[post['comments_count'], (await commentsOf(post['id'])).length]]),
  'basic_post.member_posts_count': async () =>
    each(await posts(), async (post) => [[post['member_posts_count'], (await writtenBy(post['user_id'])).posts]]),
  'basic_post.member_comments_count': async () =>
    each(await posts(), async (post) => [[post['member_comments_count'], (await writtenBy(post['user_id'])).comments]]),
  'basic_post.unresolved_flagged_reports_count': async () =>
    each(await posts(), async (post) => [
      [
        post['unresolved_flagged_reports_count'],
        (await all('/flagged_contents?status=inbox')).filter(
          (flag) => flag['flagged_contentable_type'] === 'Post' && flag['flagged_contentable_id'] === post['id'],
        ).length,
      ],
    ]),
  'comment.replies_count': async () =>
    each(await comments(), async (comment) => [[comment['replies_count'], listOf(comment['replies']).length]]),
  'comment.user_posts_count': async () =>
    each(await comments(), async ({ user, user_posts_count: stored }) => [
      [stored, (await writtenBy(nodeOf(user)['id'])).posts],
    ]),
  'comment.user_comments_count': async () =>
    each(await comments(), async ({ user, user_comments_count: stored }) => [
      [stored, (await writtenBy(nodeOf(user)['id'])).comments],
    ]),
  'community_member.posts_count': async () =>
    each(await all('/community_members?status=all'), async (member) => [
      [member['posts_count'], (await writtenBy(member['user_id'])).posts],
    ]),
  'community_member.comments_count': async () =>
    each(await all('/community_members?status=all'), async (member) => [
      [member['comments_count'], (await writtenBy(member['user_id'])).comments],
    ]),
  'member_tag.tagged_members_count': async () =>
    each(await all('/member_tags'), async (tag) => [
      [tag['tagged_members_count'], await count(`/tagged_members?member_tag_ids=${tag['id']}`)],
    ]),
  'space_group.space_group_members_count': async () =>
    each(await all('/space_groups'), async (group) => [
      [group['space_group_members_count'], await count(`/space_group_members?space_group_id=${group['id']}`)],
    ]),
  'space_group.spaces_count': async () =>
    each(await all('/space_groups'), async (group) => [
      [
        group['spaces_count'],
        (await all('/spaces')).filter(({ space_group: of }) => nodeOf(of)['id'] === group['id']).length,
      ],
    ]),
  'form.submissions_count': async () =>
    each(await all('/forms'), async (form) => [
      [form['submissions_count'], await count(`/forms/${form['id']}/submissions`)],
    ]),
  'workflow.runs_count': async () =>
    each(await all('/workflows'), async (workflow) => [
      [workflow['runs_count'], await count(`/workflows/${workflow['id']}/runs`)],
    ]),
  'workflow_detail.runs_count': async () =>
    each(await all('/workflows'), async ({ id }) => [
      [(await admin('GET', `/workflows/${id}`))['runs_count'], await count(`/workflows/${id}/runs`)],
    ]),
  'chat_room.members_count': async () =>
    each(
      (await all('/chat_rooms')).filter(({ space_id }) => space_id !== null),
      async (room) => [[room['members_count'], await count(`/space_members?space_id=${room['space_id']}`)]],
    ),
  'paywall_coupon.redemptions_count': async () =>
    each(await all('/paywall_coupons'), async (coupon) => {
      const used = async (list: string) =>
        (await all(list))
          .filter(by('paywall_coupon_code', coupon['code']))
          .filter(({ subscription_processor_id: of }) => of == null);
      const charges = (await used('/community_member_charges')).length;
      const subscriptions = (await all('/community_member_subscriptions')).filter(
        by('paywall_coupon_code', coupon['code']),
      ).length;
      return [[coupon['redemptions_count'], charges + subscriptions]];
    }),
};

/** Counts without a corresponding list. */
const UNLISTED = new Set([
  'basic_post.likes_count',
  'basic_post.member_likes_count',
  'comment.likes_count',
  'comment.user_likes_count',
  'comment.unresolved_flagged_reports_count',
  'event.comments_count',
  'event.likes_count',
  'home_feed_record.comment_count',
  'home_feed_record.user_likes_count',
  'home_feed_record.unresolved_flagged_reports_count',
  'membership_parts.posts_read_count',
  'invitation_link.members_joined_count',
  'community_segment.audience_count',
  // Counts of the records in the response itself, and settings for display or payment.
  'page_envelope.page_count',
  'member_search_response.total_count',
  'space.hide_members_count',
  'space_group.hide_members_count',
  'paywall_price_parts.interval_count',
]);

test('checks every count field of the document, except counts of unlisted objects', () => {
  const document = nodeOf(JSON.parse(readFileSync(join(repository, 'dist/openapi.json'), 'utf8')));
  const schemas = Object.entries(nodeOf(nodeOf(document['components'])['schemas']));
  const found = schemas.flatMap(([schema, node]) =>
    /request|attributes/u.test(schema)
      ? []
      : Object.keys(nodeOf(nodeOf(node)['properties'])).flatMap((name) =>
          /_count$/u.test(name) ? [`${schema}.${name}`] : [],
        ),
  );
  expect(found.filter((name) => !(name in checks) && !UNLISTED.has(name))).toEqual([]);
  expect(Object.keys(checks).filter((name) => !found.includes(name))).toEqual([]);
});

async function makeMore(): Promise<void> {
  const email = 'counted@example.com';
  const { community_member: made } = await admin('POST', '/community_members', { email, skip_invitation: true });
  const member = nodeOf(made);
  await admin('POST', '/space_members', { email, space_id: 306 });
  for (const tag of await all('/member_tags'))
    await admin('POST', '/tagged_members', { member_tag_id: tag['id'], user_email: email });
  const [post] = await posts();
  const top = await admin('POST', '/comments', { post_id: post?.['id'], body: 'One' });
  const reply = await admin('POST', '/comments', { post_id: post?.['id'], body: 'Two', parent_comment_id: top['id'] });
  await admin('POST', '/comments', { post_id: post?.['id'], body: 'Three', parent_comment_id: reply['id'] });
  const price = { price_type: 'onetime', amount_in_cents: 1_000, display_name: 'Once' };
  const paywall = await admin('POST', '/paywalls', { display_name: 'P', currency: 'eur', prices: [price] });
  await admin('PUT', `/paywalls/${paywall['id']}/publish`);
  await admin('POST', '/paywall_coupons', { code: 'COUNTED', discount_type: 'percentage', percent_off: 10 });
  await admin('POST', '/community_member_charges', {
    community_member_id: member['id'],
    paywall_price_id: listOf(paywall['prices'])[0]?.['id'],
    paywall_coupon_code: 'COUNTED',
  });
  await admin('DELETE', `/community_members/${member['id']}`);
  const [lead] = await all('/community_leads');
  await admin('DELETE', `/community_leads/${lead?.['id']}`);
}

test.each(Object.keys(checks))('the count equals the length of the list that it counts: %s', async (name) => {
  await sandbox.reset();
  for (const step of ['the sample', 'more']) {
    if (step === 'more') await makeMore();
    const counted = (await checks[name]?.()) ?? [];
    expect(counted.length, step).toBeGreaterThan(0);
    for (const [stored, listed] of counted) expect(stored, step).toBe(listed);
  }
});
