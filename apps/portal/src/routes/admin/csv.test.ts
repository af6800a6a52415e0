import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('ADMIN-08 a file begins with the mark of UTF-8 and is separated as spreadsheets of its language expect', () => {
  const rows = [
    ['Prova', 'Custo'],
    ['CLF-C02', 1234.5],
  ] as const;
  expect(toCsv(rows, 'pt')).toBe('\uFEFFProva;Custo\r\nCLF-C02;1234,5\r\n');
  expect(toCsv(rows, 'es')).toBe('\uFEFFProva;Custo\r\nCLF-C02;1234,5\r\n');
  expect(toCsv(rows, 'en')).toBe('\uFEFFProva,Custo\r\nCLF-C02,1234.5\r\n');
});

test('ADMIN-08 no name becomes a formula, and none breaks its row', () => {
  const names = ['=HYPERLINK("http://x.example")', '+1', '-1', '@sum', '\tx', '\rx', 'Ana; "Bia"\nCaio', 'a=b'];
  expect(
    toCsv(
      names.map((name) => [name]),
      'pt',
    )
      .slice(1)
      .split('\r\n')
      .slice(0, 5),
  ).toEqual(['"\'=HYPERLINK(""http://x.example"")"', "'+1", "'-1", "'@sum", "'\tx"]);
  expect(toCsv([['\rx'], ['Ana; "Bia"\nCaio'], ['a=b'], [-3]], 'en')).toBe(
    '\uFEFF"\'\rx"\r\n"Ana; ""Bia""\nCaio"\r\na=b\r\n-3\r\n',
  );
});
