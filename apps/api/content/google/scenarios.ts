import type { Scenario } from '../../src/knowledge/knowledge.types.ts';
import { page } from './source.ts';

const classes = {
  category: 'storage-classes',
  topic: 'object-storage',
  domain: 'data',
  source: page('storage/docs/storage-classes'),
  ask: {
    pt: 'Qual classe tem o menor custo total para esse uso, com leituras e exclusões incluídas?',
    en: 'Which storage class has the lowest total cost for this use, reads and deletes included?',
    es: '¿Qué clase tiene el menor costo total para este uso, con lecturas y borrados incluidos?',
  },
} as const;
const buy = {
  category: 'purchase-options',
  topic: 'purchase-options',
  domain: 'operations',
  source: page('compute/all-pricing'),
  ask: {
    pt: 'Qual forma de pagamento atende com o menor custo?',
    en: 'Which pricing option meets the need at the lowest cost?',
    es: '¿Qué forma de pago cumple con el menor costo?',
  },
} as const;

export const scenarios: readonly Scenario[] = [
  {
    ...classes,
    id: 'scene-law',
    level: 2,
    requires: ['stc-ms'],
    situation: {
      pt: '{company} deve guardar por dez anos contratos que quase ninguém lê. Quando alguém pede um, ele deve abrir na hora.',
      en: '{company} has to keep for ten years contracts that hardly anyone reads. When someone asks for one, it has to open at once.',
      es: '{company} debe guardar por diez años contratos que casi nadie lee. Cuando alguien pide uno, debe abrirse al instante.',
    },
  },
  {
    ...classes,
    id: 'scene-cctv',
    level: 2,
    requires: ['stc-ms'],
    situation: {
      pt: '{company} guarda por cinco anos gravações de câmeras, lidas menos de uma vez por ano. Nenhuma será apagada antes.',
      en: '{company} keeps camera recordings for five years; they are read less than once a year. None will be deleted earlier.',
      es: '{company} guarda por cinco años grabaciones de cámaras, leídas menos de una vez al año. Ninguna se borrará antes.',
    },
  },
  {
    ...classes,
    id: 'scene-monthly',
    level: 2,
    requires: ['stc-60'],
    situation: {
      pt: '{company} grava backups, lidos uma única vez para um teste. Cada um é apagado depois de 60 dias, o que não pode gerar cobrança extra.',
      en: '{company} writes backups, read only once for a test. Each is deleted after 60 days, which must not bring an extra charge.',
      es: '{company} guarda copias de seguridad, leídas una sola vez para una prueba. Cada una se borra después de 60 días, lo que no debe generar un cargo extra.',
    },
  },
  {
    ...classes,
    id: 'scene-drafts',
    level: 2,
    requires: ['stc-60'],
    situation: {
      pt: '{company} guarda relatórios mensais, lidos em geral uma só vez. Cada um é apagado aos dois meses de idade, sem taxa por isso.',
      en: '{company} keeps monthly reports that are usually read only once. Each is deleted when it is two months old, without a fee for that.',
      es: '{company} guarda informes mensuales, leídos en general una sola vez. Cada uno se borra a los dos meses, sin un cargo por eso.',
    },
  },
  {
    ...classes,
    id: 'scene-quarter',
    level: 2,
    requires: ['stc-200'],
    situation: {
      pt: '{company} mantém cópias de desastre, lidas uma vez por trimestre em um teste, e as apaga depois de 200 dias, sem taxa por isso.',
      en: '{company} keeps disaster copies that a test reads once a quarter, and deletes them after 200 days, without a fee for that.',
      es: '{company} mantiene copias para desastres, leídas una vez por trimestre en una prueba, y las borra después de 200 días, sin un cargo por eso.',
    },
  },
  {
    ...classes,
    id: 'scene-season',
    level: 3,
    requires: ['stc-200', 'stc-ms'],
    situation: {
      pt: '{company} guarda dados de cada temporada e os apaga depois de 200 dias, sem taxa por isso. Desde o primeiro dia, só são lidos uma vez a cada três meses, mas devem chegar em milissegundos.',
      en: '{company} keeps the data of each season and deletes it after 200 days, without a fee for that. From the first day it is read only once every three months, but has to arrive within milliseconds.',
      es: '{company} guarda datos de cada temporada y los borra después de 200 días, sin un cargo por eso. Desde el primer día solo se leen una vez cada tres meses, pero deben llegar en milisegundos.',
    },
  },
  {
    ...classes,
    id: 'scene-cache',
    level: 1,
    requires: ['stc-nomin'],
    situation: {
      pt: '{company} grava arquivos temporários, lidos centenas de vezes e apagados no dia seguinte.',
      en: '{company} writes temporary files that are read hundreds of times and deleted the next day.',
      es: '{company} guarda archivos temporales, leídos cientos de veces y borrados al día siguiente.',
    },
  },
  {
    ...classes,
    id: 'scene-site',
    level: 1,
    requires: ['stc-nomin'],
    situation: {
      pt: '{company} publica as imagens do site, lidas o tempo todo e trocadas a cada poucos dias.',
      en: '{company} publishes the images of its site, which are read all the time and replaced every few days.',
      es: '{company} publica las imágenes de su sitio, leídas todo el tiempo y cambiadas cada pocos días.',
    },
  },
  {
    ...buy,
    id: 'scene-steady',
    level: 2,
    requires: ['buy-steady'],
    situation: {
      pt: '{company} mantém um sistema estável, ligado dia e noite, que não pode ser interrompido e ficará igual por pelo menos 36 meses.',
      en: '{company} runs a stable system, on day and night, which must not be interrupted and will stay the same for at least 36 months.',
      es: '{company} mantiene un sistema estable, encendido día y noche, que no puede interrumpirse y seguirá igual por al menos 36 meses.',
    },
  },
  {
    ...buy,
    id: 'scene-core',
    level: 2,
    requires: ['buy-steady'],
    situation: {
      pt: '{company} sabe que as máquinas do sistema central trabalharão sem pausa e sem mudança durante os próximos 36 meses.',
      en: '{company} knows that the machines of its core system will work without a pause or a change for the next 36 months.',
      es: '{company} sabe que las máquinas del sistema central trabajarán sin pausa y sin cambios durante los próximos 36 meses.',
    },
  },
  {
    ...buy,
    id: 'scene-year',
    level: 2,
    requires: ['buy-steady', 'buy-year'],
    situation: {
      pt: '{company} precisa de máquinas ligadas o tempo todo, sem interrupção, por um ano. Depois disso, pretende trocar de plataforma e não quer pagar por elas além desse ano.',
      en: '{company} needs machines that are on all the time, without interruption, for one year. After that it plans to change platforms and does not want to pay for them beyond that year.',
      es: '{company} necesita máquinas encendidas todo el tiempo, sin interrupción, por un año. Después planea cambiar de plataforma y no quiere pagar por ellas más allá de ese año.',
    },
  },
  {
    ...buy,
    id: 'scene-free',
    level: 3,
    requires: ['buy-steady', 'buy-nocommit'],
    ask: {
      pt: 'Com que preço ou desconto esse uso custa menos?',
      en: 'At which price or discount does this use cost the least?',
      es: '¿Con qué precio o descuento cuesta menos este uso?',
    },
    situation: {
      pt: '{company} deixa máquinas da série N2 ligadas o mês inteiro e não pode interrompê-las. A diretoria não aceita compromissos de prazo.',
      en: '{company} leaves N2 machines on all month and cannot have them interrupted. Its board accepts no commitments to a term.',
      es: '{company} deja máquinas de la serie N2 encendidas todo el mes y no puede interrumpirlas. La dirección no acepta compromisos de plazo.',
    },
  },
  {
    ...buy,
    id: 'scene-render',
    level: 1,
    requires: ['buy-nocommit'],
    situation: {
      pt: '{company} processa imagens à noite. O trabalho pode parar e recomeçar a qualquer hora, e nada foi decidido para os próximos meses.',
      en: '{company} processes images at night. The job can stop and start over at any time, and nothing is decided for the coming months.',
      es: '{company} procesa imágenes de noche. El trabajo puede parar y recomenzar en cualquier momento, y nada está decidido para los próximos meses.',
    },
  },
  {
    ...buy,
    id: 'scene-sim',
    level: 2,
    requires: ['buy-discount'],
    situation: {
      pt: '{company} roda simulações que gravam o progresso a cada minuto e toleram a perda de uma máquina sem aviso longo.',
      en: '{company} runs simulations that save progress every minute and tolerate the loss of a machine without long notice.',
      es: '{company} ejecuta simulaciones que guardan su avance cada minuto y toleran perder una máquina sin mucho aviso.',
    },
  },
];
