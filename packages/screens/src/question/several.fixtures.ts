import type { Locale } from '../common/locales.ts';
import { answering, labelled, reviewed, sittingIn } from './question.fixtures.ts';
import type { QuestionView, SittingState } from './QuestionScreen.types.ts';

interface Texts {
  domain: string;
  prompt: string;
  options: readonly string[];
  reasons: readonly string[];
  explanation: string;
  reference: string;
}

const texts: Record<Locale, Texts> = {
  pt: {
    domain: 'Segurança e conformidade',
    prompt:
      'Uma equipe vai levar um sistema de agendamento para instâncias do Amazon EC2 e quer saber o que continua sendo trabalho dela, pelo modelo de responsabilidade compartilhada da AWS.\n\nQuais destas tarefas são do cliente? (Escolha DUAS.)',
    options: [
      'Trocar os discos com defeito nos data centers.',
      'Aplicar as correções do sistema operacional das instâncias.',
      'Configurar as regras dos grupos de segurança.',
      'Manter o hipervisor atualizado.',
      'Descartar com segurança as mídias de armazenamento usadas.',
    ],
    reasons: [
      'O hardware dos data centers é da AWS.',
      'No EC2, o sistema operacional convidado é do cliente, com as suas correções.',
      'Os grupos de segurança são o firewall da instância, e quem escreve as regras é o cliente.',
      'O hipervisor é da AWS. O cliente cuida do que roda acima dele.',
      'O descarte das mídias é da AWS.',
    ],
    explanation:
      'No EC2, do hipervisor para baixo é da AWS; do sistema operacional para cima é do cliente. Em serviços gerenciados, a linha sobe.',
    reference: 'AWS: responsabilidade compartilhada',
  },
  en: {
    domain: 'Security and compliance',
    prompt:
      'A team is moving a booking system to Amazon EC2 instances and wants to know what remains its own work under the AWS shared responsibility model.\n\nWhich of these tasks are the customer’s? (Choose TWO.)',
    options: [
      'Replace faulty disks in the data centers.',
      'Patch the operating system of the instances.',
      'Configure the rules of the security groups.',
      'Keep the hypervisor up to date.',
      'Dispose of used storage media safely.',
    ],
    reasons: [
      'The hardware of the data centers belongs to AWS.',
      'On EC2 the guest operating system is the customer’s, patches included.',
      'Security groups are the firewall of the instance, and the customer writes the rules.',
      'The hypervisor is AWS’s. The customer looks after what runs on top of it.',
      'Disposing of media is up to AWS.',
    ],
    explanation:
      'On EC2, everything from the hypervisor down is AWS’s and everything from the operating system up is the customer’s. In managed services the line moves up.',
    reference: 'AWS: shared responsibility',
  },
  es: {
    domain: 'Seguridad y cumplimiento',
    prompt:
      'Un equipo va a llevar un sistema de reservas a instancias de Amazon EC2 y quiere saber qué sigue siendo trabajo suyo según el modelo de responsabilidad compartida de AWS.\n\n¿Cuáles de estas tareas son del cliente? (Elige DOS.)',
    options: [
      'Cambiar los discos defectuosos en los centros de datos.',
      'Aplicar los parches del sistema operativo de las instancias.',
      'Configurar las reglas de los grupos de seguridad.',
      'Mantener actualizado el hipervisor.',
      'Desechar de forma segura los medios de almacenamiento usados.',
    ],
    reasons: [
      'El hardware de los centros de datos es de AWS.',
      'En EC2 el sistema operativo invitado es del cliente, con sus parches.',
      'Los grupos de seguridad son el firewall de la instancia, y quien escribe las reglas es el cliente.',
      'El hipervisor es de AWS. El cliente se ocupa de lo que se ejecuta encima.',
      'Desechar los medios es tarea de AWS.',
    ],
    explanation:
      'En EC2, del hipervisor hacia abajo es de AWS; del sistema operativo hacia arriba es del cliente. En los servicios administrados, la línea sube.',
    reference: 'AWS: responsabilidad compartida',
  },
};

const questionIn = (locale: Locale): QuestionView => ({
  id: 'q_41d27be02d',
  number: 14,
  prompt: texts[locale].prompt,
  options: labelled(texts[locale].options),
  answerCount: 2,
  difficulty: 1,
  domain: texts[locale].domain,
  locale,
});

const rows = (locale: Locale) => sittingIn(locale).rows.slice(0, -1);

/** A question that asks for two of five, with nothing chosen. */
export function twoOfFiveIn(locale: Locale): Extract<SittingState, { status: 'answering' }> {
  const question = questionIn(locale);
  const row = { id: question.id, optionCount: 5, chosen: null, right: null };
  return { ...answering, sitting: { ...sittingIn(locale), rows: [...rows(locale), row] }, question };
}

/** The same answered with a right and a wrong one. */
export function oneOfTwoIn(locale: Locale): typeof reviewed {
  const question = questionIn(locale);
  const { reasons, explanation, reference } = texts[locale];
  const row = { id: question.id, optionCount: 5, chosen: 'B,D', right: 'B,C' };
  return {
    ...reviewed,
    sitting: { ...reviewed.sitting, modality: sittingIn(locale).modality, rows: [...rows(locale), row] },
    review: {
      question,
      chosen: 'B,D',
      right: 'B,C',
      isRight: false,
      why: null,
      reasons: labelled(reasons),
      explanation,
      references: [{ title: reference, url: 'https://aws.amazon.com/compliance/shared-responsibility-model/' }],
      credits: { spent: 1, left: 311 },
    },
  };
}

export const twoOfFive = twoOfFiveIn('pt');
export const oneOfTwo = oneOfTwoIn('pt');
