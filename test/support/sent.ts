/** Derives the operations of a client from those of a server, because both come from the same document. */
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

function schemeOf(name: string, scheme: server.SecurityScheme): client.Scheme {
  if (scheme.type === 'http' && scheme.scheme === 'basic') return { name, apply: applyBasic };
  if (scheme.type !== 'apiKey') return { name, apply: applyHeader, prefix: 'Bearer ' };
  const apply = { header: applyHeader, query: applyQuery, cookie: applyCookie }[scheme.in];
  return { name, apply, key: scheme.name, ...(scheme.prefix !== undefined && { prefix: scheme.prefix }) };
}

export function toSchemes(
  security: readonly server.SecurityRequirement[],
  schemes: Schemes,
): readonly (readonly client.Scheme[])[] {
  return security.map((requirement) =>
    Object.keys(requirement).map((name) => schemeOf(name, schemes[name] ?? { type: 'oauth2' })),
  );
}

function toHeader(form: Shape | server.HeaderForm): client.HeaderForm {
  if (typeof form === 'object')
    return 'shape' in form
      ? { read: readHeader, shape: form.shape, ...(form.explode && { explode: true }) }
      : { read: readHeader, shape: form };
  if (form === 'integer') return integerHeader;
  if (form === 'number') return numberHeader;
  return form === 'boolean' ? booleanHeader : textHeader;
}

function toResponses(table: server.ResponseTable): client.ResponseTable {
  return Object.fromEntries(
    Object.entries(table).map(([status, { headers = {}, ...response }]) => [
      status,
      {
        ...response,
        match: matchDeclared,
        headers: Object.fromEntries(Object.entries(headers).map(([name, form]) => [name, toHeader(form)])),
      },
    ]),
  );
}

/** Returns the client's description of an operation. */
export function toSent<Request, Result>(
  { parameters = [], security, responses, errors, body, query, ...others }: server.Operation,
  schemes: Schemes = {},
): client.Operation<Request, Result> {
  return {
    ...others,
    ...(query !== undefined && { query: new URLSearchParams(query.map(([...pair]) => pair)).toString() }),
    accept: [
      ...new Set(Object.values({ ...responses, ...errors }).flatMap(({ content = {} }) => Object.keys(content))),
    ].join(', '),
    parameters: parameters.map(makeWritten),
    responses: toResponses(responses),
    ...(errors !== undefined && { errors: toResponses(errors) }),
    ...(body !== undefined && { body: { write: writeChosenBody, content: body.content } }),
    ...(security !== undefined && { security: toSchemes(security, schemes) }),
  };
}
