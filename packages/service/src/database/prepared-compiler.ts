/**
 * Compiler for prepared queries. Values that are known when a query is prepared become literals, because the planner
 * cannot use the values of parameters and would plan such a query on each run.
 */
import { ServiceQueryCompiler } from './query-compiler.js';

/** Compiles queries for prepared statements; constants become part of the SQL text. */
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
