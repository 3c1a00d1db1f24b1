/** Names that the packages export themselves: a schema with such a name gets another type, which is reported. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteReservedNames } from '../../generator/src/cli/reserved-names.js';
import { prepare } from '../../generator/src/prepare.js';
import { isReservedType } from '../../generator/src/support/case.js';
import { loadText, testConfig } from '../support/documents.js';
import { repository } from '../support/workspace.js';

/** Lists the types and classes that an index module exports by name. */
function listExported(name: string): string[] {
  const text = readFileSync(join(repository, 'packages', name, 'src/index.ts'), 'utf8');
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gmu)]
    .flatMap(([, list = '']) => list.split(','))
    .map((item) =>
      item
        .trim()
        .replace(/^type /u, '')
        .replace(/^.* as /u, ''),
    )
    .filter((item) => /^[A-Z]/u.test(item));
}

test.each(['client', 'server'])('each type that the %s exports by name is reserved', (name) => {
  const exported = listExported(name);
  expect(exported.length).toBeGreaterThan(10);
  expect(exported.filter((each) => !isReservedType(each))).toEqual([]);
});

test('schemas can have the name Problem', () => {
  expect(isReservedType('Problem')).toBe(false);
});

async function noteOf(schemas: readonly string[], before?: string, pinned?: string): Promise<readonly string[]> {
  const declared = Object.fromEntries(
    schemas.map((name) => [name, { type: 'object', ...(pinned !== undefined && { 'x-name': pinned }) }]),
  );
  const document = await loadText(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Case', version: '1' },
      paths: {},
      components: { schemas: declared },
    }),
  );
  const { value: input } = prepare(document, testConfig);
  if (input === undefined) throw new Error('the document has errors');
  const after = schemas.map((name) => `export interface ${input.names.schema(name)} {}\n`).join('');
  return noteReservedNames(input, [{ path: 'types/src/schemas.ts', before, after }]);
}

test('reports the types of schemas whose names are reserved, and the setting that renames them', async () => {
  expect(await noteOf(['Session', 'Pet'])).toEqual([
    'these types are renamed, because the packages use the names themselves: SessionSchema (schema "Session"). To choose other names, set them in the configuration, such as schemas: { Session: { name: \'…\' } }',
  ]);
  const [many] = await noteOf(['Error', 'Session', 'Server', 'Client', 'api-error']);
  expect(many).toContain('ServerSchema (schema "Server"), 2 more. To choose');
});

test('reports a type only when it is added, and only if the document does not set its name', async () => {
  expect(await noteOf(['Session'], 'export interface SessionSchema {}\n')).toEqual([]);
  expect(await noteOf(['Session'], undefined, 'UserSession')).toEqual([]);
  expect(await noteOf(['Pet', 'Problem'])).toEqual([]);
});
