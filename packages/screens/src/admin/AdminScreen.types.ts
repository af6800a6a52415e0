/** Totals of the platform. */
export interface AdminTotals {
  totalUsers: number;
  activeUsers: number;
  totalExams: number;
  totalQuestions: number;
  totalAttempts: number;
  /** US dollars. */
  totalAICost: number;
  /** When they were counted, as an ISO date with time. */
  generatedAt: string;
}

export type AdminState = {
  /** E-mail of the administrator. */
  email: string;
} & (
  | { status: 'loading' }
  | {
      status: 'failed';
      /** Refused by the server, or no answer from it. */
      failure: 'refused' | 'connection';
    }
  | {
      status: 'ready';
      totals: AdminTotals;
      /** True while new figures are on their way; the old ones stay. */
      isRefreshing: boolean;
    }
);

export interface AdminActions {
  /** Asks for the figures again, also after a failure. */
  refresh: () => void;
}
