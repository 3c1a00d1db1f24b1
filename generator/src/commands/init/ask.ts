/** Asks the questions of `trefoil init` in a terminal. */
import { confirm, isCancel, select, text } from '@clack/prompts';
import type { LayoutName } from '../../config/settings.js';
import type { Answers, Surroundings } from './plan.js';

/** Thrown when the user presses Ctrl-C at a question. */
export class Canceled extends Error {}

function given<T>(answer: T): Exclude<T, symbol> {
  if (isCancel(answer)) throw new Canceled();
  return answer as Exclude<T, symbol>;
}

const NEW = 'a new document';

async function askLayout(usual: LayoutName): Promise<LayoutName> {
  return given(
    await select({
      message: 'Where should the generated code go?',
      initialValue: usual,
      options: [
        { value: 'packages', label: 'three packages: types, client, server' },
        { value: 'package', label: 'one package with all parts' },
        { value: 'folder', label: 'sources in this project' },
      ],
    }),
  );
}

/** Asks for the answers that the command line does not contain. Rejects with `Canceled` if the user cancels. */
export async function askAnswers(
  { documents, suspects, manifest }: Surroundings,
  known: Partial<Answers>,
  usual: Answers,
): Promise<Answers> {
  const spec =
    known.spec ??
    (documents.length + suspects.length === 0
      ? NEW
      : given(
          await select({
            message: 'Which OpenAPI document?',
            options: [...documents, ...suspects, NEW].map((value) => ({ value, label: value })),
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
  const layout = known.layout ?? (await askLayout(usual.layout));
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
    layout,
    out: known.out ?? (layout === usual.layout ? usual.out : layout === 'folder' ? 'src/api' : 'packages'),
    scope: scope === '' ? undefined : scope,
    hasScripts,
    hasWorkflow,
  };
}
