/** Recomputes stored counts and totals from the rows, and reports those that differ. */
import type { WholeDb } from '@community-platform/service';
import { sql } from 'kysely';

/** A stored count or total, with a query for rows where it is wrong. `$1` is the community id, `$2` the time. */
interface Figure {
  readonly name: string;
  readonly wrong: string;
}

/** Returns SQL that finds sums in `list_counts` that differ from the number of rows by place and state. */
function counted(list: string, rows: string): string {
  return `
  select coalesce(kept.place, real.place) as place, coalesce(kept.state, real.state) as state, kept.count as kept, real.count as real
  from (select place, state, sum(change)::int as count from list_counts
    where community_id = $1 and list = '${list}' group by 1, 2 having sum(change) <> 0) as kept
  full join (${rows}) as real on real.place = kept.place and real.state = kept.state
  where kept.count is distinct from real.count`;
}

/** Returns SQL that finds rows of the same place that have the same position. */
function shared(table: string, place: string): string {
  return `
  select ${place}, position, array_agg(id::text) as ids from ${table} where community_id = $1
  group by ${place}, position having count(*) > 1`;
}

const figures: readonly Figure[] = [
  {
    name: 'members by state',
    wrong: counted(
      'members',
      `select 0 as place, case when active then 'active' else 'inactive' end
        || case when trim(name) = '' then ' unnamed' else '' end as state, count(*)::int as count
      from members where community_id = $1 group by 1, 2`,
    ),
  },
  {
    name: 'posts by space and state',
    wrong: counted(
      'posts',
      `select space_id as place, case when flagged_for_approval_at is null then status else status || ' held' end as state,
        count(*)::int as count from posts where community_id = $1 group by 1, 2`,
    ),
  },
  {
    name: 'comments and replies',
    wrong: counted(
      'comments',
      `select 0 as place, case when parent_comment_id is null then 'top' else 'reply' end as state, count(*)::int as count
      from comments where community_id = $1 group by 1, 2`,
    ),
  },
  {
    name: 'likes of spaces',
    wrong: counted(
      'likes',
      `select space_id as place, '' as state, count(*)::int as count from post_likes
      join posts on posts.community_id = post_likes.community_id and posts.id = post_id
      where posts.community_id = $1 group by 1, 2`,
    ),
  },
  {
    name: 'standings of posts',
    wrong: `select post_id, standing, real from (
        select coalesce(post_standings.post_id, counted_standings.post_id) as post_id,
          row(post_standings.space_id, post_standings.author_member_id, post_standings.created_at, post_standings.points,
            post_standings.likes, post_standings.comments)::text as standing,
          row(counted_standings.space_id, counted_standings.author_member_id, counted_standings.created_at,
            counted_standings.points, counted_standings.likes, counted_standings.comments)::text as real
        from (select * from post_standings where community_id = $1) as post_standings
        full join (select * from counted_standings where community_id = $1) as counted_standings
          on counted_standings.post_id = post_standings.post_id) as both_of
      where standing is distinct from real`,
  },
  {
    name: 'points of members',
    wrong: `select * from (
        select members.id, member_standings.points as kept, coalesce((select sum(points) from counted_standings
            where counted_standings.community_id = $1 and author_member_id = members.id), 0)
          + 5 * (select count(*) from comments where comments.community_id = $1 and author_member_id = members.id) as real
        from members left join member_standings
          on member_standings.community_id = members.community_id and member_id = members.id
        where members.community_id = $1) as points where kept is distinct from real`,
  },
  {
    name: 'activity of members',
    wrong: `select * from (
        select id, activity_score as kept, least(10,
          2 * (select count(*) from posts where posts.community_id = $1 and author_member_id = members.id
            and status <> 'draft' and posts.created_at >= $2::timestamptz - interval '30 days')
          + (select count(*) from comments where comments.community_id = $1 and author_member_id = members.id
            and comments.created_at >= $2::timestamptz - interval '30 days')) as real
        from members where community_id = $1) as activity where kept is distinct from real`,
  },
  {
    name: 'the root of a reply',
    wrong: `select reply.id from comments as reply join comments as parent
        on parent.community_id = reply.community_id and parent.id = reply.parent_comment_id
      where reply.community_id = $1 and (reply.root_comment_id is distinct from coalesce(parent.root_comment_id, parent.id)
        or reply.post_id <> parent.post_id)`,
  },
  {
    name: 'the last message of a room',
    wrong: `select * from (
        select uuid, last_message_at as kept, (select max(sent_at) from chat_messages
          where chat_messages.community_id = $1 and room_uuid = uuid) as real
        from chat_rooms where community_id = $1) as rooms where kept is distinct from real`,
  },
  {
    name: 'member keys of direct and group rooms',
    wrong: `select * from (
        select uuid, member_key as kept, (select string_agg(member_id::text, ',' order by member_id) from chat_room_members
          where chat_room_members.community_id = $1 and room_uuid = uuid) as real
        from chat_rooms where community_id = $1 and member_key is not null) as rooms
      where not (string_to_array(real, ',') <@ string_to_array(kept, ','))`,
  },
  {
    name: 'redemptions of coupons',
    wrong: `select * from (
        select id, code, redemptions_count as kept,
          (select count(*) from subscriptions where subscriptions.community_id = $1 and coupon_id = paywall_coupons.id)
          + (select count(*) from charges where charges.community_id = $1 and subscription_id is null
            and coupon_code = paywall_coupons.code and charges.created_at >= paywall_coupons.created_at) as real,
          max_redemptions
        from paywall_coupons where community_id = $1) as coupons where kept <> real or kept > max_redemptions`,
  },
  {
    name: 'charges of subscriptions',
    wrong: `select * from (
        select id, charges_quantity as kept, total_amount_paid as paid, count(amount) as real, coalesce(sum(amount), 0) as total
        from subscriptions left join lateral (select amount from charges where charges.community_id = $1
          and subscription_id = subscriptions.id) as charges on true
        where community_id = $1 group by subscriptions.community_id, id) as subscriptions
      where kept <> real or paid <> total`,
  },
  {
    name: 'movements of charges',
    wrong: `select * from (
        select id, amount, amount_refunded, status, (select sum(moved.amount) from payment_movements as moved
            where moved.community_id = $1 and moved.processor_id = charges.processor_id and kind = 'charge') as charged,
          coalesce((select sum(moved.amount) from payment_movements as moved
            where moved.community_id = $1 and moved.processor_id = charges.processor_id and kind = 'refund'), 0) as refunded
        from charges where community_id = $1) as charges
      where amount <> charged or amount_refunded <> refunded
        or status <> case amount_refunded when 0 then 'paid' when amount then 'refunded' else 'partial_refunded' end`,
  },
  {
    name: 'payouts of affiliates',
    wrong: `select * from (
        select (select coalesce(sum(amount), 0) from affiliate_payouts where community_id = $1
            and status in ('processing', 'paid')) as kept,
          (select coalesce(sum(case kind when 'payout' then amount else -amount end), 0) from payment_movements
            where community_id = $1 and kind in ('payout', 'payout_reversal')) as real) as sums
      where kept > real`,
  },
  {
    name: 'duplicate subscriptions to a price',
    wrong: `select member_id, paywall_price_id, array_agg(id) as ids from subscriptions where community_id = $1
        and status <> 'canceled' and (ends_at is null or ends_at > $2::timestamptz)
        and member_id is not null and paywall_price_id is not null
      group by member_id, paywall_price_id having count(*) > 1`,
  },
  {
    name: 'paid access',
    wrong: `with paid as (
        select distinct member_id, access_group_id from (
          select member_id, paywall_id from subscriptions where community_id = $1 and status <> 'canceled'
            and (ends_at is null or ends_at > $2::timestamptz)
          union all
          select member_id, paywall_id from charges where community_id = $1 and subscription_id is null
            and status <> 'refunded') as bought
        join paywalls on paywalls.community_id = $1 and paywalls.id = paywall_id and access_groups_enabled
        join paywall_access_groups on paywall_access_groups.community_id = $1
          and paywall_access_groups.paywall_id = paywalls.id
        where member_id is not null)
      select member_id, access_group_id, 'given for nothing' as what from access_group_members
        where community_id = $1 and is_paid and (ends_at is null or ends_at > $2::timestamptz)
          and (member_id, access_group_id) not in (select * from paid)`,
  },
  {
    name: 'runs of workflows',
    wrong: `select * from (
        select workflows.id, runs_count as kept, count(workflow_runs.id) as real from workflows
        left join workflow_runs on workflow_runs.community_id = $1 and workflow_id = workflows.id and finished_at is not null
        where workflows.community_id = $1 group by workflows.community_id, workflows.id) as workflows
      where kept <> real`,
  },
  {
    name: 'unfinished workflow runs',
    wrong: `select workflow_runs.id, workflows.status from workflow_runs
      join workflows on workflows.community_id = $1 and workflows.id = workflow_id
      where workflow_runs.community_id = $1 and workflow_runs.status = 'queued'`,
  },
  {
    name: 'rooms of events',
    wrong: `select events.id, location_type, live_rooms.id as room_id from events
      left join live_rooms on live_rooms.community_id = $1 and live_rooms.event_id = events.id
      where events.community_id = $1 and (location_type in ('live_room', 'live_stream') and live_rooms.id is null
        or location_type not in ('live_room', 'live_stream') and live_rooms.status = 'scheduled')`,
  },
  {
    name: 'events beyond their limits',
    wrong: `select id, rsvp_limit from events where community_id = $1 and rsvp_limit_enabled and rsvp_limit <
      (select count(*) from event_attendees where event_attendees.community_id = $1 and event_id = events.id)`,
  },
  {
    name: 'series without events',
    wrong: `select id from event_series where community_id = $1
      and id not in (select series_id from events where community_id = $1 and series_id is not null)`,
  },
  { name: 'the order of sections', wrong: shared('course_sections', 'space_id') },
  { name: 'the order of lessons', wrong: shared('course_lessons', 'section_id') },
  { name: 'the order of images', wrong: shared('gallery_images', 'post_id') },
  { name: 'the order of profile fields', wrong: shared('profile_field_pages', 'name') },
  {
    name: 'leads with the address of a member',
    wrong: `select lead.id, lead.email from community_leads as lead
      join members on members.community_id = $1 and lower(members.email) = lower(lead.email)
      where lead.community_id = $1 and deleted_at is null`,
  },
  {
    name: 'members with a banned address',
    wrong: `select members.id from members join blocked_emails on blocked_emails.community_id = $1
      and blocked_emails.email = lower(members.email) where members.community_id = $1`,
  },
];

/** Returns every wrong figure, with its first rows. */
export async function recount(
  db: WholeDb,
  communityId: number,
  now: Date,
): Promise<Record<string, readonly unknown[]>> {
  const wrong: Record<string, readonly unknown[]> = {};
  for (const figure of figures) {
    const parts = figure.wrong
      .split(/(\$[12])/u)
      .map((part) =>
        part === '$1' ? sql`${communityId}::integer` : part === '$2' ? sql`${now}::timestamptz` : sql.raw(part),
      );
    const { rows } = await sql`${sql.join(parts, sql.raw(''))}`.execute(db);
    if (rows.length > 0) wrong[figure.name] = rows.slice(0, 3);
  }
  return wrong;
}
