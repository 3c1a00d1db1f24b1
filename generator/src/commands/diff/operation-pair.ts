/** The input of the rules that compare operations. */
import type { Api, Operation } from '../../ir/api.js';
import { requestOf, responseOf } from '../../ir/direction.js';
import type { Recorder, Way } from './effects.js';
import type { SchemaComparer } from './pair.js';

export interface Operations {
  readonly recorder: Recorder;
  readonly schemas: SchemaComparer;
  readonly old: Operation;
  readonly now: Operation;
  readonly apis: { readonly old: Api; readonly now: Api };
}

export const requestWay = (operation: Operation): Way => ({
  flow: 'request',
  access: requestOf(operation),
  polarity: 1,
});

export const responseWay = (operation: Operation): Way => ({
  flow: 'response',
  access: responseOf(operation),
  polarity: 1,
});
