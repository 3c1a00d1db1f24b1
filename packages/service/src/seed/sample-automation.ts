/** Forms and workflows of the seed data. */
import type { People } from './sample-people.js';
import type { Scenario } from './scenario.js';

async function addForm({ api, db, at }: Scenario, { tobin }: People) {
  at('2025-04-28T15:00:00Z');
  const form = await api.forms.create({
    body: {
      name: 'Introduce yourself',
      status: 'published',
      after_submission_action: 'thank_you_page',
      thank_you_page_title: 'Welcome',
      thank_you_page_body: '<p>Come in, the oven is warm.</p>',
      standalone_page_styles: {
        form: { backgroundColor: '#ffffff', color: '#1c1310' },
        button: { backgroundColor: '#b4532a', color: '#ffffff' },
      },
      elements: [
        { position: 1, type: 'text', attributes: { text: 'Who are you?' } },
        {
          position: 2,
          type: 'layout',
          attributes: { columns: 2 },
          children: [
            {
              position: 1,
              type: 'field',
              attributes: { label: 'What do you bake?', field_type: 'text', required: true },
            },
            {
              position: 2,
              type: 'field',
              attributes: { label: 'Which flours do you have?', field_type: 'checkbox', options: ['Rye', 'Wheat'] },
            },
          ],
        },
        { position: 3, type: 'button', attributes: { text: 'Send' } },
      ],
    },
  });
  const fields = await db
    .selectFrom('form_elements')
    .select('id')
    .where('form_id', '=', form.id)
    .where('type', '=', 'field')
    .orderBy('position')
    .execute();
  const [bread, flours] = fields;
  if (bread === undefined || flours === undefined) throw new Error('A field is missing');
  at('2025-04-29T20:12:00Z');
  await api.formSubmissions.create({
    path: { form_id: form.id },
    body: {
      elements: [
        { id: bread.id, value: 'Rye, at the weekend' },
        { id: flours.id, value_json: ['Rye', 'Wheat'] },
      ],
      submission_on_behalf_of: tobin.email,
    },
  });
  return form;
}

/** Adds the forms, and the workflows, one of which is triggered by a form. */
export async function addAutomation(story: Scenario, people: People): Promise<void> {
  const { api, at } = story;
  const form = await addForm(story, people);
  at('2025-05-16T10:00:00Z');
  await api.forms.create({
    body: {
      name: 'Order flour',
      elements: [
        { position: 1, type: 'field', attributes: { label: 'How many kilos?', field_type: 'number', required: true } },
        { position: 2, type: 'button', attributes: { text: 'Order' } },
      ],
    },
  });
  const make = async (body: Parameters<typeof api.workflows.create>[0]['body']) => {
    const { id } = await api.workflows.create({ body });
    await api.workflows.activate({ path: { id } });
    return id;
  };
  at('2025-05-01T08:00:00Z');
  const contact_type = 'community_member';
  await make({
    name: 'Greet newcomers',
    workflow_type: 'dynamic',
    trigger: { trigger_type: 'form_submitted', resource_id: form.id, resource_type: 'Form', contact_type },
    actions: [
      { action_type: 'add_member_tag', api_params: { member_tag_id: people.newcomer.id } },
      {
        action_type: 'send_message',
        api_params: { text: 'Nice to have you here!' },
        community_segment_id: people.segment.id,
      },
    ],
  });
  at('2025-04-30T08:00:00Z');
  const farewell = await make({
    name: 'Ask who leaves',
    workflow_type: 'dynamic',
    trigger: { trigger_type: 'space_left', contact_type },
    actions: [{ action_type: 'send_message', api_params: { text: 'What did you miss?' } }],
  });
  await api.workflows.deactivate({ path: { id: farewell } });
}
