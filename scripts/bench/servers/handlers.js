import { pet } from './report.js';

export const handlers = {
  getPet: ({ path }) => ({ status: 200, body: pet(path.id) }),
  addPet: ({ body }) => ({ status: 201, body: pet(8, body) }),
};
