/** Forms as they appear in responses. */
import type { Form } from '@community-platform/types';
import { found } from '../../../kernel/failures.js';
import type { Reader, Scope } from '../../../kernel/scope.js';
import { timeText } from '../../../kernel/text.js';

/** Selects forms with the number of their submissions. */
export function selectForms({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('forms')
    .select([
      'id',
      'uid',
      'after_submission_action',
      'embed_display_format',
      'popup_delay',
      'popup_frequency',
      'name',
      'redirect_url',
      'status',
      'thank_you_page_body',
      'thank_you_page_title',
      'updated_at',
      'embed_styles',
      'standalone_page_styles',
    ])
    .select((of) =>
      of
        .selectFrom('form_submissions')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('form_submissions.form_id', '=', 'forms.id')
        .as('submissions_count'),
    );
}

type Row = Awaited<ReturnType<ReturnType<typeof selectForms>['execute']>>[number];

/** Builds the record of a form. */
export function toForm({ updated_at, submissions_count, ...row }: Row): Form {
  return {
    ...row,
    updated_at: timeText(updated_at),
    submissions_count: Number(submissions_count),
  };
}

/** Returns the record of a form; throws a 404 if it does not exist. */
export async function readForm(scope: Scope, id: number): Promise<Form> {
  return toForm(found(await selectForms(scope).where('forms.id', '=', id).executeTakeFirst(), 'Form'));
}
