/** Place search by name. */
import type { ServiceHandlers } from '../../../kernel/scope.js';

export const locations = {
  searchLocations: async ({ query }, { ports }) => {
    const found = await ports.places.search(query.query);
    return {
      status: 200,
      body: {
        results: found.map(({ id, name, address, featureType }) => ({
          source: ports.places.source,
          name,
          full_address: address,
          feature_type: featureType,
          source_id: id,
        })),
      },
    };
  },
} satisfies Partial<ServiceHandlers>;
