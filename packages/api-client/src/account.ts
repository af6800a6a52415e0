import type { ChangePasswordRequest, UpdateProfileRequest } from '@prepar/openapi/types';
import type { Client } from './client.ts';
import { isDeleted } from './normalise.ts';

export function accountCalls({ http, send }: Client) {
  // These re-check a password: a 401 there is about it and ends no session.
  const inPlace = true;
  return {
    profile: () => send(http.GET('/users/profile')),
    info: () => send(http.GET('/users/account-info')),
    /** Changes several facts at once; the portal changes one at a time. */
    update: (body: UpdateProfileRequest) => send(http.PUT('/users/profile', { body })),
    changeName: (name: string) => send(http.PUT('/users/profile/name', { body: { name } })),
    changeEmail: (email: string) => send(http.PUT('/users/profile/email', { body: { email } })),
    changePassword: (body: ChangePasswordRequest) => send(http.PUT('/users/profile/password', { body }), { inPlace }),
    signIns: () => send(http.GET('/users/sign-ins')),
    endOtherSignIns: () => send(http.DELETE('/users/sign-ins')),
    requestSalesNotice: () => send(http.PUT('/users/sales-notice')),
    withdrawSalesNotice: () => send(http.DELETE('/users/sales-notice')),
    startTotp: (password: string) => send(http.POST('/users/totp', { body: { password } }), { inPlace }),
    completeTotp: (code: string) => send(http.POST('/users/totp/complete', { body: { code } }), { inPlace }),
    remove: (password: string) =>
      send(http.DELETE('/users/account', { body: { password } }), { inPlace, isSuccess: isDeleted }),
  };
}
