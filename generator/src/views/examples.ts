/** The view of what a server answers in mock mode. */
import type { Json } from '../../runtime/codec/operation.js';
import type { Answer, Api, Content } from '../api/api.js';
import type { BodyKind } from '../api/content.js';
import { type Code, indentRest, printIdentifier } from '../print/code.js';
import { type Literal, printLiteral, verbatim } from '../print/literal.js';
import { exampleOfPartHeaders, exampleOfParts } from './example-parts.js';
import type { Subject } from './view.js';

/** What stands for a body of which nobody has given an example. */
const nothing: Readonly<Record<BodyKind, Json>> = {
  ...{
    json: null,
    text: '',
    bytes: '',
    form: {},
    multipart: {},
    parts: [],
    xml: {},
    events: [],
    lines: [],
    sequence: [],
  },
};

const bodyOf = (api: Api, content: Content): Literal => {
  const { kind, example } = content;
  if (kind === 'multipart' || kind === 'parts') return exampleOfParts(api, content, example);
  return example !== undefined && ['json', 'text', 'form', 'xml'].includes(kind) ? example : nothing[kind];
};

const exampleOf = (api: Api, { content }: Answer): { readonly [key: string]: Literal } => {
  const [first] = content;
  if (first === undefined) return {};
  const partHeaders = exampleOfPartHeaders(api, first, first.example);
  return {
    body: bodyOf(api, first),
    ...(content.length > 1 && { contentType: first.mediaType }),
    ...(partHeaders !== undefined && { partHeaders }),
  };
};

/** A constant for what answers with one component say, each once. */
interface Shared {
  readonly name: Code;
  readonly literal: Code;
}

/** Every example, by operation and status; what answers that are components have in common, by itself. */
export const viewExamples = ({ api, names }: Subject): object => {
  const shared = new Map<string, Shared>();
  const share = (answer: Answer): Literal => {
    const example = exampleOf(api, answer);
    const { component } = answer;
    if (component === undefined || Object.keys(example).length === 0) return example;
    const name = printIdentifier(names.componentAnswer(component));
    if (!shared.has(component)) shared.set(component, { name, literal: printLiteral(example, 40) });
    return verbatim(name);
  };
  const operations = api.operations.map((operation) => {
    const answers = operation.answers.map((answer) => [answer.status, share(answer)] as const);
    return {
      name: names.operation(operation).value,
      answers: indentRest(printLiteral(Object.fromEntries(answers), 100), '  '),
    };
  });
  return { shared: [...shared.values()], operations };
};
