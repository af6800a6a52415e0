import type { ExamIdentity } from '../common/exam.types.ts';

/** The parts of the page, each with an address of its own. */
export const adminSections = ['overview', 'users', 'exams', 'questions', 'quality', 'analytics'] as const;
export type AdminSection = (typeof adminSections)[number];

/** So many days that end today, or all since the beginning. */
export const adminPeriods = ['7d', '30d', '90d', 'all'] as const;
export type AdminPeriod = (typeof adminPeriods)[number];

/** What all people together did in one exam. Percentages are 0–100, money is US dollars. */
export interface AdminExam extends ExamIdentity {
  /** Whether it can be practised. */
  isActive: boolean;
  enrolled: number;
  accuracy: number;
  right: number;
  wrong: number;
  cost: number;
}

export interface ActivePerson {
  id: string;
  name: string;
  email: string;
  attempts: number;
  cost: number;
}

export interface Usage {
  count: number;
  tokens: number;
  cost: number;
}

/** Use of a model, or for an operation. */
export interface NamedUsage extends Usage {
  name: string;
}

/** How calls to language models ended and how long they took. */
export interface CallFigures {
  calls: number;
  accepted: number;
  /** The others by reason, as the server names it, most first. */
  refused: readonly { reason: string; calls: number }[];
  /** What half of them and 95 of 100 took at most, in milliseconds; null without calls. */
  medianMs: number | null;
  p95Ms: number | null;
}

/** Calls to one model for one operation. */
export interface OperationCalls extends CallFigures {
  model: string;
  operation: string;
}

/** A day in UTC, yyyy-mm-dd. */
export interface UsageDay extends Usage {
  date: string;
  /** Questions generated; other uses are in `count` alone. */
  questions: number;
}

export interface GrowthDay {
  date: string;
  newUsers: number;
  totalUsers: number;
}

/** The figures of the whole platform in a period. */
export interface AdminFigures {
  /** The one that they are of; while others are on their way it may not be the chosen one. */
  period: AdminPeriod;
  /** When they were counted, as an ISO date with time. */
  generatedAt: string;
  totalUsers: number;
  totalAICost: number;
  /** Questions generated. */
  totalAIUsage: number;
  totalQuestions: number;
  totalAttempts: number;
  totalAccuracy: number;
  costPerUser: number;
  /** Per cent of accounts that answered in the last 7 days. */
  engagementRate: number;
  exams: readonly AdminExam[];
  /** The five with the most answers since the beginning, most first. */
  mostActive: readonly ActivePerson[];
  totalSessions: number;
  averageSessionMinutes: number;
  questionsPerUser: number;
  models: readonly NamedUsage[];
  operations: readonly NamedUsage[];
  /** Calls to models: all together, and by model and operation. */
  calls: CallFigures & { by: readonly OperationCalls[] };
  /** The days of the period, oldest first. */
  usageDays: readonly UsageDay[];
  growth: readonly GrowthDay[];
}

export type AdminState = {
  /** E-mail of the administrator. */
  email: string;
  section: AdminSection;
  /** The chosen one. */
  period: AdminPeriod;
  /** Whether sign-in asks for a code of an authenticator app; null while that is not known. */
  usesTotp: boolean | null;
  /** Questions that wait for a decision; null while that is not known. */
  waiting: number | null;
} & (
  | { status: 'loading' }
  | {
      status: 'failed';
      /** Refused by the server, or no answer from it. */
      failure: 'refused' | 'connection';
    }
  | {
      status: 'ready';
      figures: AdminFigures;
      /** True while new figures are on their way; the old ones stay. */
      isRefreshing: boolean;
    }
);

/** Address of each section. */
export type AdminSectionLinks = Record<AdminSection, string>;

export interface AdminActions {
  /** Asks for the figures again, also after a failure. */
  refresh: () => void;
  /** Asks for the figures of another period. */
  choosePeriod: (period: AdminPeriod) => void;
  /** Opens the dialog that exports them. */
  openExport: () => void;
  /** Opens the details of an exam. */
  openExam: (examId: string) => void;
  /** Begins to set up an authenticator app. */
  enrolTotp: () => void;
}
