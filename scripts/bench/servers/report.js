/** What a contender tells who measures it: where it listens, and what it has used. */
export const report = (port) => {
  process.on('message', () => process.send({ cpu: process.cpuUsage() }));
  process.on('disconnect', () => process.exit(0));
  process.send({ port });
};

export const pet = (id, given = { name: 'Ada', kind: 'cat', tags: ['small', 'black'] }) => ({ id, ...given });
