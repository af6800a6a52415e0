import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Mailer } from './mail/mailer.ts';

/** What handlers are given to work with. */
export interface Services {
  config: Config;
  db: Database;
  mailer: Mailer;
  /** Origin of the product, for links and cookies. */
  publicUrl: () => string;
}
