/** How long tests wait for something that has to happen, on a machine that may be slow and busy. */

/** In milliseconds. It bounds what hangs, and does not measure speed: a test must not fail because a machine is slow. */
export const patience = 300_000;
