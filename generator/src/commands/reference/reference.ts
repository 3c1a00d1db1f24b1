/** Generates the reference: the bundled document as YAML and JSON, code samples, the site, and Redocly's page. */
import { setImmediate } from 'node:timers/promises';
import { stringify } from 'yaml';
import type { Config } from '../../config/codegen-config.js';
import type { Diagnostic, Result } from '../../diagnostics/diagnostics.js';
import type { LoadedDocument } from '../../openapi/document.js';
import { selectOperations } from '../../openapi/select.js';
import { asObject } from '../../openapi/values.js';
import { prepare } from '../../prepare.js';
import { decorateDocument } from './decorate.js';
import { renderPage } from './redocly.js';
import { sealPage } from './seal.js';
import { printApiCatalog } from './site/machines.js';
import { replaceServers } from './site/policy.js';
import { listSamples } from './site/samples/list.js';
import { makeSite, type SiteOptions } from './site/site.js';
import { printVersions, type SiteVersions } from './versions.js';

/** What the reference contains besides the document. */
export interface ReferenceOptions extends Omit<SiteOptions, 'root' | 'report' | 'addImage'> {
  /**
   * The URL, or only its path, at which the site will be published, with all its versions. Used for `404.html`, whose
   * links cannot be relative, and for `.well-known/api-catalog` (RFC 9727), which is written only for a URL.
   */
  readonly base?: string;
}

/** Returns the URL of the site or of its version, with a trailing slash. For a path, the host is a placeholder. */
function siteUrl(base: string, versions: SiteVersions | undefined): URL {
  const root = new URL(base.replace(/[?#].*$/su, '').replace(/\/?$/u, '/'), 'http://localhost');
  return versions === undefined ? root : new URL(`${versions.name}/`, root);
}

export interface ReferenceFiles {
  /** The files of the reference that are text, by path; none if the document has errors. */
  readonly files: ReadonlyMap<string, string>;
  /** The images of chapters, by path. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  /** The files beside the folders of the versions, by path. */
  readonly beside: ReadonlyMap<string, string>;
}

/** Generates the files of the reference. */
export async function makeReference(
  document: LoadedDocument,
  config: Config,
  { base, ...options }: ReferenceOptions = {},
): Promise<Result<ReferenceFiles>> {
  const { value: prepared, diagnostics } = prepare(document, config);
  if (prepared === undefined) return { value: { files: new Map(), images: new Map(), beside: new Map() }, diagnostics };
  const input = replaceServers(prepared);
  const { root: written } = selectOperations(asObject(document.written), { include: [], exclude: [], ...config });
  const url = base === undefined ? undefined : siteUrl(base, options.versions);
  const rendering = renderPage(decorateDocument({ ...document, written }, input), config.reference);
  // Awaited below; until then, a failure must not count as unhandled.
  rendering.catch(() => undefined);
  // Redocly's process has to start before the site occupies this thread.
  await setImmediate();
  const warnings: Diagnostic[] = [];
  const report = (warning: Diagnostic): number => warnings.push(warning);
  const images = new Map<string, Uint8Array>();
  const addImage = (path: string, bytes: Uint8Array): unknown => images.set(path, bytes);
  const site = await makeSite(input, {
    ...options,
    report,
    addImage,
    ...(url !== undefined && { root: url.pathname }),
  });
  // Samples depend on the package names of the project, so they are not part of the bundled document.
  const files = new Map([
    ['openapi.json', `${JSON.stringify(written, null, 2)}\n`],
    ['openapi.yaml', stringify(written, { aliasDuplicateObjects: false, lineWidth: 120 })],
    ['samples.json', `${JSON.stringify(Object.fromEntries(listSamples(input)), null, 2)}\n`],
    ['redoc.html', sealPage(await rendering)],
    ...site,
    ...(url === undefined || base?.startsWith('/') === true
      ? []
      : [['.well-known/api-catalog', printApiCatalog(input, url.href)] as const]),
  ]);
  const beside =
    options.versions &&
    printVersions(
      options.versions,
      input.api.title,
      files,
      base === undefined ? '/' : siteUrl(base, undefined).pathname,
    );
  return { value: { files, images, beside: beside ?? new Map() }, diagnostics: [...diagnostics, ...warnings] };
}
