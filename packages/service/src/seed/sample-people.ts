/** People of the seed data, with profile fields, tags, segments and notes. */
import { EXAMPLE_MEMBER, paragraphs, type Scenario } from './scenario.js';

/** Adds the profile fields; returns the field for a member's favorite flour. */
async function addProfileFields({ api, at }: Scenario) {
  const visible = [{ name: 'edit_profile', visible: true }] as const;
  at('2025-03-02T08:00:00Z');
  const text = { label: 'Favourite flour', key: 'favourite_flour', field_type: 'text' } as const;
  const flour = await api.profileFields.create({
    body: { profile_field: { ...text, placeholder: 'Rye, spelt, ...', pages_attributes: visible } },
  });
  at('2025-03-02T08:05:00Z');
  const choices_attributes = [
    { value: 'Wood-fired', sort_key: 1 },
    { value: 'Kitchen', sort_key: 2 },
  ];
  const select = { label: 'Oven', key: 'oven', field_type: 'select' } as const;
  await api.profileFields.create({
    body: {
      profile_field: {
        ...select,
        description: 'What the bread is baked in.',
        pages_attributes: visible,
        choices_attributes,
      },
    },
  });
  at('2025-03-02T08:10:00Z');
  const number = { label: 'Loaves a week', key: 'loaves_a_week', field_type: 'number' } as const;
  const number_options_attributes = { format: 'custom', decimal: 0, text: 'loaves', position: 'right' } as const;
  await api.profileFields.create({
    body: { profile_field: { ...number, pages_attributes: visible, number_options_attributes } },
  });
  at('2025-03-02T08:20:00Z');
  const kneading = await api.profileFields.create({
    body: {
      profile_field: {
        label: 'Kneading',
        key: 'kneading',
        field_type: 'select',
        pages_attributes: visible,
        choices_attributes: [
          { value: 'By hand', sort_key: 1 },
          { value: 'By machine', sort_key: 2 },
        ],
      },
    },
  });
  await api.profileFields.archive({ path: { id: kneading.id } });
  return flour;
}

async function addTags({ api, at }: Scenario) {
  at('2025-03-02T08:30:00Z');
  const mentor = await api.memberTags.create({
    body: {
      name: 'Mentor',
      color: '#2f7d5b',
      display_format: 'label',
      emoji: '🥖',
      is_background_enabled: true,
      is_public: true,
      display_locations: { post_bio: true, profile_page: true, member_directory: false },
    },
  });
  at('2025-03-02T08:31:00Z');
  const newcomer = await api.memberTags.create({ body: { name: 'Newcomer', color: '#8a6d3b', is_public: false } });
  return { mentor, newcomer };
}

type Tags = Awaited<ReturnType<typeof addTags>>;

async function addMembers({ api, owner, at }: Scenario, { mentor, newcomer }: Tags) {
  at('2025-03-02T08:35:00Z');
  await api.members.update({
    path: { id: owner.id },
    body: {
      headline: 'Keeper of the starter',
      sso_provider_user_id: 'baker-0001',
      member_tag_ids: [mentor.id],
      community_member_profile_fields: { favourite_flour: 'Rye' },
    },
  });
  at('2025-03-14T09:20:00Z');
  const { community_member: tobin } = await api.members.create({
    body: {
      email: EXAMPLE_MEMBER,
      name: 'Tobin Fennick',
      headline: 'Weekend rye baker',
      skip_invitation: true,
      sso_provider_user_id: 'baker-0002',
      community_member_profile_fields: { favourite_flour: 'Rye', loaves_a_week: 2 },
    },
  });
  at('2025-05-18T14:05:00Z');
  const { community_member: odile } = await api.members.create({ body: { email: 'odile@example.com' } });
  at('2025-05-18T14:30:00Z');
  const lead = { email: 'wilf@example.com', name: 'Wilf Harrow', member_tag_ids: [newcomer.id] };
  await api.leads.create({ body: lead });
  return { tobin, odile };
}

/** Adds the segments; returns the segment of the rye bakers. */
async function addSegments({ api, owner, at }: Scenario, flour: Awaited<ReturnType<typeof addProfileFields>>) {
  at('2025-05-19T10:00:00Z');
  const segment = await api.segments.create({
    body: {
      title: 'Rye bakers',
      visible: true,
      rules: {
        rule_type: 'custom_filters',
        rules: [{ key: 'profile_field', id: String(flour.id), filter_type: 'contains', value: 'Rye' }],
      },
    },
  });
  at('2025-05-19T09:50:00Z');
  const helpers = [{ email: owner.email, community_member_id: owner.id }];
  await api.segments.create({
    body: { title: 'Helpers', visible: false, rules: { rule_type: 'selected_members', rules: helpers } },
  });
  return segment;
}

/** Adds profile fields, tags and people to the community, whose owner is Ines Marrowby. */
export async function addPeople(story: Scenario) {
  const { api, db, owner, at, when } = story;
  const flour = await addProfileFields(story);
  const { mentor, newcomer } = await addTags(story);
  const { tobin, odile } = await addMembers(story, { mentor, newcomer });
  const segment = await addSegments(story, flour);
  at('2025-05-20T18:15:00Z');
  await api.contactNotes.create({
    path: { contact_id: String(tobin.id) },
    body: { tiptap_body: paragraphs('Needs help with hydration. Ask again in June.') },
  });

  // The last visit is derived from requests of members, and there were none.
  const visits = [
    [owner.id, '2025-05-20T18:03:00Z', '2025-03-01T10:05:00Z'],
    [tobin.id, '2025-05-20T17:50:00Z', '2025-03-14T09:31:00Z'],
  ] as const;
  for (const [id, seen, confirmed] of visits)
    await db
      .updateTable('members')
      .set({ last_seen_at: when(seen), profile_confirmed_at: when(confirmed) })
      .where('id', '=', id)
      .execute();
  return { tobin, odile, mentor, newcomer, flour, segment };
}

export type People = Awaited<ReturnType<typeof addPeople>>;
