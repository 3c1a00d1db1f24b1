/** The code samples of operations, in the order in which readers see them. */
import type { SampleName } from '../../../../config/settings.js';
import { sampleNames } from '../../../../config/table.js';
import { clientSample } from '../../../../emit/docs/samples.js';
import type { EmitInput } from '../../../../emit/input.js';
import type { Operation } from '../../../../ir/api.js';
import { curlSample } from './curl.js';
import { fetchSample } from './fetch.js';
import { pythonSample } from './python.js';

export interface CodeSample {
  /** Name of the language, as highlighters and Redoc know it. */
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** The languages of samples, by their names in the settings. */
export const sampleLanguages = {
  curl: { lang: 'bash', label: 'curl', print: curlSample },
  typescript: { lang: 'typescript', label: 'TypeScript', print: clientSample },
  javascript: { lang: 'javascript', label: 'JavaScript', print: fetchSample },
  python: { lang: 'python', label: 'Python', print: pythonSample },
} as const satisfies Readonly<Record<SampleName, object>>;

/** Returns the samples of an operation; none if they cannot be shown, or for events, which the API itself sends. */
export function samplesOf(input: EmitInput, operation: Operation): readonly CodeSample[] {
  if (operation.event !== undefined) return [];
  return (input.config.reference?.samples ?? sampleNames).flatMap((name) => {
    const { lang, label, print } = sampleLanguages[name];
    const source = print(input, operation)?.trimEnd();
    return source === undefined ? [] : [{ lang, label, source }];
  });
}

/** Returns the samples of all operations by operation id. */
export function listSamples(input: EmitInput): Map<string, readonly CodeSample[]> {
  return new Map(input.api.operations.map((operation) => [operation.id, samplesOf(input, operation)]));
}
