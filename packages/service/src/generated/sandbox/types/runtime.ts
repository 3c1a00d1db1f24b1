/** Types that all operations share: statuses, responses, binary data, and values of newer servers. */
export type * from 'trefoil-runtime/types';
