/** Spaces of the seed data and their members. */
import type { People } from './sample-people.js';
import type { Scenario } from './scenario.js';

/** Adds the space groups and the spaces. */
async function addGroups({ api, at }: Scenario) {
  at('2025-03-01T10:10:00Z');
  const kitchen = await api.spaceGroups.create({
    body: { name: 'The Kitchen', slug: 'the-kitchen', add_members_to_space_group_on_space_join: true },
  });
  at('2025-04-02T08:00:00Z');
  const workshops = await api.spaceGroups.create({ body: { name: 'Workshops', slug: 'workshops' } });

  const make = async (body: Parameters<typeof api.spaces.create>[0]['body']) =>
    (await api.spaces.create({ body })).space;
  at('2025-03-01T10:15:00Z');
  const group = { space_group_id: kitchen.id };
  const bakehouse = await make({ ...group, name: 'Bakehouse', slug: 'bakehouse', space_type: 'basic' });
  at('2025-03-05T08:50:00Z');
  const crumbLab = await make({ ...group, name: 'Crumb Lab', slug: 'crumb-lab', space_type: 'basic', emoji: '🍞' });
  at('2025-03-05T08:55:00Z');
  const images = { space_type: 'image', display_view: 'masonry' } as const;
  const gallery = await make({ ...group, name: 'Loaf Gallery', slug: 'loaf-gallery', ...images });
  at('2025-04-02T08:10:00Z');
  const school = await make({
    name: 'Sourdough School',
    slug: 'sourdough-school',
    space_group_id: workshops.id,
    space_type: 'course',
    is_private: true,
    display_view: 'list',
    course_setting: { course_type: 'self_paced', custom_lesson_label: 'lesson', enforce_lessons_order: true },
    meta_tag_attributes: { meta_title: 'Sourdough School', meta_description: 'A starter, a week, a loaf.' },
  });
  at('2025-04-02T08:15:00Z');
  const bakeAlongs = await make({
    name: 'Bake-alongs',
    slug: 'bake-alongs',
    space_group_id: workshops.id,
    space_type: 'event',
  });
  at('2025-03-01T10:20:00Z');
  const table = await make({ ...group, name: 'Kitchen Table', slug: 'kitchen-table', space_type: 'chat' });
  return { bakehouse, crumbLab, gallery, school, bakeAlongs, table };
}

type Grouped = Awaited<ReturnType<typeof addGroups>>;

async function setUpCommunity({ api, at }: Scenario, { bakehouse }: Grouped): Promise<void> {
  at('2025-05-11T07:30:00Z');
  await api.community.update({
    body: {
      community: {
        default_existing_member_space_id: bakehouse.id,
        default_new_member_space_id: bakehouse.id,
        reply_to_email: 'hello@example.com',
        digest_subject: 'This week in the bakehouse',
        is_private: false,
        digests_hide_stats: true,
        prefs: {
          brand_color: { light: '#b4532a', dark: '#e08a5f' },
          brand_text_color: { light: '#ffffff', dark: '#1c1310' },
        },
      },
      community_setting: { default_space_ids: [bakehouse.id], truncate_post_body_in_email_notifications: true },
    },
  });
  await api.connectSettings.update({
    body: {
      connect: { exclude_admins_from_recommendations: true },
      member_directory: { view: 'cards', sort: 'alphabetical' },
      messaging: { voice_messages_enabled: false },
    },
  });
}

/** Adds the spaces and their members. */
export async function addSpaces(story: Scenario, { tobin, odile, flour }: People) {
  const { api, owner, at } = story;
  const spaces = await addGroups(story);
  const { bakehouse, crumbLab, gallery, school, bakeAlongs, table } = spaces;
  at('2025-03-05T09:00:00Z');
  const rye = await api.topics.create({ body: { name: 'Rye', space_ids: [crumbLab.id] } });
  at('2025-03-05T09:05:00Z');
  await api.topics.create({ body: { name: 'Wheat', admin_only: true } });
  await api.spaces.update({ path: { id: crumbLab.id }, body: { require_topic_selection: true } });

  const join = async (email: string, ...spaces: readonly { readonly id: number }[]): Promise<void> => {
    for (const { id } of spaces) await api.spaceMembers.add({ body: { email, space_id: id } });
  };
  at('2025-03-05T09:10:00Z');
  await join(owner.email, crumbLab, bakehouse, gallery, table);
  at('2025-03-14T09:31:00Z');
  await join(tobin.email, crumbLab, bakehouse, gallery, table);
  at('2025-04-02T08:30:00Z');
  await join(owner.email, school, bakeAlongs);
  at('2025-05-18T14:05:00Z');
  await join(odile.email, bakehouse);

  await setUpCommunity(story, spaces);
  at('2025-03-06T09:00:00Z');
  await api.filterControls.create({ body: { key: 'tags', enabled: true, sort_key: 1 } });
  const inSpace = { space_id: crumbLab.id, profile_field_id: flour.id };
  await api.filterControls.create({ body: { key: 'profile_field', enabled: false, sort_key: 2, ...inSpace } });
  return { ...spaces, rye };
}

export type Spaces = Awaited<ReturnType<typeof addSpaces>>;
