/** Form submissions. */
import type { FormSubmission } from '@community-platform/types';
import type { Expression } from 'kysely';
import { inChunks } from '../../../database/chunks.js';
import { prepareQuery, type Values } from '../../../database/prepared-query.js';
import { announce } from '../../../kernel/domain-events.js';
import { found, invalid, missing, refused } from '../../../kernel/failures.js';
import { emailOfCaller, findMemberByEmail } from '../../../kernel/members.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Reader, Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';
import { isAnswered, whyNoAnswer } from '../forms/field-types.js';

function selectSubmissions({ db }: Pick<Reader, 'db'>, formId: number | Expression<number>) {
  return db.selectFrom('form_submissions').select(['id', 'created_at']).where('form_id', '=', formId);
}

interface Row {
  readonly id: number;
  readonly created_at: Date;
}

const readFields = prepareQuery((db, { list }: Values<{ readonly ids: readonly number[] }>) =>
  db
    .selectFrom('form_submission_fields')
    .select(['form_submission_id', 'field_id', 'label', 'value', 'list_value', 'hidden'])
    .where((of) => of('form_submission_id', 'in', list('ids')))
    .orderBy('list_position'),
);

async function toSubmissions(scope: Scope, rows: readonly Row[]): Promise<FormSubmission[]> {
  const fields = await readFields(scope, { ids: rows.map(({ id }) => id) });
  return rows.map(({ id, created_at }) => ({
    id,
    created_at: timeText(created_at),
    fields: fields
      .filter(({ form_submission_id }) => form_submission_id === id)
      .map(({ field_id, label, value, list_value, hidden }) => ({
        field_id,
        label,
        value: list_value ?? value,
        hidden,
      })),
  }));
}

async function readForm({ db }: Scope, id: number) {
  return found(await db.selectFrom('forms').select(['id', 'status']).where('id', '=', id).executeTakeFirst(), 'Form');
}

/** Returns the contact on whose behalf a form is submitted: a member, a lead, or (without an address) the caller. */
async function readContact(scope: Scope, email: string | null | undefined) {
  if (email === undefined || email === null)
    return { id: scope.memberId, email: await emailOfCaller(scope), isLead: false };
  const member = await findMemberByEmail(scope, email);
  if (member !== undefined) return { id: member.id, email: member.email, isLead: false };
  const lead = await scope.db
    .selectFrom('community_leads')
    .select(['id', 'email'])
    .where('deleted_at', 'is', null)
    .where((of) => of(of.fn<string>('lower', ['email']), '=', email.trim().toLowerCase()))
    .executeTakeFirst();
  if (lead !== undefined) return { ...lead, isLead: true };
  throw invalid({ submission_on_behalf_of: [`${email} is not a contact of this community`] });
}

/** Lists the submissions of a form, newest first. */
const list = preparePage((of, { value }: Values<{ readonly formId: number }>) =>
  selectSubmissions(of, value('formId')).$call(newestFirst('form_submissions')),
);

export const formSubmissions = {
  listFormSubmissions: async ({ path, query }, scope) => {
    await readForm(scope, path.form_id);
    const page = { ...readPage(query), formId: path.form_id };
    return { status: 200, body: await list(scope, page, (rows) => toSubmissions(scope, rows)) };
  },

  createFormSubmission: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const form = await readForm(scope, path.form_id);
    if (form.status === 'draft') throw refused('The form is a draft');
    const fields = await db
      .selectFrom('form_elements')
      .select(['id', 'attributes', 'position'])
      .where('form_id', '=', form.id)
      .where('type', '=', 'field')
      .orderBy('position')
      .orderBy('id')
      .execute();
    const answers = new Map(body.elements.map((element) => [element.id, element]));
    const unknown = body.elements.filter(({ id }) => !fields.some((field) => field.id === id));
    const unanswered = fields.filter(({ id, attributes }) => {
      const answer = answers.get(id);
      return attributes['required'] === true && (answer === undefined || !isAnswered(answer));
    });
    const reasons = [
      ...unknown.map(({ id }) => `${id} is not a field of this form`),
      ...(answers.size < body.elements.length ? ['a field has more than one answer'] : []),
      ...unanswered.map(({ id }) => `${id} is required`),
      ...fields.flatMap(({ id, attributes }) => {
        const reason = whyNoAnswer(attributes, answers.get(id) ?? {});
        return reason === undefined ? [] : [`${id} ${reason}`];
      }),
    ];
    if (reasons.length > 0) throw invalid({ elements: reasons });
    const contact = await readContact(scope, body.submission_on_behalf_of);
    const { id } = await db
      .insertInto('form_submissions')
      .values({ form_id: form.id, contact_email: contact.email, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = fields.map((field, index) => {
      const { value, value_json } = answers.get(field.id) ?? {};
      const label = field.attributes['label'];
      return {
        form_submission_id: id,
        field_id: field.id,
        list_position: index,
        label: typeof label === 'string' ? label : '',
        value: value ?? null,
        list_value: value_json === undefined || value_json === null ? null : [...value_json],
      };
    });
    await announce(scope, {
      type: 'form_submitted',
      contactIds: [contact.id],
      isLead: contact.isLead,
      about: [['Form', form.id]],
    });
    await inChunks(rows, (part) => db.insertInto('form_submission_fields').values(part).execute());
    return { status: 201, body: { success: true } };
  },

  getFormSubmission: async ({ path }, scope) => {
    await readForm(scope, path.form_id);
    const row = await selectSubmissions(scope, path.form_id).where('id', '=', path.id).executeTakeFirst();
    const [submission] = await toSubmissions(scope, [found(row, 'FormSubmission')]);
    if (submission === undefined) throw missing('FormSubmission');
    return { status: 200, body: submission };
  },
} satisfies Partial<ServiceHandlers>;
