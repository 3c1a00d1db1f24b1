/** Deprecation notices in the reference; Redoc shows them like any description. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decorateDocument } from '../../generator/src/commands/reference/decorate.js';
import { asObject } from '../../generator/src/openapi/values.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { testConfig } from '../support/documents.js';
import { loadInput } from '../support/emit-input.js';
import { repository } from '../support/snippets.js';

const { loaded, input } = await loadInput(join(repository, 'test/cases/reading/deprecation/spec.yaml'), testConfig);
const { document } = decorateDocument(loaded, input);

const june = '**Deprecated.** Ends on 30 June 2027.';
const ending = '/paths/~1ending~1{id}/get';
const pet = '/components/schemas/pet';

test.each([
  [ending, june],
  [`${ending}/parameters/1`, '**Deprecated.** Ends on 1 March 2027 at 08:30 UTC.\n\nQuickly.'],
  [`${ending}/responses/200/headers/X-Age`, '**Deprecated.** Since 1 January 2026.'],
  ['/paths/~1since/post', '**Deprecated.** Since 1 January 2025. Ends on 31 December 2027 at 23:59 UTC.'],
  ['/webhooks/adopted/post', june],
  [pet, '**Deprecated.** Since 28 February 2026. Ends on 29 February 2028.\n\nA pet.'],
  [`${pet}/properties/age`, `${june}\n\nIn years.`],
  [`${pet}/properties/kind`, june],
])('the reference shows a deprecation notice with dates for %s', (pointer, description) => {
  expect(asObject(resolve(document, pointer))).toMatchObject({ deprecated: true, description });
});

test('the reference shows descriptions without a deprecation date unchanged', () => {
  for (const pointer of ['/paths/~1now/get', '/paths/~1old/get', `${pet}/properties/x-sunset`]) {
    const { 'x-codeSamples': _, ...shown } = asObject(resolve(document, pointer));
    const written = asObject(resolve(loaded.written, pointer));
    // Operations without a title or a tag get one.
    expect(shown).toEqual({ ...shown, ...written });
    expect(['summary', 'tags', ...Object.keys(written)]).toEqual(expect.arrayContaining(Object.keys(shown)));
  }
});
