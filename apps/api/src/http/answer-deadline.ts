import type { FastifyInstance } from 'fastify';

const longest = 120_000;

/** Cuts off whoever has not taken an answer two minutes after asking, however slowly it is taken. */
export function limitAnswerTime(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    const timer = setTimeout(() => reply.raw.destroy(), longest).unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
