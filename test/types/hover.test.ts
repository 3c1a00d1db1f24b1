/** Text that editors show for call results: the members of a response, not the names of its constituent types. */
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../support/spec.js';

// In a package that depends on the client, so that its name resolves.
const file = join(root, 'packages/service/hover.ts');
const program = `import { createApi, createClient, getTopic, listTopics } from '@community-platform/client';
const client = createClient();
const result = await getTopic(client, { path: { id: 1 } });
const inline = await getTopic(createClient(), { path: { id: 1 } });
const good = result.status === 200 ? result : undefined;
const { body } = await listTopics(client);
const topic = await createApi(client).topics.get({ path: { id: 1 } });
`;

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ES2022,
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
};

const service = ts.createLanguageService({
  getScriptFileNames: () => [file],
  getScriptVersion: () => '1',
  getScriptSnapshot: (path) => {
    const text = path === file ? program : ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCompilationSettings: () => options,
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => path === file || ts.sys.fileExists(path),
  readFile: (path) => (path === file ? program : ts.sys.readFile(path)),
  directoryExists: ts.sys.directoryExists,
  realpath: ts.sys.realpath ?? ((path) => path),
});

/** Returns the text that an editor shows for a constant of the program. */
function hover(name: string): string {
  const at = program.search(new RegExp(`\\b${name}\\b(?=.* = )`, 'u'));
  return ts.displayPartsToString(service.getQuickInfoAtPosition(file, at)?.displayParts);
}

test('the program for the hover tests compiles', () => {
  const messages = service.getSemanticDiagnostics(file).map(({ messageText }) => messageText);
  expect(messages).toEqual([]);
});

test('hovering over a result shows each response with its members', () => {
  expect(hover('result')).toMatch(
    /^const result: \{\n {4}readonly status: 200;\n {4}readonly body: Topic;\n {4}readonly contentType: "application\/json";\n/u,
  );
  expect(hover('result')).toContain('readonly status: 400;');
  expect(hover('result')).not.toMatch(/Received|TypedResponse|&/u);
});

test('hovering over a result shows the same type if the client is created in place', () => {
  expect(hover('inline').replace('inline', 'result')).toBe(hover('result'));
});

test('hovering over a response with one status shows its members', () => {
  expect(hover('good')).toBe(`const good: {
    readonly status: 200;
    readonly body: Topic;
    readonly contentType: "application/json";
    readonly headers: XRequestIdHeaders;
    readonly response: Response;
} | undefined`);
});

test('hovering over a body shows the name of its type', () => {
  expect(hover('body')).toBe('const body: ErrorBody | TopicsList');
  expect(hover('topic')).toBe('const topic: Topic');
});
