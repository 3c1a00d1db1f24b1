/**
 * Loads a document: reads and checks its files, bundles them with Redocly into one, and keeps the way from every node
 * of the bundle to the hand-written line.
 */
import { BaseResolver, bundle, createConfig, Source, type Document as RedoclyDocument } from '@redocly/openapi-core';
import { relative } from 'node:path';
import { diagnose, type Code, type Diagnostic, type Position, type Report } from '../diagnostics.js';
import { resolveAcross, type Locate } from './chains.js';
import { findDeepest, isStackOverflow } from './depth.js';
import { readFiles, resolveRefFile, type Files, type ReadOptions } from './files.js';
import { findLoop } from './loop.js';
import { child, join, split } from './pointer.js';
import { checkShape, type Site } from './shape.js';
import type { SourceFile } from './source-file.js';

export interface LoadedDocument {
  /** The bundled document; every `$ref` in it is local. */
  readonly root: unknown;
  /** Reports at the hand-written position of a pointer of the bundle. */
  readonly report: Report;
  /** The label of the hand-written file that declares a node. */
  readonly fileOf: (pointer: string) => string;
  readonly entryLabel: string;
  /** Text by label, for excerpts. */
  readonly sources: ReadonlyMap<string, string>;
  readonly diagnostics: Diagnostic[];
}

interface Origin {
  readonly path: string;
  readonly pointer: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Serves what `readFiles` has checked, and nothing else. */
class CheckedResolver extends BaseResolver {
  readonly #files: Files;
  constructor(files: Files) {
    super();
    this.#files = files;
  }
  override async loadExternalRef(path: string): Promise<Source> {
    const file = this.#files.loaded.get(path);
    if (file !== undefined) return new Source(path, file.text);
    throw new Error(this.#files.refused.get(path)?.reason ?? 'no such file');
  }
  override parseDocument(source: Source): RedoclyDocument {
    return { source, parsed: this.#files.loaded.get(source.absoluteRef)?.value };
  }
}

/** Where each object of the files stands; the bundler moves objects but keeps their identity. */
const indexOrigins = (files: Files): Map<object, Origin> => {
  const origins = new Map<object, Origin>();
  const visit = (value: unknown, path: string, pointer: string): void => {
    if (!isObject(value) || origins.has(value)) return;
    origins.set(value, { path, pointer });
    for (const [key, item] of Object.entries(value)) visit(item, path, join(pointer, key));
  };
  for (const file of files.loaded.values()) visit(file.value, file.path, '');
  return origins;
};

export const loadDocument = async (entry: string, options: ReadOptions): Promise<LoadedDocument | Diagnostic[]> => {
  const files = await readFiles(entry, options);
  const diagnostics = [...files.diagnostics];
  if (files.entry === undefined || diagnostics.length > 0) return diagnostics;
  const { value } = files.entry;
  const startOf: Position = { file: files.entry.label, line: 1, column: 1 };
  if (isObject(value) && typeof value['swagger'] === 'string') {
    return [diagnose('openapi-version-unsupported', files.entry.locate('/swagger'), { version: value['swagger'] })];
  }
  if (isObject(value) && typeof value['openapi'] === 'number') {
    const reason = `the version ${value['openapi']} is a number: write it as text of three parts, such as '3.1.0'`;
    return [diagnose('document-invalid', files.entry.locate('/openapi'), { reason })];
  }
  if (!isObject(value) || typeof value['openapi'] !== 'string') {
    const reason = 'not an OpenAPI document: the field "openapi" with a version is missing';
    return [diagnose('document-invalid', startOf, { reason })];
  }
  if (!/^3\.1\.\d+(-.+)?$/u.test(value['openapi'])) {
    const position = files.entry.locate('/openapi');
    return [diagnose('openapi-version-unsupported', position, { version: value['openapi'] })];
  }
  if (!['paths', 'components', 'webhooks'].some((field) => Object.hasOwn(value, field))) {
    return [diagnose('document-invalid', startOf, { reason: 'a document needs paths, components or webhooks' })];
  }

  const site = inFiles(files);
  const whole = { value, home: files.entry, pointer: '' };
  const isSound = checkShape(whole, {
    ...site,
    isLoose: true,
    report: (code, { home, pointer }, parameters) =>
      void diagnostics.push(diagnose(code, home.locate(pointer), parameters)),
  });
  if (!isSound) return diagnostics;

  const origins = indexOrigins(files);
  const config = await createConfig({});
  const result = await bundle({ ref: files.entry.path, config, externalRefResolver: new CheckedResolver(files) }).catch(
    (error: unknown) => {
      if (isStackOverflow(error)) return undefined;
      // The bundler throws at some references that lead into what holds them, where it should report.
      if (error instanceof Error) return error;
      throw error;
    },
  );
  if (result instanceof Error) {
    const reason = 'its $refs cannot be put together: one leads into what holds it, or to nothing';
    return [diagnose('document-invalid', startOf, { reason })];
  }
  if (result === undefined) {
    const { depth, at } = findDeepest(whole, site.follow);
    return [diagnose('ref-too-deep', at.home.locate(at.pointer), { depth })];
  }
  const locate = (origin: Origin): Position =>
    files.loaded.get(origin.path)?.locate(origin.pointer) ?? { file: origin.path, line: 1, column: 1 };
  for (const problem of result.problems) {
    const [location] = problem.location;
    if (location === undefined) continue;
    const origin = { path: location.source.absoluteRef, pointer: (location.pointer ?? '').replace(/^#/u, '') };
    // Lowering says what there is to say of an `externalValue`.
    const node = split(origin.pointer).reduce(child, files.loaded.get(origin.path)?.value);
    if (isObject(node) && Object.hasOwn(node, 'externalValue')) continue;
    diagnostics.push(explainProblem(files, origin, problem.message, locate));
  }

  const root: unknown = result.bundle.parsed;
  const originOf = (pointer: string): Origin => {
    let origin: Origin = { path: files.entry?.path ?? '', pointer: '' };
    let node: unknown = root;
    for (const token of split(pointer)) {
      if (!isObject(node)) break;
      node = Object.hasOwn(node, token) ? node[token] : undefined;
      origin = (isObject(node) ? origins.get(node) : undefined) ?? {
        path: origin.path,
        pointer: join(origin.pointer, token),
      };
    }
    return origin;
  };
  const loop = findLoop(root);
  if (loop !== undefined) {
    const [key = '', ...parents] = split(loop).reverse();
    const parent = originOf(join('', ...parents.reverse()));
    const reason = 'what this $ref leads to contains it, and has no name by which to refer to it';
    return [diagnose('document-invalid', locate({ ...parent, pointer: join(parent.pointer, key) }), { reason })];
  }
  return {
    root,
    diagnostics,
    entryLabel: files.entry.label,
    report: (code, pointer, parameters) => void diagnostics.push(diagnose(code, locate(originOf(pointer)), parameters)),
    fileOf: (pointer) => relative(options.cwd, originOf(pointer).path),
    sources: new Map([...files.loaded.values()].map((file) => [file.label, file.text])),
  };
};

/** Where the `$ref`s of files lead. */
const inFiles = (files: Files): Pick<Site<SourceFile>, 'follow'> => {
  const locate: Locate = (from, ref) => files.loaded.get(resolveRefFile(from.path, ref) ?? from.path);
  return { follow: (ref, from) => resolveAcross(from, ref, locate) };
};

/** Turns a problem of the bundler into a diagnostic of ours, with the reason that `readFiles` found. */
const explainProblem = (
  files: Files,
  origin: Origin,
  message: string,
  locate: (origin: Origin) => Position,
): Diagnostic => {
  const tokens = split(origin.pointer);
  let node: unknown = files.loaded.get(origin.path)?.value;
  for (const token of tokens) node = isObject(node) && Object.hasOwn(node, token) ? node[token] : node;
  const ref = typeof node === 'string' ? node : isObject(node) && typeof node['$ref'] === 'string' ? node['$ref'] : '';
  const refusal = [...files.refused.values()].find((candidate) => candidate.ref === ref);
  const position = locate(origin);
  const code: Code = refusal?.code ?? 'ref-unresolved';
  if (code === 'ref-outside' || code === 'ref-network') return diagnose(code, position, { ref });
  const detail = refusal === undefined ? '' : `: ${refusal.reason}`;
  const reason = ref === '' ? message : `$ref ${JSON.stringify(ref)} leads to nothing${detail}`;
  return diagnose('ref-unresolved', position, { reason });
};
