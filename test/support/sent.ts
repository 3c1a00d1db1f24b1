/** Operations as a client knows them, of those that a server knows: the two are made of one document. */
import {
  booleanHeader,
  integerHeader,
  numberHeader,
  readHeader,
  textHeader,
} from '../../generator/runtime/client/headers.js';
import type * as client from '../../generator/runtime/client/operation.js';
import { writeChosenBody } from '../../generator/runtime/client/outgoing-choice.js';
import { applyBasic, applyCookie, applyHeader, applyQuery } from '../../generator/runtime/client/schemes.js';
import { matchDeclared } from '../../generator/runtime/codec/media-type.js';
import type { Shape } from '../../generator/runtime/codec/operation.js';
import type * as server from '../../generator/runtime/server/operation.js';
import { makeWritten } from '../../generator/src/emit/operation-data/writers.js';

type Schemes = Readonly<Record<string, server.SecurityScheme>>;

const schemeOf = (name: string, scheme: server.SecurityScheme): client.Scheme => {
  if (scheme.type === 'http' && scheme.scheme === 'basic') return { name, apply: applyBasic };
  if (scheme.type !== 'apiKey') return { name, apply: applyHeader, prefix: 'Bearer ' };
  const apply = { header: applyHeader, query: applyQuery, cookie: applyCookie }[scheme.in];
  return { name, apply, key: scheme.name, ...(scheme.prefix !== undefined && { prefix: scheme.prefix }) };
};

export const toSchemes = (
  security: readonly server.SecurityRequirement[],
  schemes: Schemes,
): readonly (readonly client.Scheme[])[] =>
  security.map((requirement) =>
    Object.keys(requirement).map((name) => schemeOf(name, schemes[name] ?? { type: 'oauth2' })),
  );

const toHeader = (form: Shape | server.HeaderForm): client.HeaderForm => {
  if (typeof form === 'object')
    return 'shape' in form
      ? { read: readHeader, shape: form.shape, ...(form.explode && { explode: true }) }
      : { read: readHeader, shape: form };
  if (form === 'integer') return integerHeader;
  if (form === 'number') return numberHeader;
  return form === 'boolean' ? booleanHeader : textHeader;
};

/** What a client knows of an operation. */
export const toSent = <Request, Result>(
  { parameters = [], security, responses, body, query, ...others }: server.Operation,
  schemes: Schemes = {},
): client.Operation<Request, Result> => ({
  ...others,
  ...(query !== undefined && { query: new URLSearchParams(query.map(([...pair]) => pair)).toString() }),
  accept: [...new Set(Object.values(responses).flatMap(({ content = {} }) => Object.keys(content)))].join(', '),
  parameters: parameters.map(makeWritten),
  responses: Object.fromEntries(
    Object.entries(responses).map(([status, { headers = {}, ...response }]) => [
      status,
      {
        ...response,
        match: matchDeclared,
        headers: Object.fromEntries(Object.entries(headers).map(([name, form]) => [name, toHeader(form)])),
      },
    ]),
  ),
  ...(body !== undefined && { body: { write: writeChosenBody, content: body.content } }),
  ...(security !== undefined && { security: toSchemes(security, schemes) }),
});
