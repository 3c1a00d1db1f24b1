/** Runs the functions of the setting `outputs` and checks the files that they return. */
import type { CustomOutputs } from '../../config/codegen-config.js';
import type { OutputApi, OutputNames } from '../../config/output-api.js';
import { type Diagnostic, diagnose, hasErrors, quote, type Result } from '../../diagnostics/diagnostics.js';
import { ancestorsOf, isSafePath } from '../../output/paths.js';
import { findSyntaxError } from '../../output/syntax-check.js';
import { isContainer } from '../../support/guards.js';
import type { EmitInput } from '../input.js';
import { locateError } from './stack.js';
import { viewOutputApi, viewOutputNames } from './view.js';

/** The returned files of one function, before they are checked. */
type Entries = readonly (readonly [path: unknown, content: unknown])[];

/** The owners of paths that are in use, by path in lower case: for files, and for the folders that contain them. */
interface Taken {
  readonly files: Map<string, string>;
  readonly folders: Map<string, string>;
}

/** Returns the files in a function's result; `undefined` if it is neither an array nor a plain object. */
function listEntries(made: unknown): Entries | undefined {
  if (!isContainer(made)) return undefined;
  if (Array.isArray(made))
    return made.map((file: unknown) => (isContainer(file) ? [file['path'], file['content']] : [file, undefined]));
  // Other objects, such as a `Map` or a promise, do not contain files as properties.
  return Object.prototype.toString.call(made) === '[object Object]' ? Object.entries(made) : undefined;
}

function take({ files, folders }: Taken, path: string, owner: string): void {
  const key = path.toLowerCase();
  files.set(key, owner);
  for (const folder of ancestorsOf(key)) if (!folders.has(folder)) folders.set(folder, owner);
}

/** Returns why a file is invalid, if it is. Some file systems do not distinguish paths that differ only in case. */
function findFault({ files, folders }: Taken, path: unknown, content: unknown): string | undefined {
  if (typeof path !== 'string') return `the path of a file must be a string, not ${quote(String(path))}`;
  if (!isSafePath(path))
    return `the path ${quote(path)} must be relative to the output folder, with "/" and without "..", and not a file of trefoil or git`;
  if (typeof content !== 'string') return `the content of ${quote(path)} must be a string`;
  const key = path.toLowerCase();
  const owner = files.get(key);
  if (owner !== undefined) return `the path ${quote(path)} is a file of ${owner}`;
  const inside = folders.get(key);
  if (inside !== undefined) return `the path ${quote(path)} is a folder with files of ${inside}`;
  const above = ancestorsOf(key).find((folder) => files.has(folder));
  return above === undefined ? undefined : `the path ${quote(path)} is inside a file of ${files.get(above) ?? ''}`;
}

/** Returns a message for a thrown value, which may be of any type. */
function describeError(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

class Run {
  readonly files = new Map<string, string>();
  readonly diagnostics: Diagnostic[] = [];
  readonly #outputs: CustomOutputs;
  readonly #taken: Taken = { files: new Map(), folders: new Map() };

  constructor(outputs: CustomOutputs, generated: Iterable<string>) {
    this.#outputs = outputs;
    for (const path of generated) take(this.#taken, path, 'the generated packages');
  }

  /** Calls a function and adds the files that it returns. */
  async call(index: number, api: OutputApi, names: OutputNames): Promise<void> {
    const { functions, folder, locate } = this.#outputs;
    try {
      this.#add(index, await functions[index]?.(api, names));
    } catch (error) {
      const position = locateError(error, folder) ?? locate(index);
      this.diagnostics.push(diagnose('custom-output-failed', position, { index, reason: describeError(error) }));
    }
  }

  #add(index: number, made: unknown): void {
    const entries = listEntries(made);
    if (entries === undefined) {
      this.#refuse(index, `the function must return a list of { path, content }, not ${quote(String(made))}`);
      return;
    }
    for (const [path, content] of entries) {
      const fault = findFault(this.#taken, path, content);
      if (fault !== undefined) this.#refuse(index, fault);
      else if (typeof path === 'string' && typeof content === 'string') this.#put(index, path, content);
    }
  }

  #put(index: number, path: string, content: string): void {
    take(this.#taken, path, `outputs[${index}]`);
    this.files.set(path, content);
    const reason = findSyntaxError(path, content);
    if (reason !== undefined) this.#refuse(index, `the file ${quote(path)} does not compile: ${reason}`);
  }

  #refuse(index: number, reason: string): void {
    this.diagnostics.push(diagnose('custom-output-invalid', this.#outputs.locate(index), { index, reason }));
  }
}

/**
 * Returns the files that the functions in `outputs` create, by path; none if there are errors. `root` is the document
 * from which the model was created; `generated` contains the paths of all other files.
 */
export async function renderCustomOutputs(
  input: EmitInput,
  root: unknown,
  generated: Iterable<string>,
): Promise<Result<ReadonlyMap<string, string>>> {
  const { outputs } = input.config;
  if (outputs === undefined) return { value: new Map(), diagnostics: [] };
  const [api, names] = [viewOutputApi(input, root), viewOutputNames(input)];
  const run = new Run(outputs, generated);
  for (const index of outputs.functions.keys()) await run.call(index, api, names);
  const { files, diagnostics } = run;
  return { value: hasErrors(diagnostics) ? new Map() : files, diagnostics };
}
