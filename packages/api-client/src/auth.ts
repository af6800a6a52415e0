import type { LoginRequest, RegisterRequest, SocialProvider } from '@prepar/openapi/types';
import type { Client } from './client.ts';

export function authCalls({ http, send }: Client, timeZone: () => string) {
  const params = () => ({ header: { 'X-Time-Zone': timeZone() } });
  const inPlace = true;
  return {
    register: (body: RegisterRequest) =>
      send(http.POST('/users/auth/register', { body, params: params() }), { inPlace }),
    login: (body: LoginRequest) => send(http.POST('/users/auth/login', { body, params: params() }), { inPlace }),
    requestReset: (email: string) => send(http.POST('/users/auth/forgot-password', { body: { email } }), { inPlace }),
    verifyResetCode: (email: string, code: string) =>
      send(http.POST('/users/auth/verify-reset-code', { body: { email, code } }), { inPlace }),
    resetPassword: (email: string, code: string, newPassword: string) =>
      send(
        http.POST('/users/auth/reset-password', { body: { email, code, newPassword, confirmPassword: newPassword } }),
        { inPlace },
      ),
    /** By the token of a mailed link, which restores a former address where it is one of those. */
    resetPasswordByLink: (token: string, newPassword: string) =>
      send(
        http.POST('/users/auth/reset-password/link', { body: { token, newPassword, confirmPassword: newPassword } }),
        { inPlace },
      ),
    /** Asks where to sign in with a provider; some servers sign in at once. */
    social: (provider: SocialProvider, token: string) =>
      send(http.POST(`/users/auth/${provider}`, { body: { token } }), { inPlace }),
    completeSocial: (provider: SocialProvider, code: string, state: string) =>
      send(
        http.POST('/users/auth/{provider}/callback', {
          body: { code, state },
          params: { path: { provider }, ...params() },
        }),
        { inPlace },
      ),
    logout: () => send(http.POST('/users/auth/logout'), { inPlace }),
  };
}
