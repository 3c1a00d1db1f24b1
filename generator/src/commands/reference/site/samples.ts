/** The code samples of an operation, in the order of their tabs. */
import { clientSample, curlSample } from '../../../emit/docs/samples.js';
import type { EmitInput } from '../../../emit/input.js';
import type { TemplateViews } from '../../../emit/print/template-views.js';
import type { Operation } from '../../../ir/api.js';
import { highlight } from './highlight.js';

type SampleView = TemplateViews['site/operation.html']['samples'][number];

const languages = [
  { label: 'curl', language: 'bash', print: curlSample },
  { label: 'TypeScript', language: 'typescript', print: clientSample },
] as const;

/** Returns the samples of an operation; none for events, which the API itself sends. */
export function listCodeSamples(input: EmitInput, operation: Operation): readonly SampleView[] {
  if (operation.event !== undefined) return [];
  return languages.flatMap(({ label, language, print }) => {
    const text = print(input, operation)?.trimEnd();
    return text === undefined ? [] : [{ label, language, code: highlight(text, language), sample: operation.id }];
  });
}
