/** The diagnostics about chapters of the reference. */
import { entry, quote } from './entry.js';

export const chapterTable = {
  'chapter-link-unresolved': entry<{ address: string }>(
    'warning',
    (p) => `the link ${quote(p.address)} leads nowhere on the site, so only its text is shown`,
    'link a chapter, an operation (#operation/<id>) or a schema (#schema/<name>), or use an absolute URL',
  ),
  'chapter-heading-unresolved': entry<{ address: string }>(
    'warning',
    (p) => `the link ${quote(p.address)} names no heading of its page, so it leads to the top of the page`,
    'name a heading by its text in lower case, with "-" for spaces, such as limits.md#per-minute',
  ),
  'chapter-image-unresolved': entry<{ address: string; reason: string }>(
    'warning',
    (p) => `the image ${quote(p.address)} is not shown: ${p.reason}`,
    'save the image in the project folder, and use a path relative to the chapter',
  ),
} as const;
