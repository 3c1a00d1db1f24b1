/** Workflows that run at a time: bulk actions run once for many contacts, and scheduled workflows run at intervals. */
import type { WorkflowCreateRequest } from '@community-platform/types/workflow-request';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock, DAY, HOUR } from './manual-clock.js';
import { type RunningService, startService } from './support.js';

const time = createManualClock('2126-01-31T08:00:00Z');

let running: RunningService;
beforeAll(async () => {
  running = await startService({ clock: time.clock });
});
afterAll(() => running.close());

const ADMIN = '/api/admin/v2';

let count = 0;
async function addMember(name = 'Ivo Malt') {
  count += 1;
  const body = { email: `timed-${count}-${running.ours.id}@example.com`, name, skip_invitation: true };
  return (await running.ours.api.members.create({ body })).community_member.id;
}

function mailing(subject: string) {
  return [{ action_type: 'send_email', api_params: { subject, text: 'x' } }];
}

async function make(body: Omit<WorkflowCreateRequest, 'name'>): Promise<string> {
  return (await running.ours.api.workflows.create({ body: { name: 'W', ...body } })).id;
}

async function runsOf(id: string) {
  return (await running.ours.api.workflows.listRuns({ path: { id }, query: { per_page: 100 } })).records;
}

async function statusOf(id: string): Promise<string> {
  return (await running.ours.api.workflows.get({ path: { id } })).status;
}

/** Sets the clock and runs due work. */
async function at(moment: string): Promise<void> {
  time.set(moment);
  await running.service.runDue(running.ours.id);
}

test('bulk actions run once per active member, and again after the workflow trigger is updated', async () => {
  const { api, ownerId } = running.ours;
  const [one, two, gone] = [await addMember(), await addMember(), await addMember()];
  await api.members.deactivate({ path: { id: gone } });
  const trigger = { trigger_type: 'schedule' };
  const id = await make({ workflow_type: 'bulk_action', trigger });
  await running.service.runDue(running.ours.id);
  // Without an action, nothing runs yet.
  expect([await statusOf(id), await runsOf(id)]).toEqual(['draft', []]);
  await api.workflows.update({ path: { id }, body: { actions: mailing('Bulk') } });
  await running.service.runDue(running.ours.id);
  const contacts = (await runsOf(id)).map(({ contact_id }) => contact_id);
  expect(contacts.toSorted()).toEqual([ownerId, one, two].toSorted());
  expect(await api.workflows.get({ path: { id } })).toMatchObject({ status: 'inactive', runs_count: 3 });
  await api.workflows.update({ path: { id }, body: { name: 'Another', actions: mailing('Bulk again') } });
  await running.service.runDue(running.ours.id);
  expect(await runsOf(id)).toHaveLength(3);
  const copy = await api.workflows.duplicate({ path: { id } });
  await running.service.runDue(running.ours.id);
  expect([await statusOf(copy.id), await runsOf(copy.id)]).toEqual(['draft', []]);
  await api.workflows.update({ path: { id }, body: { trigger } });
  await running.service.runDue(running.ours.id);
  expect(await runsOf(id)).toHaveLength(6);
});

test('bulk actions can be limited to a segment and scheduled for later', async () => {
  const { api } = running.ours;
  const chosen = await addMember('Segmenta Rye');
  const rules = {
    rule_type: 'custom_filters' as const,
    rules: [{ key: 'name', filter_type: 'contains' as const, value: 'Segmenta' }],
  };
  const segment = await api.segments.create({ body: { title: 'S', visible: true, rules } });
  const id = await make({
    workflow_type: 'bulk_action',
    community_segment_id: segment.id,
    trigger: { trigger_type: 'schedule', config: { starts_at: '2126-02-01T08:00:00Z', interval: 'daily' } },
    actions: mailing('Later'),
  });
  await at('2126-02-01T07:59:59.999Z');
  expect([await statusOf(id), await runsOf(id)]).toEqual(['active', []]);
  await at('2126-02-01T08:00:00Z');
  expect([await statusOf(id), await runsOf(id)]).toMatchObject(['inactive', [{ contact_id: chosen }]]);
  await at('2126-02-03T08:00:00Z');
  expect(await runsOf(id)).toHaveLength(1);
});

test('bulk actions run for members, leads or both, according to their trigger', async () => {
  const { api } = running.ours;
  const name = 'Kinda Rye';
  const rules = {
    rule_type: 'custom_filters' as const,
    rules: [{ key: 'name', filter_type: 'contains' as const, value: name }],
  };
  const segment = await api.segments.create({ body: { title: 'Kinds', visible: true, rules } });
  const addLead = async () =>
    (await api.leads.create({ body: { email: `lead-${await addMember()}@example.com`, name } })).id;
  // The id of the lead lies between those of the members.
  const [one, lead, two, gone] = [await addMember(name), await addLead(), await addMember(name), await addLead()];
  await api.leads.delete({ path: { id: gone } });
  const bulkFor = async (contact_type: string) => {
    const id = await make({
      workflow_type: 'bulk_action',
      community_segment_id: segment.id,
      trigger: { trigger_type: 'schedule', contact_type },
      actions: mailing('Kinds'),
    });
    await running.service.runDue(running.ours.id);
    return (await runsOf(id)).map(({ contact_id, status }) => `${contact_id} ${status}`).sort();
  };
  const done = (...ids: number[]): string[] => ids.map((id) => `${id} succeeded`).sort();
  expect(await bulkFor('community_member')).toEqual(done(one, two));
  expect(await bulkFor('community_lead')).toEqual(done(lead));
  expect(await bulkFor('all_contacts')).toEqual(done(one, lead, two));
});

test('bulk actions run once per contact even if the contacts do not fit in one batch', async () => {
  const { id: communityId } = running.theirs;
  const { db } = running.service.database;
  const many = <T>(from: number, to: number, of: (email: string) => T): T[] =>
    Array.from({ length: to - from }, (_, index) => of(`many-${from + index}-${communityId}@example.com`));
  const addMany = (from: number, to: number) =>
    db
      .insertInto('members')
      .values(many(from, to, (email) => ({ community_id: communityId, email, public_uid: email })))
      .execute();
  await addMany(0, 400);
  // The ids of the leads lie between those of the members, across the end of a batch.
  const leads = many(400, 703, (email) => ({ community_id: communityId, email, sqid: email }));
  await db.insertInto('community_leads').values(leads).execute();
  await addMany(703, 1_003);
  const { id } = await running.theirs.api.workflows.create({
    body: {
      name: 'All',
      workflow_type: 'bulk_action',
      trigger: { trigger_type: 'schedule', contact_type: 'all_contacts' },
      actions: mailing('Many'),
    },
  });
  await Promise.all([running.service.runDue(communityId), running.service.runDue(communityId)]);
  await running.service.runDue(communityId);
  expect((await running.theirs.api.workflows.get({ path: { id } })).runs_count).toBe(1_004);
  const { contacts } = await db
    .selectFrom('workflow_runs')
    .select((of) => of.fn.count<string>('contact_id').distinct().as('contacts'))
    .where('community_id', '=', communityId)
    .where('workflow_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(Number(contacts)).toBe(1_004);
});

test('scheduled workflows run at their interval until they end', async () => {
  time.set('2126-03-01T00:00:00Z');
  const { ownerId, api } = running.ours;
  const rules = {
    rule_type: 'selected_members' as const,
    rules: [{ email: running.ours.ownerEmail, community_member_id: ownerId }],
  };
  const segment = await api.segments.create({ body: { title: 'Owner', visible: true, rules } });
  const schedule = (config: Record<string, unknown>) =>
    make({
      workflow_type: 'scheduled',
      community_segment_id: segment.id,
      trigger: { trigger_type: 'schedule', config },
      actions: mailing('Rhythm'),
    });
  const cases: [config: Record<string, unknown>, times: string[]][] = [
    [{ starts_at: '2126-03-02T09:00:00Z' }, ['2126-03-02T09:00:00Z']],
    [{ starts_at: '2126-02-28T09:00:00Z', interval: 'daily' }, ['2126-03-01T09:00:00Z', '2126-03-02T09:00:00Z']],
    [
      { starts_at: '2126-02-28T09:00:00Z', interval: 'daily', interval_count: 2 },
      ['2126-03-02T09:00:00Z', '2126-03-04T09:00:00Z'],
    ],
    [{ starts_at: '2126-02-25T09:00:00Z', interval: 'weekly' }, ['2126-03-04T09:00:00Z', '2126-03-11T09:00:00Z']],
    [{ starts_at: '2125-10-31T09:00:00Z', interval: 'monthly' }, ['2126-03-31T09:00:00Z', '2126-04-30T09:00:00Z']],
    [{ starts_at: '2124-02-29T09:00:00Z', interval: 'yearly' }, ['2127-02-28T09:00:00Z', '2128-02-29T09:00:00Z']],
  ];
  for (const [config, times] of cases) {
    time.set('2126-03-01T00:00:00Z');
    const id = await schedule(config);
    expect([config, await statusOf(id)]).toEqual([config, 'active']);
    for (const [index, moment] of times.entries()) {
      await at(new Date(Date.parse(moment) - 1).toISOString());
      expect([config, moment, (await runsOf(id)).length]).toEqual([config, moment, index]);
      await at(moment);
      expect([config, moment, (await runsOf(id)).length]).toEqual([config, moment, index + 1]);
      expect((await runsOf(id))[0]?.created_at).toBe(new Date(moment).toISOString());
    }
    await api.workflows.update({ path: { id }, body: { trigger: null } });
    expect(await statusOf(id)).toBe('inactive');
  }

  time.set('2126-03-01T00:00:00Z');
  const ending = await schedule({ interval: 'daily', ends_at: '2126-03-03T00:00:00Z' });
  // Two times have passed without a run: one run makes up for both, and the interval stays the same.
  await at('2126-03-02T23:00:00Z');
  expect([await statusOf(ending), (await runsOf(ending)).length]).toEqual(['active', 1]);
  await at('2126-03-03T00:00:00Z');
  await at('2126-03-04T00:00:00Z');
  expect([await statusOf(ending), (await runsOf(ending)).length]).toEqual(['inactive', 2]);

  time.set('2126-03-01T00:00:00Z');
  const stopped = await schedule({ starts_at: '2126-03-02T00:00:00Z', interval: 'daily' });
  expect((await running.send('PUT', `${ADMIN}/workflows/${stopped}/archive`)).status).toBe(422);
  await api.workflows.update({ path: { id: stopped }, body: { actions: [] } });
  time.advance(30 * DAY + HOUR);
  await running.service.runDue(running.ours.id);
  expect([await statusOf(stopped), await runsOf(stopped)]).toEqual(['inactive', []]);
});

test('returns 422 for invalid schedules', async () => {
  const configs: [config: Record<string, unknown>, field: string][] = [
    [{ starts_at: 'soon' }, 'trigger.config.starts_at'],
    [{ starts_at: 7 }, 'trigger.config.starts_at'],
    [{ starts_at: '2126-13-41T00:00:00Z' }, 'trigger.config.starts_at'],
    [{ ends_at: {} }, 'trigger.config.ends_at'],
    [{ starts_at: '2126-03-02T00:00:00Z', ends_at: '2126-03-01T00:00:00Z' }, 'trigger.config.ends_at'],
    [{ starts_at: '2126-02-30T00:00:00Z' }, 'trigger.config.starts_at'],
    [{ interval: 'hourly' }, 'trigger.config.interval'],
    [{ interval: 'daily', interval_count: 0 }, 'trigger.config.interval_count'],
    [{ interval: 'daily', interval_count: 1_001 }, 'trigger.config.interval_count'],
    [{ interval: 'daily', interval_count: 1.5 }, 'trigger.config.interval_count'],
  ];
  for (const [config, field] of configs) {
    const body = {
      name: 'W',
      workflow_type: 'scheduled',
      trigger: { trigger_type: 'schedule', config },
      actions: mailing('Never'),
    };
    expect(await running.send('POST', `${ADMIN}/workflows`, body)).toMatchObject({
      status: 422,
      body: { error_details: { [field]: [expect.any(String)] } },
    });
  }
  const most = await make({
    workflow_type: 'scheduled',
    trigger: {
      trigger_type: 'schedule',
      config: { starts_at: '9000-01-01T00:00:00Z', interval: 'yearly', interval_count: 1_000 },
    },
    actions: mailing('Far'),
  });
  expect(await statusOf(most)).toBe('active');
});

test('the service runs due work even if no request is made', async () => {
  const alone = await startService({ looksForDue: true });
  try {
    const { workflows } = alone.ours.api;
    const trigger = { trigger_type: 'schedule' };
    const { id } = await workflows.create({
      body: { name: 'W', workflow_type: 'bulk_action', trigger, actions: mailing('Alone') },
    });
    const isDone = async () => (await workflows.get({ path: { id } })).runs_count === 1;
    await expect.poll(isDone).toBe(true);
  } finally {
    await alone.close();
  }
});
