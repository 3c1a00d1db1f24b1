/** Random requests that create records. */
import { textOf } from './content-support.js';
import type { Change } from './workload.js';

const text = textOf('Rye and water');

/** Requests that create records. They are frequent enough that there are always records to change. */
export const making: readonly Change[] = [
  ({ small, some, random }) => [
    'POST',
    '/community_members',
    {
      email: `guest-${small()}@example.com`,
      name: `Guest ${small()}`,
      skip_invitation: random.chance(0.5),
      space_ids: some('spaces'),
      space_group_ids: some('groups'),
      member_tag_ids: some('tags'),
    },
  ],
  ({ small, some }) => [
    'POST',
    '/community_leads',
    { email: `guest-${small()}@example.com`, name: 'Lead', member_tag_ids: some('tags') },
  ],
  ({ of, random }) => [
    'POST',
    `/contacts/${of(random.pick(['leads', 'members']))}/contact_notes`,
    { tiptap_body: text },
  ],
  ({ small }) => ['POST', '/member_tags', { name: `Tag ${small()}` }],
  ({ of }) => ['POST', '/tagged_members', { member_tag_id: of('tags'), user_email: of('emails') }],
  ({ small, some }) => ['POST', '/topics', { name: `Topic ${small()}`, space_ids: some('spaces') }],
  ({ small, random }) => [
    'POST',
    '/space_groups',
    {
      name: 'Group',
      slug: `group-${small()}`,
      automatically_add_members_to_new_spaces: random.chance(0.5),
      add_members_to_space_group_on_space_join: random.chance(0.5),
    },
  ],
  ({ of, small, random, some }) => [
    'POST',
    '/spaces',
    {
      name: 'Space',
      slug: `space-${small()}`,
      space_group_id: of('groups'),
      space_type: random.pick(['basic', 'basic', 'event', 'course', 'chat']),
      topics: some('topics'),
    },
  ],
  ({ of }) => ['POST', '/space_members', { space_id: of('spaces'), email: of('emails') }],
  ({ of }) => ['POST', '/space_group_members', { space_group_id: of('groups'), email: of('emails') }],
  ({ of, small, some, random }) => [
    'POST',
    '/posts',
    {
      space_id: of('spaces'),
      name: `Loaf ${small()}`,
      user_email: of('emails'),
      status: random.pick(['published', 'published', 'draft']),
      topics: some('topics'),
      tiptap_body: text,
    },
  ],
  ({ of }) => ['POST', '/comments', { post_id: of('posts'), body: '<p>Well baked</p>' }],
  ({ of, small, some, random }) => {
    const space_id = of('calendars');
    const event_setting_attributes = {
      location_type: random.pick(['live_room', 'tbd']),
      rsvp_limit_enabled: random.chance(0.5),
      rsvp_limit: 2,
    };
    const recurring = {
      event_type: 'recurring',
      recurring_setting_attributes: { frequency: 'weekly', occurrences: random.between(2, 3) },
    };
    const event = {
      name: `Evening ${small()}`,
      space_id,
      status: 'published',
      topics: some('topics'),
      event_setting_attributes,
    };
    return ['POST', '/events', { space_id, event: random.chance(0.3) ? { ...event, ...recurring } : event }];
  },
  ({ of }) => ['POST', '/event_attendees', { event_id: of('events'), member_email: of('emails') }],
  ({ of }) => ['POST', '/course_sections', { name: 'Section', space_id: of('courses') }],
  ({ of }) => ['POST', '/course_lessons', { name: 'Lesson', section_id: of('sections') }],
  ({ of, random }) => [
    'PUT',
    '/course_lesson_progress',
    { lesson_id: of('lessons'), member_email: of('emails'), status: random.pick(['completed', 'incomplete']) },
  ],
  ({ of, random }) => [
    'POST',
    '/messages',
    {
      rich_text_body: text,
      ...(random.chance(0.5) ? { chat_room_uuid: of('rooms') } : { user_emails: [of('emails'), of('emails')] }),
    },
  ],
  ({ of }) => [
    'POST',
    '/chat_room_message_imports',
    { chat_room_uuid: of('rooms'), user_email: of('emails'), rich_text_body: text, sent_at: '2025-05-20T18:30:00Z' },
  ],
  ({ small }) => ['POST', '/access_groups', { access_group: { name: `Access ${small()}` } }],
  ({ of }) => ['POST', `/access_groups/${of('access')}/community_members`, { email: of('emails') }],
  ({ some, of, random }) => [
    'POST',
    '/invitation_links',
    {
      name: 'Link',
      member_tag_ids: some('tags'),
      ...(random.chance(0.3) && { paywall: { paywall_id: of('onSale') } }),
    },
  ],
  ({ small, some }) => [
    'POST',
    '/paywalls',
    {
      display_name: `School ${small()}`,
      currency: 'eur',
      access_groups_enabled: true,
      access_group_ids: some('access'),
      prices: [
        { price_type: 'onetime', amount_in_cents: 1250, display_name: 'Once' },
        {
          price_type: 'subscription',
          amount_in_cents: 300,
          interval: 'daily',
          interval_count: 1,
          display_name: 'Daily',
        },
      ],
    },
  ],
  ({ of }) => ['PUT', `/paywalls/${of('paywalls')}/publish`],
  ({ small, some }) => [
    'POST',
    '/paywall_coupons',
    {
      code: `CODE${small()}`,
      discount_type: 'percentage',
      percent_off: 10,
      max_redemptions: 3,
      paywall_ids: some('paywalls'),
    },
  ],
  ({ of, random }) => [
    'POST',
    '/community_member_charges',
    {
      community_member_id: of('members'),
      paywall_price_id: of('once'),
      ...(random.chance(0.3) && { paywall_coupon_code: of('codes') }),
      ...(random.chance(0.3) && { affiliate_code: of('affiliateCodes') }),
    },
  ],
  ({ of, random }) => [
    'POST',
    '/community_member_subscriptions',
    {
      community_member_id: of('members'),
      paywall_price_id: of('monthly'),
      ...(random.chance(0.3) && { trial_days: 1 }),
      ...(random.chance(0.3) && { paywall_coupon_code: of('codes') }),
    },
  ],
  ({ some }) => ['POST', '/paywall_affiliates/invite', { existing_member_ids: some('members') }],
  ({ of }) => ['PATCH', `/paywall_affiliates/${of('affiliates')}`, { status: 'enrolled' }],
  ({ of, random }) => [
    'POST',
    '/workflows',
    {
      name: 'Workflow',
      workflow_type: 'dynamic',
      trigger: { trigger_type: random.pick(['member_tag_added', 'space_joined', 'comment_created', 'post_created']) },
      actions: [
        random.pick([
          { action_type: 'add_member_tag', api_params: { member_tag_id: of('tags') } },
          { action_type: 'add_to_space', api_params: { space_id: of('spaces') } },
        ]),
      ],
    },
  ],
  ({ of }) => ['PUT', `/workflows/${of('workflows')}/activate`],
  ({ small }) => [
    'POST',
    '/profile_fields',
    {
      profile_field: {
        label: 'Starter',
        field_type: 'select',
        key: `starter_${small()}`,
        required: false,
        allow_null: true,
        pages_attributes: [{ name: 'edit_profile', visible: true }],
        choices_attributes: [{ value: 'Rye' }, { value: 'Wheat' }],
      },
    },
  ],
  ({ of }) => [
    'POST',
    '/flagged_contents',
    {
      flagged_content: {
        content_type: 'comment',
        content_id: of('comments'),
        reported_reason_type: 'spam',
        reported_reason_body: 'Spam',
      },
    },
  ],
];
