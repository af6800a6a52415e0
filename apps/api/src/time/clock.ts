/** Tells the time; injected, so that tests can move it. */
export type Clock = () => Date;
