/** Selects the codec function that writes a parameter or form field, so that a bundle contains no other functions. */

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
import type { UseRuntime } from '../runtime/names.js';

/** A parameter as described in the document. */
export interface Described extends Omit<Parameter, 'medium'> {
  readonly allowReserved?: true;
  /** Text between this parameter and the next one in the same path segment. */
  readonly before?: string;
  /** The content, if the parameter has neither a style nor JSON content. */
  readonly holds?: Content;
  /** The schemas that apply to the value, if it is JSON that contains bigints. */
  readonly exact?: readonly Schema[];
}

const writers = {
  writeCookie,
  writeDeepObject,
  writeForm,
  writeHeader,
  writeJson,
  writeJsonHeader,
  writeJsonPair,
  writeJsonPairs,
  writeLabel,
  writeMatrix,
  writeMedium,
  writeMediumHeader,
  writeMediumPair,
  writeMediumPairs,
  writePipeDelimited,
  writeQuery,
  writeScalar,
  writeScalarHeader,
  writeScalarPair,
  writeSimple,
  writeSpaceDelimited,
} as const satisfies Readonly<Record<string, Write>>;

/** Returns whether no value of a shape is an array or object. */
function isScalar(shape: Shape): boolean {
  return isScalarShape(shape) ? shape !== 'any' : 'alternatives' in shape && shape.alternatives.every(isScalar);
}

function chooseWriter({
  in: where,
  style,
  shape,
  content,
  holds,
  isWhole,
  isRepeated,
}: Described): keyof typeof writers {
  if (isWhole) return 'writeQuery';
  if (holds !== undefined) {
    if (where === 'header') return 'writeMediumHeader';
    if (where === 'path') return 'writeMedium';
    return isRepeated ? 'writeMediumPairs' : 'writeMediumPair';
  }
  const isOne = isScalar(shape);
  if (where === 'header') {
    if (content !== undefined) return 'writeJsonHeader';
    return isOne ? 'writeScalarHeader' : 'writeHeader';
  }
  if (where === 'path') {
    if (content !== undefined) return 'writeJson';
    if (style === 'label') return 'writeLabel';
    if (style === 'matrix') return 'writeMatrix';
    return isOne ? 'writeScalar' : 'writeSimple';
  }
  if (content !== undefined) return isRepeated ? 'writeJsonPairs' : 'writeJsonPair';
  if (style === 'cookie') return 'writeCookie';
  if (style === 'deepObject') return 'writeDeepObject';
  if (isOne) return 'writeScalarPair';
  if (style === 'spaceDelimited') return 'writeSpaceDelimited';
  return style === 'pipeDelimited' ? 'writePipeDelimited' : 'writeForm';
}

function keepsReserved({ in: where, style, allowReserved }: Described): boolean {
  return allowReserved === true && where !== 'header' && style !== 'matrix' && style !== 'cookie';
}

function isExploded({ explode, shape, style }: Described): boolean {
  return explode === true && style !== 'deepObject' && !isScalar(shape);
}

/** Returns how the codec writes a parameter. */
export function makeWritten(parameter: Described): WrittenParameter {
  return {
    name: parameter.name,
    in: parameter.in,
    write: writers[chooseWriter(parameter)],
    ...(isExploded(parameter) && { explode: true }),
    ...(keepsReserved(parameter) && { quote: quoteReserved }),
    ...(parameter.exact !== undefined && { print: printExact }),
  };
}

/** Describes how the codec writes a parameter. `use` imports the functions for this. */
export function describeWritten(
  parameter: Described,
  use: UseRuntime<Literal>,
  describeMedium: (content: Content) => Literal,
): { readonly [key: string]: Literal } {
  return {
    name: parameter.name,
    in: parameter.in,
    write: use('codec', chooseWriter(parameter)),
    ...(isExploded(parameter) && { explode: true }),
    ...(parameter.before === undefined
      ? keepsReserved(parameter) && { quote: use('codec', 'quoteReserved') }
      : { before: parameter.before, quote: use('codec', 'quoteBefore') }),
    ...(parameter.exact !== undefined && { print: use('codec', 'printExact') }),
    ...(parameter.holds !== undefined && {
      content: parameter.content ?? '',
      medium: describeMedium(parameter.holds),
    }),
  };
}
