/**
 * Compiler for prepared queries: values that are fixed at build time are written as literals. The planner knows nothing
 * about parameters and would plan such a query on each run.
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
