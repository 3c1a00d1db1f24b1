/** The course, the gatherings, the memberships that are sold, and what runs by itself in the sample community. */
import type { Api } from '@community-platform/client';
import { DAY } from '../kernel/calendar.js';

interface Spaces {
  readonly bakehouse: number;
  readonly events: number;
  readonly course: number;
}

const addCourse = async (api: Api, spaceId: number): Promise<void> => {
  const section = await api.courseSections.create({ body: { name: 'The starter', space_id: spaceId } });
  const lessons = [
    ['Flour and water', '<p>Equal weights of rye flour and warm water, stirred once a day.</p>'],
    ['Feeding', '<p>Half of it is taken away, and as much flour and water added.</p>'],
  ] as const;
  for (const [name, body_html] of lessons)
    await api.courseLessons.create({ body: { section_id: section.id, name, body_html, status: 'published' } });
};

const addEvents = async (api: Api, spaceId: number, emails: readonly string[], now: Date): Promise<void> => {
  const startsAt = new Date(now.getTime() + 14 * DAY);
  startsAt.setUTCHours(9, 0, 0, 0);
  const event = await api.events.create({
    body: {
      space_id: spaceId,
      event: {
        name: 'A day at the stone oven',
        space_id: spaceId,
        status: 'published',
        body: '<p>Bring a loaf that has proved overnight.</p>',
        event_setting_attributes: {
          starts_at: startsAt.toISOString(),
          duration_in_seconds: 14_400,
          location_type: 'in_person',
          in_person_location: 'The bakehouse, Ghent',
        },
      },
    },
  });
  for (const member_email of emails)
    await api.eventAttendees.add({ body: { event_id: String(event.id), member_email } });
};

const addPayments = async (api: Api, members: ReadonlyMap<string, number>): Promise<void> => {
  const paywall = await api.paywalls.create({
    body: {
      display_name: 'Bakers’ table',
      name: 'Membership',
      currency: 'eur',
      prices: [
        {
          price_type: 'subscription',
          amount_in_cents: 1_200,
          interval: 'monthly',
          interval_count: 1,
          display_name: 'Monthly',
        },
        { price_type: 'onetime', amount_in_cents: 4_500, display_name: 'Stone oven day' },
      ],
    },
  });
  await api.paywalls.publish({ path: { id: paywall.id } });
  const [monthly, once] = paywall.prices;
  const tobin = members.get('tobin@example.com');
  const odile = members.get('odile@example.com');
  if (monthly !== undefined && tobin !== undefined)
    await api.subscriptions.create({ body: { community_member_id: tobin, paywall_price_id: monthly.id } });
  if (once !== undefined && odile !== undefined)
    await api.charges.create({ body: { community_member_id: odile, paywall_price_id: once.id } });
};

const addAutomation = async (api: Api): Promise<void> => {
  await api.segments.create({
    body: {
      title: 'Rye bakers',
      visible: true,
      rules: { rule_type: 'custom_filters', rules: [{ key: 'headline', filter_type: 'contains', value: 'rye' }] },
    },
  });
  const form = await api.forms.create({
    body: {
      name: 'Introduce yourself',
      status: 'published',
      thank_you_page_title: 'Welcome',
      thank_you_page_body: '<p>Come in, the oven is warm.</p>',
      elements: [
        { type: 'text', attributes: { text: 'Who are you?' } },
        { type: 'field', attributes: { label: 'What do you bake?', field_type: 'text', required: true } },
        { type: 'button', attributes: { text: 'Send' } },
      ],
    },
  });
  const { elements } = await api.forms.getElements({ path: { form_id: form.id } });
  const field = elements.find(({ type }) => type === 'field');
  if (field !== undefined)
    await api.formSubmissions.create({
      path: { form_id: form.id },
      body: {
        elements: [{ id: field.id, value: 'Rye, at the weekend' }],
        submission_on_behalf_of: 'tobin@example.com',
      },
    });
  const workflow = await api.workflows.create({
    body: {
      name: 'Greet newcomers',
      workflow_type: 'dynamic',
      trigger: { trigger_type: 'member_joined', contact_type: 'member' },
      actions: [{ action_type: 'send_message', api_params: { text: 'Welcome to the bakehouse!' } }],
    },
  });
  await api.workflows.activate({ path: { id: workflow.id } });
};

/** Adds all that is not people and posts. */
export const sellMemberships = async (
  api: Api,
  spaces: Spaces,
  members: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> => {
  await addCourse(api, spaces.course);
  await addEvents(api, spaces.events, ['tobin@example.com', 'suri@example.com'], now);
  await addPayments(api, members);
  await addAutomation(api);
  await api.accessGroups.create({ body: { access_group: { name: 'Stone oven keepers' } } });
  await api.invitationLinks.create({ body: { name: 'Friends of the house', redirect_space_id: spaces.bakehouse } });
};
