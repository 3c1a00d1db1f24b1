import type { Cat, Kitten, Narrowed, RequiredOnly } from '@case/types';

const cat: Cat = { name: 'x', lives: 9 };
const kitten: Kitten = { ...cat, weeks: 3 };
const required: RequiredOnly = { name: 'x', lives: 9, weeks: 1 };
// @ts-expect-error: `weeks` is required.
const missing: RequiredOnly = kitten;
const narrowed: Narrowed = { name: 'tom' };
if ([required, missing, narrowed].some((each) => each.name === '')) throw new Error('a name is lost');
