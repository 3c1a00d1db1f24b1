/** The pages of the reference of this project, served before the API. */
import { join } from 'node:path';
import { type Page, readPage as readPageOf } from '../../generator/src/dev/pages.js';
import { root } from './project.js';

/** The file of a page as its server sends it, or `undefined` where the path is no page. */
export const readPage = (target: string): Promise<Page | undefined> => readPageOf(join(root, 'dist'), target);
