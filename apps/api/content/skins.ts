import type { Skin } from '../src/knowledge/knowledge.types.ts';

export const skins: readonly Skin[] = [
  {
    id: 'fintech',
    company: { pt: 'uma fintech', en: 'a fintech company', es: 'una fintech' },
    system: { pt: 'o aplicativo de pagamentos', en: 'its payments app', es: 'la aplicación de pagos' },
  },
  {
    id: 'pharmacy',
    company: { pt: 'uma rede de farmácias', en: 'a pharmacy chain', es: 'una cadena de farmacias' },
    system: { pt: 'o programa de fidelidade', en: 'its loyalty program', es: 'el programa de fidelidad' },
  },
  {
    id: 'university',
    company: { pt: 'uma universidade', en: 'a university', es: 'una universidad' },
    system: { pt: 'o portal dos alunos', en: 'its student portal', es: 'el portal de los estudiantes' },
  },
  {
    id: 'game-studio',
    company: { pt: 'um estúdio de jogos', en: 'a game studio', es: 'un estudio de videojuegos' },
    system: { pt: 'o próximo jogo on-line', en: 'its next online game', es: 'su próximo juego en línea' },
  },
  {
    id: 'carrier',
    company: { pt: 'uma transportadora', en: 'a freight carrier', es: 'una empresa de transporte' },
    system: { pt: 'o rastreamento de entregas', en: 'its delivery tracking system', es: 'el rastreo de entregas' },
  },
  {
    id: 'insurer',
    company: { pt: 'uma seguradora', en: 'an insurance company', es: 'una aseguradora' },
    system: { pt: 'o sistema de sinistros', en: 'its claims system', es: 'el sistema de siniestros' },
  },
  {
    id: 'fashion',
    company: { pt: 'uma loja virtual de roupas', en: 'an online clothing store', es: 'una tienda de ropa en línea' },
    system: { pt: 'o site de vendas', en: 'its sales site', es: 'el sitio de ventas' },
  },
  {
    id: 'broadcaster',
    company: { pt: 'uma emissora de TV', en: 'a TV broadcaster', es: 'un canal de televisión' },
    system: { pt: 'a plataforma de vídeos', en: 'its video platform', es: 'la plataforma de videos' },
  },
  {
    id: 'hospital',
    company: { pt: 'um grupo hospitalar', en: 'a hospital group', es: 'un grupo hospitalario' },
    system: {
      pt: 'o prontuário eletrônico',
      en: 'its electronic health records',
      es: 'la historia clínica electrónica',
    },
  },
  {
    id: 'farming',
    company: { pt: 'uma cooperativa agrícola', en: 'a farming cooperative', es: 'una cooperativa agrícola' },
    system: { pt: 'o painel de safras', en: 'its harvest dashboard', es: 'el panel de cosechas' },
  },
  {
    id: 'city',
    company: { pt: 'uma prefeitura', en: 'a city government', es: 'una municipalidad' },
    system: { pt: 'o agendamento de serviços', en: 'its appointment system', es: 'la agenda de trámites' },
  },
  {
    id: 'bank',
    company: { pt: 'um banco digital', en: 'a digital bank', es: 'un banco digital' },
    system: { pt: 'o sistema de crédito', en: 'its lending system', es: 'el sistema de préstamos' },
  },
  {
    id: 'publisher',
    company: { pt: 'uma editora', en: 'a publishing house', es: 'una editorial' },
    system: { pt: 'a biblioteca digital', en: 'its digital library', es: 'la biblioteca digital' },
  },
  {
    id: 'travel',
    company: { pt: 'uma agência de viagens', en: 'a travel agency', es: 'una agencia de viajes' },
    system: { pt: 'o motor de reservas', en: 'its booking engine', es: 'el motor de reservas' },
  },
  {
    id: 'manufacturer',
    company: { pt: 'uma fabricante de autopeças', en: 'an auto parts maker', es: 'un fabricante de autopartes' },
    system: { pt: 'o controle de qualidade', en: 'its quality control system', es: 'el control de calidad' },
  },
  {
    id: 'charity',
    company: { pt: 'uma ONG', en: 'a nonprofit', es: 'una ONG' },
    system: { pt: 'a campanha de doações', en: 'its donation campaign', es: 'la campaña de donaciones' },
  },
];
