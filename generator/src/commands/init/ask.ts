/** The questions of `trefoil init` on a terminal. */
import { confirm, isCancel, select, text } from '@clack/prompts';
import type { Answers, Surroundings } from './plan.js';

/** The user pressed Ctrl-C at a question. */
export class Cancelled extends Error {}

const given = <T>(answer: T): Exclude<T, symbol> => {
  if (isCancel(answer)) throw new Cancelled();
  return answer as Exclude<T, symbol>;
};

const NEW = 'a new document';

/** Asks for answers that the command line does not give. Rejects with `Cancelled` if the user cancels. */
export const askAnswers = async (
  { documents, manifest }: Surroundings,
  known: Partial<Answers>,
  usual: Answers,
): Promise<Answers> => {
  const spec =
    known.spec ??
    (documents.length === 0
      ? NEW
      : given(
          await select({
            message: 'Which OpenAPI document?',
            options: [...documents, NEW].map((value) => ({ value, label: value })),
          }),
        ));
  const scope =
    known.scope ??
    given(
      await text({
        message: 'npm scope of the packages? (leave empty to derive it from the title)',
        placeholder: '@acme',
        validate: (value) =>
          value === undefined || value === '' || /^@[a-z\d][a-z\d._-]*$/u.test(value)
            ? undefined
            : 'a scope is "@" followed by lower-case letters, digits, ".", "_" or "-"',
      }),
    );
  const hasScripts =
    known.hasScripts ??
    (manifest === undefined ||
      given(await confirm({ message: 'Add scripts, workspaces and dependencies to package.json?' })));
  const hasWorkflow =
    known.hasWorkflow ??
    given(
      await confirm({
        message: 'Add a GitHub workflow that checks pull requests and releases the packages?',
        initialValue: false,
      }),
    );
  return {
    ...usual,
    ...known,
    ...(spec === NEW
      ? { spec: usual.isNew ? usual.spec : 'openapi.yaml', isNew: true }
      : { spec, isNew: known.isNew ?? false }),
    scope: scope === '' ? undefined : scope,
    hasScripts,
    hasWorkflow,
  };
};
