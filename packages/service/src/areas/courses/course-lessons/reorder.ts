/** Checks a requested order of the sections and lessons of a course. */
import type { CourseSectionOrder } from '@community-platform/types';
import { invalid, missing } from '../../../kernel/failures.js';

function checkIds(named: readonly number[], known: readonly number[], thing: string): string[] {
  const all = new Set(known);
  if (named.some((id) => !all.has(id))) throw missing(`Course${thing}`);
  const seen = new Set(named);
  const word = thing.toLowerCase();
  return [
    ...(seen.size < named.length ? [`names a ${word} twice`] : []),
    ...known.filter((id) => !seen.has(id)).map((id) => `does not name the ${word} ${id}`),
  ];
}

/** Throws a 422 unless the order contains every section and every lesson of the course exactly once. */
export function checkOrder(
  order: readonly CourseSectionOrder[],
  sections: readonly number[],
  lessons: readonly number[],
): void {
  const reasons = [
    ...checkIds(
      order.map(({ section_id }) => section_id),
      sections,
      'Section',
    ),
    ...checkIds(
      order.flatMap(({ lesson_ids }) => lesson_ids),
      lessons,
      'Lesson',
    ),
  ];
  if (reasons.length > 0) throw invalid({ new_order: reasons });
}
