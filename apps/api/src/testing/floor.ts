// The least that a server can do: Fastify and pg, one statement a call. What our own calls are measured against.
import fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ ...(JSON.parse(process.argv[2] ?? '') as object), max: 20 });
const app = fastify();
app.get<{ Params: { id: string } }>('/select/:id', async ({ params }) => {
  const { rows } = await pool.query('select id, name, email from users where id = $1', [params.id]);
  return { data: rows[0] as unknown };
});
app.post<{ Body: { id: string } }>('/insert', async ({ body }) => {
  const { rows } = await pool.query('insert into bench_rows (owner, at) values ($1, now()) returning id', [body.id]);
  return { data: rows[0] as unknown };
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(app.listeningOrigin);
process.on('disconnect', () => process.exit(0));
