/**
 * How queries become SQL that are built once: what they do not take for each request stands in them. Of a parameter the
 * planner knows nothing, and it would plan each time what it then does otherwise.
 */
import { ServiceQueryCompiler } from './query-compiler.js';

export class PreparedQueryCompiler extends ServiceQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) this.appendImmediateValue(value);
    else if (Array.isArray(value) && value.length > 0) {
      this.append('array[');
      for (const [index, item] of value.entries()) {
        if (index > 0) this.append(', ');
        this.appendValue(item);
      }
      this.append(']');
    } else super.appendValue(value);
  }
}
