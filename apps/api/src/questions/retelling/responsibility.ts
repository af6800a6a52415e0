import type { Locale } from '../../i18n/locale.ts';
import type { CompiledEntity, Knowledge } from '../compile.ts';
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
  with: (service: string, whose: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  pt: {
    customer: 'o cliente',
    same: (whose, here, others) =>
      `Tarefa ${contract('pt', 'de', whose)} ${contract('pt', 'em', here)}, como também ${others}.`,
    apart: (whose, here, others, theirs) =>
      `Tarefa ${contract('pt', 'de', whose)} ${contract('pt', 'em', here)}; ${others} seria ${contract('pt', 'de', theirs)}.`,
    alone: (whose, here) => `Tarefa ${contract('pt', 'de', whose)} ${contract('pt', 'em', here)}.`,
    with: (service, whose) => `Com ${service}, a tarefa fica com ${whose}.`,
  },
  en: {
    customer: 'the customer',
    same: (whose, here, others) => `A task of ${whose} with ${here}, and with ${others} too.`,
    apart: (whose, here, others, theirs) =>
      `A task of ${whose} with ${here}; with ${others} it would be one of ${theirs}.`,
    alone: (whose, here) => `A task of ${whose} with ${here}.`,
    with: (service, whose) => `With ${service}, the task stays with ${whose}.`,
  },
  es: {
    customer: 'el cliente',
    same: (whose, here, others) => `Tarea ${contract('es', 'de', whose)} en ${here}, y también en ${others}.`,
    apart: (whose, here, others, theirs) =>
      `Tarea ${contract('es', 'de', whose)} en ${here}; en ${others} sería ${contract('es', 'de', theirs)}.`,
    alone: (whose, here) => `Tarea ${contract('es', 'de', whose)} en ${here}.`,
    with: (service, whose) => `Con ${service}, la tarea queda en manos ${contract('es', 'de', whose)}.`,
  },
};

/** So many other services show whether a task moves. */
const mostOthers = 2;

/** Whose each task is with the service, and whether that depends on the service; of services, what each is and whose the task stays. */
export function retellResponsibility(
  knowledge: Knowledge,
  item: Item,
  ask: Extract<Ask, { kind: 'task' | 'service' }>,
  locale: Locale,
): Saying[] {
  const { customer, same, apart, alone, with: byService } = words[locale];
  const whose = (party: Party) => (party === 'customer' ? customer : knowledge.base.provider.name[locale]);
  const nameOf = (service: CompiledEntity) => service.subject[locale];
  const namesOf = (ids: readonly string[]) =>
    list(
      locale,
      ids
        .slice(0, mostOthers)
        .map((id) => nameOf(knowledge.entity(id)))
        .map((name) => (locale === 'pt' ? contract('pt', 'em', name) : name)),
    );
  return item.options.flatMap((option): Saying[] => {
    const { subject } = option;
    if (ask.kind === 'service') {
      const service = subject.kind === 'entity' ? knowledge.entities.get(subject.id) : undefined;
      const task = knowledge.responsibilities.get(ask.task);
      if (!service || !task) return [];
      const party: Party = task.provider.includes(service.id) ? 'provider' : 'customer';
      const what = `${nameOf(service)}${whichIs[locale]} ${gist(locale, service)}`;
      return [{ option, text: byService(what, whose(party)) }];
    }
    const task = subject.kind === 'task' ? knowledge.responsibilities.get(subject.id) : undefined;
    const service = knowledge.entities.get(ask.service);
    if (!task || !service) return [];
    const party: Party = task.provider.includes(service.id) ? 'provider' : 'customer';
    const other: Party = party === 'provider' ? 'customer' : 'provider';
    const here = nameOf(service);
    const text =
      task[other].length > 0
        ? apart(whose(party), here, namesOf(task[other]), whose(other))
        : task[party].length > 1
          ? same(whose(party), here, namesOf(task[party].filter((id) => id !== service.id)))
          : alone(whose(party), here);
    return [{ option, text: capitalise(text) }];
  });
}
