/**
 * The proof that our types and the interchange types agree: a module of assertions, one to a line, each of which
 * compiles only if the two are assignable both ways (or, for a difference that the configuration lists, are not).
 */
import { locations, parametersIn } from '../emit/operation-types.js';
import type { Operation } from '../ir.js';
import { code, printIdentifier, printString, type Code } from '../print/code.js';
import type { Subject } from './view.js';

export interface Assertion {
  /** As a difference is named in the configuration. */
  readonly name: string;
  readonly pointer: string;
  readonly ours: Code;
  readonly theirs: Code;
}

export const listAssertions = ({ api, names }: Subject): Assertion[] => [
  ...api.schemas.map(({ name, pointer }) => ({
    name,
    pointer,
    ours: code`types.${printIdentifier(names.schema(name))}`,
    theirs: code`components['schemas'][${printString(name)}]`,
  })),
  ...api.operations.flatMap((operation) => assertOperation({ api, names } as Subject, operation)),
];

const assertOperation = ({ names }: Subject, operation: Operation): Assertion[] => {
  const { type } = names.operation(operation);
  const { id, pointer } = operation;
  const theirs = code`operations[${printString(id)}]`;
  const request = code`types.${printIdentifier(`${type}Request`)}`;
  const result = code`types.${printIdentifier(`${type}Result`)}`;
  const [body] = operation.body?.content ?? [];
  const parameters = locations.flatMap(({ in: where, key }) =>
    parametersIn(operation, where).length === 0
      ? []
      : [
          {
            name: `${id} ${key}`,
            pointer,
            ours: code`Open<NonNullable<${request}['${printIdentifier(key)}']>>`,
            theirs: code`Open<NonNullable<${theirs}['parameters']['${printIdentifier(where)}']>>`,
          },
        ],
  );
  const bodies =
    body === undefined
      ? []
      : [
          {
            name: `${id} body`,
            pointer,
            ours: code`NonNullable<${request}['body']>`,
            theirs: code`NonNullable<${theirs}['requestBody']>['content'][${printString(body.mediaType)}]`,
          },
        ];
  const answers = operation.answers.flatMap((answer): Assertion[] => {
    const [content] = answer.content;
    if (content === undefined) return [];
    const isExact = /^\d+$/u.test(answer.status);
    const status = isExact ? printIdentifierLike(answer.status) : printString(answer.status);
    const ours = isExact
      ? code`BodyOf<${result}, ${status}>`
      : code`BodyOf<${result}, ${sampleStatus(operation, answer.status)}>`;
    return [
      {
        name: `${id} ${answer.status}`,
        pointer: answer.pointer,
        ours,
        theirs: code`${theirs}['responses'][${status}]['content'][${printString(content.mediaType)}]`,
      },
    ];
  });
  return [...parameters, ...bodies, ...answers];
};

const printIdentifierLike = (status: string): Code => code`${Number(status)}`;

/** Some status that a range or `default` stands for. */
const sampleStatus = (operation: Operation, status: string): Code => {
  const declared = operation.answers.map((answer) => answer.status);
  const hasSuccess = declared.some((each) => /^2/u.test(each));
  const isFree = (candidate: number): boolean =>
    (status !== 'default' || !hasSuccess || candidate < 200 || candidate > 299) &&
    !declared.includes(String(candidate)) &&
    (status !== 'default' || !declared.includes(`${String(candidate).charAt(0)}XX`));
  const from = status === 'default' ? 100 : Number(status.charAt(0)) * 100;
  const candidates = Array.from({ length: status === 'default' ? 500 : 100 }, (_, index) => from + index);
  return code`${candidates.find(isFree) ?? from}`;
};

export const viewAgreement = (subject: Subject): object => {
  const reasons = new Map(subject.config.differences.map((difference) => [difference.name, difference.reason]));
  return {
    assertions: listAssertions(subject).map(({ name, ours, theirs }) => ({
      ours,
      theirs,
      verdict: reasons.has(name) ? 'Differ' : 'Agree',
    })),
  };
};
