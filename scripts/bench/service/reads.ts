/** The measured reads. Each has the best known SQL statement, which uses an index to return the page's data. */
export interface Read {
  readonly name: string;
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly surface: 'admin' | 'member';
  readonly body?: object;
  /** SQL statement; the parameter `$1` is the community id. */
  readonly statement: string;
}

const search = '/api/headless/v1/search/community_members';
const admin = '/api/admin/v2';

function members(where: string, order: string): string {
  return `select id, name, headline, email from members where community_id = $1 and ${where} order by ${order} limit 10`;
}
function posts(where: string, order: string): string {
  return `select posts.*, spaces.name, members.name from posts
   join spaces on spaces.community_id = $1 and spaces.id = posts.space_id
   join members on members.community_id = $1 and members.id = posts.author_member_id
   where posts.community_id = $1 and posts.id in (
     select id from posts where community_id = $1 and ${where} order by ${order} limit 10)
   order by ${order}`;
}

export const reads: readonly Read[] = [
  {
    name: 'members',
    method: 'GET',
    target: `${admin}/community_members`,
    surface: 'admin',
    statement: members('active', 'created_at desc, id desc'),
  },
  {
    name: 'posts',
    method: 'GET',
    target: `${admin}/posts`,
    surface: 'admin',
    statement: posts('true', 'posts.created_at desc, posts.id desc'),
  },
  {
    name: 'posts by title',
    method: 'GET',
    target: `${admin}/posts?sort=alphabetical`,
    surface: 'admin',
    statement: posts('true', `coalesce(posts.name, '') collate "C", posts.id`),
  },
  {
    name: 'posts with a text',
    method: 'GET',
    target: `${admin}/posts?search_text=8f14e45fceea`,
    surface: 'admin',
    statement: posts(
      "(name ilike '%8f14e45fceea%' or body_text ilike '%8f14e45fceea%')",
      'posts.created_at desc, posts.id desc',
    ),
  },
  {
    name: 'comments',
    method: 'GET',
    target: `${admin}/comments`,
    surface: 'admin',
    statement: `select comments.*, posts.name, members.name from comments
      join posts on posts.community_id = $1 and posts.id = comments.post_id
      join members on members.community_id = $1 and members.id = comments.author_member_id
      where comments.community_id = $1 and parent_comment_id is null
      order by comments.created_at desc, comments.id desc limit 10`,
  },
  {
    name: 'home feed',
    method: 'GET',
    target: '/api/headless/v1/home',
    surface: 'member',
    statement: posts("status = 'published'", 'posts.created_at desc, posts.id desc'),
  },
  {
    name: 'posts, page 1,000',
    method: 'GET',
    target: `${admin}/posts?page=1000`,
    surface: 'admin',
    statement: posts('true', 'posts.created_at desc, posts.id desc').replace('limit 10', 'limit 10 offset 9990'),
  },
  ...[
    ['likes', 'likes'],
    ['new_activity', 'active_at'],
    ['popular', 'popularity'],
  ].map(
    ([sort, column]): Read => ({
      name: `home feed: ${sort}`,
      method: 'GET',
      target: `/api/headless/v1/home?sort=${sort}`,
      surface: 'member',
      statement: `select posts.*, spaces.name, members.name from post_standings as standing
        join posts on posts.community_id = $1 and posts.id = standing.post_id
        join spaces on spaces.community_id = $1 and spaces.id = posts.space_id
        join members on members.community_id = $1 and members.id = posts.author_member_id
        where standing.community_id = $1 and posts.status = 'published'
        order by standing.${column} desc, standing.post_id desc limit 10`,
    }),
  ),
  {
    name: 'leaderboard',
    method: 'GET',
    target: `${admin}/gamification/leaderboard`,
    surface: 'admin',
    statement: `select members.*, points from member_standings
      join members on members.community_id = $1 and members.id = member_id
      where member_standings.community_id = $1 and points > 0 order by points desc, member_id limit 100`,
  },
  {
    name: 'search: all members',
    method: 'POST',
    target: search,
    surface: 'member',
    body: {},
    statement: members('active', 'created_at desc, id desc'),
  },
  {
    name: 'search: a deep cursor',
    method: 'POST',
    target: search,
    surface: 'member',
    body: { search_after: ['2025-01-01T00:00:00.000Z', '1', 'latest'] },
    statement: members("active and (created_at, id) < ('2025-01-01T00:00:00Z', 1)", 'created_at desc, id desc'),
  },
  {
    name: 'search: a name',
    method: 'POST',
    target: search,
    surface: 'member',
    body: { filters: [{ key: 'name', filter_type: 'contains', value: '8f14e45fce' }] },
    statement: members("active and name ilike '%8f14e45fce%'", 'created_at desc, id desc'),
  },
  {
    name: 'search: an e-mail address',
    method: 'POST',
    target: search,
    surface: 'member',
    body: { filters: [{ key: 'email', filter_type: 'contains', value: 'ber-77777@' }] },
    statement: members("active and email ilike '%ber-77777@%'", 'created_at desc, id desc'),
  },
  {
    name: 'one member',
    method: 'GET',
    target: `${admin}/community_members/search?email=member-777@example.com`,
    surface: 'admin',
    statement: "select * from members where community_id = $1 and lower(email) = 'member-777@example.com'",
  },
];
