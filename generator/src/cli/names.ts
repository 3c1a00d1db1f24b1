/** `trefoil names`: lists the generated names for everything in a document. */

import { sortDiagnostics } from '../diagnostics/diagnostics.js';
import type { EmitInput } from '../emit/input.js';
import { eventKinds, eventsOf } from '../ir/api.js';
import { senderOf } from '../names/events.js';
import { prepare } from '../prepare.js';
import { paintFor, showLine } from '../support/terminal.js';
import { exitCodes } from './exit-codes.js';
import { type LoadFlags, loadTarget } from './load.js';
import { printDiagnostics } from './output.js';
import { readTarget } from './project.js';

export interface NamesOptions extends LoadFlags {
  readonly project?: string;
  readonly json?: boolean;
}

interface NamedThing {
  readonly kind: 'schema' | 'enumeration' | 'object' | 'operation' | 'link' | 'webhook' | 'callback' | 'tag';
  /** Source of the names: the name of a schema or tag, a method and path, or the pointer of an inline schema. */
  readonly of: string;
  /** Generated identifiers and file names, by role. */
  readonly names: Readonly<Record<string, string>>;
}

function listNames({ api, names }: EmitInput): NamedThing[] {
  return [
    ...api.schemas.map(
      (schema): NamedThing => ({
        kind: 'schema',
        of: schema.name,
        names: { type: names.schema(schema.name), file: names.schemaFile(schema) },
      }),
    ),
    ...[...names.enumerations].map(
      ([pointer, { type, values, module }]): NamedThing => ({
        kind: 'enumeration',
        of: pointer,
        names: { type, values, file: module },
      }),
    ),
    ...[...new Map([...names.objects].map(([{ pointer }, name]) => [name.type, { pointer, name }])).values()].map(
      ({ pointer, name }): NamedThing => ({
        kind: 'object',
        of: pointer,
        names: { type: name.type, file: name.module },
      }),
    ),
    ...api.operations.map((operation): NamedThing => {
      const { value, type, method } = names.operation(operation);
      const group = names.tag(operation.tag).property;
      return {
        kind: 'operation',
        of: `${operation.method} ${operation.path}`,
        names: { function: value, types: `${type}*`, method: `${group}.${method}` },
      };
    }),
    ...api.operations.flatMap((operation) =>
      (operation.links ?? []).map(
        (link): NamedThing => ({
          kind: 'link',
          of: `${operation.method} ${operation.path} ${link.status} ${link.name}`,
          names: { function: names.link(operation, link) },
        }),
      ),
    ),
    ...eventKinds.flatMap((kind) =>
      eventsOf(api, kind).map((event): NamedThing => {
        const { value, type } = names.operation(event);
        const of = event.event?.kind === 'callback' ? `${event.event.of} ${event.path}` : event.path;
        return {
          kind,
          of: `${event.method} ${of}`,
          names: { handler: value, function: senderOf(value), types: `${type}*`, file: names.eventFile(kind) },
        };
      }),
    ),
    ...[...new Set(api.operations.map(({ tag }) => tag))].map(
      (tag): NamedThing => ({
        kind: 'tag',
        of: tag,
        names: { ...names.tag(tag) },
      }),
    ),
  ];
}

function printNames(things: readonly NamedThing[]): string {
  const paint = paintFor(process.stdout);
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  const blocks = kinds.map((kind) => {
    const own = things.filter((thing) => thing.kind === kind);
    const width = Math.min(60, Math.max(...own.map(({ of }) => of.length)));
    const lines = own.map(({ of, names }) => `  ${showLine(of).padEnd(width)}  ${Object.values(names).join('  ')}`);
    const columns = Object.keys(own[0]?.names ?? {}).join(', ');
    return [`${paint('bold', kind)} ${paint('dim', `(${columns})`)}`, ...lines].join('\n');
  });
  return blocks.join('\n\n');
}

/** Runs the command in the working directory. Resolves to the exit code. */
export async function runNames(spec: string | undefined, options: NamesOptions): Promise<number> {
  const loaded = await loadTarget(await readTarget(process.cwd(), spec, options.project), options);
  const { value: input, diagnostics } = loaded.isLoaded
    ? prepare(loaded.document, loaded.config)
    : { value: undefined, diagnostics: loaded.diagnostics };
  const found = sortDiagnostics(diagnostics);
  const errors = found.filter(({ severity }) => severity === 'error');
  const things = input === undefined ? [] : listNames(input);
  if (options.json === true) {
    process.stdout.write(
      `${JSON.stringify({ ok: input !== undefined, names: things, diagnostics: found }, null, 2)}\n`,
    );
  } else {
    const { sources } = loaded.isLoaded ? loaded.document : loaded;
    if (errors.length > 0) process.stderr.write(`${printDiagnostics(paintFor(process.stderr), errors, sources)}\n`);
    if (things.length > 0) process.stdout.write(`${printNames(things)}\n`);
  }
  if (input !== undefined) return exitCodes.done;
  return loaded.isLoaded ? exitCodes.findings : loaded.exit;
}
