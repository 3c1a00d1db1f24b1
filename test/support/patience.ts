/** How long tests wait for something that must happen, on a machine that may be slow and busy. */

/** Timeout in milliseconds. It limits hanging tests and does not measure speed: no test may fail on a slow machine. */
export const patience = 300_000;
