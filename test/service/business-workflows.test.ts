/** Workflows and live rooms: their fields and their status transitions. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

const root = '/api/admin/v2';
async function statusOf(method: string, path: string, body?: unknown) {
  return (await running.send(method, `${root}${path}`, body)).status;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

const trigger = { trigger_type: 'form_submitted', resource_id: 1901, resource_type: 'Form', config: null };
const actions = [
  { action_type: 'add_member_tag', api_params: { member_tag_id: 52 } },
  { action_type: 'send_message', community_segment_id: null },
];

test('stores the trigger and actions of a workflow in order', async () => {
  const { api } = running.ours;
  const made = await api.workflows.create({ body: { name: 'Greet', workflow_type: 'dynamic', trigger, actions } });
  const { id } = made;
  expect(made).toMatchObject({
    name: 'Greet',
    status: 'draft',
    workflow_type: 'dynamic',
    type_label: 'Automation',
    runs_count: 0,
    community_segment_id: null,
    trigger: { ...trigger, workflow_id: id, contact_type: 'community_member', ai_filter_prompt: null },
    actions: [
      { ...actions[0], workflow_id: id, position: 0, list_position: 1, community_segment_id: null },
      { ...actions[1], workflow_id: id, position: 1, list_position: 2, api_params: null },
    ],
  });
  expect(await api.workflows.get({ path: { id } })).toEqual(made);
  const changed = await api.workflows.update({ path: { id }, body: { name: 'Hi', actions: [{ action_type: 'x' }] } });
  expect(changed).toMatchObject({ name: 'Hi', trigger, actions: [{ action_type: 'x', list_position: 1 }] });
  expect((await api.workflows.update({ path: { id }, body: { trigger: null } })).trigger).toBeNull();
  for (const [method, action] of [
    ['GET', ''],
    ['PUT', '/activate'],
    ['PUT', '/deactivate'],
    ['PUT', '/archive'],
    ['POST', '/duplicate'],
  ] as const) {
    expect(await statusOf(method, `/workflows/${NOBODY}${action}`)).toBe(404);
    const path = `${root}/workflows/${id}${action}`;
    expect((await running.send(method, path, undefined, running.theirs.adminToken)).status).toBe(404);
  }
  expect(await statusOf('PUT', `/workflows/${NOBODY}`, { name: 'x' })).toBe(404);
  expect(await statusOf('GET', '/workflows/7')).toBe(400);
});

test('allows only workflow status transitions that fit its type, trigger and actions', async () => {
  const { api } = running.ours;
  const make = async (body: object = {}) =>
    (await api.workflows.create({ body: { name: 'W', workflow_type: 'dynamic', trigger, actions, ...body } })).id;
  const put = (id: string, action: string) => statusOf('PUT', `/workflows/${id}/${action}`);
  const id = await make();
  const steps: [action: string, status: number, state: string][] = [
    ['deactivate', 422, 'draft'],
    ['activate', 200, 'active'],
    ['activate', 422, 'active'],
    ['archive', 422, 'active'],
    ['deactivate', 200, 'inactive'],
    ['deactivate', 422, 'inactive'],
    ['activate', 200, 'active'],
    ['deactivate', 200, 'inactive'],
    ['archive', 200, 'archived'],
    ['archive', 422, 'archived'],
    ['activate', 422, 'archived'],
    ['deactivate', 422, 'archived'],
  ];
  for (const [action, status, state] of steps) {
    expect([action, await put(id, action)]).toEqual([action, status]);
    expect((await api.workflows.get({ path: { id } })).status).toBe(state);
  }
  expect(await statusOf('PUT', `/workflows/${id}`, { name: 'x' })).toBe(422);
  for (const workflow_type of ['bulk_action', 'scheduled'] as const) {
    const other = await make({ workflow_type });
    expect([await put(other, 'activate'), await put(other, 'deactivate')]).toEqual([422, 422]);
  }
  expect(await put(await make({ trigger: null }), 'activate')).toBe(422);
  expect(await put(await make({ trigger: { ...trigger, resource_type: null } }), 'activate')).toBe(422);
  expect(await put(await make({ trigger: { ...trigger, resource_type: 'Space' } }), 'activate')).toBe(422);
  const joining = { ...trigger, trigger_type: 'member_joined' };
  expect(await put(await make({ trigger: joining }), 'activate')).toBe(422);
  expect(await put(await make({ actions: [] }), 'activate')).toBe(422);
  const active = await make();
  await put(active, 'activate');
  expect(await statusOf('PUT', `/workflows/${active}`, { actions: [] })).toBe(422);
  expect(await statusOf('PUT', `/workflows/${active}`, { trigger: null })).toBe(422);
  expect(await statusOf('PUT', `/workflows/${active}`, { trigger: joining })).toBe(422);
  expect((await api.workflows.get({ path: { id: active } })).actions).toHaveLength(2);
  const copy = await api.workflows.duplicate({ path: { id } });
  expect(copy).toMatchObject({ name: 'W (copy)', status: 'draft', runs_count: 0 });
  expect(copy.url).toBe(`${running.base}/settings/workflows/${copy.id}`);
  const detail = await api.workflows.get({ path: { id: copy.id } });
  expect(detail).toMatchObject({ trigger, actions });
  expect(detail.actions[0]?.workflow_id).toBe(copy.id);
});

test('lists workflows by status, type and name', async () => {
  const { api } = running.theirs;
  const make = (name: string, workflow_type: 'dynamic' | 'scheduled') =>
    api.workflows.create({ body: { name, workflow_type } });
  const one = await make('Greet 100%', 'dynamic');
  await make('Weekly', 'scheduled');
  await api.workflows.archive({ path: { id: one.id } });
  const list = async (query: object) => (await api.workflows.list({ query })).records.map(({ name }) => name);
  expect(await list({})).toEqual(['Weekly', 'Greet 100%']);
  expect(await list({ status: 'all' })).toEqual(['Weekly']);
  expect(await list({ status: 'archived' })).toEqual(['Greet 100%']);
  expect(await list({ workflow_type: 'scheduled' })).toEqual(['Weekly']);
  expect(await list({ query: 'GREET' })).toEqual(['Greet 100%']);
  expect(await list({ query: '_' })).toEqual([]);
  expect(await list({ page: 2, per_page: 1 })).toEqual(['Greet 100%']);
});

test('opens and closes a live room and returns the transcript of recorded rooms', async () => {
  const { api } = running.ours;
  const room = await api.liveRooms.create({ body: { name: 'Rye bake-along', recording_enabled: true } });
  expect(room).toMatchObject({
    status: 'scheduled',
    room_type: 'live_room',
    slug: 'rye-bake-along',
    live_at: null,
    closed_at: null,
  });
  const path = { room_id: room.id };
  const put = (action: string, id = room.id) => statusOf('PUT', `/live/rooms/${id}/${action}`);
  expect(await put('close')).toBe(422);
  const live = await api.liveRooms.start({ path });
  expect(live).toMatchObject({ status: 'live', closed_at: null });
  expect(live.live_at).not.toBeNull();
  expect(await put('start')).toBe(422);
  expect((await api.liveRooms.getTranscripts({ path })).transcripts).toEqual([]);
  const closed = await api.liveRooms.close({ path });
  expect(await api.liveRooms.get({ path })).toEqual(closed);
  expect(closed).toMatchObject({ status: 'closed', live_at: live.live_at });
  expect([await put('start'), await put('close')]).toEqual([422, 422]);
  const { transcripts } = await api.liveRooms.getTranscripts({ path });
  expect(transcripts).toEqual([
    `Ada Rye: opened the room at ${live.live_at}\nAda Rye: closed the room at ${closed.closed_at}`,
  ]);
  const quiet = await api.liveRooms.create({ body: { name: 'Rye bake-along', room_type: 'live_stream' } });
  expect(quiet).toMatchObject({ slug: 'rye-bake-along-2', room_type: 'live_stream', recording_enabled: false });
  await api.liveRooms.start({ path: { room_id: quiet.id } });
  await api.liveRooms.close({ path: { room_id: quiet.id } });
  expect((await api.liveRooms.getTranscripts({ path: { room_id: quiet.id } })).transcripts).toEqual([]);
  expect((await api.liveRooms.list({ query: { per_page: 1 } })).records).toMatchObject([{ id: quiet.id }]);
  const theirs = await running.theirs.api.liveRooms.create({ body: { name: 'T' } });
  for (const id of [theirs.id, 999_999]) {
    expect([await put('start', id), await put('close', id)]).toEqual([404, 404]);
    expect(await statusOf('GET', `/live/rooms/${id}`)).toBe(404);
    expect(await statusOf('GET', `/live/rooms/${id}/transcripts`)).toBe(404);
  }
});
