/** Profile fields: active or archived; only archived fields can be deleted. */
import { given } from '../../../database/given.js';
import type { Values } from '../../../database/prepared-query.js';
import { badRequest, found, invalid, notBlank, refused } from '../../../kernel/failures.js';
import { readPage } from '../../../kernel/page.js';
import { preparePage } from '../../../kernel/prepared-page.js';
import type { Scope, ServiceHandlers } from '../../../kernel/scope.js';
import { type Containing, optionalPattern } from '../../../kernel/text.js';
import { createChoices, createPages, takesChoices, updateChoices, updateNumberOptions, updatePages } from './parts.js';
import { selectFields, toProfileFields } from './queries.js';

async function readField(scope: Scope, id: number) {
  const rows = await selectFields(scope).where('id', '=', id).execute();
  const [field] = await toProfileFields(scope, rows);
  return found(field, 'ProfileField');
}

async function lockField(scope: Scope, id: number) {
  return found(await selectFields(scope).where('id', '=', id).forUpdate().executeTakeFirst(), 'ProfileField');
}

async function setArchived({ db, now }: Scope, id: number, archived: boolean): Promise<void> {
  await db.updateTable('profile_fields').set({ archived, updated_at: now }).where('id', '=', id).execute();
}

/** Parses a flag in the query string; throws a 400 for any other text. */
function readFlag(text: string | undefined): boolean | undefined {
  if (text === undefined || text === '') return undefined;
  if (text !== 'true' && text !== 'false') throw badRequest('archived must be true or false');
  return text === 'true';
}

/** Lists the fields, oldest first. */
const list = preparePage((of, { optional }: Values<Containing & { readonly archived: boolean | undefined }>) =>
  selectFields(of)
    .$call(given(optional('pattern'), (all, pattern) => all.where('label', 'ilike', pattern)))
    .$call(given(optional('archived'), (all, archived) => all.where('archived', '=', archived)))
    .orderBy('created_at')
    .orderBy('id'),
);

export const profileFields = {
  listProfileFields: async ({ query }, scope) => {
    const archived = readFlag(query?.archived);
    const page = { ...readPage(query), archived, pattern: optionalPattern(query?.label) };
    return { status: 200, body: await list(scope, page, (rows) => toProfileFields(scope, rows)) };
  },

  createProfileField: async ({ body }, scope) => {
    const { db, now } = scope;
    const field = body.profile_field;
    const { field_type: type, choices_attributes: choices, number_options_attributes: options } = field;
    notBlank('label', field.label);
    if (takesChoices(type) !== (choices !== undefined && choices.length > 0)) {
      throw invalid({
        choices_attributes: [`a ${type} field ${takesChoices(type) ? 'requires choices' : 'must not have choices'}`],
      });
    }
    if (choices?.some(({ value }) => value.trim() === '')) {
      throw invalid({ choices_attributes: ['a choice requires a value'] });
    }
    if ((type === 'number') !== (options !== undefined)) {
      const reason = `a ${type} field ${type === 'number' ? 'requires number options' : 'must not have number options'}`;
      throw invalid({ number_options_attributes: [reason] });
    }
    const made = await db
      .insertInto('profile_fields')
      .values({
        label: field.label,
        field_type: type,
        key: field.key,
        description: field.description,
        placeholder: field.placeholder,
        required: field.required,
        allow_null: field.allow_null,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.constraint('profile_fields_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (made === undefined) throw invalid({ key: ['has already been taken'] });
    await createPages(scope, made.id, field.pages_attributes);
    await createChoices(scope, made.id, choices ?? []);
    if (options !== undefined) {
      const { format, decimal, text, position } = options;
      await db
        .insertInto('profile_field_number_options')
        .values({ profile_field_id: made.id, format, decimal, text, position })
        .execute();
    }
    return { status: 201, body: await readField(scope, made.id) };
  },

  getProfileField: async ({ path }, scope) => ({ status: 200, body: await readField(scope, path.id) }),

  updateProfileField: async ({ path, body }, scope) => {
    const { db, now } = scope;
    const field = await lockField(scope, path.id);
    const changes = body.profile_field;
    notBlank('label', changes.label);
    if ('field_type' in changes && changes.field_type !== field.field_type) {
      throw invalid({ field_type: ['cannot be changed'] });
    }
    if (changes.key !== undefined && changes.key !== field.key) {
      if (field.platform_field) throw invalid({ key: ['cannot be changed for a built-in field'] });
      const other = await selectFields(scope).where('key', '=', changes.key).executeTakeFirst();
      if (other !== undefined) throw invalid({ key: ['has already been taken'] });
    }
    const { label, key, description, placeholder, required, allow_null } = changes;
    await db
      .updateTable('profile_fields')
      .set({ label, key, description, placeholder, required, allow_null, updated_at: now })
      .where('id', '=', field.id)
      .execute();
    if (changes.pages_attributes !== undefined) await updatePages(scope, field.id, changes.pages_attributes);
    if (changes.choices_attributes !== undefined) await updateChoices(scope, field, changes.choices_attributes);
    if (changes.number_options_attributes !== undefined) {
      await updateNumberOptions(scope, field, changes.number_options_attributes);
    }
    return { status: 200, body: await readField(scope, field.id) };
  },

  deleteProfileField: async ({ path }, { db }) => {
    const deleted = await db
      .deleteFrom('profile_fields')
      .where('id', '=', path.id)
      .where('archived', '=', true)
      .returning('id')
      .executeTakeFirst();
    found(deleted, 'ProfileField');
    return { status: 200, body: { success: true, message: 'The profile field was deleted' } };
  },

  archiveProfileField: async ({ path }, scope) => {
    const field = await lockField(scope, path.id);
    if (field.platform_field) throw refused('A built-in profile field cannot be archived');
    if (field.archived) throw refused('The profile field is already archived');
    await setArchived(scope, field.id, true);
    return { status: 200, body: { success: true, message: 'The profile field was archived' } };
  },

  unarchiveProfileField: async ({ path }, scope) => {
    const field = await lockField(scope, path.id);
    if (!field.archived) throw refused('The profile field is not archived');
    await setArchived(scope, field.id, false);
    return { status: 200, body: { success: true, message: 'The profile field was restored' } };
  },

  getProfilePage: async ({ query }, scope) => {
    const rows = await selectFields(scope)
      .innerJoin('profile_field_pages', 'profile_field_pages.profile_field_id', 'profile_fields.id')
      .where('profile_field_pages.name', '=', query.page_name)
      .where('visible', '=', true)
      .where('archived', '=', false)
      .orderBy('position')
      .orderBy('profile_fields.id')
      .execute();
    return { status: 200, body: await toProfileFields(scope, rows) };
  },
} satisfies Partial<ServiceHandlers>;
