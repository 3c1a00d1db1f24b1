/** A keyword that is missing in all tables would be silently ignored. A unit test. */
import { expect, test } from 'vitest';
import {
  flags,
  lists,
  meaningless,
  memberLists,
  numbers,
  others,
  singles,
  texts,
} from '../../generator/src/lower/keywords.js';
import { annotations, schemaKeywords } from '../../generator/src/openapi/resolve/keywords.js';
import { kinds } from '../../generator/src/openapi/resolve/kinds.js';

test('every schema keyword is read, or listed as ignored with a reason', () => {
  const read = [...numbers, ...texts, ...flags, ...lists, ...memberLists, ...singles, ...others];
  const known = [...Object.keys(schemaKeywords), ...Object.keys(annotations), ...Object.keys(kinds.schema.fields)];
  expect([...new Set([...read, ...Object.keys(meaningless)])].sort()).toEqual(
    [...new Set([...known, 'description'])].sort(),
  );
  expect(read.filter((keyword) => Object.hasOwn(meaningless, keyword))).toEqual([]);
  expect(new Set(read).size).toBe(read.length);
  for (const [keyword, reason] of Object.entries(meaningless)) expect(reason, keyword).toMatch(/\w+ \w+/u);
});
