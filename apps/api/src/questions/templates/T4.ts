import { chooseSet, chooseWrong } from '../choose.ts';
import type { Party } from '../item.types.ts';
import { inflect } from '../language/inflect.ts';
import { capitalise, contract } from '../language/words.ts';
import { type CompiledEntity, inEach, type Knowledge } from '../knowledge/compile.ts';
import type { Language, Responsibility, Text } from '../knowledge/knowledge.types.ts';
import { hash } from '../random.ts';
import { entityOption } from './entityOption.ts';
import { grids } from './grids.ts';
import type { Candidate, Draft, DraftOption, Setting, Template } from './template.types.ts';

/** At most so many pairs of tasks per service and party. */
const PAIRS = 8;

const PARTIES: readonly Party[] = ['provider', 'customer'];
const OTHER: Readonly<Record<Party, Party>> = { provider: 'customer', customer: 'provider' };

const TO: Readonly<Record<Party, Text>> = {
  provider: { pt: 'à AWS', en: 'AWS', es: 'a AWS' },
  customer: { pt: 'ao cliente', en: 'the customer', es: 'al cliente' },
};

const TASK: Readonly<Record<Language, readonly ((company: string, system: string, service: string, to: string) => string)[]>> = {
  pt: [
    (company, system, service, to) => `${capitalise(company)} usa ${service} para ${system}.\n\nNo modelo de responsabilidade compartilhada, qual destas tarefas cabe ${to}?`,
    (company, _system, service, to) => `Ao adotar ${service}, ${company} divide responsabilidades com a AWS.\n\nQual destas tarefas cabe ${to}?`,
    (_company, _system, service, to) => `Segundo o modelo de responsabilidade compartilhada, o que cabe ${to} quando se usa ${service}?`,
  ],
  en: [
    (company, system, service, to) => `${capitalise(company)} uses ${service} for ${system}.\n\nUnder the shared responsibility model, which of these tasks belongs to ${to}?`,
    (company, _system, service, to) => `By adopting ${service}, ${company} shares responsibilities with AWS.\n\nWhich of these tasks belongs to ${to}?`,
    (_company, _system, service, to) => `Under the shared responsibility model, what does ${to} have to do when ${service} is used?`,
  ],
  es: [
    (company, system, service, to) => `${capitalise(company)} usa ${service} para ${system}.\n\nEn el modelo de responsabilidad compartida, ¿cuál de estas tareas le corresponde ${to}?`,
    (company, _system, service, to) => `Al adoptar ${service}, ${company} comparte responsabilidades con AWS.\n\n¿Cuál de estas tareas le corresponde ${to}?`,
    (_company, _system, service, to) => `Según el modelo de responsabilidad compartida, ¿qué le corresponde ${to} cuando se usa ${service}?`,
  ],
};

const SERVICE: Readonly<Record<Language, (company: string, task: string, to: string) => string>> = {
  pt: (company, task, to) => `${capitalise(company)} quer saber em que caso cabe ${to} ${task}.\n\nCom qual destes serviços isso acontece?`,
  en: (company, task, to) => `${capitalise(company)} wants to know in which case ${to} has to ${task}.\n\nWith which of these services is that so?`,
  es: (company, task, to) => `${capitalise(company)} quiere saber en qué caso le corresponde ${to} ${task}.\n\n¿Con cuál de estos servicios ocurre eso?`,
};

const PAIR: Readonly<Record<Language, (company: string, system: string, service: string, to: string) => string>> = {
  pt: (company, system, service, to) =>
    `${capitalise(company)} usa ${service} para ${system}.\n\nNo modelo de responsabilidade compartilhada, em qual alternativa as duas tarefas cabem ${to}?`,
  en: (company, system, service, to) =>
    `${capitalise(company)} uses ${service} for ${system}.\n\nUnder the shared responsibility model, in which option do both tasks belong to ${to}?`,
  es: (company, system, service, to) =>
    `${capitalise(company)} usa ${service} para ${system}.\n\nEn el modelo de responsabilidad compartida, ¿en qué opción las dos tareas le corresponden ${to}?`,
};

const BOTH: Readonly<Record<Language, (service: string, to: string) => string>> = {
  pt: (service, to) => `${capitalise(contract('pt', 'em', service))}, as duas cabem ${to}.`,
  en: (service, to) => `With ${service}, both belong to ${to}.`,
  es: (service, to) => `En ${service}, las dos le corresponden ${to}.`,
};

const MIXED: Readonly<Record<Language, (service: string, to: string, task: string) => string>> = {
  pt: (service, to, task) => `Só uma serve: ${contract('pt', 'em', service)}, cabe ${to} ${task}.`,
  en: (service, to, task) => `Just one fits: with ${service}, ${to} has to ${task}.`,
  es: (service, to, task) => `Solo una sirve: en ${service}, le corresponde ${to} ${task}.`,
};

const REASON: Readonly<Record<Language, (service: string, to: string, task: string) => string>> = {
  pt: (service, to, task) => `${capitalise(contract('pt', 'em', service))}, cabe ${to} ${task}.`,
  en: (service, to, task) => `With ${service}, ${to} has to ${task}.`,
  es: (service, to, task) => `En ${service}, le corresponde ${to} ${task}.`,
};

const RULE: Readonly<Record<Party, Text>> = {
  provider: {
    pt: 'A AWS responde pela segurança da nuvem: instalações, hardware, rede e tudo o que opera nos serviços gerenciados. Quanto mais gerenciado o serviço, maior a parte dela.',
    en: 'AWS is responsible for security of the cloud: facilities, hardware, network and all that it operates in managed services. The more managed the service, the larger its part.',
    es: 'AWS responde por la seguridad de la nube: instalaciones, hardware, red y todo lo que opera en los servicios administrados. Cuanto más administrado el servicio, mayor es su parte.',
  },
  customer: {
    pt: 'O cliente responde pela segurança na nuvem: os dados, os acessos e tudo o que ele mesmo instala ou configura. No EC2 isso inclui o sistema operacional.',
    en: 'The customer is responsible for security in the cloud: the data, the access and all that it installs or configures itself. On EC2 that includes the operating system.',
    es: 'El cliente responde por la seguridad en la nube: los datos, los accesos y todo lo que él mismo instala o configura. En EC2 eso incluye el sistema operativo.',
  },
};

const infinitive = (language: Language, task: Responsibility) => inflect(language, task.task[language], 'infinitive');

const reason = (service: CompiledEntity, party: Party, task: Responsibility): Text =>
  inEach((l) => REASON[l](service.subject[l], TO[party][l], infinitive(l, task)));

function taskOption(task: Responsibility, service: CompiledEntity, party: Party): DraftOption {
  const text = inEach((l) => `${capitalise(infinitive(l, task))}.`);
  return { text, reason: () => reason(service, party, task), subject: { kind: 'task', id: task.id }, popularity: 0 };
}

function askTask(task: Responsibility, service: CompiledEntity, party: Party, setting: Setting): Draft | null {
  const { knowledge, random, skin } = setting;
  const variant = random.below(TASK.pt.length);
  const stem = inEach((l) => (TASK[l][variant] ?? TASK[l][0])?.(skin.company[l], skin.system[l], service.subject[l], TO[party][l]) ?? '');
  const key = taskOption(task, service, party);
  const pool = knowledge.base.responsibilities.filter((other) => other[OTHER[party]].includes(service.id)).map((other) => taskOption(other, service, OTHER[party]));
  const wrong = chooseWrong(setting, stem, key, pool);
  if (!wrong) return null;
  const ask = { kind: 'task' as const, service: service.id, party };
  return { stem, key, wrong, explanation: RULE[party], sources: [{ about: service, source: task.source }], ask, skin: variant === 2 ? null : skin.id };
}

function askService(task: Responsibility, service: CompiledEntity, party: Party, setting: Setting): Draft | null {
  const { knowledge, skin } = setting;
  const stem = inEach((l) => SERVICE[l](skin.company[l], infinitive(l, task), TO[party][l]));
  const key = entityOption(service, () => reason(service, party, task));
  const pool = task[OTHER[party]].map((id) => knowledge.entity(id)).map((other) => entityOption(other, () => reason(other, OTHER[party], task)));
  const wrong = chooseWrong(setting, stem, key, pool);
  if (!wrong) return null;
  const ask = { kind: 'service' as const, task: task.id, party };
  return { stem, key, wrong, explanation: RULE[party], sources: [{ about: service, source: task.source }], ask, skin: skin.id };
}

function pairOption(tasks: readonly Responsibility[], reasonText: () => Text): DraftOption {
  const text = inEach((l) => `${capitalise(tasks.map((task) => infinitive(l, task)).join('; '))}.`);
  return { text, reason: reasonText, subject: { kind: 'tasks', ids: tasks.map((task) => task.id) }, popularity: 0 };
}

/** Two tasks per option: both are the party's in one option only. */
function askPair(ids: readonly string[], service: CompiledEntity, party: Party, setting: Setting): Draft | null {
  const { knowledge, random, skin } = setting;
  const stem = inEach((l) => PAIR[l](skin.company[l], skin.system[l], service.subject[l], TO[party][l]));
  const tasks = ids.flatMap((id) => knowledge.responsibilities.get(id) ?? []);
  const key = pairOption(random.sample(tasks, 2), () => inEach((l) => BOTH[l](service.subject[l], TO[party][l])));
  const foreign = knowledge.base.responsibilities.filter((task) => task[OTHER[party]].includes(service.id));
  const because = (task: Responsibility) => () => inEach((l) => MIXED[l](service.subject[l], TO[OTHER[party]][l], infinitive(l, task)));
  const neither = () => inEach((l) => BOTH[l](service.subject[l], TO[OTHER[party]][l]));
  const wrong = chooseSet(setting, stem, key, grids(random, tasks, foreign, (pair, odd) => pairOption(random.sample(pair, 2), odd ? because(odd) : neither)));
  if (!wrong) return null;
  const sources = tasks.map((task) => ({ about: service, source: task.source }));
  return { stem, key, wrong, explanation: RULE[party], sources, ask: { kind: 'task', service: service.id, party }, skin: skin.id };
}

/** Pairs of tasks of one party and one service; a fixed choice of them, so that they do not fill the pool. */
function pairsFor(knowledge: Knowledge, service: CompiledEntity, party: Party): Candidate[] {
  const own = knowledge.base.responsibilities.filter((task) => task[party].includes(service.id));
  const foreign = knowledge.base.responsibilities.filter((task) => task[OTHER[party]].includes(service.id));
  if (foreign.length < 4) return [];
  return own
    .flatMap((a, i) => own.slice(i + 1).map((b) => [a.id, b.id].sort()))
    .toSorted((a, b) => hash(`${service.id}${a.join()}`) - hash(`${service.id}${b.join()}`))
    .slice(0, PAIRS)
    .map((factIds): Candidate => ({ template: 'T4', factIds, level: 3, domain: 'security', topic: 'shared-responsibility', entity: service.id, form: `pair ${party}` }));
}

function candidatesFor(task: Responsibility, party: Party): Candidate[] {
  const shared = { template: 'T4' as const, factIds: [task.id], level: task.level, domain: 'security', topic: 'shared-responsibility' };
  return task[party].flatMap((service): Candidate[] => {
    const tasks: Candidate = { ...shared, entity: service, form: `task ${party}` };
    return task[OTHER[party]].length >= 3 ? [tasks, { ...shared, entity: service, form: `service ${party}` }] : [tasks];
  });
}

/** T4: who does what in the shared responsibility model, from the service to the task and back, and two tasks at a time. */
export const T4: Template = {
  id: 'T4',
  candidates: (knowledge) => {
    const tasks = knowledge.base.responsibilities;
    const services = new Set(tasks.flatMap((task) => [...task.provider, ...task.customer]));
    return [
      ...tasks.flatMap((task) => PARTIES.flatMap((party) => candidatesFor(task, party))),
      ...[...services].flatMap((id) => PARTIES.flatMap((party) => pairsFor(knowledge, knowledge.entity(id), party))),
    ];
  },
  draft: (candidate, setting) => {
    const service = setting.knowledge.entity(candidate.entity);
    const party: Party = candidate.form.endsWith('provider') ? 'provider' : 'customer';
    if (candidate.form.startsWith('pair')) return askPair(candidate.factIds, service, party, setting);
    const task = setting.knowledge.responsibilities.get(candidate.factIds[0] ?? '');
    if (!task) return null;
    return candidate.form.startsWith('task') ? askTask(task, service, party, setting) : askService(task, service, party, setting);
  },
};
