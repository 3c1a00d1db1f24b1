/**
 * Checks combinations of fields (OpenAPI 3.2, 4): mutually exclusive fields, fields without effect, and missing fields.
 * These are warnings, because none of them makes the output wrong.
 */
import { isText } from '../../support/guards.js';
import { isJsonObject, type JsonObject } from './location.js';
import type { Kind } from './shapes.js';
import type { Minor } from './versions.js';

export interface Finding {
  readonly code: 'field-ignored' | 'field-missing' | 'value-invalid';
  /** Path of the field, relative to the object. */
  readonly path: readonly (string | number)[];
  readonly reason: string;
}

type Rule = (object: JsonObject, minor: Minor) => readonly Finding[];

function has(object: JsonObject, ...names: readonly string[]): boolean {
  return names.some((name) => Object.hasOwn(object, name));
}
function ignored(path: string | readonly (string | number)[], reason: string): Finding {
  return {
    code: 'field-ignored',
    path: [path].flat(),
    reason,
  };
}

/** Returns a rule that reports fields which have no effect next to the field `other`. */
function beside(other: string, names: readonly string[], reason: string): Rule {
  return (object) =>
    has(object, other) ? names.filter((name) => has(object, name)).map((name) => ignored(name, reason)) : [];
}

/** Returns a rule that reports fields next to the mutually exclusive field `name`. */
function excludes(name: string, ...others: readonly string[]): Rule {
  return (object) =>
    has(object, name)
      ? others
          .filter((other) => has(object, other))
          .map((other) => ({
            code: 'value-invalid',
            path: [other],
            reason: `"${name}" and "${other}" are mutually exclusive`,
          }))
      : [];
}

function missing(...names: readonly string[]): Rule {
  return (object) =>
    names
      .filter((name) => !has(object, name))
      .map((name) => ({ code: 'field-missing', path: [], reason: `the required field "${name}" is missing` }));
}

/** Returns a rule that reports fields which have no effect unless a condition is met. */
function onlyWhere(names: readonly string[], isMet: (object: JsonObject) => boolean, reason: string): Rule {
  return (object) =>
    isMet(object) ? [] : names.filter((name) => has(object, name)).map((name) => ignored(name, reason));
}

const serialization = ['style', 'explode', 'allowReserved'];
const value: readonly Rule[] = [
  beside('content', serialization, '"content" determines how the value is serialized'),
  excludes('examples', 'example'),
];
const encodings: readonly Rule[] = [excludes('encoding', 'prefixEncoding', 'itemEncoding')];

const variableRule: Rule = (object) => {
  const { enum: values, default: fallback } = object;
  if (!Array.isArray(values)) return [];
  if (values.length === 0)
    return [{ code: 'value-invalid', path: ['enum'], reason: '"enum" is empty; it needs at least one value' }];
  if (!isText(fallback) || values.map(String).includes(fallback)) return [];
  return [
    {
      code: 'value-invalid',
      path: ['default'],
      reason: `the default ${JSON.stringify(fallback)} is not one of the values of "enum"`,
    },
  ];
};

const flowFields: Readonly<Record<string, readonly string[]>> = {
  implicit: ['authorizationUrl'],
  password: ['tokenUrl'],
  clientCredentials: ['tokenUrl'],
  authorizationCode: ['authorizationUrl', 'tokenUrl'],
  deviceAuthorization: ['deviceAuthorizationUrl', 'tokenUrl'],
};

const flowsRule: Rule = (flows) =>
  Object.entries(flowFields).flatMap(([name, needed]): Finding[] => {
    const flow = flows[name];
    if (!isJsonObject(flow)) return [];
    const lacking = [...needed, 'scopes'].filter((field) => !has(flow, field));
    const idle = ['authorizationUrl', 'deviceAuthorizationUrl', 'tokenUrl'].filter(
      (field) => has(flow, field) && !needed.includes(field),
    );
    return [
      ...lacking.map(
        (field): Finding => ({
          code: 'field-missing',
          path: [name],
          reason: `the required field "${field}" is missing`,
        }),
      ),
      ...idle.map((field) => ignored([name, field], `the flow "${name}" does not use this field`)),
    ];
  });

const schemeFields: Readonly<Record<string, readonly string[]>> = {
  apiKey: ['name', 'in'],
  http: ['scheme', 'bearerFormat'],
  oauth2: ['flows', 'oauth2MetadataUrl'],
  openIdConnect: ['openIdConnectUrl'],
  mutualTLS: [],
};

const schemeRule: Rule = (scheme) => {
  const type = isText(scheme['type']) ? scheme['type'] : '';
  const own = Object.hasOwn(schemeFields, type) ? schemeFields[type] : undefined;
  if (own === undefined) return [];
  const others = [...new Set(Object.values(schemeFields).flat())].filter((name) => !own.includes(name));
  const [needed] = own;
  // For other types, a missing field is reported where it is read.
  const lacking =
    needed !== undefined && (type === 'oauth2' || type === 'openIdConnect') ? missing(needed)(scheme, 0) : [];
  return [
    ...lacking,
    ...others
      .filter((name) => has(scheme, name))
      .map((name) => ignored(name, `a security scheme of type "${type}" does not use this field`)),
  ];
};

/** Groups whose component names are checked. Excludes schemas: many tools use other characters in type names. */
const componentGroups =
  'responses parameters examples requestBodies headers securitySchemes links callbacks pathItems mediaTypes'.split(' ');

const componentsRule: Rule = (components) =>
  componentGroups.flatMap((group) =>
    Object.keys(isJsonObject(components[group]) ? components[group] : {}).flatMap((name): Finding[] =>
      /^[\w.-]+$/u.test(name) || name.startsWith('x-')
        ? []
        : [
            {
              code: 'value-invalid',
              path: [group, name],
              reason: `the name ${JSON.stringify(name)} contains characters other than letters, digits, ".", "-" and "_"`,
            },
          ],
    ),
  );

const fixedMethods = 'GET PUT POST DELETE OPTIONS HEAD PATCH TRACE QUERY'.split(' ');

const methodsRule: Rule = (item) => {
  const others = item['additionalOperations'];
  return fixedMethods
    .filter((method) => isJsonObject(others) && has(others, method))
    .map(
      (method): Finding => ({
        code: 'value-invalid',
        path: ['additionalOperations', method],
        reason: `"${method}" belongs in the field "${method.toLowerCase()}", not in "additionalOperations"`,
      }),
    );
};

const documentRule: Rule = ({ $self: self, jsonSchemaDialect: dialect }) => [
  ...(isText(self) && self.includes('#')
    ? [{ code: 'value-invalid', path: ['$self'], reason: '"$self" must not have a fragment' } as const]
    : []),
  ...(isText(dialect) && !/^[a-z][a-z\d+.-]*:/iu.test(dialect)
    ? [
        {
          code: 'value-invalid',
          path: ['jsonSchemaDialect'],
          reason: '"jsonSchemaDialect" must be an absolute URI',
        } as const,
      ]
    : []),
];

const pathParameterRule: Rule = (parameter) => {
  const { name, required } = parameter;
  if (parameter['in'] !== 'path') return [];
  const result: Finding[] = [];
  if (isText(name) && /[{}]/u.test(name)) {
    const reason = `the name ${JSON.stringify(name)} contains braces, so no path can use it`;
    result.push({ code: 'value-invalid', path: ['name'], reason });
  }
  if (required === false)
    result.push({ code: 'value-invalid', path: ['required'], reason: 'a parameter in "path" must be required' });
  return result;
};

function isIn(...places: readonly string[]): (object: JsonObject) => boolean {
  return (object) => places.includes(String(object['in']));
}

const rules: Readonly<Partial<Record<Kind, readonly Rule[]>>> = {
  document: [documentRule],
  info: [missing('title', 'version')],
  license: [missing('name'), excludes('identifier', 'url')],
  externalDocs: [missing('url')],
  variable: [missing('default'), variableRule],
  components: [componentsRule],
  pathItem: [methodsRule],
  parameter: [
    ...value,
    pathParameterRule,
    onlyWhere(
      ['allowReserved'],
      (each) => !isIn('header')(each) && each['style'] !== 'cookie',
      'no characters are reserved in this location',
    ),
    onlyWhere(['schema'], (each) => !isIn('querystring')(each), 'a parameter in "querystring" uses "content" instead'),
  ],
  header: [
    ...value,
    onlyWhere(['style'], ({ style }) => style === 'simple', 'headers always use the style "simple"'),
    onlyWhere(['allowReserved'], () => false, 'no characters are reserved in headers'),
    onlyWhere(['allowEmptyValue'], () => false, 'it applies only to parameters in "query"'),
  ],
  media: [excludes('examples', 'example'), ...encodings],
  encoding: [...encodings],
  example: [
    excludes('value', 'externalValue', 'dataValue', 'serializedValue'),
    excludes('serializedValue', 'externalValue'),
  ],
  link: [excludes('operationId', 'operationRef')],
  discriminator: [missing('propertyName')],
  xml: [excludes('nodeType', 'attribute', 'wrapped')],
  scheme: [schemeRule],
  flows: [flowsRule],
};

/** Checks an object against the rules for its kind, and returns the violations. */
export function checkObject(kind: Kind, object: JsonObject, minor: Minor): readonly Finding[] {
  return (rules[kind] ?? []).flatMap((rule) => rule(object, minor));
}
