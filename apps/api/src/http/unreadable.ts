import type { Socket } from 'node:net';
import { createId } from '../ids.ts';
import { localeTags } from '../i18n/locale.ts';
import { errorSentence } from './error-sentences.ts';
import type { ErrorCode } from '@prepar/openapi/types';

const refusals: Record<string, { status: string; code: ErrorCode }> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'PAYLOAD_TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'VALIDATION_FAILED' },
};
const unreadable = { status: '400 Bad Request', code: 'VALIDATION_FAILED' } as const;

/** Answers bytes that are no HTTP request with the error envelope, in the default language, and closes the connection. */
export function answerUnreadable(
  common: Record<string, string>,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, code } = refusals[error.code ?? ''] ?? unreadable;
  const requestId = createId();
  const body = JSON.stringify({ success: false, error: errorSentence({ code }, 'pt'), code, requestId });
  const headers = {
    ...common,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-language': localeTags.pt,
    'x-request-id': requestId,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}
