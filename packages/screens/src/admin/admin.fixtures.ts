import type { AdminState } from './AdminScreen.types.ts';

const email = 'renato.farias@prepar.example';

export const adminStates = {
  loading: { status: 'loading', email },
  failed: { status: 'failed', email, failure: 'refused' },
  ready: {
    status: 'ready',
    email,
    isRefreshing: false,
    totals: {
      totalUsers: 2847,
      activeUsers: 417,
      totalExams: 10,
      totalQuestions: 38_210,
      totalAttempts: 126_477,
      totalAICost: 412.36,
      generatedAt: '2025-11-20T19:42:00',
    },
  },
} satisfies { [Status in AdminState['status']]: AdminState };

/** A platform on which nothing has happened, and one on which much has. */
export const emptyPlatform: AdminState = {
  ...adminStates.ready,
  totals: {
    totalUsers: 1,
    activeUsers: 0,
    totalExams: 10,
    totalQuestions: 0,
    totalAttempts: 0,
    totalAICost: 0,
    generatedAt: '2025-11-20T19:42:00',
  },
};

export const largePlatform: AdminState = {
  ...adminStates.ready,
  email: 'maria.de.los.angeles.hernandez.villanueva@universidad-nacional.example',
  totals: {
    totalUsers: 12_345_678,
    activeUsers: 1_234_567,
    totalExams: 1284,
    totalQuestions: 987_654_321,
    totalAttempts: 987_654_321,
    totalAICost: 1_234_567.89,
    generatedAt: '2025-11-20T19:42:00',
  },
};
