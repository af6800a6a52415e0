import type { Locale, Localised } from '../../i18n/locale.ts';
import { chooseWrong, fair } from '../choose.ts';
import type { Party } from '../item.types.ts';
import { inflect } from '../language/inflect.ts';
import { capitalise, contract } from '../language/words.ts';
import { type CompiledEntity, inEach, type Knowledge } from '../compile.ts';
import type { Responsibility } from '../../knowledge/knowledge.types.ts';
import { hash } from '../random.ts';
import { entityOption } from './entity-option.ts';
import { lines, remembered } from './remember.ts';
import type { Candidate, Draft, DraftOption, Setting, Template } from './template.types.ts';

/** At most so many pairs of tasks per service and party. */
const mostPairs = 8;

const parties: readonly Party[] = ['provider', 'customer'];
const otherParty: Readonly<Record<Party, Party>> = { provider: 'customer', customer: 'provider' };

/** "ao cliente", or the provider with its preposition: to whom a task falls. */
function toParty(knowledge: Knowledge, party: Party): Localised {
  if (party === 'customer') return { pt: 'ao cliente', en: 'the customer', es: 'al cliente' };
  const { name } = knowledge.base.provider;
  return { pt: contract('pt', 'a', name.pt), en: name.en, es: contract('es', 'a', name.es) };
}

/** "do cliente", or the provider with its preposition: whose responsibility a task is. */
function ofParty(knowledge: Knowledge, party: Party): Localised {
  if (party === 'customer') return { pt: 'do cliente', en: 'the customer', es: 'del cliente' };
  const { name } = knowledge.base.provider;
  return { pt: contract('pt', 'de', name.pt), en: name.en, es: contract('es', 'de', name.es) };
}

interface Words {
  company: string;
  system: string;
  service: string;
  /** To whom it falls, and whose it is. */
  to: string;
  of: string;
}

function wordsIn(l: Locale, service: CompiledEntity, party: Party, { knowledge, skin }: Setting): Words {
  return {
    company: skin.company[l],
    system: skin.system[l],
    service: service.subject[l],
    to: toParty(knowledge, party)[l],
    of: ofParty(knowledge, party)[l],
  };
}

const taskStems: Readonly<Record<Locale, readonly ((w: Words) => string)[]>> = {
  pt: [
    (w) =>
      `${capitalise(w.company)} usa ${w.service} para ${w.system}.\n\nNo modelo de responsabilidade compartilhada, qual destas tarefas é responsabilidade ${w.of}?`,
    (w) =>
      `${capitalise(w.company)} vai adotar ${w.service} para ${w.system}.\n\nQual tarefa será responsabilidade ${w.of}, segundo o modelo de responsabilidade compartilhada?`,
    (w) =>
      `Segundo o modelo de responsabilidade compartilhada, qual tarefa é responsabilidade ${w.of} quando se usa ${w.service}?`,
  ],
  en: [
    (w) =>
      `${capitalise(w.company)} uses ${w.service} for ${w.system}.\n\nUnder the shared responsibility model, which task is the responsibility of ${w.of}?`,
    (w) =>
      `${capitalise(w.company)} plans to adopt ${w.service} for ${w.system}.\n\nWhich task will ${w.to} be responsible for, according to the shared responsibility model?`,
    (w) =>
      `Under the shared responsibility model, which task is the responsibility of ${w.of} when ${w.service} is used?`,
  ],
  es: [
    (w) =>
      `${capitalise(w.company)} usa ${w.service} para ${w.system}.\n\nEn el modelo de responsabilidad compartida, ¿cuál de estas tareas es responsabilidad ${w.of}?`,
    (w) =>
      `${capitalise(w.company)} va a adoptar ${w.service} para ${w.system}.\n\n¿Qué tarea será responsabilidad ${w.of}, según el modelo de responsabilidad compartida?`,
    (w) =>
      `Según el modelo de responsabilidad compartida, ¿qué tarea es responsabilidad ${w.of} cuando se usa ${w.service}?`,
  ],
};

interface Reviewed {
  company: string;
  task: string;
  to: string;
  of: string;
}

const serviceStem: Readonly<Record<Locale, (w: Reviewed) => string>> = {
  pt: (w) =>
    `${capitalise(w.company)} revisa, serviço por serviço, quem deve ${w.task}.\n\nNo modelo de responsabilidade compartilhada, com qual destes serviços essa tarefa cabe ${w.to}?`,
  en: (w) =>
    `${capitalise(w.company)} is reviewing, service by service, who has to ${w.task}.\n\nUnder the shared responsibility model, for which of these services is that task the responsibility of ${w.of}?`,
  es: (w) =>
    `${capitalise(w.company)} revisa, servicio por servicio, quién debe ${w.task}.\n\nEn el modelo de responsabilidad compartida, ¿con cuál de estos servicios esa tarea le corresponde ${w.to}?`,
};

const pairStem: Readonly<Record<Locale, (w: Words) => string>> = {
  pt: (w) =>
    `${capitalise(w.company)} usa ${w.service} para ${w.system}.\n\nNo modelo de responsabilidade compartilhada, quais duas tarefas são responsabilidade ${w.of}? (Escolha DUAS.)`,
  en: (w) =>
    `${capitalise(w.company)} uses ${w.service} for ${w.system}.\n\nUnder the shared responsibility model, which two tasks are the responsibility of ${w.of}? (Choose TWO.)`,
  es: (w) =>
    `${capitalise(w.company)} usa ${w.service} para ${w.system}.\n\nEn el modelo de responsabilidad compartida, ¿qué dos tareas son responsabilidad ${w.of}? (Elige DOS.)`,
};

const fallsTo: Readonly<Record<Locale, (service: string, to: string) => string>> = {
  pt: (service, to) => `${capitalise(contract('pt', 'em', service))}, isso cabe ${to}.`,
  en: (service, to) => `With ${service}, that falls to ${to}.`,
  es: (service, to) => `En ${service}, eso le corresponde ${to}.`,
};

/** What the model says of the party that is asked about, then of the other one, to which the wrong options belong. */
const partsInModel = ({ base }: Knowledge, party: Party): Localised =>
  lines(remembered([base.provider.responsibility[party], base.provider.responsibility[otherParty[party]]]));

/** Whose the task is with a service, and why. */
const whose = (knowledge: Knowledge, service: CompiledEntity, task: Responsibility, party: Party) => () =>
  inEach((l) => `${fallsTo[l](service.subject[l], toParty(knowledge, party)[l])} ${task.because[party]?.[l]}`);

const infinitive = (locale: Locale, task: Responsibility) => inflect(locale, task.task[locale], 'infinitive');

function taskOption(task: Responsibility, reason: () => Localised): DraftOption {
  const text = inEach((l) => `${capitalise(infinitive(l, task))}.`);
  return { text, reason, subject: { kind: 'task', id: task.id }, popularity: 0 };
}

/** The tasks that with a service fall to the other party. */
const foreignTasks = (knowledge: Knowledge, service: CompiledEntity, party: Party): DraftOption[] =>
  knowledge.base.responsibilities
    .filter((task) => task[otherParty[party]].includes(service.id))
    .map((task) => taskOption(task, whose(knowledge, service, task, otherParty[party])));

function askTask(task: Responsibility, service: CompiledEntity, party: Party, setting: Setting): Draft | null {
  const { knowledge, random, skin } = setting;
  const variant = random.below(taskStems.pt.length);
  const stem = inEach((l) => (taskStems[l][variant] ?? taskStems[l][0])?.(wordsIn(l, service, party, setting)) ?? '');
  const key = taskOption(task, whose(knowledge, service, task, party));
  const wrong = chooseWrong(setting, stem, key, foreignTasks(knowledge, service, party));
  if (!wrong) return null;
  const ask = { kind: 'task' as const, service: service.id, party };
  return {
    stem,
    right: [key],
    wrong,
    explanation: () => partsInModel(knowledge, party),
    sources: [{ about: service, source: task.source }],
    ask,
    skin: variant === 2 ? null : skin.id,
  };
}

function askService(task: Responsibility, service: CompiledEntity, party: Party, setting: Setting): Draft | null {
  const { knowledge, skin } = setting;
  const stem = inEach((l) =>
    serviceStem[l]({
      company: skin.company[l],
      task: infinitive(l, task),
      to: toParty(knowledge, party)[l],
      of: ofParty(knowledge, party)[l],
    }),
  );
  const key = entityOption(service, whose(knowledge, service, task, party));
  const pool = task[otherParty[party]]
    .map((id) => knowledge.entity(id))
    .map((other) => entityOption(other, whose(knowledge, other, task, otherParty[party])));
  const wrong = chooseWrong(setting, stem, key, pool);
  if (!wrong) return null;
  const ask = { kind: 'service' as const, task: task.id, party };
  return {
    stem,
    right: [key],
    wrong,
    explanation: () => partsInModel(knowledge, party),
    sources: [{ about: service, source: task.source }],
    ask,
    skin: skin.id,
  };
}

/** Two tasks of the party among three of the other. */
function askPair(ids: readonly string[], service: CompiledEntity, party: Party, setting: Setting): Draft | null {
  const { knowledge, skin } = setting;
  const stem = inEach((l) => pairStem[l](wordsIn(l, service, party, setting)));
  const tasks = ids.flatMap((id) => knowledge.responsibilities.get(id) ?? []);
  const right = tasks.map((task) => taskOption(task, whose(knowledge, service, task, party)));
  const [key] = right;
  const wrong =
    key && chooseWrong(setting, stem, key, foreignTasks(knowledge, service, party), (set) => fair(stem, right, set));
  if (!wrong) return null;
  return {
    stem,
    right,
    wrong,
    explanation: () => partsInModel(knowledge, party),
    sources: tasks.map((task) => ({ about: service, source: task.source })),
    ask: { kind: 'task', service: service.id, party },
    skin: skin.id,
  };
}

/** Pairs of tasks of one party and one service; a fixed choice of them, so that they do not fill the pool. */
function pairsFor(knowledge: Knowledge, service: CompiledEntity, party: Party): Candidate[] {
  const own = knowledge.base.responsibilities.filter((task) => task[party].includes(service.id));
  if (foreignTasks(knowledge, service, party).length < 4) return [];
  return own
    .flatMap((a, i) => own.slice(i + 1).map((b) => [a.id, b.id].sort()))
    .toSorted((a, b) => hash(`${service.id}${a.join()}`) - hash(`${service.id}${b.join()}`))
    .slice(0, mostPairs)
    .map((factIds): Candidate => ({
      template: 'shared-responsibility',
      factIds,
      level: 3,
      ...knowledge.base.responsibilityIn,
      entity: service.id,
      form: `pair ${party}`,
    }));
}

function candidatesFor(knowledge: Knowledge, task: Responsibility, party: Party): Candidate[] {
  const shared = {
    template: 'shared-responsibility' as const,
    factIds: [task.id],
    level: task.level,
    ...knowledge.base.responsibilityIn,
  };
  return task[party].flatMap((service): Candidate[] => {
    const tasks: Candidate = { ...shared, entity: service, form: `task ${party}` };
    return task[otherParty[party]].length >= 3
      ? [tasks, { ...shared, entity: service, form: `service ${party}` }]
      : [tasks];
  });
}

/** Who does what in the shared responsibility model, from the service to the task and back, and two tasks at a time. */
export const sharedResponsibility: Template = {
  id: 'shared-responsibility',
  candidates: (knowledge) => {
    const tasks = knowledge.base.responsibilities;
    const services = new Set(tasks.flatMap((task) => [...task.provider, ...task.customer]));
    return [
      ...tasks.flatMap((task) => parties.flatMap((party) => candidatesFor(knowledge, task, party))),
      ...[...services].flatMap((id) => parties.flatMap((party) => pairsFor(knowledge, knowledge.entity(id), party))),
    ];
  },
  draft: (candidate, setting) => {
    const service = setting.knowledge.entity(candidate.entity);
    const party: Party = candidate.form.endsWith('provider') ? 'provider' : 'customer';
    if (candidate.form.startsWith('pair')) return askPair(candidate.factIds, service, party, setting);
    const task = setting.knowledge.responsibilities.get(candidate.factIds[0] ?? '');
    if (!task) return null;
    return candidate.form.startsWith('task')
      ? askTask(task, service, party, setting)
      : askService(task, service, party, setting);
  },
};
