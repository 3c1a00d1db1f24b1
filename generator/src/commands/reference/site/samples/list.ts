/** The code samples of operations, in the order in which readers see them. */
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

/** The languages of samples. */
export const sampleLanguages = [
  { lang: 'bash', label: 'curl', print: curlSample },
  { lang: 'typescript', label: 'TypeScript', print: clientSample },
  { lang: 'javascript', label: 'JavaScript', print: fetchSample },
  { lang: 'python', label: 'Python', print: pythonSample },
] as const;

/** Returns the samples of an operation; none for what cannot be shown, and for events, which the API itself sends. */
export function samplesOf(input: EmitInput, operation: Operation): readonly CodeSample[] {
  if (operation.event !== undefined) return [];
  return sampleLanguages.flatMap(({ lang, label, print }) => {
    const source = print(input, operation)?.trimEnd();
    return source === undefined ? [] : [{ lang, label, source }];
  });
}

/** Returns the samples of all operations by operation id. */
export function listSamples(input: EmitInput): Map<string, readonly CodeSample[]> {
  return new Map(input.api.operations.map((operation) => [operation.id, samplesOf(input, operation)]));
}
