/** Selects the codec function that writes a parameter or form member, so that a bundle contains only that function. */

import { printExact } from '../../../runtime/codec/exact-json.js';
import type { Parameter, Shape, Write, WrittenParameter } from '../../../runtime/codec/operation.js';
import { writeQuery } from '../../../runtime/codec/query-string.js';
import { quoteReserved } from '../../../runtime/codec/quote.js';
import { isScalarShape } from '../../../runtime/codec/scalars.js';
import { writeCookie } from '../../../runtime/codec/writers/cookie.js';
import { writeDeepObject } from '../../../runtime/codec/writers/deep-object.js';
import { writeForm, writePipeDelimited, writeSpaceDelimited } from '../../../runtime/codec/writers/form.js';
import { writeHeader } from '../../../runtime/codec/writers/header.js';
import { writeJson, writeJsonHeader, writeJsonPair, writeJsonPairs } from '../../../runtime/codec/writers/json.js';
import {
  writeMedium,
  writeMediumHeader,
  writeMediumPair,
  writeMediumPairs,
} from '../../../runtime/codec/writers/medium.js';
import { writeLabel, writeMatrix, writeSimple } from '../../../runtime/codec/writers/path.js';
import { writeScalar, writeScalarHeader, writeScalarPair } from '../../../runtime/codec/writers/scalar.js';
import type { Content } from '../../ir/api.js';
import type { Schema } from '../../ir/schema.js';
import type { Literal } from '../../support/code/literal.js';

/** A parameter as described in the document. */
export interface Described extends Omit<Parameter, 'medium'> {
  readonly allowReserved?: true;
  /** Text between this parameter and the next one in the same path segment. */
  readonly before?: string;
  /** Its content, if it has neither a style nor JSON content. */
  readonly holds?: Content;
  /** The schemas that apply to the value, if it is JSON that contains bigints. */
  readonly exact?: readonly Schema[];
}

interface Writer {
  /** Module of the codec. */
  readonly module: string;
  readonly name: string;
  readonly write: Write;
}

const inModule = <const T extends Readonly<Record<string, Write>>>(module: string, writers: T) =>
  Object.fromEntries(Object.entries(writers).map(([name, write]) => [name, { module, name, write }])) as {
    readonly [K in keyof T]: Writer;
  };

const writers = {
  ...inModule('query-string', { writeQuery }),
  ...inModule('writers/cookie', { writeCookie }),
  ...inModule('writers/deep-object', { writeDeepObject }),
  ...inModule('writers/form', { writeForm, writePipeDelimited, writeSpaceDelimited }),
  ...inModule('writers/header', { writeHeader }),
  ...inModule('writers/json', { writeJson, writeJsonHeader, writeJsonPair, writeJsonPairs }),
  ...inModule('writers/medium', { writeMedium, writeMediumHeader, writeMediumPair, writeMediumPairs }),
  ...inModule('writers/path', { writeLabel, writeMatrix, writeSimple }),
  ...inModule('writers/scalar', { writeScalar, writeScalarHeader, writeScalarPair }),
};

/** Returns whether no value of a shape is an array or object. */
const isScalar = (shape: Shape): boolean =>
  isScalarShape(shape) ? shape !== 'any' : 'alternatives' in shape && shape.alternatives.every(isScalar);

const chooseWriter = ({ in: where, style, shape, content, holds, isWhole, isRepeated }: Described): Writer => {
  if (isWhole) return writers.writeQuery;
  if (holds !== undefined) {
    if (where === 'header') return writers.writeMediumHeader;
    if (where === 'path') return writers.writeMedium;
    return isRepeated ? writers.writeMediumPairs : writers.writeMediumPair;
  }
  const isOne = isScalar(shape);
  if (where === 'header') {
    if (content !== undefined) return writers.writeJsonHeader;
    return isOne ? writers.writeScalarHeader : writers.writeHeader;
  }
  if (where === 'path') {
    if (content !== undefined) return writers.writeJson;
    if (style === 'label') return writers.writeLabel;
    if (style === 'matrix') return writers.writeMatrix;
    return isOne ? writers.writeScalar : writers.writeSimple;
  }
  if (content !== undefined) return isRepeated ? writers.writeJsonPairs : writers.writeJsonPair;
  if (style === 'cookie') return writers.writeCookie;
  if (style === 'deepObject') return writers.writeDeepObject;
  if (isOne) return writers.writeScalarPair;
  if (style === 'spaceDelimited') return writers.writeSpaceDelimited;
  return style === 'pipeDelimited' ? writers.writePipeDelimited : writers.writeForm;
};

const keepsReserved = ({ in: where, style, allowReserved }: Described): boolean =>
  allowReserved === true && where !== 'header' && style !== 'matrix' && style !== 'cookie';

const isExploded = ({ explode, shape, style }: Described): boolean =>
  explode === true && style !== 'deepObject' && !isScalar(shape);

/** Returns how a parameter is written. */
export const makeWritten = (parameter: Described): WrittenParameter => ({
  name: parameter.name,
  in: parameter.in,
  write: chooseWriter(parameter).write,
  ...(isExploded(parameter) && { explode: true }),
  ...(keepsReserved(parameter) && { quote: quoteReserved }),
  ...(parameter.exact !== undefined && { print: printExact }),
});

/** Describes how a parameter is written as a literal; `use` imports its functions. */
export const describeWritten = (
  parameter: Described,
  use: (module: string, name: string) => Literal,
  describeMedium: (content: Content) => Literal,
): { readonly [key: string]: Literal } => {
  const { module, name } = chooseWriter(parameter);
  return {
    name: parameter.name,
    in: parameter.in,
    write: use(module, name),
    ...(isExploded(parameter) && { explode: true }),
    ...(parameter.before === undefined
      ? keepsReserved(parameter) && { quote: use('quote', 'quoteReserved') }
      : { before: parameter.before, quote: use('quote', 'quoteBefore') }),
    ...(parameter.exact !== undefined && { print: use('exact-json', 'printExact') }),
    ...(parameter.holds !== undefined && {
      content: parameter.content ?? '',
      medium: describeMedium(parameter.holds),
    }),
  };
};
