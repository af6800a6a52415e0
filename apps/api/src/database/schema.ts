import type { Settings } from '@prepar/openapi/types';
import type { ColumnType, Generated } from 'kysely';
import type { Item, TemplateId } from '../questions/item.types.ts';

// The migrations define the database; these types only describe it to the compiler.

/** Calendar day in the learner's time zone, yyyy-mm-dd. */
export type LocalDate = string;

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_key: string;
  email_verified_at: Date | null;
  password_hash: string | null;
  password_changed_at: Date | null;
  role: Generated<'USER' | 'ADMIN'>;
  can_access_admin: Generated<boolean>;
  status: Generated<'active' | 'inactive' | 'suspended'>;
  country: string | null;
  locale: string | null;
  time_zone: string;
  next_time_zone: string | null;
  next_time_zone_from: Date | null;
  time_zone_changed_at: Date | null;
  onboarding_completed_at: Date | null;
  created_at: Date;
}

interface SessionsTable {
  token_hash: Buffer;
  user_id: string;
  created_at: Date;
  expires_at: Date;
}

interface PasswordResetsTable {
  user_id: string;
  code_hash: string;
  expires_at: Date;
}

interface IdentitiesTable {
  provider: 'google' | 'github';
  subject: string;
  user_id: string;
  created_at: Date;
}

interface SocialSignInsTable {
  state_hash: Buffer;
  provider: 'google' | 'github';
  browser_hash: Buffer;
  code_verifier: string;
  nonce: string;
  expires_at: Date;
}

interface EnrolmentsTable {
  user_id: string;
  exam_id: string;
  enrolled_at: Date;
}

interface QuestionsTable {
  user_id: string;
  id: string;
  exam_id: string;
  modality_id: string;
  model: string;
  item: ColumnType<Item, string, string>;
  template: TemplateId;
  fact_ids: string[];
  skin: string | null;
  stem_hash: string;
  created_at: Date;
}

export interface AttemptsTable {
  user_id: string;
  question_id: string;
  exam_id: string;
  domain: string;
  selected: string;
  is_correct: boolean;
  time_ms: number;
  local_date: LocalDate;
  idempotency_key: string | null;
  created_at: Date;
}

export interface StudySessionsTable {
  user_id: string;
  id: string;
  exam_id: string;
  modality_id: string | null;
  status: 'IN_PROGRESS' | 'PAUSED' | 'COMPLETED';
  started_at: Date;
  counted_until: Date | null;
  counted_ms: Generated<number>;
  paused_at: Date | null;
  ended_at: Date | null;
}

interface StudySessionDaysTable {
  user_id: string;
  session_id: string;
  local_date: LocalDate;
  study_ms: number;
}

interface ActivitiesTable {
  user_id: string;
  id: Generated<number>;
  exam_id: string | null;
  type: string;
  metadata: ColumnType<Record<string, unknown>, string, never>;
  created_at: Date;
}

interface CreditAccountsTable {
  user_id: string;
  day: LocalDate;
  used_today: Generated<number>;
  granted: Generated<number>;
  used_total: Generated<number>;
}

interface CreditLedgerTable {
  user_id: string;
  id: Generated<number>;
  kind: 'ANSWER' | 'GRANT';
  source: 'DAILY' | 'GRANTED';
  amount: number;
  question_id: string | null;
  note: string | null;
  local_date: LocalDate;
  created_at: Date;
}

interface ExamTotalsTable {
  user_id: string;
  exam_id: string;
  answered: Generated<number>;
  correct: Generated<number>;
  time_ms: Generated<number>;
  study_ms: Generated<number>;
  last_attempt_at: Date | null;
}

interface DomainTotalsTable {
  user_id: string;
  exam_id: string;
  domain: string;
  answered: Generated<number>;
  correct: Generated<number>;
}

interface StudyDaysTable {
  user_id: string;
  local_date: LocalDate;
  exam_id: string;
  answered: Generated<number>;
  correct: Generated<number>;
  credits: Generated<number>;
  study_ms: Generated<number>;
}

interface PlatformDaysTable {
  day: LocalDate;
  exam_id: string;
  shard: number;
  answered: Generated<number>;
  correct: Generated<number>;
}

interface GenerationDaysTable {
  day: LocalDate;
  exam_id: string;
  model: string;
  shard: number;
  count: Generated<number>;
  tokens: Generated<number>;
  cost_usd: Generated<number>;
}

interface SettingsTable {
  user_id: string;
  values: ColumnType<Settings, string, string>;
  updated_at: Date;
}

interface RateCountersTable {
  key: string;
  window_start: Date;
  used: number;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  password_resets: PasswordResetsTable;
  identities: IdentitiesTable;
  social_sign_ins: SocialSignInsTable;
  enrolments: EnrolmentsTable;
  questions: QuestionsTable;
  attempts: AttemptsTable;
  study_sessions: StudySessionsTable;
  study_session_days: StudySessionDaysTable;
  activities: ActivitiesTable;
  credit_accounts: CreditAccountsTable;
  credit_ledger: CreditLedgerTable;
  exam_totals: ExamTotalsTable;
  domain_totals: DomainTotalsTable;
  study_days: StudyDaysTable;
  platform_days: PlatformDaysTable;
  generation_days: GenerationDaysTable;
  settings: SettingsTable;
  rate_counters: RateCountersTable;
}
