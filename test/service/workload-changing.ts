/** Random requests that update and delete records. */
import type { Change } from './workload.js';

/** Requests that update or read records. */
export const changing: readonly Change[] = [
  ({ of }) => [
    'POST',
    '/comments',
    { post_id: of('posts'), body: '<p>And so it is</p>', parent_comment_id: of('comments') },
  ],
  ({ of, some }) => [
    'PUT',
    `/community_members/${of('members')}`,
    { space_ids: some('spaces'), member_tag_ids: some('tags') },
  ],
  ({ of, small }) => [
    'PUT',
    `/community_members/${of('members')}`,
    { name: `Guest ${small()}`, email: `guest-${small()}@example.com` },
  ],
  ({ of, some }) => ['PUT', `/community_leads/${of('leads')}`, { member_tag_ids: some('tags') }],
  ({ of, small }) => ['PUT', `/member_tags/${of('tags')}`, { name: `Tag ${small()}` }],
  ({ of, some }) => ['PUT', `/topics/${of('topics')}`, { name: 'Topic', space_ids: some('spaces') }],
  ({ of, some, small }) => [
    'PUT',
    `/spaces/${of('spaces')}`,
    { topics: some('topics'), space_group_id: of('groups'), slug: `space-${small()}` },
  ],
  ({ of, some }) => ['PUT', `/space_groups/${of('groups')}`, { moderator_community_member_ids: some('members') }],
  ({ of, some }) => ['PUT', `/posts/${of('posts')}`, { topics: some('topics'), name: 'Loaf' }],
  ({ of, random }) => ['PUT', `/flagged_contents/${of('reports')}/${random.pick(['approve', 'reject'])}`, {}],
  ({ of, small }) => {
    const space_id = of('calendars');
    const event = {
      name: `Evening ${small()}`,
      space_id,
      status: 'published',
      event_setting_attributes: { location_type: 'live_room' },
    };
    return ['PUT', `/events/${of('events')}`, { space_id, event: { ...event, event_type: 'single' } }];
  },
  ({ of }) => ['PUT', `/live/rooms/${of('liveRooms')}/start`],
  ({ of, random }) => [
    'PUT',
    `/paywalls/${of('paywalls')}`,
    { display_name: 'School', access_groups_enabled: random.chance(0.7) },
  ],
  ({ of, some }) => ['PUT', `/paywalls/${of('paywalls')}`, { access_group_ids: some('access') }],
  ({ of, random }) => ['PUT', `/paywalls/${of('paywalls')}/${random.pick(['archive', 'unarchive'])}`],
  ({ of }) => [
    'POST',
    `/community_member_charges/${of('charges')}/refund`,
    { reason: 'duplicate', reason_details: 'Twice' },
  ],
  ({ of }) => [
    'POST',
    `/community_member_charges/${of('charges')}/refund`,
    { amount: 100, reason: 'duplicate', reason_details: 'Part' },
  ],
  ({ of }) => ['POST', `/community_member_subscriptions/${of('subscriptions')}/cancel`, { ends_at: 'at_period_end' }],
  ({ of }) => [
    'POST',
    `/community_member_subscriptions/${of('subscriptions')}/cancel`,
    { ends_at: 'now', refund_type: 'prorated' },
  ],
  ({ of }) => ['POST', `/community_member_subscriptions/${of('subscriptions')}/resume`],
  () => ['GET', '/community_member_subscriptions?sort=created_at&direction=asc'],
  () => ['POST', '/paywall_affiliate_payouts/start', {}],
  () => ['POST', '/paywall_affiliate_payouts/mark_paid', {}],
  ({ of }) => ['PUT', `/workflows/${of('workflows')}/deactivate`],
  ({ of }) => ['PUT', `/profile_fields/${of('fields')}/archive`],
  ({ of, random }) => [
    'GET',
    `/${random.pick(['posts', 'comments', 'community_members', 'spaces'])}/${of(random.pick(['posts', 'comments', 'members', 'spaces']))}`,
  ],
  ({ random }) => [
    'GET',
    random.pick([
      '/posts',
      '/comments',
      '/community_members',
      '/spaces',
      '/tagged_members',
      '/topics',
      '/invitation_links',
      '/messages',
    ]),
  ],
];

/** Requests that delete records. */
export const removing: readonly Change[] = [
  ({ of }) => ['DELETE', `/comments/${of('comments')}`],
  ({ of }) => ['DELETE', `/posts/${of('posts')}`],
  ({ of }) => ['DELETE', `/topics/${of('topics')}`],
  ({ of }) => ['DELETE', `/member_tags/${of('tags')}`],
  ({ of }) => ['DELETE', `/community_leads/${of('leads')}`],
  ({ of }) => ['DELETE', `/space_members?space_id=${of('spaces')}&email=${of('emails')}`],
  ({ of }) => ['DELETE', `/space_group_members?space_group_id=${of('groups')}&email=${of('emails')}`],
  ({ of }) => ['DELETE', `/tagged_members?member_tag_id=${of('tags')}&user_email=${of('emails')}`],
  ({ of }) => ['DELETE', `/access_groups/${of('access')}/community_members?email=${of('emails')}`],
  ({ of }) => ['DELETE', `/access_groups/${of('access')}`],
  ({ of }) => ['PATCH', `/access_groups/${of('access')}/unarchive`],
  ({ of }) => ['DELETE', '/event_attendees', { event_id: of('events'), member_email: of('emails') }],
  ({ of }) => ['DELETE', `/events/${of('events')}?space_id=${of('calendars')}`],
  ({ of }) => ['DELETE', `/course_sections/${of('sections')}`],
  ({ of }) => ['DELETE', `/course_lessons/${of('lessons')}`],
  ({ of }) => ['DELETE', `/paywall_coupons/${of('coupons')}`],
  ({ of }) => ['PATCH', `/invitation_links/${of('links')}/revoke`],
  ({ of }) => ['DELETE', `/community_members/${of('members')}`],
  ({ of }) => ['DELETE', `/profile_fields/${of('fields')}`],
];

/** Requests that delete many records at once. */
export const removingMany: readonly Change[] = [
  ({ of }) => ['DELETE', `/spaces/${of('spaces')}`],
  ({ of }) => ['DELETE', `/space_groups/${of('groups')}`],
  ({ of }) => ['DELETE', `/paywalls/${of('paywalls')}`],
  ({ of }) => ['PUT', `/community_members/${of('members')}/delete_member`],
  ({ of }) => ['PUT', `/community_members/${of('members')}/ban_member`],
];
