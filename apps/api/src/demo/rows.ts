/** What a column of a row holds. */
export type Cell = string | number | boolean | Date | Buffer | null;

/** The tables that are loaded, those before others that refer to them, with the columns that are given. */
export const columns = {
  users:
    'id name email email_key email_verified_at password_hash password_changed_at role status country locale time_zone onboarding_completed_at created_at',
  credit_accounts: 'user_id day used_today granted used_total plan model_cost_usd',
  enrolments: 'user_id exam_id enrolled_at',
  questions:
    'user_id id exam_id modality_id model book_id packed facts_hash asked_hash stem_hash skin_hash is_review created_at',
  pending_questions: 'user_id question_id',
  attempts:
    'user_id question_id exam_id domain topic selected is_correct level is_pair weight facts_hash stem_hash time_ms local_date created_at',
  review_cards: 'user_id exam_id facts_hash stability difficulty times reviewed_on due_on is_dropped question_id',
  study_sessions: 'user_id id exam_id modality_id status started_at counted_ms ended_at',
  study_session_days: 'user_id session_id local_date study_ms',
  activities: 'user_id exam_id type metadata created_at',
  credit_ledger: 'user_id kind source amount question_id note local_date created_at',
  account_log: 'user_id kind reason done_by created_at',
  exam_dates: 'user_id exam_id exam_date',
  exam_outcomes: 'user_id exam_id exam_date result mark told_at',
  model_calls: 'generation_id exam_id operation model tokens_in tokens_out cost_usd latency_ms outcome created_at',
  generation_days: 'day exam_id model operation shard count tokens cost_usd',
  generation_totals: 'exam_id model operation shard count tokens cost_usd',
} as const;

export type Table = keyof typeof columns;

export const tables = Object.keys(columns) as Table[];

/** Rows that wait to be loaded. */
export class Rows {
  readonly #lines: Record<Table, string[]> = Object.fromEntries(tables.map((table) => [table, []])) as never;

  /** Adds a row with its cells in the order of `columns`. */
  add(table: Table, ...cells: Cell[]): void {
    this.#lines[table].push(cells.map(written).join('\t'));
  }

  /** Takes the rows of a table out, as the lines of COPY. */
  take(table: Table): Buffer[] {
    const lines = this.#lines[table];
    this.#lines[table] = [];
    return lines.length === 0 ? [] : [Buffer.from(`${lines.join('\n')}\n`)];
  }
}

function written(cell: Cell): string {
  if (cell === null) return '\\N';
  if (Buffer.isBuffer(cell)) return `\\\\x${cell.toString('hex')}`;
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell !== 'string') return String(cell);
  return cell.replace(/[\\\t\n\r]/g, (sign) => escapes[sign] ?? sign);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
