/** What the reference is told of what is deprecated; Redoc shows it as it shows any description. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asObject } from '../../generator/src/openapi/values.js';
import { resolve } from '../../generator/src/support/json-pointer.js';
import { decorateDocument } from '../../generator/src/commands/reference/decorate.js';
import { testConfig } from '../support/documents.js';
import { repository } from '../support/snippets.js';
import { loadSubject } from '../support/emit-input.js';

const { loaded, input } = await loadSubject(join(repository, 'test/cases/deprecation/spec.yaml'), testConfig);
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
])('%s says when it ends', (pointer, description) => {
  expect(asObject(resolve(document, pointer))).toMatchObject({ deprecated: true, description });
});

test('what has no date is as it was written', () => {
  for (const pointer of ['/paths/~1now/get', '/paths/~1old/get', `${pet}/properties/x-sunset`]) {
    const { 'x-codeSamples': _, ...shown } = asObject(resolve(document, pointer));
    expect(shown).toEqual(resolve(loaded.written, pointer));
  }
});
