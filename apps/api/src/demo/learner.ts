import type { PlanName } from '@prepar/openapi/types';
import type { Chance } from './chance.ts';

/** Somebody simulated. Days are numbered from the first one of the platform. */
export interface Learner {
  id: string;
  name: string;
  email: string;
  country: string;
  locale: string;
  timeZone: string;
  joinedOn: number;
  /** The last day on which they may study. */
  stopsOn: number;
  /** Ability when they begin, in logits, and how much of it hundred answers bring. */
  skill: number;
  gain: number;
  /** Share of days on which they study, the hour they like, and how many questions they want. */
  diligence: number;
  hour: number;
  appetite: number;
  /** Missed concepts that come back which they leave for another day: all others they review. */
  leaves: number;
  /** Ids of exams, each with the day they enrol. */
  exams: { id: string; from: number }[];
  plan: PlanName;
  /** The day the plan was set for the first time. */
  planFrom: number;
  /** Whether they take the plan again once its credits are spent. */
  renews: boolean;
  /** The day of the official exam, which may lie ahead; null where there is none. */
  examOn: number | null;
  isSuspended: boolean;
}

type Place = Pick<Learner, 'country' | 'locale' | 'timeZone'>;

const places: readonly (readonly [Place, number])[] = [
  [{ country: 'BR', locale: 'pt-BR', timeZone: 'America/Sao_Paulo' }, 62],
  [{ country: 'BR', locale: 'pt-BR', timeZone: 'America/Manaus' }, 6],
  [{ country: 'PT', locale: 'pt-PT', timeZone: 'Europe/Lisbon' }, 5],
  [{ country: 'MX', locale: 'es-MX', timeZone: 'America/Mexico_City' }, 9],
  [{ country: 'CO', locale: 'es-CO', timeZone: 'America/Bogota' }, 6],
  [{ country: 'ES', locale: 'es-ES', timeZone: 'Europe/Madrid' }, 5],
  [{ country: 'US', locale: 'en-US', timeZone: 'America/New_York' }, 7],
];

const firstNames =
  'Ana Beatriz Bruno Camila Carlos Conceição Daniel Débora Diego Eduarda Fábio Fernanda Gabriel Helena Henrique Igor Isabela João José Juliana Karina Larissa Leonardo Letícia Lucas Luís Luiza Marcos Mariana Mateus Natália Otávio Paula Pedro Rafael Renata Rodrigo Sofia Tatiana Thiago Valentina Vinícius Vitória Ximena Yasmin'.split(
    ' ',
  );
const lastNames =
  'Alves Araújo Barbosa Cardoso Castro Costa Dias Farias Fernández Ferreira Fonseca García Gomes Guimarães Hernández Lima Lopes Machado Martins Melo Mendes Moreira Müller Nascimento Nunes Oliveira Pereira Pinto Prado Ramírez Ribeiro Rocha Rodrigues Sá Santos Silva Soares Souza Teixeira Torres Vargas Vieira'.split(
    ' ',
  );

/** How much more people come to some exams than to others, in the order of the catalogue. */
const popularity = [5, 4, 3, 2];

/** Somebody by chance, of a platform that is so many days old and has these exams. */
export function learnerBy(chance: Chance, number: number, days: number, examIds: readonly string[]): Learner {
  const name = `${chance.pick(firstNames)} ${chance.pick(lastNames)}`;
  // More people come from month to month.
  const joinedOn = Math.floor(days * chance.next() ** 0.7);
  const stays = chance.weighted([
    [chance.between(0, 7), 26],
    [chance.between(7, 60), 34],
    [days, 40],
  ]);
  const plan = chance.weighted<PlanName>([
    ['free', 76],
    ['starter', 12],
    ['pro', 9],
    ['expert', 3],
  ]);
  const ranked = examIds.map((id, place) => [id, popularity[place] ?? 1] as const);
  const first = chance.weighted(ranked);
  const second = chance.weighted(ranked);
  const exams = [{ id: first, from: joinedOn }];
  if (second !== first && chance.happens(0.35))
    exams.push({ id: second, from: joinedOn + Math.floor(chance.between(0, 40)) });
  const examOn = chance.happens(0.4) ? joinedOn + Math.floor(chance.between(30, 130)) : null;
  return {
    id: chance.id(),
    name,
    email: `${plain(name)}.${number}@prepar.example`,
    ...chance.weighted<Place>(places),
    joinedOn,
    stopsOn: Math.min(joinedOn + Math.floor(stays), examOn === null ? days : examOn - 1),
    skill: chance.normal(0.1, 0.8),
    gain: Math.max(0, chance.normal(0.22, 0.12)),
    diligence: Math.min(0.95, Math.max(0.12, chance.normal(0.5, 0.22))),
    hour: chance.weighted([
      [chance.between(6.5, 8), 2],
      [chance.between(12, 13.5), 2],
      [chance.between(18.5, 21.5), 6],
    ]),
    appetite: plan === 'free' ? chance.between(3, 8) : chance.between(8, 26),
    leaves: Infinity,
    exams,
    plan,
    planFrom: joinedOn + Math.floor(chance.between(1, 20)),
    renews: chance.happens(0.55),
    examOn,
    isSuspended: chance.happens(0.01),
  };
}

/** The learner to sign in as: months of steady work, an exam ahead, and credits left. */
export function shownLearner(chance: Chance, days: number, examIds: readonly string[]): Learner {
  const joinedOn = Math.floor(days * 0.4);
  const [first = '', second] = examIds;
  return {
    ...learnerBy(chance, 0, days, examIds),
    name: 'Marina Albuquerque',
    email: 'marina@prepar.example',
    country: 'BR',
    locale: 'pt-BR',
    timeZone: 'America/Sao_Paulo',
    joinedOn,
    stopsOn: days,
    skill: 0.3,
    gain: 0.2,
    diligence: 0.75,
    hour: 19.5,
    appetite: 8,
    leaves: 2,
    exams: [{ id: first, from: joinedOn }, ...(second === undefined ? [] : [{ id: second, from: joinedOn + 30 }])],
    plan: 'pro',
    planFrom: joinedOn + 6,
    renews: true,
    examOn: days + 24,
    isSuspended: false,
  };
}

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ /g, '.');
