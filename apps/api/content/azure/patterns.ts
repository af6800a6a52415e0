import type { Pattern } from '../../src/knowledge/pattern.types.ts';
import { accessChoices } from './patterns/access-choices.ts';
import { benefitChoices } from './patterns/benefit-choices.ts';
import { billChoices } from './patterns/bill-choices.ts';
import { blobChoices } from './patterns/blob-choices.ts';
import { cloudChoices } from './patterns/cloud-choices.ts';
import { computeChoices } from './patterns/compute-choices.ts';
import { connectionChoices } from './patterns/connection-choices.ts';
import { costChoices } from './patterns/cost-choices.ts';
import { estateChoices } from './patterns/estate-choices.ts';
import { governanceChoices } from './patterns/governance-choices.ts';
import { growthChoices } from './patterns/growth-choices.ts';
import { hostingChoices } from './patterns/hosting-choices.ts';
import { identityChoices } from './patterns/identity-choices.ts';
import { jobChoices } from './patterns/job-choices.ts';
import { managementChoices } from './patterns/management-choices.ts';
import { moveChoices } from './patterns/move-choices.ts';
import { networkChoices } from './patterns/network-choices.ts';
import { noticeChoices } from './patterns/notice-choices.ts';
import { operationChoices } from './patterns/operation-choices.ts';
import { partnerChoices } from './patterns/partner-choices.ts';
import { priceChoices } from './patterns/price-choices.ts';
import { proofChoices } from './patterns/proof-choices.ts';
import { publishChoices } from './patterns/publish-choices.ts';
import { recordChoices } from './patterns/record-choices.ts';
import { regionChoices } from './patterns/region-choices.ts';
import { reportChoices } from './patterns/report-choices.ts';
import { seasonChoices } from './patterns/season-choices.ts';
import { serviceChoices } from './patterns/service-choices.ts';
import { spendingChoices } from './patterns/spending-choices.ts';
import { startChoices } from './patterns/start-choices.ts';
import { storageChoices } from './patterns/storage-choices.ts';
import { structureChoices } from './patterns/structure-choices.ts';
import { subnetChoices } from './patterns/subnet-choices.ts';
import { transferChoices } from './patterns/transfer-choices.ts';
import { trustChoices } from './patterns/trust-choices.ts';
import { visitorChoices } from './patterns/visitor-choices.ts';
import { workloadChoices } from './patterns/workload-choices.ts';

/** Every decision pattern of the provider; each says itself which exams ask it. */
export const patterns: readonly Pattern[] = [
  ...accessChoices,
  ...benefitChoices,
  ...billChoices,
  ...blobChoices,
  ...cloudChoices,
  ...computeChoices,
  ...connectionChoices,
  ...costChoices,
  ...estateChoices,
  ...governanceChoices,
  ...growthChoices,
  ...hostingChoices,
  ...identityChoices,
  ...jobChoices,
  ...managementChoices,
  ...moveChoices,
  ...networkChoices,
  ...noticeChoices,
  ...operationChoices,
  ...partnerChoices,
  ...priceChoices,
  ...proofChoices,
  ...publishChoices,
  ...recordChoices,
  ...regionChoices,
  ...reportChoices,
  ...seasonChoices,
  ...serviceChoices,
  ...spendingChoices,
  ...startChoices,
  ...storageChoices,
  ...structureChoices,
  ...subnetChoices,
  ...transferChoices,
  ...trustChoices,
  ...visitorChoices,
  ...workloadChoices,
];
