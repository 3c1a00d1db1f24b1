/** Segments count the members that match their rules; member filters combine defaults with saved filter controls. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningService, startService } from './support.js';

let running: RunningService;
let flourId: number;
let kneadsId: number;
let loavesId: number;
let ovenId: number;
let inesId: number;
let spaceId: number;

beforeAll(async () => {
  running = await startService();
  const { ours, theirs, service } = running;
  const { db } = service.database;
  const pages_attributes = [{ name: 'edit_profile' as const, visible: true }];
  const fields = [
    { label: 'Flour', key: 'flour', field_type: 'text' as const, pages_attributes },
    {
      label: 'Kneads',
      key: 'kneads',
      field_type: 'checkbox' as const,
      pages_attributes,
      choices_attributes: [{ value: 'By hand' }, { value: 'By machine' }],
    },
    {
      label: 'Loaves',
      key: 'loaves',
      field_type: 'number' as const,
      pages_attributes,
      number_options_attributes: { format: 'number' as const },
    },
    {
      label: 'Oven',
      key: 'oven',
      field_type: 'select' as const,
      pages_attributes,
      choices_attributes: [{ value: 'Wood' }, { value: 'Gas' }],
    },
  ];
  const ids: number[] = [];
  for (const profile_field of fields) ids.push((await ours.api.profileFields.create({ body: { profile_field } })).id);
  [flourId = 0, kneadsId = 0, loavesId = 0, ovenId = 0] = ids;
  const make = async (name: string, answers: Record<string, unknown>) => {
    const email = `${name.toLowerCase()}@example.com`;
    const body = {
      email,
      name,
      headline: `${name} bakes`,
      skip_invitation: true,
      community_member_profile_fields: answers,
    };
    return (await ours.api.members.create({ body })).community_member.id;
  };
  inesId = await make('Ines', { flour: 'Rye', kneads: ['By hand'], loaves: 12, oven: ['Wood'] });
  await make('Tobin', { flour: 'Dark rye', loaves: 2 });
  const quiet = await make('Quiet', { flour: 'Rye' });
  await ours.api.members.deactivate({ path: { id: quiet } });
  await db.updateTable('members').set({ activity_score: 7, is_moderator: true }).where('id', '=', inesId).execute();
  await ours.api.leads.create({ body: { email: 'wilf@example.com', name: 'Wilf' } });
  await theirs.api.leads.create({ body: { email: 'theirs@example.com', name: 'Wilf' } });
  const group = { community_id: ours.id, name: 'Kitchen', slug: 'kitchen' };
  const { id } = await db.insertInto('space_groups').values(group).returning('id').executeTakeFirstOrThrow();
  const space = { community_id: ours.id, space_group_id: id, name: 'Bakehouse', slug: 'bakehouse' };
  spaceId = (await db.insertInto('spaces').values(space).returning('id').executeTakeFirstOrThrow()).id;
});
afterAll(() => running.close());

const root = '/api/admin/v2/community_segments';

test('counts the contacts that match the rules of a segment', async () => {
  const { send } = running;
  const filters = (...rules: object[]) => ({ rule_type: 'custom_filters', rules });
  const field = (id: number, value: unknown, filter_type?: string) =>
    filters({ key: 'profile_field', id: String(id), value, ...(filter_type !== undefined && { filter_type }) });
  const text = (key: string, filter_type: string, value: string) => ({ key, filter_type, value });
  const cases: [rules: object, count: number][] = [
    [{ rule_type: 'all_contacts', rules: [] }, 4],
    [{ rule_type: 'all_members', rules: [] }, 3],
    [{ rule_type: 'selected_members', rules: [{ email: 'ines@example.com', community_member_id: inesId }] }, 1],
    [{ rule_type: 'selected_members', rules: [] }, 0],
    [filters(), 4],
    [filters(text('name', 'is', 'Ines')), 1],
    [filters(text('name', 'is_not', 'Ines')), 3],
    [filters(text('name', 'contains', 'I')), 3],
    [filters(text('email', 'is', 'WILF@example.com')), 1],
    [filters(text('email', 'does_not_contain', '@example.com')), 0],
    [filters(text('headline', 'contains', 'bakes')), 2],
    [filters(text('headline', 'does_not_contain', 'ines')), 2],
    [filters(text('role', 'is', 'moderator')), 1],
    [filters(text('role', 'is_not', 'admin')), 2],
    [filters(text('activity_score', 'gt', '5')), 1],
    [filters(text('activity_score', 'lt', '5')), 2],
    [filters(text('activity_score', 'eq', '7')), 1],
    [field(flourId, 'rye', 'contains'), 2],
    [field(flourId, 'Rye', 'is'), 1],
    [field(flourId, 'Rye', 'is_not'), 2],
    [field(flourId, 'Rye'), 1],
    // Without a filter_type, the value asks whether a box is ticked; with one, it is the name of a choice.
    [field(kneadsId, true), 1],
    [field(kneadsId, 'true', 'is'), 0],
    [field(kneadsId, 'true', 'contains'), 0],
    [field(kneadsId, 'By machine', 'is'), 0],
    [field(ovenId, 'Wood', 'is'), 1],
    [field(ovenId, 'Wood', 'is_not'), 2],
    [field(ovenId, 'Gas', 'is'), 0],
    [field(loavesId, '2', 'gt'), 1],
    [field(loavesId, '2', 'eq'), 1],
    [filters(text('headline', 'contains', 'bakes'), text('name', 'is', 'Tobin')), 1],
  ];
  for (const [rules, count] of cases) {
    const { status, body } = await send('POST', root, { title: 'Counted', rules });
    expect({ rules, status, body }).toMatchObject({ status: 201, body: { audience_count: count, rules } });
  }
  const { body } = await send('GET', `${root}?per_page=100&title=counted`);
  const counts = Reflect.get(Object(body), 'records').map(
    (record: { audience_count: number }) => record.audience_count,
  );
  expect(counts).toEqual(cases.map(([, count]) => count).toReversed());
});

test('returns 422 for invalid segment rules', async () => {
  const { theirs, send } = running;
  const filter = (rule: object) => ({ rule_type: 'custom_filters', rules: [rule] });
  for (const rules of [
    undefined,
    filter({ key: 'shoe_size', value: '7' }),
    filter({ key: 'role', filter_type: 'contains', value: 'admin' }),
    filter({ key: 'name', filter_type: 'gt', value: 'a' }),
    filter({ key: 'activity_score', filter_type: 'gt', value: 'much' }),
    filter({ key: 'profile_field', id: '999999', value: 'x' }),
    filter({ key: 'profile_field', id: String(flourId), filter_type: 'gt', value: 'x' }),
    filter({ key: 'profile_field', id: String(loavesId), filter_type: 'contains', value: '2' }),
    filter({ key: 'profile_field', id: String(loavesId), filter_type: 'does_not_contain', value: '2' }),
    filter({ key: 'profile_field', id: '999999', filter_type: 'is_not', value: 'x' }),
    filter({ key: 'profile_field', id: String(loavesId), filter_type: 'gt', value: 'many' }),
    filter({ key: 'profile_field', id: String(loavesId), value: ' ' }),
    filter({ email: 'ines@example.com', community_member_id: inesId }),
    { rule_type: 'selected_members', rules: [{ email: 'x@example.com', community_member_id: theirs.ownerId }] },
    { rule_type: 'selected_members', rules: [{ key: 'name', value: 'x' }] },
    { rule_type: 'nobody', rules: [] },
  ]) {
    expect((await send('POST', root, { title: 'Wrong', rules })).status, JSON.stringify(rules)).toBe(422);
  }
  const refusal = await send('POST', root, {
    title: 'Wrong',
    rules: filter({ key: 'role', filter_type: 'contains', value: 'x' }),
  });
  expect(JSON.stringify(refusal.body)).toContain('role does not support contains');
  expect((await send('POST', root, { title: ' ', rules: { rule_type: 'all_members', rules: [] } })).status).toBe(422);
  expect((await send('POST', root, { rules: { rule_type: 'all_members', rules: [] } })).status).toBe(422);
});

test('updates, duplicates and deletes segments', async () => {
  const { ours, theirs, send } = running;
  const rules = { rule_type: 'all_members' as const, rules: [] };
  const segment = await ours.api.segments.create({ body: { title: 'Everybody', visible: false, rules } });
  expect(segment).toMatchObject({
    title: 'Everybody',
    visible: false,
    created_by: { id: ours.ownerId, email: ours.ownerEmail },
  });
  const path = { id: segment.id };
  expect(await ours.api.segments.get({ path })).toEqual(segment);
  const changed = await ours.api.segments.update({ path, body: { rules: { rule_type: 'all_contacts', rules: [] } } });
  expect(changed).toMatchObject({ title: 'Everybody', visible: false, audience_count: 4 });
  const copy = await ours.api.segments.duplicate({ path, query: { title: 'Copy' } });
  expect(copy).toMatchObject({ title: 'Copy', visible: false, rules: changed.rules, audience_count: 4 });
  expect(copy.id).not.toBe(segment.id);
  expect((await send('POST', `${root}/${segment.id}/duplicate?title=%20`)).status).toBe(422);
  expect((await send('PUT', `${root}/${segment.id}`, { title: '' })).status).toBe(422);
  expect((await ours.api.segments.list({ query: { title: 'copy' } })).records.map(({ id }) => id)).toEqual([copy.id]);
  await ours.api.segments.delete({ path });
  const foreign = await theirs.api.segments.create({ body: { title: 'Theirs', rules } });
  for (const id of [segment.id, foreign.id]) {
    for (const [method, rest] of [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['POST', '/duplicate?title=x'],
    ]) {
      expect((await send(method ?? '', `${root}/${id}${rest}`, method === 'PUT' ? {} : undefined)).status).toBe(404);
    }
  }
});

test('returns 422 when deleting a segment that is still in use', async () => {
  const { ours, service, send } = running;
  const rules = { rule_type: 'all_members' as const, rules: [] };
  const { id } = await ours.api.segments.create({ body: { title: 'Used', rules } });
  await service.database.execute(`
    create table uses_of_tests (community_id integer, segment_id integer,
      foreign key (community_id, segment_id) references community_segments (community_id, id));
    insert into uses_of_tests values (${ours.id}, ${id})`);
  try {
    const { status, body } = await send('DELETE', `${root}/${id}`);
    expect({ status, body }).toMatchObject({ status: 422, body: { message: expect.stringContaining('is in use by') } });
    expect((await ours.api.segments.get({ path: { id } })).id).toBe(id);
  } finally {
    await service.database.execute('drop table uses_of_tests');
  }
});

test('stores one filter control per key for the directory and for each space', async () => {
  const { ours, theirs, send } = running;
  const path = '/api/admin/v2/filter_kit_controls';
  const tags = await ours.api.filterControls.create({ body: { key: 'tags', enabled: true, sort_key: 3 } });
  expect(tags).toMatchObject({
    key: 'tags',
    filter_type: 'standard',
    space_id: null,
    profile_field: null,
    sort_key: 3,
  });
  const flour = await ours.api.filterControls.create({
    body: { key: 'profile_field', enabled: false, space_id: spaceId, profile_field_id: flourId, sort_key: 2 },
  });
  expect(flour).toMatchObject({
    profile_field: { id: flourId, key: 'flour', label: 'Flour' },
    space: { id: spaceId, name: 'Bakehouse' },
  });
  expect(await ours.api.filterControls.get({ path: { id: flour.id ?? 0 } })).toEqual(flour);
  const refusedFor = async (method: string, at: string, body: object) => {
    const response = await send(method, at, body);
    return [response.status, Object.keys(Object(Object(response.body).error_details))];
  };
  for (const [body, field] of [
    [{ key: 'tags', enabled: false }, 'key'],
    [{ key: 'profile_field', enabled: true }, 'profile_field_id'],
    [{ key: 'tags', enabled: true, space_id: spaceId, profile_field_id: flourId }, 'profile_field_id'],
    [{ key: 'profile_field', enabled: true, profile_field_id: 999_999 }, 'profile_field_id'],
    [{ key: 'online', enabled: true, space_id: 999_999 }, 'space_id'],
    [{ key: 'online', enabled: true, color: 'red' }, 'color'],
    [{ key: 'unknown', enabled: true }, 'key'],
    [{ key: 'online' }, 'enabled'],
  ] as const) {
    expect(await refusedFor('POST', path, body), JSON.stringify(body)).toEqual([422, [field]]);
  }
  const spaced = await ours.api.filterControls.create({ body: { key: 'tags', enabled: false, space_id: spaceId } });
  for (const [body, field] of [
    [{ key: 'profile_field' }, 'profile_field_id'],
    [{ profile_field_id: flourId }, 'profile_field_id'],
    [{ space_id: 999_999 }, 'space_id'],
  ] as const) {
    expect(await refusedFor('PATCH', `${path}/${tags.id}`, body), JSON.stringify(body)).toEqual([422, [field]]);
  }
  expect((await send('PATCH', `${path}/${tags.id}`, { space_id: spaceId })).status).toBe(422);
  const moved = await ours.api.filterControls.update({ path: { id: tags.id ?? 0 }, body: { sort_key: 1 } });
  expect(moved).toMatchObject({ key: 'tags', enabled: true, sort_key: 1 });
  const ids = async (query: object) => (await ours.api.filterControls.list({ query })).records.map(({ id }) => id);
  expect(await ids({})).toEqual([tags.id, flour.id, spaced.id]);
  expect(await ids({ space_id: spaceId })).toEqual([flour.id, spaced.id]);
  expect(await ids({ member_directory_only: true })).toEqual([tags.id]);
  expect(await ids({ enabled: false })).toEqual([flour.id, spaced.id]);
  expect(await ids({ key: 'tags' })).toEqual([tags.id, spaced.id]);
  expect(await ids({ profile_field_id: flourId })).toEqual([flour.id]);
  expect(await ids({ per_page: 1, page: 2 })).toEqual([flour.id]);
  const foreign = await theirs.api.filterControls.create({ body: { key: 'tags', enabled: true } });
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    expect((await send(method, `${path}/${foreign.id}`, method === 'PATCH' ? {} : undefined)).status).toBe(404);
  }
  for (const { id } of [tags, flour, spaced]) await ours.api.filterControls.delete({ path: { id: id ?? 0 } });
  expect(await ids({})).toEqual([]);
});

test('builds the filter configuration from the defaults and the saved controls', async () => {
  const { ours, theirs, send } = running;
  const path = '/api/admin/v2/filter_kit_configuration';
  const tag = await ours.api.memberTags.create({ body: { name: 'Mentor' } });
  await ours.api.memberTags.create({ body: { name: 'Secret', display_locations: { member_directory: false } } });
  const read = async (context: 'member_directory' | 'member_space' = 'member_directory') =>
    ours.api.filterConfiguration.get({ query: { context, ...(context === 'member_space' && { space_id: spaceId }) } });
  const keys = async (...of: Parameters<typeof read>) =>
    (await read(...of)).filter_configurations.map(({ key }) => key);
  const usual = ['contact_search', 'near_me', 'online', 'recently_joined'];
  const own = ['flour', 'kneads', 'loaves', 'oven'];
  const profile = ['location', 'tags', 'role', 'spaces', 'space_groups', 'bio', 'website', ...own];
  expect(await keys()).toEqual([...usual, ...profile]);
  const before = await read();
  expect(before).toMatchObject({ enabled: true, base_search_params: { status: 'active', filters: [] } });
  expect(before.filter_configurations.find(({ key }) => key === 'tags')?.payload).toMatchObject({
    options: [{ text: 'Mentor', value: tag.id }],
  });
  expect(before.filter_configurations.find(({ key }) => key === 'flour')).toMatchObject({
    input_type: 'string',
    payload: { additional_params: { profile_field_id: String(flourId) } },
  });
  const severals = before.filter_configurations.map(({ key, allow_multiple }) => [key, allow_multiple] as const);
  expect(severals.filter(([key]) => ['flour', 'kneads', 'loaves'].includes(String(key)))).toEqual([
    ['flour', false],
    ['kneads', true],
    ['loaves', false],
  ]);
  const control = await ours.api.filterControls.create({
    body: { key: 'profile_field', profile_field_id: kneadsId, enabled: true, sort_key: 1 },
  });
  await ours.api.filterControls.create({ body: { key: 'online', enabled: false } });
  await ours.api.filterControls.create({ body: { key: 'near_me', enabled: true, sort_key: 9 } });
  await ours.api.filterControls.create({ body: { key: 'global', enabled: false, space_id: spaceId } });
  expect(await keys()).toEqual([
    'contact_search',
    'recently_joined',
    'near_me',
    'kneads',
    ...profile.filter((key) => key !== 'kneads'),
  ]);
  const changed = (await read()).filter_configurations.find(({ key }) => key === 'kneads');
  expect(changed).toMatchObject({
    customizable: true,
    enabled: true,
    filter_kit_control: control,
    input_type: 'array',
  });
  expect(await keys('member_space')).toEqual([...usual, ...profile]);
  expect(await read('member_space')).toMatchObject({
    enabled: false,
    base_search_params: { filters: [{ key: 'spaces', value: String(spaceId) }] },
  });
  expect((await send('GET', path)).status).toBe(400);
  expect((await send('GET', `${path}?context=member_space`)).status).toBe(400);
  expect((await send('GET', `${path}?context=member_space&space_id=999999`)).status).toBe(404);
  const foreign = await send('GET', `${path}?context=member_space&space_id=${spaceId}`, undefined, theirs.adminToken);
  expect(foreign.status).toBe(404);
});
