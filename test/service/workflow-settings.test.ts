/** Unknown settings of triggers and actions are rejected instead of ignored. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const path = '/api/admin/v2/workflows';
const mail = { action_type: 'send_email', api_params: { subject: 's', text: 't' } };

async function detailsOf(method: string, target: string, body: object) {
  const { status, body: responseBody } = await running.send(method, target, body);
  return [status, Object(responseBody).error_details];
}

test('returns 422 for a schedule with a misspelled time and stores nothing', async () => {
  const trigger = { trigger_type: 'schedule', config: { start_at: '2030-01-01T00:00:00Z' } };
  const body = { workflow_type: 'scheduled', name: 'S', trigger, actions: [mail] };
  const names = 'starts_at, interval, interval_count, ends_at';
  const refusal = [
    422,
    {
      'trigger.config.start_at': [`is not a setting of "schedule", which has ${names}; did you mean "starts_at"?`],
    },
  ];
  const before = (await running.ours.api.workflows.list({})).count;
  expect(await detailsOf('POST', path, body)).toEqual(refusal);
  expect((await running.ours.api.workflows.list({})).count).toBe(before);
  const made = await running.send('POST', path, {
    ...body,
    trigger: { trigger_type: 'schedule', config: { starts_at: '2130-01-01T00:00:00Z', interval: 'daily' } },
  });
  expect(made.status).toBe(201);
  expect(await detailsOf('PUT', `${path}/${Object(made.body).id}`, { trigger })).toEqual(refusal);
});

describe('actions', () => {
  test.each([
    ['add_member_tag', 'tag_id', 'member_tag_id'],
    ['remove_member_tag', 'member_tagid', 'member_tag_id'],
    ['add_to_space', 'spaceid', 'space_id'],
    ['remove_from_space', 'space', 'space_id'],
    ['add_to_space_group', 'space_groups_id', 'space_group_id'],
    ['remove_from_space_group', 'group_space_id', 'space_group_id'],
    ['add_to_access_group', 'acces_group_id', 'access_group_id'],
    ['remove_from_access_group', 'access_group', 'access_group_id'],
    ['send_message', 'texts', 'text'],
    ['send_email', 'subjet', 'subject'],
  ])('the workflow action %s returns 422 for the setting %s', async (action_type, key, meant) => {
    const actions = [mail, { action_type, api_params: { [key]: 1 } }];
    const [status, details] = await detailsOf('POST', path, { workflow_type: 'dynamic', name: 'W', actions });
    expect(status).toBe(422);
    expect(Object.keys(Object(details))).toEqual([`actions.1.api_params.${key}`]);
    expect(JSON.stringify(details)).toContain(meant);
  });

  test('workflow actions return 422 and name every unknown setting', async () => {
    const actions = [
      { action_type: 'send_email', api_params: { subject: 's', text: 't', to: 'x', cc: 'y' } },
      { action_type: 'send_message', api_params: { subject: 's' } },
    ];
    const [, details] = await detailsOf('POST', path, { workflow_type: 'dynamic', name: 'W', actions });
    expect(Object.keys(Object(details))).toEqual([
      'actions.0.api_params.to',
      'actions.0.api_params.cc',
      'actions.1.api_params.subject',
    ]);
  });
});

test('returns 422 for settings on a trigger that takes none, and stores the settings of unknown triggers', async () => {
  const config = { starts_at: '2030-01-01T00:00:00Z' };
  const known = { workflow_type: 'dynamic', name: 'W', trigger: { trigger_type: 'member_joined', config } };
  expect(await detailsOf('POST', path, known)).toEqual([
    422,
    { 'trigger.config.starts_at': ['is not a setting of "member_joined", which has no settings'] },
  ]);
  const unknown = {
    ...known,
    trigger: { trigger_type: 'moon_rises', config: { phase: 'full' } },
    actions: [{ action_type: 'howl', api_params: { loud: true } }],
  };
  const { status, body } = await running.send('POST', path, unknown);
  expect([status, body]).toMatchObject([201, unknown]);
});
