import type {
  ExamOutcomeResult,
  ExpectedResult,
  PlanName,
  QuestionReportReason,
  Settings,
  SimulationPace,
} from '@prepar/openapi/types';
import type { ColumnType, Generated } from 'kysely';
import type { Locale, Localised } from '../i18n/locale.ts';
import type { LocalDate } from '../time/local-days.ts';

// The migrations define the database; these types only describe it to the compiler.

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  email_key: string;
  email_verified_at: Date | null;
  password_hash: string | null;
  password_changed_at: Date | null;
  must_change_password: Generated<boolean>;
  role: Generated<'USER' | 'ADMIN'>;
  can_access_admin: Generated<boolean>;
  status: Generated<'active' | 'inactive' | 'suspended'>;
  country: string | null;
  locale: string | null;
  /** In which the person uses Prepar. */
  language: Locale | null;
  time_zone: string;
  next_time_zone: string | null;
  next_time_zone_from: Date | null;
  time_zone_changed_at: Date | null;
  onboarding_completed_at: Date | null;
  created_at: Date;
  name_key: ColumnType<string, never, never>;
}

interface SessionsTable {
  token_hash: Buffer;
  id: Generated<string>;
  user_id: string;
  browser: string | null;
  operating_system: string | null;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

interface TotpTable {
  user_id: string;
  secret: string;
  completed_at: Date | null;
  last_step: Generated<number>;
}

interface TotpRecoveryCodesTable {
  user_id: string;
  code_hash: Buffer;
}

interface PasswordResetsTable {
  user_id: string;
  code_hash: string;
  token_hash: Buffer | null;
  expires_at: Date;
}

interface EmailRestoresTable {
  token_hash: Buffer;
  id: Generated<number>;
  user_id: string;
  email: string;
  email_key: string;
  created_at: Date;
  expires_at: Date;
}

interface MailsTable {
  id: Generated<number>;
  user_id: string;
  address: string;
  letter: ColumnType<unknown, string, never>;
  tries: Generated<number>;
  next_try_at: Date;
  expires_at: Date;
  created_at: Date;
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
  evidence: ColumnType<unknown, string | null | undefined, string | null>;
  evidence_number: Generated<number>;
}

interface QuestionsTable {
  user_id: string;
  id: string;
  exam_id: string;
  modality_id: string;
  model: string | null;
  book_id: number | null;
  packed: Buffer;
  facts_hash: number | null;
  asked_hash: number | null;
  stem_hash: number | null;
  skin_hash: number | null;
  is_review: Generated<boolean>;
  created_at: Date;
}

interface ReviewCardsTable {
  user_id: string;
  exam_id: string;
  facts_hash: number;
  stability: number;
  difficulty: number;
  times: number;
  reviewed_on: LocalDate;
  due_on: LocalDate;
  is_dropped: boolean;
  question_id: string;
}

interface PhraseBooksTable {
  id: number;
  body: Buffer;
  created_at: Date;
}

interface PendingQuestionsTable {
  user_id: string;
  question_id: string;
  number: Generated<number>;
}

export interface AttemptsTable {
  user_id: string;
  question_id: string;
  exam_id: string;
  domain: string;
  topic: string;
  selected: string;
  is_correct: boolean;
  /** Of the question. */
  level: number;
  is_pair: boolean;
  weight: number;
  facts_hash: number | null;
  stem_hash: number | null;
  time_ms: number;
  local_date: LocalDate;
  idempotency_key: string | null;
  is_tallied: Generated<boolean>;
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
  is_simulation: Generated<boolean>;
}

interface SimulationsTable {
  user_id: string;
  session_id: string;
  exam_id: string;
  pace: SimulationPace;
  started_at: Date;
  ends_at: Date;
  ended_at: Date | null;
  ended_by: 'LEARNER' | 'TIME' | null;
  readiness_before: ColumnType<ExpectedResult | null, string | null | undefined, string | null>;
  readiness_after: ColumnType<ExpectedResult | null, string | null | undefined, string | null>;
}

interface SimulationQuestionsTable {
  user_id: string;
  session_id: string;
  place: number;
  question_id: string;
  domain: string;
  selected: string | null;
  is_flagged: Generated<boolean>;
  time_ms: Generated<number>;
  given_at: Date | null;
  local_date: LocalDate | null;
  is_charged: Generated<boolean>;
}

interface ExamDatesTable {
  user_id: string;
  exam_id: string;
  exam_date: LocalDate;
}

interface ExamOutcomesTable {
  user_id: string;
  exam_id: string;
  exam_date: LocalDate;
  result: ExamOutcomeResult;
  mark: number | null;
  answers: number | null;
  expected: number | null;
  expected_low: number | null;
  expected_high: number | null;
  chance: number | null;
  chance_low: number | null;
  chance_high: number | null;
  told_at: Date;
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
  model_cost_usd: Generated<number>;
  plan: Generated<PlanName>;
}

interface CreditLedgerTable {
  user_id: string;
  id: Generated<number>;
  kind: 'ANSWER' | 'GRANT' | 'RETURN';
  source: 'DAILY' | 'GRANTED';
  amount: number;
  question_id: string | null;
  note: string | null;
  local_date: LocalDate;
  created_at: Date;
}

interface AccountLogTable {
  user_id: string;
  id: Generated<number>;
  kind: 'SUSPENDED' | 'REACTIVATED' | 'PLAN_CHANGED' | 'CREDITS_GRANTED';
  reason: string | null;
  credits: number | null;
  plan: PlanName | null;
  ledger_id: number | null;
  done_by: string | null;
  idempotency_key: string | null;
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

interface TopicTotalsTable {
  user_id: string;
  exam_id: string;
  domain: string;
  topic: string;
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
  expected: Generated<number>;
  score: number | null;
  score_low: number | null;
  score_high: number | null;
}

interface PlatformDaysTable {
  day: LocalDate;
  exam_id: string;
  answered: Generated<number>;
  correct: Generated<number>;
}

interface PlatformDomainsTable {
  exam_id: string;
  domain: string;
  level: number;
  answered: Generated<number>;
  correct: Generated<number>;
}

interface GenerationTotalsTable {
  exam_id: string;
  model: string;
  operation: string;
  shard: number;
  count: Generated<number>;
  tokens: Generated<number>;
  cost_usd: Generated<number>;
}

interface AccountDaysTable {
  day: LocalDate;
  shard: number;
  accounts: number;
}

interface EnrolmentTotalsTable {
  exam_id: string;
  shard: number;
  enrolled: number;
}

interface SessionTotalsTable {
  shard: number;
  ended: number;
  study_ms: number;
}

interface SessionDaysTable {
  day: LocalDate;
  shard: number;
  ended: number;
  study_ms: number;
}

interface GenerationDaysTable {
  day: LocalDate;
  exam_id: string;
  model: string;
  operation: string;
  shard: number;
  count: Generated<number>;
  tokens: Generated<number>;
  cost_usd: Generated<number>;
}

interface ModelCallsTable {
  id: Generated<number>;
  generation_id: string;
  exam_id: string;
  operation: string;
  model: string;
  tokens_in: number;
  tokens_out: number;
  cost_usd: number;
  latency_ms: number;
  outcome: string;
  created_at: Date;
}

interface WrittenQuestionsTable {
  id: string;
  exam_id: string;
  kb_version: string;
  locale: Locale;
  topic: string;
  level: number;
  model: string;
  packed: Buffer;
  facts_hash: number | null;
  asked_hash: number | null;
  stem_hash: number | null;
  skin_hash: number | null;
  handed_out_at: Date | null;
  created_at: Date;
}

interface WrittenDemandTable {
  exam_id: string;
  locale: Locale;
  topic: string;
  level: number;
  asked_at: Date;
  rests_until: Date;
}

export interface QuestionItemsTable {
  exam_id: string;
  asked_hash: number;
  book_id: number | null;
  packed: Buffer;
  waits_for: 'REPORT' | 'QUARANTINE' | 'ODD' | null;
  waits_since: Date | null;
  is_out: Generated<boolean>;
  decision: 'CONFIRMED' | 'RELEASED' | null;
  decided_at: Date | null;
  note: string | null;
  looked_at: Generated<number>;
  before: ColumnType<ItemBefore | null, string | null | undefined, string | null>;
}

/** What a decision on an item changes. */
export interface ItemBefore {
  waits_for: QuestionItemsTable['waits_for'];
  waits_since: string | null;
  is_out: boolean;
  decision: QuestionItemsTable['decision'];
  decided_at: string | null;
  note: string | null;
  looked_at: number;
}

export interface QuestionReportsTable {
  user_id: string;
  question_id: string;
  exam_id: string;
  asked_hash: number;
  reason: QuestionReportReason;
  comment: string | null;
  problems: string[];
  status: Generated<'OPEN' | 'CONFIRMED' | 'KEPT'>;
  note: string | null;
  credits: Generated<number>;
  created_at: Date;
  decided_at: Date | null;
}

interface QuestionLogTable {
  exam_id: string;
  asked_hash: number;
  id: Generated<number>;
  kind: 'QUARANTINED' | 'ODD' | 'CONFIRMED' | 'RELEASED' | 'UNDONE';
  note: string | null;
  credits: Generated<number>;
  done_by: string | null;
  created_at: Date;
}

export interface ItemStatisticsTable {
  exam_id: string;
  asked_hash: number;
  template: string;
  guess: number;
  book_id: number | null;
  packed: Buffer;
  answers: number;
  correct: number;
  compared: number;
  compared_correct: number;
  rest: number;
  rest_squared: number;
  rest_correct: number;
  first_at: Date;
  last_at: Date;
  oddities: Generated<string[]>;
}

export interface ItemOptionsTable {
  exam_id: string;
  asked_hash: number;
  subject: string;
  is_key: boolean;
  text: ColumnType<Localised, string, string>;
  shown: number;
  chosen: number;
  wrong: number;
  key_chosen: number;
}

interface ItemTimesTable {
  exam_id: string;
  asked_hash: number;
  seconds: number;
  answers: number;
}

interface RetellingsTable {
  user_id: string;
  question_id: string;
  locale: Locale;
  model: string;
  text: string;
  created_at: Date;
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

interface SalesNoticesTable {
  user_id: string;
  asked_at: Date;
}

export interface Schema {
  users: UsersTable;
  sessions: SessionsTable;
  totp: TotpTable;
  totp_recovery_codes: TotpRecoveryCodesTable;
  password_resets: PasswordResetsTable;
  email_restores: EmailRestoresTable;
  sales_notices: SalesNoticesTable;
  mails: MailsTable;
  identities: IdentitiesTable;
  social_sign_ins: SocialSignInsTable;
  enrolments: EnrolmentsTable;
  questions: QuestionsTable;
  phrase_books: PhraseBooksTable;
  pending_questions: PendingQuestionsTable;
  attempts: AttemptsTable;
  review_cards: ReviewCardsTable;
  study_sessions: StudySessionsTable;
  study_session_days: StudySessionDaysTable;
  simulations: SimulationsTable;
  simulation_questions: SimulationQuestionsTable;
  exam_dates: ExamDatesTable;
  exam_outcomes: ExamOutcomesTable;
  activities: ActivitiesTable;
  credit_accounts: CreditAccountsTable;
  credit_ledger: CreditLedgerTable;
  account_log: AccountLogTable;
  exam_totals: ExamTotalsTable;
  topic_totals: TopicTotalsTable;
  study_days: StudyDaysTable;
  platform_days: PlatformDaysTable;
  platform_domains: PlatformDomainsTable;
  generation_days: GenerationDaysTable;
  generation_totals: GenerationTotalsTable;
  account_days: AccountDaysTable;
  enrolment_totals: EnrolmentTotalsTable;
  session_totals: SessionTotalsTable;
  session_days: SessionDaysTable;
  model_calls: ModelCallsTable;
  written_questions: WrittenQuestionsTable;
  written_demand: WrittenDemandTable;
  question_items: QuestionItemsTable;
  item_statistics: ItemStatisticsTable;
  item_options: ItemOptionsTable;
  item_times: ItemTimesTable;
  question_reports: QuestionReportsTable;
  question_log: QuestionLogTable;
  retellings: RetellingsTable;
  settings: SettingsTable;
  rate_counters: RateCountersTable;
}
