/** A small, coherent community: bakers, their spaces, what they write, and what they pay for. All through the API. */
import { type Api, createApi, createClient } from '@community-platform/client';
import type { Server } from '@community-platform/server';
import { type Clock, systemClock } from '../kernel/clock.js';
import { sellMemberships } from './sample-business.js';

type Marks = readonly { readonly type: string }[];

/** A document of paragraphs. */
export const paragraphs = (...texts: readonly string[]) => ({
  body: {
    type: 'doc',
    content: texts.map((text) => ({
      type: 'paragraph',
      content: [{ type: 'text', text, marks: [] satisfies Marks }],
    })),
  },
});

const people = [
  { name: 'Tobin Fennick', email: 'tobin@example.com', headline: 'Weekend rye baker', flour: 'Rye' },
  { name: 'Odile Thackery', email: 'odile@example.com', headline: 'Croissants, mostly', flour: 'Wheat' },
  { name: 'Marek Halloway', email: 'marek@example.com', headline: 'Baker with a stone oven', flour: 'Spelt' },
  { name: 'Suri Pell', email: 'suri@example.com', headline: 'Learning sourdough', flour: 'Rye' },
  { name: 'Anselm Quade', email: 'anselm@example.com', headline: '', flour: 'Wheat' },
];

const posts = [
  {
    author: 'tobin@example.com',
    name: 'My first rye loaf',
    texts: [
      'It rose for eleven hours in a cold kitchen and came out heavier than a brick.',
      'The crumb was close, the crust dark, and the taste better than anything from the shop. Next time I will give the dough more water.',
    ],
    comments: [
      ['odile@example.com', '<p>More water, and a little patience. It looks like a good start.</p>'],
      ['marek@example.com', '<p>Try a longer bake at a lower heat.</p>'],
    ],
  },
  {
    author: 'odile@example.com',
    name: 'How cold is your butter?',
    texts: ['Mine is taken from the fridge ten minutes before it is folded in. Warmer, and it melts into the dough.'],
    comments: [['suri@example.com', '<p>Five minutes here, the kitchen is warm.</p>']],
  },
  {
    author: 'marek@example.com',
    name: 'Firing the stone oven on Saturday',
    texts: ['The oven will be hot from nine. Bring your loaves, there is room for twelve.'],
    comments: [],
  },
] as const;

const addMembers = async (api: Api, spaceIds: number[], tagId: number): Promise<Map<string, number>> => {
  const ids = new Map<string, number>();
  for (const { name, email, headline, flour } of people) {
    const { community_member } = await api.members.create({
      body: {
        email,
        name,
        headline,
        skip_invitation: true,
        space_ids: spaceIds,
        ...(flour === 'Rye' && { member_tag_ids: [tagId] }),
        community_member_profile_fields: { favourite_flour: flour },
      },
    });
    ids.set(email, community_member.id);
  }
  return ids;
};

const addSpaces = async (api: Api) => {
  const group = await api.spaceGroups.create({ body: { name: 'Bakehouse', slug: 'bakehouse-group' } });
  const make = async (name: string, slug: string, type: 'basic' | 'event' | 'course' | 'chat', emoji: string) =>
    (await api.spaces.create({ body: { name, slug, space_group_id: group.id, space_type: type, emoji } })).space.id;
  return {
    bakehouse: await make('Bakehouse', 'bakehouse', 'basic', '🍞'),
    questions: await make('Questions', 'questions', 'basic', '❓'),
    events: await make('Gatherings', 'gatherings', 'event', '📅'),
    course: await make('Sourdough from scratch', 'sourdough', 'course', '🎓'),
  };
};

const addPosts = async (api: Api, spaceId: number, topicId: number): Promise<void> => {
  for (const { author, name, texts, comments } of posts) {
    const { post } = await api.posts.create({
      body: {
        space_id: spaceId,
        name,
        user_email: author,
        status: 'published',
        topics: [topicId],
        tiptap_body: paragraphs(...texts),
        skip_notifications: true,
      },
    });
    for (const [, body] of comments)
      await api.comments.create({ body: { post_id: post.id, body, skip_notifications: true } });
  }
};

/** Fills a community of which the token is an admin's, over the server in memory. */
export const fillCommunity = async (
  server: Server,
  base: string,
  adminToken: string,
  clock: Clock = systemClock,
): Promise<void> => {
  const client = createClient({
    baseUrl: base,
    auth: { AdminBearer: adminToken },
    // What one request of a transaction has refused ends all of it.
    fetch: server.fetch,
  });
  const api = createApi(client);
  const spaces = await addSpaces(api);
  const tag = await api.memberTags.create({ body: { name: 'Rye', color: '#b4532a', emoji: '🌾', is_public: true } });
  const pages = ['signup', 'edit_profile', 'profile_view', 'community_view'] as const;
  await api.profileFields.create({
    body: {
      profile_field: {
        label: 'Favourite flour',
        key: 'favourite_flour',
        field_type: 'text',
        pages_attributes: pages.map((name) => ({ name, visible: true })),
      },
    },
  });
  const topic = await api.topics.create({ body: { name: 'Bread', space_ids: [spaces.bakehouse, spaces.questions] } });
  const members = await addMembers(api, [spaces.bakehouse, spaces.questions], tag.id);
  await addPosts(api, spaces.bakehouse, topic.id);
  await sellMemberships(api, spaces, members, clock());
};
