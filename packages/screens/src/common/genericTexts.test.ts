import { expect, test } from 'vitest';
import en from './messages/en.json';
import pt from './messages/pt.json';

test('ERR-09 ERR-03 QUEST-22 generic texts are those of the specification', () => {
  expect(en).toMatchObject({
    'common.sessionExpired': 'Session expired',
    'common.unauthorized': 'Unauthorized',
    'common.accessDenied': 'Access denied',
    'common.notFound': 'Not found',
    'common.internalServerError': 'Internal server error',
    'common.connectionError': 'Connection error',
  });
  expect(pt).toMatchObject({
    'common.accessDenied': 'Acesso Negado',
    'common.connectionError': 'Erro de conexão',
    'common.rateLimited': 'Muitas requisições. Aguarde alguns instantes e tente novamente.',
    'common.serverConnectionError': 'Erro de conexão com o servidor',
    'common.unknownError': 'Erro desconhecido',
  });
});
