/** Posts, comments, images, messages and reports of the seed data. */
import type { People } from './sample-people.js';
import type { Spaces } from './sample-spaces.js';
import { paragraphs, type Scenario } from './scenario.js';

/** The announced MD5 digest in Base64, as in the examples of the document. No bytes are sent for the seed data. */
const DIGEST = 'kJq0yVh0bTtDgtfZ0nqQ0w==';

/** Announces an upload; resolves to its signed id. */
export async function addFile({ api }: Scenario, filename: string, content_type: string, byte_size: number) {
  const blob = { key: `uploads/${filename}`, filename, content_type, byte_size, checksum: DIGEST };
  return (await api.uploads.create({ body: { blob } })).signed_id;
}

async function addPosts(story: Scenario, { tobin }: People, { bakehouse, crumbLab, gallery, rye }: Spaces) {
  const { api, owner, at } = story;
  at('2025-05-12T08:00:00Z');
  const { post: welcome } = await api.posts.create({
    body: {
      space_id: bakehouse.id,
      status: 'published',
      name: 'Welcome to the bakehouse',
      user_email: owner.email,
      tiptap_body: paragraphs('Say hello, and tell us what you bake on Sundays.'),
      is_pinned: true,
      skip_notifications: true,
    },
  });
  at('2025-05-20T17:42:00Z');
  const { post: loaf } = await api.posts.create({
    body: {
      space_id: crumbLab.id,
      status: 'published',
      name: 'My first rye loaf',
      user_email: tobin.email,
      tiptap_body: paragraphs('It sank in the middle, and tasted better than it looks. Ines, what did I do wrong?'),
      topics: [rye.id],
      skip_notifications: true,
    },
  });
  at('2025-05-18T10:55:00Z');
  const sunday = await addFile(story, 'sunday-loaf.jpg', 'image/jpeg', 482_133);
  const crumb = await addFile(story, 'crumb.jpg', 'image/jpeg', 310_744);
  at('2025-05-18T11:00:00Z');
  await api.imagePosts.create({
    path: { space_id: gallery.id },
    body: {
      status: 'published',
      user_email: tobin.email,
      slug: 'sunday-loaves',
      tiptap_body: paragraphs('Both from the same dough.'),
      gallery_attributes: {
        downloadable_images: true,
        images_attributes: [
          { image: sunday, width: 1600, height: 1200 },
          { image: crumb, width: 1200, height: 1200 },
        ],
      },
    },
  });
  return { welcome, loaf };
}

type Posts = Awaited<ReturnType<typeof addPosts>>;

async function addComments(story: Scenario, { tobin }: People, { welcome, loaf }: Posts) {
  const { api, db, owner, at, when } = story;
  const say = async (post_id: number, body: string, parent_comment_id?: number) => {
    const reply = parent_comment_id === undefined ? {} : { parent_comment_id };
    return (await api.comments.create({ body: { post_id, body, skip_notifications: true, ...reply } })).id;
  };
  at('2025-05-20T18:03:00Z');
  const advice = await say(loaf.id, '<p>Too much water. Try 70 percent.</p>');
  at('2025-05-20T18:09:00Z');
  const thanks = await say(loaf.id, '<p>Thank you, I will.</p>', advice);
  at('2025-05-12T09:30:00Z');
  const hello = await say(welcome.id, '<p>Hello! Rye, if the week was kind.</p>');
  // The API made the admin the author, because comments were created with an admin token.
  await db.updateTable('comments').set({ author_member_id: tobin.id }).where('id', 'in', [thanks, hello]).execute();
  // Two points for each post of a member, and one for each comment.
  for (const [id, activity_score] of [
    [owner.id, 3],
    [tobin.id, 6],
  ] as const)
    await db.updateTable('members').set({ activity_score }).where('id', '=', id).execute();
  await db
    .insertInto('post_likes')
    .values([
      { post_id: welcome.id, member_id: tobin.id, created_at: when('2025-05-12T09:31:00Z') },
      { post_id: loaf.id, member_id: owner.id, created_at: when('2025-05-20T18:04:00Z') },
    ])
    .execute();
  await db
    .insertInto('comment_likes')
    .values([{ comment_id: advice, member_id: tobin.id, created_at: when('2025-05-20T18:09:30Z') }])
    .execute();
  at('2025-05-20T17:42:00Z');
  await api.postFollowers.add({ path: { post_id: loaf.id }, body: { community_member_id: tobin.id } });
  at('2025-05-20T18:03:00Z');
  await api.postFollowers.add({ path: { post_id: loaf.id }, body: { community_member_id: owner.id } });
  at('2025-05-19T21:15:00Z');
  await api.flaggedContents.create({
    body: {
      flagged_content: {
        content_id: hello,
        content_type: 'comment',
        reported_reason_type: 'spam',
        reported_reason_body: 'The same greeting for the third time.',
      },
    },
  });
}

/** Adds posts, comments, embeds and messages. */
export async function addContent(story: Scenario, people: People, spaces: Spaces): Promise<void> {
  const { api, at } = story;
  const posts = await addPosts(story, people, spaces);
  await addComments(story, people, posts);
  at('2025-05-18T10:50:00Z');
  await api.embeds.create({ body: { url: 'https://films.example.org/embed/oven-thermometers' } });
  at('2025-04-18T19:00:00Z');
  const welcome = paragraphs('Nice to have you here. What do you bake?');
  await api.messages.send({ body: { user_email: people.tobin.email, rich_text_body: welcome } });
  at('2025-05-20T18:30:00Z');
  const room = (await api.chatRooms.list({})).records.find(({ space_id }) => space_id === spaces.table.id);
  if (room !== undefined)
    await api.messages.send({
      body: { chat_room_uuid: room.uuid, rich_text_body: paragraphs('The starter is ready, who wants some?') },
    });
}
