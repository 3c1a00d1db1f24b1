/** Creates the template views of the server's definition and index module. */
import { basePathsOf } from '../../lower/servers.js';
import { type Code, code, indentRest, joinCode, printString } from '../../support/code/code.js';
import { printTable } from '../../support/code/literal.js';
import { type EmitInput, usedTags } from '../input.js';
import { layoutOf } from '../layout.js';
import { describeSecuritySchemes } from '../operation-data/descriptor.js';
import { collectImports, type ModuleView, printHead, printReexports } from '../print/imports.js';

function printBasePath(paths: readonly string[]): Code {
  const [only] = paths;
  if (only === undefined) return code``;
  return paths.length === 1 ? printString(only) : code`[${joinCode(paths.map(printString), ', ')}]`;
}

/** Returns the view of the server's definition. */
export function viewServerDefinition({ api, names, config, skipped }: EmitInput): ModuleView<'server/definition.ts'> {
  const tags = usedTags(api).map((tag) => ({ ...names.tag(tag), property: `${names.tag(tag).property}Operations` }));
  const types = collectImports(config);
  types.runtime('server', 'ServerDefinition');
  const values = collectImports(config, { areTypes: false });
  values.use(layoutOf(config).checks('operations'), 'requests');
  values.use(layoutOf(config).checks('operations'), 'responses');
  for (const { file, property } of tags) values.use(`./operations/${file}.js`, property);
  return {
    ...printHead([types, values]),
    basePath: printBasePath(basePathsOf(api.servers)),
    examples: layoutOf(config).examples.specifier,
    tags,
    securitySchemes: indentRest(printTable(describeSecuritySchemes(api.securitySchemes), 20), '  '),
    errorBody: indentRest(printTable(api.errorBody ?? null, 15), '  '),
    hasErrorBody: api.errorBody !== undefined,
    skipped: indentRest(
      printTable(
        skipped.flatMap(({ method, path }) => (path.startsWith('/') ? [[method, path]] : [])),
        30,
      ),
      '  ',
    ),
    hasSkipped: skipped.length > 0,
  };
}

/** Returns the view of the index module of the server. */
export function viewServerIndex({ api, names, config }: EmitInput): ModuleView<'server/index.ts'> {
  return {
    tags: usedTags(api).map((tag) => names.tag(tag)),
    types: layoutOf(config).types('', 0),
    ...printHead(
      [],
      [
        printReexports(
          config,
          'server',
          ['forbidden', 'HttpError', 'httpError', 'requestIdOf', 'toFetchHandler', 'toServer'],
          {
            areTypes: false,
          },
        ),
        printReexports(config, 'server', [
          'BasicCredentials',
          'CorsOptions',
          'CredentialSource',
          'Forbidden',
          'Hooks',
          'Limits',
          'MountOptions',
          'ProblemIssue',
          'RawRequest',
          'RawResponse',
          'RequestContext',
          'RequestLine',
          'RouteMatch',
          'SecurityContext',
          'SecurityHandler',
          'Server',
          'ServerProblem',
        ]),
        printReexports(config, 'codec', [['Json', 'JsonValue']]),
        printReexports(config, 'validation', [['Check', 'SchemaCheck'], 'StandardSchema', 'ValidationIssue']),
      ],
    ),
  };
}
