/** The steps to a first response, whose texts are Markdown: for the first page, its Markdown, and AGENTS.md. */
import { configuredClient } from '../../../../config/codegen-config.js';
import { defaults } from '../../../../config/table.js';
import { firstWithBody } from '../../../../emit/docs/readmes.js';
import { hasSample } from '../../../../emit/docs/samples.js';
import type { EmitInput } from '../../../../emit/input.js';
import type { Operation } from '../../../../ir/api.js';
import { printInline, printTableCell } from '../../../../support/code/markdown.js';
import { listFreshSteps } from '../../../init/next-steps.js';
import { hasClientChapter } from '../calls.js';
import { listHeadings, splitLead } from '../prose.js';
import { type CodeSample, samplesOf } from '../samples/list.js';
import { titleOf } from '../titles.js';

interface StartStep {
  readonly title: string;
  /** Markdown; no text is `undefined`. */
  readonly text: string | undefined;
  readonly sample: (Pick<CodeSample, 'lang' | 'source'> & { readonly operation?: string }) | undefined;
}

/** Returns the addresses to which the steps link. */
export interface StartLinks {
  readonly operation: (operation: Operation) => string;
  readonly heading: (id: string) => string;
  readonly scheme: (name: string) => string;
  readonly document: string;
}

/** Returns the operation whose call the first page shows. */
function firstOperation({ api }: EmitInput): Operation | undefined {
  return firstWithBody(api.operations.filter((operation) => hasSample(api, operation)));
}

/** Returns the commands that install the client: the configured package, or packages generated from the document. */
export function installClient({ config }: Pick<EmitInput, 'config'>): readonly string[] {
  const name = configuredClient(config);
  if (name !== undefined) return [`npm install ${name}`];
  return listFreshSteps('openapi.yaml', config.layout ?? 'packages', defaults.out);
}

/** Describes where the document of the commands comes from; `undefined` for a configured package. */
export function describeSource({ config }: Pick<EmitInput, 'config'>, document: string): string | undefined {
  if (configuredClient(config) !== undefined) return undefined;
  return `The client is generated from the document. Download [openapi.yaml](${document}) to an empty folder, and run there:`;
}

/** Words of headings that explain how to get a credential. */
const credentialWords = /\b(?:access|api keys?|authenticat\w*|authori[sz]ation|credentials?|tokens?)\b/iu;

/** Describes where the document explains how to get a credential, and how the first call sends it. */
function describeCredential({ api }: EmitInput, { security }: Operation, links: StartLinks): string {
  const headings = listHeadings(splitLead(api.description ?? '').rest);
  const found = headings.find(({ title }) => credentialWords.test(title));
  const [names = []] = security.map((each) => Object.keys(each));
  const schemes = names.map((name) => `[\`${printTableCell(name)}\`](${links.scheme(name)})`).join(' and ');
  const see = found === undefined ? '' : `See [${printInline(found.title)}](${links.heading(found.id)}). `;
  return `${see}This call needs ${schemes}.`;
}

/** How to run a sample in TypeScript, also with versions of Node.js that do not run TypeScript. */
const saved = 'Save this as `first-call.mts` and run it with `npx --yes tsx first-call.mts`:';

function listInstall(input: EmitInput, links: StartLinks): readonly StartStep[] {
  if (!hasClientChapter(input)) return [];
  const source = installClient(input).join('\n');
  const text = describeSource(input, links.document);
  const title = `${text === undefined ? 'Install' : 'Generate'} the TypeScript client`;
  return [{ title, text, sample: { lang: 'bash', source } }];
}

/** Lists the steps to a first response; none if no operation has a sample. */
export function listStartSteps(input: EmitInput, links: StartLinks): readonly StartStep[] {
  const first = firstOperation(input);
  if (first === undefined) return [];
  const link = `[${printInline(titleOf(input, first))}](${links.operation(first)})`;
  const samples = samplesOf(input, first);
  const [call] = samples;
  const typed = samples.find((sample) => sample.lang === 'typescript' && sample !== call);
  const needs = first.security.length > 0 && first.security.every((each) => Object.keys(each).length > 0);
  const isTypedFirst = call?.lang === 'typescript';
  const install = listInstall(input, links);
  const sampleOf = (sample: CodeSample): StartStep['sample'] => ({ ...sample, operation: first.id });
  return [
    ...(needs ? [{ title: 'Get a credential', text: describeCredential(input, first, links), sample: undefined }] : []),
    ...(isTypedFirst ? install : []),
    {
      title: 'Make the first call',
      text: call === undefined ? link : `${link}, with ${call.label}:`,
      sample: call && sampleOf(call),
    },
    ...(isTypedFirst ? [] : install),
    ...(typed === undefined || install.length === 0
      ? []
      : [{ title: 'Call it from TypeScript', text: saved, sample: sampleOf(typed) }]),
  ];
}
