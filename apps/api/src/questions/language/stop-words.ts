import type { Locale } from '../../i18n/locale.ts';

const words = (text: string) => new Set(text.split(' '));

/** Words without content of their own, without accents. */
export const stopWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  pt: words(
    'a ao aos as com como da das de do dos e em entre essa esse esta este isso isto ja la mais mas menos muito na nas nao no nos o os ou para pela pelas pelo pelos por qual quais quando que quem se sem ser seu seus sua suas so tambem tem ter toda todas todo todos tudo um uma umas uns deve devem pode podem precisa quer atende afirmacao opcao uso usar usa usam faz fazer sobre cada outro outra outros outras mesmo mesma ha foi sao ate apos vez nem onde cujo pouco sempre nunca servico servicos nuvem empresa equipe',
  ),
  en: words(
    'a an and are as at be been by can do does each for from has have how if in into is it its just more most must need needs no not of on one only or other own same so some than that the their them then these they this those to under use used uses using want wants was what when where which while who whose will with without you your always never statement option choice service services cloud company team all any',
  ),
  es: words(
    'a al como con cual cuales cuando de del desde donde e el ella en entre es esa ese esta este esto ha hay la las le lo los mas menos mismo misma muy ni no o os otra otro otras otros para pero por puede pueden que quien se segun ser si sin sobre solo son su sus tambien tiene tener toda todas todo todos tras un una unas unos y ya debe deben necesita quiere cumple afirmacion opcion uso usar usa usan hace hacer cada hasta vez siempre nunca servicio servicios nube empresa equipo',
  ),
};
