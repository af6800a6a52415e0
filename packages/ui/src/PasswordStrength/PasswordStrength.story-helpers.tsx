export const rules = (...met: boolean[]) =>
  [
    'Pelo menos 8 caracteres',
    'Uma letra maiúscula',
    'Uma letra minúscula',
    'Um número',
    'Um símbolo',
    'Sem sequências como 1234',
    'Fora da lista das mais usadas',
  ].map((label, index) => {
    const isMet = met[index] ?? false;
    return { label, isMet, resultLabel: isMet ? 'cumprida' : 'falta' };
  });
