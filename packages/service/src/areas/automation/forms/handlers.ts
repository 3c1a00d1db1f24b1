/** Forms and their elements. */
import type { FormUpdateRequest } from '@community-platform/types';
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { pick } from '../../../kernel/changes.js';
import { found, notBlank, refused } from '../../../kernel/failures.js';
import { sanitizeHtml } from '../../../kernel/html.js';
import { readLink } from '../../../kernel/links.js';
import { newestFirst } from '../../../kernel/orders.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { makeSecret } from '../../../kernel/secret.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { readElements, replaceElements } from './elements.js';
import { readForm, selectForms, toForm } from './queries.js';

const fields = [
  'after_submission_action',
  'embed_display_format',
  'status',
  'thank_you_page_title',
  'popup_delay',
  'popup_frequency',
] as const;

function stylesText(styles: object | null | undefined) {
  return styles ? JSON.stringify(styles) : null;
}

function changesOf(body: FormUpdateRequest) {
  return {
    ...pick(body, fields),
    name: notBlank('name', body.name),
    ...(body.redirect_url !== undefined && { redirect_url: readLink('redirect_url', body.redirect_url) }),
    ...(body.thank_you_page_body !== undefined && {
      thank_you_page_body: body.thank_you_page_body === null ? null : sanitizeHtml(body.thank_you_page_body),
    }),
    ...(body.embed_styles !== undefined && { embed_styles: stylesText(body.embed_styles) }),
    ...(body.standalone_page_styles !== undefined && {
      standalone_page_styles: stylesText(body.standalone_page_styles),
    }),
  };
}

async function makeForm({ db, now }: Scope, name: string, changes: ReturnType<typeof changesOf>) {
  const { id } = await db
    .insertInto('forms')
    .values({
      ...changes,
      name,
      uid: makeSecret().slice(0, 12),
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Locks a form against concurrent changes; throws a 404 if it does not exist. */
async function lockForm({ db }: Scope, id: number): Promise<void> {
  const row = await db.selectFrom('forms').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  found(row, 'Form');
}

/** Finds an active workflow that is triggered by submissions of a form; returns its name. */
function findWorkflow({ db }: Scope, formId: number) {
  return db
    .selectFrom('workflow_triggers')
    .innerJoin('workflows', 'workflows.id', 'workflow_triggers.workflow_id')
    .select('workflows.name')
    .where('resource_id', '=', formId)
    .where((of) => of(of.fn<string>('lower', ['resource_type']), '=', 'form'))
    .where('workflows.status', '=', 'active')
    .limit(1)
    .executeTakeFirst();
}

/** Lists the forms, newest first, optionally filtered by name. */
const list = preparePage((of, { optional }: Values<Containing>) =>
  selectForms(of)
    .$call(given(optional('pattern'), (all, pattern) => all.where('name', 'ilike', pattern)))
    .$call(newestFirst('forms')),
);

export const forms = {
  listForms: async ({ query }, scope) => {
    const page = { ...readPage(query), pattern: optionalPattern(query?.name) };
    return { status: 200, body: await list(scope, page, (rows) => rows.map(toForm)) };
  },

  createForm: async ({ body }, scope) => {
    const id = await makeForm(scope, body.name, changesOf(body));
    await replaceElements(scope, id, body.elements ?? []);
    return { status: 201, body: await readForm(scope, id) };
  },

  getForm: async ({ path }, scope) => ({ status: 200, body: await readForm(scope, path.id) }),

  updateForm: async ({ path, body }, scope) => {
    const { db, now } = scope;
    await lockForm(scope, path.id);
    await db
      .updateTable('forms')
      .set({ ...changesOf(body), updated_at: now })
      .where('id', '=', path.id)
      .execute();
    if (body.elements !== undefined) await replaceElements(scope, path.id, body.elements);
    return { status: 200, body: await readForm(scope, path.id) };
  },

  deleteForm: async ({ path }, scope) => {
    const { db } = scope;
    await lockForm(scope, path.id);
    const workflow = await findWorkflow(scope, path.id);
    if (workflow !== undefined) throw refused(`The form triggers the active workflow ${workflow.name}`);
    await db.deleteFrom('forms').where('id', '=', path.id).execute();
    return { status: 200, body: { success: true, message: 'The form was deleted' } };
  },

  duplicateForm: async ({ path }, scope) => {
    const { name, status: _status, ...form } = await readForm(scope, path.id);
    const id = await makeForm(scope, `${name} (copy)`, changesOf(form));
    const withoutIds = (elements: Awaited<ReturnType<typeof readElements>>): FormUpdateRequest['elements'] =>
      elements.map(({ position, type, attributes, children }) => ({
        position,
        type,
        attributes,
        children: withoutIds(children) ?? [],
      }));
    await replaceElements(scope, id, withoutIds(await readElements(scope, path.id)) ?? []);
    return { status: 201, body: await readForm(scope, id) };
  },

  getFormElements: async ({ path }, scope) => {
    await readForm(scope, path.form_id);
    return { status: 200, body: { elements: await readElements(scope, path.form_id) } };
  },
} satisfies Partial<ServiceHandlers>;
