import type { Locale } from '../../i18n/locale.ts';
import type { Responsibility } from '../../knowledge/knowledge.types.ts';
import type { Knowledge } from '../compile.ts';
import type { Ask, Item, Party } from '../item.types.ts';
import { gist } from '../language/sentences.ts';
import { capitalise, contract, list } from '../language/words.ts';
import { whichIs } from '../templates/statement-option.ts';
import type { Saying } from './saying.ts';

interface Words {
  customer: string;
  /** Whose a task is with a service, and with which others too. */
  same: (whose: string, here: string, others: string) => string;
  /** Whose it is with a service, and that with others it is the other party's. */
  apart: (whose: string, here: string, others: string, theirs: string) => string;
  alone: (whose: string, here: string) => string;
  isLike: (said: string, likeness: string) => string;
  /** The scene that all likenesses of tasks belong to. */
  scene: (provider: string) => string;
  /** Before what the task itself is like. */
  task: (likeness: string) => string;
  with: (service: string, whose: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    customer: 'o cliente',
    same: (whose, here, others) =>
      `Tarefa ${contract('pt', 'de', whose)} ${contract('pt', 'em', here)}, como também ${others}`,
    apart: (whose, here, others, theirs) =>
      `Tarefa ${contract('pt', 'de', whose)} ${contract('pt', 'em', here)}; ${others} seria ${contract('pt', 'de', theirs)}`,
    alone: (whose, here) => `Tarefa ${contract('pt', 'de', whose)} ${contract('pt', 'em', here)}`,
    isLike: (said, likeness) => `${said}: é como ${likeness}.`,
    scene: (provider) =>
      `Pense na nuvem como moradia alugada: o prédio é ${contract('pt', 'de', provider)}, e o cliente mora nele. Quanto mais gerenciado o serviço, mais ele se parece com um hotel.`,
    task: (likeness) => `A tarefa é como ${likeness}.`,
    with: (service, whose) => `Com ${service}, a tarefa fica com ${whose}.`,
  },
  en: {
    customer: 'the customer',
    same: (whose, here, others) => `A task of ${whose} with ${here}, and with ${others} too`,
    apart: (whose, here, others, theirs) =>
      `A task of ${whose} with ${here}; with ${others} it would be one of ${theirs}`,
    alone: (whose, here) => `A task of ${whose} with ${here}`,
    isLike: (said, likeness) => `${said}: it is like ${likeness}.`,
    scene: (provider) =>
      `Think of the cloud as rented lodging: the building belongs to ${provider}, and the customer lives in it. The more managed the service, the more it is like a hotel.`,
    task: (likeness) => `The task is like ${likeness}.`,
    with: (service, whose) => `With ${service}, the task stays with ${whose}.`,
  },
  es: {
    customer: 'el cliente',
    same: (whose, here, others) => `Tarea ${contract('es', 'de', whose)} en ${here}, y también en ${others}`,
    apart: (whose, here, others, theirs) =>
      `Tarea ${contract('es', 'de', whose)} en ${here}; en ${others} sería ${contract('es', 'de', theirs)}`,
    alone: (whose, here) => `Tarea ${contract('es', 'de', whose)} en ${here}`,
    isLike: (said, likeness) => `${said}: es como ${likeness}.`,
    scene: (provider) =>
      `Piensa en la nube como un alojamiento alquilado: el edificio es ${contract('es', 'de', provider)}, y el cliente vive en él. Cuanto más gestionado el servicio, más se parece a un hotel.`,
    task: (likeness) => `La tarea es como ${likeness}.`,
    with: (service, whose) => `Con ${service}, la tarea queda en manos ${contract('es', 'de', whose)}.`,
  },
};

/** So many other services show whether a task moves. */
const mostOthers = 2;

/**
 * What stands for what, then whose each task is with the service, whether that depends on the service, and what doing it is like; of
 * services, what the task is like, then what each is and whose it stays.
 */
export function retellResponsibility(
  knowledge: Knowledge,
  item: Item,
  ask: Extract<Ask, { kind: 'task' | 'service' }>,
  locale: Locale,
): { before: string; sayings: Saying[] } {
  const say = words[locale];
  const scene = say.scene(knowledge.base.provider.name[locale]);
  if (ask.kind === 'task') return { before: scene, sayings: aboutTasks(knowledge, item, ask.service, locale) };
  const task = knowledge.responsibilities.get(ask.task);
  return {
    before: task ? `${scene} ${say.task(task.likeness[locale])}` : scene,
    sayings: task ? aboutServices(knowledge, item, task, locale) : [],
  };
}

const whoseIn = ({ base }: Knowledge, locale: Locale, party: Party): string =>
  party === 'customer' ? words[locale].customer : base.provider.name[locale];

const partyOf = (task: Responsibility, serviceId: string): Party =>
  task.provider.includes(serviceId) ? 'provider' : 'customer';

function aboutServices(knowledge: Knowledge, item: Item, task: Responsibility, locale: Locale): Saying[] {
  return item.options.flatMap((option): Saying[] => {
    const { subject } = option;
    const service = subject.kind === 'entity' ? knowledge.entities.get(subject.id) : undefined;
    if (!service) return [];
    const what = `${service.subject[locale]}${whichIs[locale]} ${gist(locale, service)}`;
    const whose = whoseIn(knowledge, locale, partyOf(task, service.id));
    return [{ option, text: words[locale].with(what, whose) }];
  });
}

function aboutTasks(knowledge: Knowledge, item: Item, serviceId: string, locale: Locale): Saying[] {
  const { same, apart, alone, isLike } = words[locale];
  const service = knowledge.entities.get(serviceId);
  const namesOf = (ids: readonly string[]) =>
    list(
      locale,
      ids
        .slice(0, mostOthers)
        .map((id) => knowledge.entity(id).subject[locale])
        .map((name) => (locale === 'pt' ? contract('pt', 'em', name) : name)),
    );
  return item.options.flatMap((option): Saying[] => {
    const { subject } = option;
    const task = subject.kind === 'task' ? knowledge.responsibilities.get(subject.id) : undefined;
    if (!task || !service) return [];
    const party = partyOf(task, service.id);
    const other: Party = party === 'provider' ? 'customer' : 'provider';
    const [whose, theirs] = [whoseIn(knowledge, locale, party), whoseIn(knowledge, locale, other)];
    const here = service.subject[locale];
    const said =
      task[other].length > 0
        ? apart(whose, here, namesOf(task[other]), theirs)
        : task[party].length > 1
          ? same(whose, here, namesOf(task[party].filter((id) => id !== service.id)))
          : alone(whose, here);
    return [{ option, text: isLike(capitalise(said), task.likeness[locale]) }];
  });
}
