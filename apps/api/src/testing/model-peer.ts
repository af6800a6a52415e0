import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** What a model does: what it should, or one of the things that go wrong. */
export type Manner =
  | 'good'
  /** Says nothing for as long as anybody waits. */
  | 'slow'
  | 'failing'
  /** Ends the connection in the middle of an answer. */
  | 'cut'
  /** Counts tokens as nobody can. */
  | 'miscounting'
  | 'malformed'
  /** In a fence, as some models do. */
  | 'fenced'
  /** Marks a wrong option as right. */
  | 'wrong-keyed'
  /** Whoever answers blind takes another option. */
  | 'doubted'
  /** Whoever answers blind finds a second one right too. */
  | 'two-right'
  /** An option that the exam does not know. */
  | 'inventing'
  /** A product in the situation that the exam does not know. */
  | 'naming'
  /** Words of another language. */
  | 'foreign'
  /** Tells the right answer in the situation. */
  | 'telling';

interface Asked {
  model: string;
  messages: { role: string; content: string }[];
}

export interface ModelPeer {
  /** Environment variables that make the product ask here. */
  environment: Record<string, string>;
  /** How it answers; assign to it. */
  manner: Manner;
  /** Everything it was told, as it came. */
  requests: { authorization: string | null; body: string }[];
  /** Tokens of every answer that it gave. */
  bill: { tokensIn: number; tokensOut: number }[];
  stop: () => Promise<void>;
}

/** Manners in which no tokens are told. */
const unpaid: ReadonlySet<Manner> = new Set(['slow', 'cut', 'miscounting']);

/** A server on this machine that speaks as OpenAI's does, and writes questions about what it is told. */
export async function startModelPeer(): Promise<ModelPeer> {
  const keys = new Map<string, string>(); // by situation
  const peer: Pick<ModelPeer, 'manner' | 'requests' | 'bill'> = { manner: 'good', requests: [], bill: [] };
  const server = createServer((request, response) => {
    void answer(request).then(async ({ status, body }) => {
      if (peer.manner === 'slow') await once(response, 'close');
      if (peer.manner === 'cut') {
        response.writeHead(status, { 'content-type': 'application/json' }).write('{"id":"peer","choices":[');
        response.destroy();
        return;
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });

  async function answer(request: IncomingMessage) {
    const asked = (await json(request)) as Asked;
    peer.requests.push({ authorization: request.headers.authorization ?? null, body: JSON.stringify(asked) });
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return { status: 404, body: {} };
    if (peer.manner === 'failing') return { status: 500, body: { error: { message: 'out of order' } } };
    const task = asked.messages.at(-1)?.content ?? '';
    const said = reply(task);
    const usage = {
      tokensIn: Math.ceil(JSON.stringify(asked.messages).length / 4),
      tokensOut: Math.ceil(said.length / 4),
    };
    if (!unpaid.has(peer.manner)) peer.bill.push(usage);
    return {
      status: 200,
      body: {
        id: 'peer',
        object: 'chat.completion',
        created: 0,
        model: asked.model,
        choices: [{ index: 0, message: { role: 'assistant', content: said }, finish_reason: 'stop' }],
        usage:
          peer.manner === 'miscounting'
            ? { prompt_tokens: -7, completion_tokens: 1.5 }
            : {
                prompt_tokens: usage.tokensIn,
                completion_tokens: usage.tokensOut,
                total_tokens: usage.tokensIn + usage.tokensOut,
              },
      },
    };
  }

  function reply(task: string): string {
    if (peer.manner === 'malformed') return 'Here is your question: {"situation": 7';
    const said = JSON.stringify(
      task.startsWith('Write one') ? write(task) : task.startsWith('Explain') ? explain(task) : solve(task),
    );
    return peer.manner === 'fenced' ? `\`\`\`json\n${said}\n\`\`\`` : said;
  }

  function write(task: string) {
    const words = wordsOf(task);
    const [, right = ''] = /The right answer is: (.+)/.exec(task) ?? [];
    const [, company = ''] = /The situation is about (.+) and must/.exec(task) ?? [];
    const [before = '', after = ''] = task.split('The right answer is:');
    const needs = Array.from(before.matchAll(/^- (.+)$/gm), ([, need]) => need);
    const services = Array.from(
      after.split('Rules:')[0]?.matchAll(/^- (.+?): (.+)$/gm) ?? [],
      ([, name = '', about = '']) => ({
        service: name,
        reason: about,
      }),
    );
    // Names of about the same length, or the question would be refused for its form.
    const distance = ({ service }: { service: string }) => Math.abs(service.length - right.length);
    const wrong = services
      .filter(({ service }) => service !== right)
      .toSorted((one, other) => distance(one) - distance(other))
      .slice(0, 3);
    if (peer.manner === 'inventing') wrong[0] = { service: 'Quantum Fabric', reason: words.tail };
    const extra =
      { naming: ' Quantum Fabric Pro.', foreign: words.foreign, telling: ` ${right}.` }[peer.manner as string] ?? '';
    const situation = `${words.start(company)} ${words.needs} ${needs.join('; ')}. ${words.tail}${extra}`;
    keys.set(situation, right);
    return {
      situation,
      question: words.question,
      options: [...wrong, ...services.filter(({ service }) => service === right)],
      correct: peer.manner === 'wrong-keyed' ? wrong[0]?.service : right,
      explanation: `${words.tail} ${services.find(({ service }) => service === right)?.reason}`,
    };
  }

  function solve(task: string) {
    const [, key] = [...keys].findLast(([situation]) => task.includes(situation)) ?? [];
    const options = Array.from(task.matchAll(/^([A-E])\. (.+)$/gm), ([, letter = '', text]) => ({ letter, text }));
    const right = options.find(({ text }) => text === key)?.letter ?? '';
    const other = options.find(({ text }) => text !== key)?.letter ?? '';
    if (peer.manner === 'doubted') return { right: [other] };
    return { right: peer.manner === 'two-right' ? [right, other] : [right] };
  }

  function explain(task: string) {
    const { lesson, foreign } = wordsOf(task);
    const extra = { naming: ' Quantum Fabric Pro.', foreign }[peer.manner as string] ?? '';
    return { text: `${lesson}${extra}` };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const environment = {
    AI_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    AI_API_KEY: 'sk-peer-0123456789',
    AI_MODEL: 'peer-small',
    AI_PRICES: 'peer-small=0.15/0.6',
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  // The same object: the server reads the manner that a test assigns.
  return Object.assign(peer, { environment, stop });
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const words = {
  'Brazilian Portuguese': {
    start: (company: string) => `${capitalised(company)} cresce e revisa o que usa hoje.`,
    needs: 'A equipe precisa de um jeito de',
    tail: 'A decisão será tomada ainda nesta semana.',
    question: 'Qual opção atende a essa necessidade?',
    foreign: ' The team is ready and the project starts with them.',
    lesson:
      'Pense numa ferramenta escolhida pela tarefa: primeiro se lê a necessidade da situação, depois se compara cada opção com ela. Só uma atende a tudo; as outras resolvem um problema vizinho.',
  },
  English: {
    start: (company: string) => `${capitalised(company)} is growing and reviews what it uses today.`,
    needs: 'The team needs a way to',
    tail: 'A decision will be made this week.',
    question: 'Which option meets this need?',
    foreign: ' A equipe está pronta e não há uma data.',
    lesson:
      'Think of a tool picked for its task: first read the need in the situation, then hold each option against it. Only one meets all of it; the others solve a problem next door.',
  },
  Spanish: {
    start: (company: string) => `${capitalised(company)} crece y revisa lo que usa hoy.`,
    needs: 'El equipo necesita una forma de',
    tail: 'La decisión se tomará esta semana.',
    question: '¿Qué opción cubre esa necesidad?',
    foreign: ' The team is ready and the project starts with them.',
    lesson:
      'Piense en una herramienta elegida por su tarea: primero se lee la necesidad de la situación y luego se compara cada opción con ella. Solo una cumple todo; las demás resuelven un problema vecino.',
  },
};

const wordsOf = (task: string) =>
  Object.entries(words).find(([language]) => task.includes(`in ${language}`))?.[1] ?? words.English;
