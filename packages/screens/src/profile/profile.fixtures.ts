import type {
  AccountState,
  AccountView,
  ProfileState,
  SectionState,
  SignInsState,
  SignInView,
} from './ProfileScreen.types.ts';

export const account: AccountView = {
  memberSince: '2025-08-14T09:30:00',
  lastPasswordChange: '2025-09-02T18:05:00',
  creditsUsed: 1188,
  creditsRemaining: 312,
  accountStatus: 'active',
  plan: 'free',
};

/** One state for each status of a part. */
export const sections = {
  view: { status: 'view' },
  edit: { status: 'edit', failure: null },
  saving: { status: 'saving' },
} satisfies { [Status in SectionState['status']]: Extract<SectionState, { status: Status }> };

/** One state for each status of the account information. */
export const accounts = {
  loading: { status: 'loading' },
  failed: { status: 'failed' },
  ready: { status: 'ready', account },
} satisfies { [Status in AccountState['status']]: Extract<AccountState, { status: Status }> };

export const here: SignInView = {
  id: 's1',
  browser: 'Firefox',
  operatingSystem: 'Android',
  lastSeenAt: '2025-09-11T08:05:00',
  isCurrent: true,
};

/** One state for each status of the list of sign-ins. */
export const signIns = {
  loading: { status: 'loading' },
  failed: { status: 'failed' },
  ready: {
    status: 'ready',
    signIns: [
      here,
      {
        ...here,
        id: 's2',
        browser: 'Chrome',
        operatingSystem: 'Windows',
        lastSeenAt: '2025-09-10T22:40:00',
        isCurrent: false,
      },
      { ...here, id: 's3', browser: null, operatingSystem: null, lastSeenAt: 'sem data', isCurrent: false },
    ],
    isEnding: false,
  },
} satisfies { [Status in SignInsState['status']]: Extract<SignInsState, { status: Status }> };

export const onlyHere: SignInsState = { status: 'ready', signIns: [here], isEnding: false };

export const viewed: ProfileState = {
  user: { name: 'Marina Albuquerque', email: 'marina.albuquerque@email.com' },
  name: sections.view,
  email: sections.view,
  password: sections.view,
  account: accounts.ready,
  reportsHref: '/profile?view=reports',
  signIns: signIns.ready,
};

export const withAccount = (changes: Partial<AccountView>): ProfileState => ({
  ...viewed,
  account: { status: 'ready', account: { ...account, ...changes } },
});

/** Everything open and refused, with words of a length that a person or a server can send. */
export const longest: ProfileState = {
  user: {
    name: 'Maria Aparecida Conceição de Albuquerque Cavalcanti Vasconcelos e Silva',
    email: 'maria.aparecida.conceicao.de.albuquerque.cavalcanti@universidade-federal-de-pernambuco.example.com.br',
  },
  name: { status: 'edit', failure: 'profile.nameError' },
  email: {
    status: 'edit',
    failure: { text: 'Este e-mail já pertence a outra conta. Use outro endereço ou entre com a conta que já existe.' },
  },
  password: { status: 'edit', failure: 'profile.connectionError' },
  reportsHref: '/profile?view=reports',
  account: {
    status: 'ready',
    account: {
      memberSince: 'sem data',
      lastPasswordChange: null,
      creditsUsed: 1_284_500,
      creditsRemaining: 0,
      accountStatus: 'Aguardando confirmação',
      plan: 'expert',
    },
  },
  signIns: signIns.ready,
};
