/** How long to wait before each start of a server that keeps dying; the last one holds for all that follow. */
const patience = [250, 500, 1000, 2000, 5000, 10_000];
/** A server that served for so long has not died of its start. */
const steadyMs = 1000;

/**
 * Starts a server again whenever it dies after it has served once. `start` returns its process, which sends `serving`
 * when it does. What has served once can serve again when its disk or its database is back, so it is never given up. A server that
 * ends in order, or that never served and has said why, ends for good.
 */
export function supervise(start, pauses = patience) {
  // The launcher runs on Node 20, which has no Promise.withResolvers.
  let resolve;
  const ended = new Promise((settle) => (resolve = settle));
  let server = null;
  let hasServed = false;
  let isStopping = false;
  let deaths = 0;
  let pause;

  const run = () => {
    let servingSince = Infinity;
    server = start();
    server.on('message', (message) => {
      if (message !== 'serving') return;
      hasServed = true;
      servingSince = performance.now();
    });
    server.on('exit', (code, signal) => {
      server = null;
      if (performance.now() - servingSince > steadyMs) deaths = 0;
      if (isStopping || code === 0 || !hasServed) resolve(code ?? 1);
      else startAgain(signal ? `was ended by ${signal}` : `ended with code ${code}`);
    });
  };
  const startAgain = (reason) => {
    const wait = pauses[Math.min(deaths, pauses.length - 1)] ?? 0;
    deaths += 1;
    console.error(`\n  The server ${reason}. It starts again in ${wait / 1000} s.`);
    pause = setTimeout(run, wait);
  };
  run();

  return {
    /** The exit code, once the server is gone for good. */
    ended,
    /** Ends it with a signal. */
    end: (signal) => {
      isStopping = true;
      clearTimeout(pause);
      if (server) server.kill(signal);
      else resolve(0);
    },
  };
}
