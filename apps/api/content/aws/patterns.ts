import type { Pattern } from '../../src/knowledge/pattern.types.ts';
import { accountBilling } from './patterns/account-billing.ts';
import { accountGuardrails } from './patterns/account-guardrails.ts';
import { adminShell } from './patterns/admin-shell.ts';
import { adoptionPair } from './patterns/adoption-pair.ts';
import { advantagePair } from './patterns/advantage-pair.ts';
import { alarmResponse } from './patterns/alarm-response.ts';
import { apiAuthorization } from './patterns/api-authorization.ts';
import { apiFront } from './patterns/api-front.ts';
import { appSignIn } from './patterns/app-sign-in.ts';
import { applicationDatabase } from './patterns/application-database.ts';
import { applicationSecrets } from './patterns/application-secrets.ts';
import { auditEvidence } from './patterns/audit-evidence.ts';
import { auditPair } from './patterns/audit-pair.ts';
import { backupPlan } from './patterns/backup-plan.ts';
import { backupProtection } from './patterns/backup-protection.ts';
import { blockVolume } from './patterns/block-volume.ts';
import { bucketSharing } from './patterns/bucket-sharing.ts';
import { bulkTransfer } from './patterns/bulk-transfer.ts';
import { businessSystem } from './patterns/business-system.ts';
import { cacheSetup } from './patterns/cache-setup.ts';
import { capacityAndArchive } from './patterns/capacity-and-archive.ts';
import { capacityForDemand } from './patterns/capacity-for-demand.ts';
import { capacityMix } from './patterns/capacity-mix.ts';
import { certificateChoice } from './patterns/certificate-choice.ts';
import { cheaperCompute } from './patterns/cheaper-compute.ts';
import { clickStream } from './patterns/click-stream.ts';
import { cloudAndServiceModel } from './patterns/cloud-and-service-model.ts';
import { computeForQueueWorkers } from './patterns/compute-for-queue-workers.ts';
import { containerCapacity } from './patterns/container-capacity.ts';
import { containerOrchestration } from './patterns/container-orchestration.ts';
import { containerStorage } from './patterns/container-storage.ts';
import { containerWeb } from './patterns/container-web.ts';
import { contentAccess } from './patterns/content-access.ts';
import { contentPair } from './patterns/content-pair.ts';
import { costInsight } from './patterns/cost-insight.ts';
import { costPlanPair } from './patterns/cost-plan-pair.ts';
import { costWatch } from './patterns/cost-watch.ts';
import { crossRegionObjects } from './patterns/cross-region-objects.ts';
import { dataCenterLink } from './patterns/data-center-link.ts';
import { dataFindings } from './patterns/data-findings.ts';
import { databaseBill } from './patterns/database-bill.ts';
import { databaseChange } from './patterns/database-change.ts';
import { databaseCopies } from './patterns/database-copies.ts';
import { databaseLicences } from './patterns/database-licences.ts';
import { databaseOperation } from './patterns/database-operation.ts';
import { databasePair } from './patterns/database-pair.ts';
import { databaseRestore } from './patterns/database-restore.ts';
import { demandAnswer } from './patterns/demand-answer.ts';
import { distantUsers } from './patterns/distant-users.ts';
import { dnsRouting } from './patterns/dns-routing.ts';
import { documentFlow } from './patterns/document-flow.ts';
import { documentVault } from './patterns/document-vault.ts';
import { edgeCode } from './patterns/edge-code.ts';
import { egressBill } from './patterns/egress-bill.ts';
import { endpointSharing } from './patterns/endpoint-sharing.ts';
import { eventStream } from './patterns/event-stream.ts';
import { failurePlan } from './patterns/failure-plan.ts';
import { fileBill } from './patterns/file-bill.ts';
import { fileHandover } from './patterns/file-handover.ts';
import { fileRecovery } from './patterns/file-recovery.ts';
import { fileStorage } from './patterns/file-storage.ts';
import { findingAnswers } from './patterns/finding-answers.ts';
import { firstAccount } from './patterns/first-account.ts';
import { fixedEntry } from './patterns/fixed-entry.ts';
import { flawControl } from './patterns/flaw-control.ts';
import { freeProtection } from './patterns/free-protection.ts';
import { functionConnections } from './patterns/function-connections.ts';
import { functionFiles } from './patterns/function-files.ts';
import { functionStart } from './patterns/function-start.ts';
import { gameData } from './patterns/game-data.ts';
import { gatewayType } from './patterns/gateway-type.ts';
import { governancePair } from './patterns/governance-pair.ts';
import { helpSource } from './patterns/help-source.ts';
import { hybridDns } from './patterns/hybrid-dns.ts';
import { hybridLinks } from './patterns/hybrid-links.ts';
import { identityPlan } from './patterns/identity-plan.ts';
import { idleEnvironments } from './patterns/idle-environments.ts';
import { imageRegistry } from './patterns/image-registry.ts';
import { infrastructureAsCode } from './patterns/infrastructure-as-code.ts';
import { instanceFamily } from './patterns/instance-family.ts';
import { instancePlacement } from './patterns/instance-placement.ts';
import { instanceWarmup } from './patterns/instance-warmup.ts';
import { integrationPair } from './patterns/integration-pair.ts';
import { keyOwnership } from './patterns/key-ownership.ts';
import { lakeAndJobs } from './patterns/lake-and-jobs.ts';
import { lakePermissions } from './patterns/lake-permissions.ts';
import { loadBalancing } from './patterns/load-balancing.ts';
import { logBill } from './patterns/log-bill.ts';
import { migrationPath } from './patterns/migration-path.ts';
import { moveChoice } from './patterns/move-choice.ts';
import { movePair } from './patterns/move-pair.ts';
import { movePlan } from './patterns/move-plan.ts';
import { newAccounts } from './patterns/new-accounts.ts';
import { nightlyJob } from './patterns/nightly-job.ts';
import { objectDeletion } from './patterns/object-deletion.ts';
import { objectEncryption } from './patterns/object-encryption.ts';
import { objectStorageClass } from './patterns/object-storage-class.ts';
import { officeAccess } from './patterns/office-access.ts';
import { officeDesktops } from './patterns/office-desktops.ts';
import { officeFiles } from './patterns/office-files.ts';
import { operationsPair } from './patterns/operations-pair.ts';
import { orderDatabase } from './patterns/order-database.ts';
import { orderWorkflow } from './patterns/order-workflow.ts';
import { passingMessages } from './patterns/passing-messages.ts';
import { peopleAndKeys } from './patterns/people-and-keys.ts';
import { pillarPair } from './patterns/pillar-pair.ts';
import { placeToRun } from './patterns/place-to-run.ts';
import { privateSubnets } from './patterns/private-subnets.ts';
import { protectionPair } from './patterns/protection-pair.ts';
import { purchaseOption } from './patterns/purchase-option.ts';
import { queueSafety } from './patterns/queue-safety.ts';
import { queueWorkers } from './patterns/queue-workers.ts';
import { recordsAndAnalysis } from './patterns/records-and-analysis.ts';
import { recoveryStrategy } from './patterns/recovery-strategy.ts';
import { regionChoice } from './patterns/region-choice.ts';
import { responsePair } from './patterns/response-pair.ts';
import { scalingPolicy } from './patterns/scaling-policy.ts';
import { secondRegion } from './patterns/second-region.ts';
import { securityWatch } from './patterns/security-watch.ts';
import { serverPrice } from './patterns/server-price.ts';
import { serverRecovery } from './patterns/server-recovery.ts';
import { serversAndDatabase } from './patterns/servers-and-database.ts';
import { sessionStore } from './patterns/session-store.ts';
import { sharedServicesLink } from './patterns/shared-services-link.ts';
import { slowReports } from './patterns/slow-reports.ts';
import { spendingAndLicences } from './patterns/spending-and-licences.ts';
import { staffAccess } from './patterns/staff-access.ts';
import { staffConsole } from './patterns/staff-console.ts';
import { staticSite } from './patterns/static-site.ts';
import { storageBill } from './patterns/storage-bill.ts';
import { streamSetup } from './patterns/stream-setup.ts';
import { studioStorage } from './patterns/studio-storage.ts';
import { subnetChoice } from './patterns/subnet-choice.ts';
import { supportAndCostTool } from './patterns/support-and-cost-tool.ts';
import { tableCapacity } from './patterns/table-capacity.ts';
import { tableReads } from './patterns/table-reads.ts';
import { threatResponse } from './patterns/threat-response.ts';
import { tlsPath } from './patterns/tls-path.ts';
import { trafficFilter } from './patterns/traffic-filter.ts';
import { twoRegions } from './patterns/two-regions.ts';
import { uploadPath } from './patterns/upload-path.ts';
import { vendorAccess } from './patterns/vendor-access.ts';
import { vpcLinking } from './patterns/vpc-linking.ts';
import { warehouseBill } from './patterns/warehouse-bill.ts';
import { wayOutOfASubnet } from './patterns/way-out-of-a-subnet.ts';
import { wayToGetHelp } from './patterns/way-to-get-help.ts';
import { waysToOperate } from './patterns/ways-to-operate.ts';
import { webAvailability } from './patterns/web-availability.ts';
import { webBackend } from './patterns/web-backend.ts';
import { webPlatform } from './patterns/web-platform.ts';
import { websiteAttacks } from './patterns/website-attacks.ts';
import { windowsDirectory } from './patterns/windows-directory.ts';
import { workloadCredentials } from './patterns/workload-credentials.ts';
import { zoneLossWeb } from './patterns/zone-loss-web.ts';

/** Every decision pattern of the provider; each says itself which exams ask it. */
export const patterns: readonly Pattern[] = [
  ...accountBilling,
  ...accountGuardrails,
  ...adminShell,
  ...adoptionPair,
  ...advantagePair,
  ...alarmResponse,
  ...apiAuthorization,
  ...apiFront,
  ...appSignIn,
  ...applicationDatabase,
  ...applicationSecrets,
  ...auditEvidence,
  ...auditPair,
  ...backupPlan,
  ...backupProtection,
  ...blockVolume,
  ...bucketSharing,
  ...bulkTransfer,
  ...businessSystem,
  ...cacheSetup,
  ...capacityAndArchive,
  ...capacityForDemand,
  ...capacityMix,
  ...certificateChoice,
  ...cheaperCompute,
  ...clickStream,
  ...cloudAndServiceModel,
  ...computeForQueueWorkers,
  ...containerCapacity,
  ...containerOrchestration,
  ...containerStorage,
  ...containerWeb,
  ...contentAccess,
  ...contentPair,
  ...costInsight,
  ...costPlanPair,
  ...costWatch,
  ...crossRegionObjects,
  ...dataCenterLink,
  ...dataFindings,
  ...databaseBill,
  ...databaseChange,
  ...databaseCopies,
  ...databaseLicences,
  ...databaseOperation,
  ...databasePair,
  ...databaseRestore,
  ...demandAnswer,
  ...distantUsers,
  ...dnsRouting,
  ...documentFlow,
  ...documentVault,
  ...edgeCode,
  ...egressBill,
  ...endpointSharing,
  ...eventStream,
  ...failurePlan,
  ...fileBill,
  ...fileHandover,
  ...fileRecovery,
  ...fileStorage,
  ...findingAnswers,
  ...firstAccount,
  ...fixedEntry,
  ...flawControl,
  ...freeProtection,
  ...functionConnections,
  ...functionFiles,
  ...functionStart,
  ...gameData,
  ...gatewayType,
  ...governancePair,
  ...helpSource,
  ...hybridDns,
  ...hybridLinks,
  ...identityPlan,
  ...idleEnvironments,
  ...imageRegistry,
  ...infrastructureAsCode,
  ...instanceFamily,
  ...instancePlacement,
  ...instanceWarmup,
  ...integrationPair,
  ...keyOwnership,
  ...lakeAndJobs,
  ...lakePermissions,
  ...loadBalancing,
  ...logBill,
  ...migrationPath,
  ...moveChoice,
  ...movePair,
  ...movePlan,
  ...newAccounts,
  ...nightlyJob,
  ...objectDeletion,
  ...objectEncryption,
  ...objectStorageClass,
  ...officeAccess,
  ...officeDesktops,
  ...officeFiles,
  ...operationsPair,
  ...orderDatabase,
  ...orderWorkflow,
  ...passingMessages,
  ...peopleAndKeys,
  ...pillarPair,
  ...placeToRun,
  ...privateSubnets,
  ...protectionPair,
  ...purchaseOption,
  ...queueSafety,
  ...queueWorkers,
  ...recordsAndAnalysis,
  ...recoveryStrategy,
  ...regionChoice,
  ...responsePair,
  ...scalingPolicy,
  ...secondRegion,
  ...securityWatch,
  ...serverPrice,
  ...serverRecovery,
  ...serversAndDatabase,
  ...sessionStore,
  ...sharedServicesLink,
  ...slowReports,
  ...spendingAndLicences,
  ...staffAccess,
  ...staffConsole,
  ...staticSite,
  ...storageBill,
  ...streamSetup,
  ...studioStorage,
  ...subnetChoice,
  ...supportAndCostTool,
  ...tableCapacity,
  ...tableReads,
  ...threatResponse,
  ...tlsPath,
  ...trafficFilter,
  ...twoRegions,
  ...uploadPath,
  ...vendorAccess,
  ...vpcLinking,
  ...warehouseBill,
  ...wayOutOfASubnet,
  ...wayToGetHelp,
  ...waysToOperate,
  ...webAvailability,
  ...webBackend,
  ...webPlatform,
  ...websiteAttacks,
  ...windowsDirectory,
  ...workloadCredentials,
  ...zoneLossWeb,
];
