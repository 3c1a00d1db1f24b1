/** Workflow runs: one for each event. */
import type { WorkflowActionAttributes } from '@community-platform/types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';
import { ADMIN, inCommunity, newEmail, tagging } from './workflow-support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const { addMember, addTag, tagsOf, activate, runsOf, stop } = inCommunity(() => running.ours);

test('tags a new member once before the response is sent', async () => {
  const { api } = running.ours;
  const tagId = await addTag('New');
  const id = await activate({ trigger_type: 'member_joined' }, tagging(tagId));
  const member = await addMember();
  expect(await tagsOf(member.id)).toEqual([tagId]);
  expect((await api.workflows.get({ path: { id } })).runs_count).toBe(1);
  // Creating the same address again does not trigger the workflow.
  await api.members.create({ body: { email: member.email } });
  await running.service.runDue(running.ours.id);
  const [run, ...more] = await runsOf(id);
  expect(more).toEqual([]);
  expect(run).toMatchObject({
    workflow_id: id,
    contact_id: member.id,
    status: 'succeeded',
    trigger_type: 'member_joined',
    resource_type: null,
    resource_id: null,
    error: null,
  });
  expect(run?.finished_at).not.toBeNull();
  // A deactivated member who returns triggers it again.
  await api.members.deactivate({ path: { id: member.id } });
  await api.members.create({ body: { email: member.email } });
  expect((await api.workflows.get({ path: { id } })).runs_count).toBe(2);
  await stop(id);
  const other = await addMember();
  expect([await tagsOf(other.id), (await runsOf(id)).length]).toEqual([[], 2]);
  // The other community is not affected.
  const { community_member: theirs } = await running.theirs.api.members.create({ body: { email: newEmail() } });
  expect(theirs.member_tags).toEqual([]);
  const path = `${ADMIN}/workflows/${id}/runs`;
  expect((await running.send('GET', path, undefined, running.theirs.adminToken)).status).toBe(404);
});

test('starts no run when the request is rejected', async () => {
  const id = await activate({ trigger_type: 'member_joined' }, tagging(await addTag('Never')));
  const body = { email: newEmail(), sso_provider_user_id: newEmail(), member_tag_ids: [] };
  const response = await running.send('POST', `${ADMIN}/community_members`, { ...body, space_ids: [2_000_000_000] });
  expect(response.status).toBe(422);
  expect(await runsOf(id)).toEqual([]);
  await stop(id);
});

test('supports every trigger, and fires each only for its own record', async () => {
  const { api } = running.ours;
  const member = await addMember();
  const { email } = member;
  const mark = newEmail().split('@')[0] ?? '';
  const group = await api.spaceGroups.create({ body: { name: mark, slug: `g-${mark}` } });
  const makeSpace = async (slug: string, space_type: 'basic' | 'course' | 'event') =>
    (await api.spaces.create({ body: { name: slug, slug, space_group_id: group.id, space_type } })).space.id;
  const space = await makeSpace(`b-${mark}`, 'basic');
  const course = await makeSpace(`c-${mark}`, 'course');
  const calendar = await makeSpace(`e-${mark}`, 'event');
  const tag = await addTag('Watched');
  const accessGroup = (await api.accessGroups.create({ body: { access_group: { name: mark } } })).id;
  const form = (await api.forms.create({ body: { name: 'Ask', status: 'published' } })).id;
  const section = await api.courseSections.create({ body: { name: 'S', space_id: course } });
  const lesson = (await api.courseLessons.create({ body: { name: 'L', section_id: section.id } })).id;
  const event = await api.events.create({
    body: {
      space_id: calendar,
      event: {
        name: 'Bake',
        space_id: calendar,
        status: 'published',
        event_setting_attributes: { starts_at: '2031-01-01T10:00:00Z' },
      },
    },
  });
  const paywall = await api.paywalls.create({
    body: {
      display_name: mark,
      currency: 'eur',
      prices: [
        { price_type: 'onetime', amount_in_cents: 100, display_name: 'Once' },
        { price_type: 'subscription', amount_in_cents: 100, interval: 'monthly', interval_count: 1, display_name: 'M' },
      ],
    },
  });
  await api.paywalls.publish({ path: { id: paywall.id } });
  const [once, monthly] = paywall.prices;

  const membership = { email, space_id: space };
  const groupMembership = { email, space_group_id: group.id };
  const tagged = { user_email: email, member_tag_id: tag };
  const access = { access_group_id: accessGroup };
  let subscription = 0;
  const steps: [type: string, kind: string, id: number, happen: () => Promise<unknown>][] = [
    ['member_tag_added', 'MemberTag', tag, () => api.taggedMembers.add({ body: tagged })],
    ['member_tag_removed', 'MemberTag', tag, () => api.taggedMembers.remove({ query: tagged })],
    ['space_joined', 'Space', space, () => api.spaceMembers.add({ body: membership })],
    [
      'post_created',
      'Space',
      space,
      () => api.posts.create({ body: { name: 'P', space_id: space, user_email: email } }),
    ],
    ['space_left', 'Space', space, () => api.spaceMembers.remove({ query: membership })],
    ['space_group_joined', 'SpaceGroup', group.id, () => api.spaceGroupMembers.add({ body: groupMembership })],
    ['space_group_left', 'SpaceGroup', group.id, () => api.spaceGroupMembers.remove({ query: groupMembership })],
    [
      'access_group_joined',
      'AccessGroup',
      accessGroup,
      () => api.accessGroupMembers.add({ path: access, body: { email } }),
    ],
    [
      'access_group_left',
      'AccessGroup',
      accessGroup,
      () => api.accessGroupMembers.remove({ path: access, query: { email } }),
    ],
    [
      'form_submitted',
      'Form',
      form,
      () =>
        api.formSubmissions.create({ path: { form_id: form }, body: { elements: [], submission_on_behalf_of: email } }),
    ],
    [
      'event_attended',
      'Event',
      event.id,
      () => api.eventAttendees.add({ body: { event_id: event.id, member_email: email } }),
    ],
    [
      'paywall_purchased',
      'Paywall',
      paywall.id,
      () => api.charges.create({ body: { community_member_id: member.id, paywall_price_id: once?.id ?? 0 } }),
    ],
    [
      'subscription_canceled',
      'Paywall',
      paywall.id,
      async () => {
        const body = { community_member_id: member.id, paywall_price_id: monthly?.id ?? 0 };
        subscription = (await api.subscriptions.create({ body })).id;
        await api.subscriptions.cancel({ path: { id: subscription }, body: { ends_at: 'now' } });
      },
    ],
  ];
  // An action that triggers no event.
  const mailing = [{ action_type: 'send_email', api_params: { subject: 'It happened', text: mark } }];
  for (const [trigger_type, resource_type, resource_id, happen] of steps) {
    const heard = await activate({ trigger_type, resource_type, resource_id }, mailing);
    const all = await activate({ trigger_type }, mailing);
    const deaf = await activate({ trigger_type, resource_type, resource_id: resource_id + 1 }, mailing);
    const wrongKind = activate({ trigger_type, resource_type: 'Topic', resource_id }, mailing);
    await expect(wrongKind).rejects.toMatchObject({ status: 422 });
    await happen();
    for (const id of [heard, all]) {
      const runs = await runsOf(id);
      expect([trigger_type, runs.length]).toEqual([trigger_type, 1]);
      expect(runs[0]).toMatchObject({ contact_id: member.id, status: 'succeeded', resource_type, resource_id });
    }
    expect([trigger_type, await runsOf(deaf)]).toEqual([trigger_type, []]);
    for (const id of [heard, all, deaf]) await stop(id);
  }

  await api.spaceMembers.add({ body: { email, space_id: course } });
  const lessonId = { lesson_id: lesson, member_email: email };
  const learned = await activate(
    { trigger_type: 'lesson_completed', resource_type: 'Space', resource_id: course },
    mailing,
  );
  for (const status of ['completed', 'completed', 'incomplete', 'completed'] as const)
    await api.lessonProgress.update({ body: { ...lessonId, status } });
  expect(await runsOf(learned)).toMatchObject([{ resource_type: 'CourseLesson', resource_id: lesson }, {}]);
  await stop(learned);

  const { post } = await api.posts.create({ body: { name: 'Q', space_id: space } });
  const commented = await activate(
    { trigger_type: 'comment_created', resource_type: 'Space', resource_id: space },
    mailing,
  );
  await api.comments.create({ body: { post_id: post.id, body: 'Yes' } });
  expect(await runsOf(commented)).toMatchObject([{ resource_type: 'Post', resource_id: post.id }]);
  await stop(commented);
});

test('triggers workflows for all members of a deleted space, group or tag', async () => {
  const { api } = running.ours;
  const mark = newEmail().split('@')[0] ?? '';
  const [one, two] = [await addMember(), await addMember()];
  const lead = await api.leads.create({ body: { email: newEmail(), name: 'Lena Korn' } });
  const group = await api.spaceGroups.create({ body: { name: mark, slug: `g-${mark}` } });
  const makeSpace = async (slug: string) =>
    (await api.spaces.create({ body: { name: slug, slug, space_group_id: group.id, space_type: 'basic' } })).space.id;
  const [first, second] = [await makeSpace(`b-${mark}`), await makeSpace(`c-${mark}`)];
  const tag = await addTag('Gone');
  for (const { id, email } of [one, two]) {
    await api.members.update({ path: { id }, body: { space_ids: [first, second], member_tag_ids: [tag] } });
    await api.spaceGroupMembers.add({ body: { email, space_group_id: group.id } });
  }
  await api.leads.update({ path: { id: lead.id }, body: { member_tag_ids: [tag] } });
  const mailing = [{ action_type: 'send_email', api_params: { subject: 'It went', text: mark } }];
  const listen = (trigger_type: string, contact_type: string, ...record: [kind: string, id: number] | []) =>
    activate({ trigger_type, contact_type, resource_type: record[0] ?? null, resource_id: record[1] ?? null }, mailing);
  const contactsOf = async (id: string) =>
    (await runsOf(id)).map((run) => [run.contact_id, run.status, run.resource_id]).sort();
  const spaceLeft = await listen('space_left', 'community_member');
  const secondLeft = await listen('space_left', 'community_member', 'Space', second);
  const groupLeft = await listen('space_group_left', 'community_member', 'SpaceGroup', group.id);
  const untagged = await listen('member_tag_removed', 'contact', 'MemberTag', tag);

  await api.memberTags.delete({ path: { id: tag } });
  expect(await contactsOf(untagged)).toEqual([one, two, lead].map(({ id }) => [id, 'succeeded', tag]).sort());
  await api.spaces.delete({ path: { id: first } });
  expect(await contactsOf(spaceLeft)).toEqual([one, two].map(({ id }) => [id, 'succeeded', first]).sort());
  expect(await contactsOf(secondLeft)).toEqual([]);
  await api.spaceGroups.delete({ path: { id: group.id } });
  expect(await contactsOf(secondLeft)).toEqual([one, two].map(({ id }) => [id, 'succeeded', second]).sort());
  expect(await contactsOf(groupLeft)).toEqual([one, two].map(({ id }) => [id, 'succeeded', group.id]).sort());
  expect(await contactsOf(spaceLeft)).toHaveLength(4);
  for (const id of [spaceLeft, secondLeft, groupLeft, untagged]) await stop(id);
});

test('executes every action in order on each run', async () => {
  const { api } = running.ours;
  const mark = newEmail().split('@')[0] ?? '';
  const [start, given, taken] = [await addTag('Start'), await addTag('Given'), await addTag('Taken')];
  const group = await api.spaceGroups.create({ body: { name: mark, slug: `g-${mark}` } });
  const { space } = await api.spaces.create({ body: { name: mark, slug: mark, space_group_id: group.id } });
  const access = (await api.accessGroups.create({ body: { access_group: { name: mark } } })).id;
  const actions: WorkflowActionAttributes[] = [
    { action_type: 'add_member_tag', api_params: { member_tag_id: given } },
    { action_type: 'add_member_tag', api_params: { member_tag_id: String(taken) } },
    { action_type: 'remove_member_tag', api_params: { member_tag_id: taken } },
    { action_type: 'add_to_space_group', api_params: { space_group_id: group.id } },
    { action_type: 'add_to_space', api_params: { space_id: space.id } },
    { action_type: 'add_to_access_group', api_params: { access_group_id: access } },
    { action_type: 'send_message', api_params: { text: 'Welcome, <b>you</b>\nall' } },
    { action_type: 'send_email', api_params: { subject: 'Hi', text: 'There' } },
  ];
  const id = await activate(
    { trigger_type: 'member_tag_added', resource_type: 'MemberTag', resource_id: start },
    actions,
  );
  const member = await addMember();
  const begin = { user_email: member.email, member_tag_id: start };
  for (const round of [1, 2]) {
    await api.taggedMembers.add({ body: begin });
    expect(await runsOf(id)).toHaveLength(round);
    expect((await runsOf(id))[0]).toMatchObject({ status: 'succeeded', error: null });
    expect((await tagsOf(member.id)).toSorted()).toEqual([start, given].toSorted());
    await api.spaceGroupMembers.get({ query: { email: member.email, space_group_id: group.id } });
    await api.spaceMembers.get({ query: { email: member.email, space_id: space.id } });
    await api.accessGroupMembers.get({ path: { access_group_id: access }, query: { email: member.email } });
    const rooms = (await api.chatRooms.list({ query: { per_page: 100 } })).records.filter(
      ({ kind }) => kind === 'direct',
    );
    const messages = await Promise.all(
      rooms.map(({ uuid }) => api.messages.list({ path: { chat_room_uuid: uuid }, query: {} })),
    );
    expect(
      messages.flatMap(({ records }) => records).filter(({ body }) => body.includes('Welcome, <b>you</b>')),
    ).toHaveLength(round);
    await api.taggedMembers.remove({ query: begin });
  }
  await stop(id);
  const undo = await activate({ trigger_type: 'member_tag_added', resource_type: 'MemberTag', resource_id: start }, [
    { action_type: 'remove_from_access_group', api_params: { access_group_id: access } },
    { action_type: 'remove_from_space', api_params: { space_id: space.id } },
    { action_type: 'remove_from_space_group', api_params: { space_group_id: group.id } },
  ]);
  for (const _round of [1, 2]) {
    await api.taggedMembers.add({ body: begin });
    expect((await runsOf(undo))[0]).toMatchObject({ status: 'succeeded' });
    const query = new URLSearchParams({ email: member.email });
    const statusOf = async (path: string) => (await running.send('GET', `${ADMIN}${path}&${query}`)).status;
    expect(await statusOf(`/space_member?space_id=${space.id}`)).toBe(404);
    expect(await statusOf(`/space_group_member?space_group_id=${group.id}`)).toBe(404);
    expect(await statusOf(`/access_groups/${access}/community_member?`)).toBe(404);
    await api.taggedMembers.remove({ query: begin });
  }
  await stop(undo);
});
