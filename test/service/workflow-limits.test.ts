/** Workflows that fail or do not apply. They never affect the request that triggers them. */
import type { WorkflowActionAttributes, WorkflowTriggerAttributes } from '@community-platform/types';
import type { ContactSearchRulesSchema } from '@community-platform/types/segment';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { location, type RunningService, startService } from './support.js';
import { ADMIN, inCommunity, newEmail, tagging } from './workflow-support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const { addMember, addTag, tagsOf, activate, runsOf, stop } = inCommunity(() => running.ours);

test('fails the run and undoes its steps when a step fails, but not the request', async () => {
  const { api } = running.ours;
  const tag = await addTag('Half');
  const bad: [action: WorkflowActionAttributes, error: string][] = [
    [{ action_type: 'add_member_tag', api_params: { member_tag_id: 2_000_000_000 } }, 'add_member_tag'],
    [{ action_type: 'add_member_tag', api_params: { member_tag_id: 1e99 } }, 'member_tag_id'],
    [{ action_type: 'add_to_space', api_params: { space_id: 'x' } }, 'space_id'],
    [{ action_type: 'add_to_space', api_params: null }, 'space_id'],
    // Removing a membership that does not exist succeeds, but this action does not name a space.
    [{ action_type: 'remove_from_space', api_params: {} }, 'space_id'],
    [{ action_type: 'send_email', api_params: { subject: ' ', text: 'x' } }, 'subject'],
    [{ action_type: 'send_message', api_params: { text: 7 } }, 'text'],
  ];
  for (const [action, error] of bad) {
    const id = await activate({ trigger_type: 'member_joined' }, [...tagging(tag), action]);
    const member = await addMember();
    expect(await tagsOf(member.id)).toEqual([]);
    const [run, ...more] = await runsOf(id);
    expect(more).toEqual([]);
    expect(run).toMatchObject({ status: 'failed', error: expect.stringContaining(error) });
    expect((await api.workflows.get({ path: { id } })).runs_count).toBe(1);
    const failed = await api.workflows.listRuns({ path: { id }, query: { status: 'failed' } });
    expect([failed.count, (await api.workflows.listRuns({ path: { id }, query: { status: 'queued' } })).count]).toEqual(
      [1, 0],
    );
    await stop(id);
  }
});

test('lets workflows trigger each other, but never themselves', async () => {
  const { api } = running.ours;
  const [one, two] = [await addTag('One'), await addTag('Two')];
  const about = (id: number) => ({ resource_type: 'MemberTag', resource_id: id });
  const remove = (id: number) => ({ action_type: 'remove_member_tag', api_params: { member_tag_id: id } });
  const add = (id: number) => ({ action_type: 'add_member_tag', api_params: { member_tag_id: id } });
  const self = await activate({ trigger_type: 'member_tag_added', ...about(one) }, [remove(one), add(one), add(two)]);
  const back = await activate({ trigger_type: 'member_tag_added', ...about(two) }, [remove(one), add(one)]);
  const member = await addMember();
  await api.taggedMembers.add({ body: { user_email: member.email, member_tag_id: one } });
  await running.service.runDue(running.ours.id);
  expect([await runsOf(self), await runsOf(back)]).toMatchObject([
    [{ status: 'succeeded' }],
    [{ status: 'succeeded' }],
  ]);
  expect((await tagsOf(member.id)).toSorted()).toEqual([one, two].toSorted());
  await stop(self);
  await stop(back);
});

test('a segment limits a workflow, a trigger or a step to its members', async () => {
  const { api } = running.ours;
  const [tag, extra] = [await addTag('In'), await addTag('Extra')];
  const rules = {
    rule_type: 'custom_filters' as const,
    rules: [{ key: 'name', filter_type: 'contains' as const, value: 'Segmenta' }],
  };
  const segment = (await api.segments.create({ body: { title: 'S', visible: true, rules } })).id;
  const whole = await activate({ trigger_type: 'member_joined' }, tagging(tag), { community_segment_id: segment });
  const byTrigger = await activate({ trigger_type: 'member_joined', community_segment_id: segment }, tagging(tag));
  const byStep = await activate({ trigger_type: 'member_joined' }, [
    { action_type: 'add_member_tag', api_params: { member_tag_id: extra }, community_segment_id: segment },
  ]);
  const outside = await addMember();
  const { community_member: inside } = await api.members.create({ body: { email: newEmail(), name: 'Segmenta Rye' } });
  expect(await tagsOf(outside.id)).toEqual([]);
  expect((await tagsOf(inside.id)).toSorted()).toEqual([tag, extra].toSorted());
  for (const id of [whole, byTrigger]) expect(await runsOf(id)).toMatchObject([{ contact_id: inside.id }]);
  expect(await runsOf(byStep)).toHaveLength(2);
  for (const id of [whole, byTrigger, byStep]) await stop(id);
});

test('runs workflows for leads when their trigger accepts leads', async () => {
  const { api } = running.ours;
  const tag = await addTag('Lead');
  const form = (await api.forms.create({ body: { name: 'Ask', status: 'published' } })).id;
  const trigger = { trigger_type: 'form_submitted', resource_type: 'Form', resource_id: form };
  const forMembers = await activate(trigger, tagging(tag));
  const forLeads = await activate({ ...trigger, contact_type: 'community_lead' }, tagging(tag));
  const forBoth = await activate({ ...trigger, contact_type: 'contact' }, [
    { action_type: 'send_message', api_params: { text: 'x' } },
  ]);
  const lead = await api.leads.create({ body: { email: newEmail() } });
  const body = { elements: [], submission_on_behalf_of: lead.email ?? '' };
  await api.formSubmissions.create({ path: { form_id: form }, body });
  expect(await runsOf(forMembers)).toEqual([]);
  expect(await runsOf(forLeads)).toMatchObject([{ contact_id: lead.id, status: 'succeeded' }]);
  expect(await runsOf(forBoth)).toMatchObject([
    { status: 'failed', error: 'send_message: The contact is not a member' },
  ]);
  expect((await api.leads.get({ path: { id: lead.id } })).member_tags).toMatchObject([{ id: tag }]);
  for (const id of [forMembers, forLeads, forBoth]) await stop(id);
});

test('applies segments to leads, and excludes leads from member segments', async () => {
  const { api } = running.ours;
  const tag = await addTag('Wanted');
  const form = (await api.forms.create({ body: { name: 'Ask', status: 'published' } })).id;
  const trigger = { trigger_type: 'form_submitted', resource_type: 'Form', resource_id: form, contact_type: 'contact' };
  const segmentOf = async (rules: ContactSearchRulesSchema): Promise<number> =>
    (await api.segments.create({ body: { title: 'S', visible: true, rules } })).id;
  const named = { key: 'name', filter_type: 'contains' as const, value: 'Segmenta' };
  const byName = await segmentOf({ rule_type: 'custom_filters', rules: [named] });
  const members = await segmentOf({ rule_type: 'all_members', rules: [] });
  const [ofName, ofMembers] = [
    await activate(trigger, tagging(tag), { community_segment_id: byName }),
    await activate(trigger, tagging(tag), { community_segment_id: members }),
  ];
  const submit = async (name: string): Promise<number> => {
    const lead = await api.leads.create({ body: { email: newEmail(), name } });
    const body = { elements: [], submission_on_behalf_of: lead.email ?? '' };
    await api.formSubmissions.create({ path: { form_id: form }, body });
    return lead.id;
  };
  const inside = await submit('Segmenta Rye');
  await submit('Wren Malt');
  expect(await runsOf(ofName)).toMatchObject([{ contact_id: inside, status: 'succeeded' }]);
  expect(await runsOf(ofMembers)).toEqual([]);
  for (const id of [ofName, ofMembers]) await stop(id);
});

test('triggers workflows when a tag is removed from a lead by an update', async () => {
  const { api } = running.ours;
  const [one, other, marked] = [await addTag('One'), await addTag('Other'), await addTag('Marked')];
  const removed = { trigger_type: 'member_tag_removed', resource_type: 'MemberTag', contact_type: 'community_lead' };
  const ids = [
    await activate({ ...removed, resource_id: one }, tagging(marked)),
    await activate({ ...removed, resource_id: other }, tagging(marked)),
  ];
  const lead = await api.leads.create({ body: { email: newEmail(), member_tag_ids: [one, other] } });
  const path = { id: lead.id };
  await api.leads.update({ path, body: { member_tag_ids: [other] } });
  expect(await runsOf(ids[0] ?? '')).toMatchObject([{ contact_id: lead.id, status: 'succeeded' }]);
  expect(await runsOf(ids[1] ?? '')).toEqual([]);
  const { member_tags: left } = await api.leads.get({ path });
  expect(left.map(({ id }) => id)).toEqual([other, marked]);
  for (const id of ids) await stop(id);
});

test('returns 422 for activating a workflow with an unknown trigger or action', async () => {
  const { api } = running.ours;
  const tag = await addTag('No');
  const bodies: [body: { trigger: WorkflowTriggerAttributes; actions: WorkflowActionAttributes[] }, said: string][] = [
    [{ trigger: { trigger_type: 'moon_rises' }, actions: tagging(tag) }, 'moon_rises'],
    [{ trigger: { trigger_type: 'toString' }, actions: tagging(tag) }, 'toString'],
    [{ trigger: { trigger_type: 'schedule' }, actions: tagging(tag) }, 'schedule'],
    [{ trigger: { trigger_type: 'member_joined' }, actions: [{ action_type: 'constructor' }] }, 'constructor'],
    [{ trigger: { trigger_type: 'member_joined', ai_filter_prompt: 'Only bakers' }, actions: tagging(tag) }, 'prose'],
  ];
  for (const [body, said] of bodies) {
    const { id } = await api.workflows.create({ body: { name: 'W', workflow_type: 'dynamic', ...body } });
    expect(await running.send('PUT', `${ADMIN}/workflows/${id}/activate`)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining(said) },
    });
    expect((await api.workflows.get({ path: { id } })).status).toBe('draft');
  }
});

test('executes each run once when two services run due work', async () => {
  const { ours, service } = running;
  const { db } = service.database;
  const tag = await addTag('Once');
  const id = await activate({ trigger_type: 'member_joined' }, [
    ...tagging(tag),
    { action_type: 'send_email', api_params: { subject: `Once ${tag}`, text: 'x' } },
  ]);
  const member = await addMember();
  await stop(id);
  // As if the process had been killed after the write and before the runs.
  await db
    .insertInto('workflow_runs')
    .values(
      Array.from({ length: 20 }, () => ({
        community_id: ours.id,
        workflow_id: id,
        contact_id: member.id,
        trigger_type: 'member_joined',
      })),
    )
    .execute();
  const other = location.kind === 'server' ? await startService({}) : undefined;
  const services = other === undefined ? [service] : [service, other.service];
  await Promise.all(services.map((each) => each.runDue(ours.id)));
  await other?.close();
  await service.runDue(ours.id);
  expect((await ours.api.workflows.get({ path: { id } })).runs_count).toBe(21);
  const { count } = await db
    .selectFrom('outbox_messages')
    .select((of) => of.fn.countAll<string>().as('count'))
    .where('community_id', '=', ours.id)
    .where('subject', '=', `Once ${tag}`)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(21);
});
