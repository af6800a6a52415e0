import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSettings } from '../dist/types.ts';
import { workspace } from '../scripts/redocly.mjs';

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly type?: string;
  readonly oneOf?: readonly { readonly $ref: string }[];
  readonly 'x-unit'?: string;
}

interface Parameter {
  readonly name: string;
  readonly required: boolean;
  readonly schema: { readonly $ref?: string; readonly default?: unknown };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly $ref: string }[];
}

interface Example {
  readonly value: { readonly error?: string; readonly data?: unknown };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly examples: Readonly<Record<string, Example>>;
  };
}

const description: Description = JSON.parse(readFileSync(join(workspace, 'dist', 'openapi.json'), 'utf8'));
const schema = (name: string): Schema => description.components.schemas[name] ?? {};
const example = (name: string) => description.components.examples[name]?.value;

/** The settings, and what each begins with. */
const settings = {
  language: 'PT_BR',
  dailyGoal: 20,
  emailNotifications: true,
  pushNotifications: false,
  studyReminders: true,
  achievementAlerts: true,
  goalNotifications: true,
  weeklyReports: false,
  profileVisibility: 'PUBLIC',
  dataSharing: false,
  analyticsTracking: true,
  fontSize: 'MEDIUM',
  breakReminders: true,
  soundEffects: true,
  autoSave: true,
  autoUpdates: true,
  betaFeatures: false,
  debugMode: false,
};

const entities = [
  ['ENT-01', 'User', ['name', 'email', 'role', 'permissions', 'country', 'locale']],
  ['ENT-01', 'Permissions', ['canAccessAdmin']],
  [
    'ENT-02',
    'Exam',
    [
      'id',
      'code',
      'name',
      'provider',
      'description',
      'difficulty',
      'durationMinutes',
      'totalQuestions',
      'isActive',
      'isEnrolled',
      'enrollmentDate',
      'progress',
      'modalities',
    ],
  ],
  ['ENT-05', 'ExamProgress', ['totalQuestionsAnswered', 'correctAnswers', 'accuracy', 'lastStudyDate']],
  ['ENT-06', 'Modality', ['id', 'name', 'description', 'topics', 'questionCount', 'isActive', 'order']],
  ['ENT-09', 'Question', ['id', 'examId', 'prompt', 'options', 'answer', 'explanation', 'difficulty', 'domain']],
  ['ENT-12', 'ErrorEnvelope', ['success', 'error']],
  [
    'ENT-14',
    'AnalyticsSummary',
    [
      'totalCreditsSpent',
      'accuracy',
      'weeklyStreak',
      'totalStudyTime',
      'domainBreakdown',
      'examProgress',
      'recentActivity',
    ],
  ],
  [
    'ENT-15',
    'ExamSummary',
    [
      'examId',
      'examName',
      'examCode',
      'provider',
      'accuracy',
      'questionsCorrect',
      'questionsWrong',
      'totalQuestions',
      'lastAttempt',
    ],
  ],
  ['ENT-16', 'Activity', ['type', 'metadata', 'createdAt']],
  ['ENT-13 SETT-24', 'Settings', Object.keys(settings)],
  ['ENT-18', 'WeeklyProgress', ['questionsAnswered', 'accuracy', 'studyTime', 'creditsSpent', 'dailyBreakdown']],
  ['ENT-18', 'DailyBreakdown', ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']],
  ['ENT-19', 'MonthlyProgress', ['weeklyPerformance', 'averageAccuracy', 'aiInsights']],
  ['ENT-19', 'WeeklyPerformance', ['week1', 'week2', 'week3', 'week4']],
  ['ENT-19', 'WeekPerformance', ['week', 'questionsAnswered', 'accuracy']],
  ['ENT-19', 'ProgressInsights', ['bestWeek', 'worstWeek', 'improvementTrend', 'recommendation']],
  ['ENT-20', 'ExamMetrics', ['metrics', 'recommendations']],
  ['ENT-20', 'ExamFigures', ['correctAnswers', 'wrongAnswers', 'accuracy', 'lastAttempt']],
  ['ENT-20', 'ExamRecommendations', ['focusAreas']],
  [
    'ENT-21 ADMIN-11',
    'AdminDashboard',
    [
      'totalUsers',
      'totalAICost',
      'totalAIUsage',
      'totalExams',
      'totalQuestions',
      'totalAttempts',
      'dashboardMetrics',
      'examMetrics',
      'activityMetrics',
      'aiUsageMetrics',
    ],
  ],
  ['ENT-22', 'DashboardMetrics', ['totalAccuracy', 'totalAICostPerUser', 'engagementRate']],
  [
    'ENT-23',
    'AdminExamMetrics',
    [
      'examId',
      'examName',
      'examCode',
      'provider',
      'accuracy',
      'netEnrolled',
      'correctAnswers',
      'wrongAnswers',
      'aiCost',
    ],
  ],
  ['ENT-24', 'ActivityMetrics', ['mostActiveUsers', 'totalSessions', 'averageSessionDuration', 'questionsPerUser']],
  ['ENT-24', 'ActiveUser', ['userId', 'userName', 'userEmail', 'totalAttempts', 'totalCost']],
  ['ENT-25', 'AIUsageMetrics', ['usageByModel']],
  ['ENT-25', 'AIUsage', ['count', 'cost', 'tokens']],
  ['ENT-26', 'LoginResult', ['token', 'user', 'needsOnboarding']],
  ['PROF-22', 'AccountInfo', ['memberSince', 'lastPasswordChange', 'creditsUsed', 'creditsRemaining', 'accountStatus']],
  ['SESS-10', 'ExamSession', ['examId', 'examAttemptId', 'startTime', 'isActive', 'totalTime']],
  ['SESS-11', 'FinishedSession', ['examId', 'examAttemptId', 'duration', 'startTime', 'endTime']],
] as const;

test.each(entities)('%s %s always carries the fields of the specification', (_id, name, fields) => {
  expect(schema(name).required).toEqual(expect.arrayContaining([...fields]));
  expect(Object.keys(schema(name).properties ?? {})).toEqual(expect.arrayContaining([...fields]));
});

const payloads = [
  ['ENT-10', 'CreateAttemptRequest', ['questionId', 'examId', 'selected', 'timeMs', 'correctAnswer']],
  ['ENT-11', 'FinishExamRequest', ['score', 'timeSpent', 'answers']],
  ['REG-04', 'RegisterRequest', ['name', 'email', 'password', 'country', 'locale']],
  // The code of an authenticator app is ours, for administrators who have one.
  ['LOGIN-10', 'LoginRequest', ['email', 'password', 'totpCode']],
  ['FORGOT-03', 'RequestPasswordResetRequest', ['email']],
  ['FORGOT-07', 'VerifyPasswordResetCodeRequest', ['email', 'code']],
  ['FORGOT-13', 'ResetPasswordRequest', ['email', 'code', 'newPassword', 'confirmPassword']],
  ['SOCIAL-01 SOCIAL-02', 'SocialSignInRequest', ['token']],
  ['SOCIAL-06', 'CompleteSocialSignInRequest', ['code', 'state']],
  ['PROF-18', 'UpdateProfileNameRequest', ['name']],
  ['PROF-19', 'UpdateProfileEmailRequest', ['email']],
  ['PROF-20', 'ChangePasswordRequest', ['currentPassword', 'newPassword', 'confirmPassword']],
  ['DEL-03', 'DeleteAccountRequest', ['password']],
] as const;

test.each(payloads)('%s %s takes the fields of the specification and no others', (_id, name, fields) => {
  expect(Object.keys(schema(name).properties ?? {}).toSorted()).toEqual([...fields].toSorted());
});

test('ENT-03 ENT-04 ENT-17 enums have the values of the specification', () => {
  expect(schema('ExamProvider').enum).toEqual(['AWS', 'AZURE', 'GCP', 'GENERIC']);
  expect(schema('ExamDifficulty').enum).toEqual(['FUND', 'ASSOC', 'EXPERT']);
  expect(schema('ActivityType').enum?.toSorted()).toEqual([
    'ACHIEVEMENT_UNLOCKED',
    'QUESTION_ANSWERED',
    'QUESTION_CORRECT',
    'QUESTION_GENERATED',
    'QUESTION_INCORRECT',
    'STREAK_MILESTONE',
    'STUDY_SESSION_ENDED',
    'STUDY_SESSION_STARTED',
  ]);
});

test('ENT-07 questionCount holds a number or the word for infinite', () => {
  const pattern = new RegExp(schema('Modality').properties?.['questionCount']?.pattern ?? '^$');
  const accepted = ['65', '1000', 'infinite', '', '0', 'many'].filter((text) => pattern.test(text));
  expect(accepted).toEqual(['65', '1000', 'infinite']);
});

test('ENT-11 ENT-14 times carry the units of the specification', () => {
  expect(schema('FinishExamRequest').properties?.['timeSpent']).toMatchObject({ 'x-unit': 'ms' });
  expect(schema('AnalyticsSummary').properties?.['totalStudyTime']).toMatchObject({ 'x-unit': 'h' });
});

test('ENT-09 a question cannot hold its answer', () => {
  expect(schema('Question').properties?.['answer']).toMatchObject({ type: 'null' });
  expect(schema('Question').properties?.['explanation']).toMatchObject({ type: 'null' });
});

test('SETT-06 SETT-14 SETT-17 enums of the settings have the values of the specification', () => {
  expect(schema('SettingsLanguage').enum).toEqual(['PT_BR', 'EN_US', 'ES_ES']);
  expect(schema('ProfileVisibility').enum).toEqual(['PUBLIC', 'FRIENDS', 'PRIVATE']);
  expect(schema('FontSize').enum).toEqual(['SMALL', 'MEDIUM', 'LARGE']);
});

test('ENT-19 PROF-24 trends and account states have the values of the specification', () => {
  expect(schema('ImprovementTrend').enum).toEqual(['improving', 'declining', 'stable']);
  expect(schema('AccountStatus').enum).toEqual(['active', 'inactive', 'suspended']);
});

test('SETT-33 settings can be sent back as they were read, all of them and nothing else', () => {
  const { properties, required } = schema('Settings');
  expect(Object.keys(properties ?? {})).toEqual(Object.keys(settings));
  expect(required).toEqual(Object.keys(settings));
  expect(schema('UpdateSettingsRequest')).toMatchObject({
    allOf: [{ $ref: '#/components/schemas/Settings' }],
    unevaluatedProperties: false,
  });
});

const defaultIds =
  'SETT-07 SETT-09 SETT-10 SETT-11 SETT-12 SETT-13 SETT-15 SETT-16 SETT-18 SETT-19 SETT-20 SETT-21 SETT-22 SETT-23';

test(`${defaultIds} the defaults are those of the specification`, () => {
  expect(defaultSettings).toEqual(settings);
  expect(example('DefaultSettingsExample')?.data).toEqual(settings);
});

test('SETT-08 PROF-15 limits are those of the specification', () => {
  expect(schema('Settings').properties?.['dailyGoal']).toMatchObject({ minimum: 1, maximum: 100 });
  expect(schema('ChangePasswordRequest').properties?.['newPassword']).toMatchObject({ minLength: 6 });
});

test('DEL-04 DEL-08 clients that read the sentence of a deletion recognise ours', () => {
  expect(example('InvalidPasswordError')?.error).toContain('senha inválida');
  expect(example('InvalidPasswordEnglishError')?.error).toContain('invalid password');
  expect(example('InvalidPasswordSpanishError')?.error).toContain('contraseña no válida');
  expect(example('AccountDeletedEnglishExample')).toMatchObject({
    success: true,
    data: { message: expect.stringContaining('successfully') },
  });
});

test('FORGOT-05 the answer to a forgotten password is the neutral sentence', () => {
  const message = 'If the email is registered, you will receive a verification code.';
  expect(example('ResetRequestedEnglishExample')).toEqual({ success: true, data: { message } });
});

test('FORGOT-06 a reset code has exactly 6 characters', () => {
  expect(schema('ResetCode')).toMatchObject({ type: 'string', minLength: 6, maxLength: 6 });
});

test('SOCIAL-04 SOCIAL-05 a social sign-in carries either an address or a user with a token', () => {
  expect(schema('SocialRedirect').required).toEqual(['authUrl']);
  expect(schema('SocialSignInResult').oneOf?.map(({ $ref }) => $ref)).toEqual([
    '#/components/schemas/SocialRedirect',
    '#/components/schemas/LoginResult',
  ]);
});

test('SOCIAL-07 the callback knows the two providers', () => {
  expect(description.components.parameters['Provider']?.schema.$ref).toBe('#/components/schemas/SocialProvider');
  expect(schema('SocialProvider').enum).toEqual(['google', 'github']);
});

const calls = [
  ['ADMIN-12', 'get', '/admin/dashboard', 'getAdminDashboard'],
  ['ADMIN-12', 'get', '/admin/exam/{examId}', 'getAdminExam'],
  ['ADMIN-12', 'get', '/admin/summary', 'getAdminSummary'],
  ['API-05', 'put', '/users/profile', 'updateProfile'],
  ['API-06', 'get', '/health', 'getHealth'],
  ['API-09', 'get', '/attempts/stats/user', 'getAttemptStats'],
  ['API-10', 'get', '/questions/{questionId}/explanation', 'getQuestionExplanation'],
  ['DEL-03', 'delete', '/users/account', 'deleteAccount'],
  ['FORGOT-03', 'post', '/users/auth/forgot-password', 'requestPasswordReset'],
  ['FORGOT-07', 'post', '/users/auth/verify-reset-code', 'verifyPasswordResetCode'],
  ['FORGOT-13', 'post', '/users/auth/reset-password', 'resetPassword'],
  ['PROF-18', 'put', '/users/profile/name', 'updateProfileName'],
  ['PROF-19', 'put', '/users/profile/email', 'updateProfileEmail'],
  ['PROF-20', 'put', '/users/profile/password', 'changePassword'],
  ['PROF-21', 'get', '/users/account-info', 'getAccountInfo'],
  ['PROG-08', 'get', '/analytics/progress/monthly', 'getMonthlyProgress'],
  ['PROG-09', 'get', '/analytics/exam/{examId}/metrics', 'getExamMetrics'],
  ['SETT-27', 'get', '/config/settings', 'getSettings'],
  ['SETT-29', 'post', '/config/default', 'createDefaultSettings'],
  ['SETT-33', 'put', '/config/settings', 'updateSettings'],
  ['SOCIAL-01', 'post', '/users/auth/google', 'signInWithGoogle'],
  ['SOCIAL-02', 'post', '/users/auth/github', 'signInWithGithub'],
  ['SOCIAL-06', 'post', '/users/auth/{provider}/callback', 'completeSocialSignIn'],
] as const;

test.each(calls)('%s %s %s exists', (_id, method, path, operationId) => {
  expect(description.paths[path]?.[method]?.operationId).toBe(operationId);
});

const queries = [
  ['API-07', '/questions/questions/random', 'examId', true, undefined],
  ['API-07', '/questions/questions/random', 'limit', false, 1],
  ['API-08', '/attempts', 'limit', false, 10],
  ['API-08', '/attempts', 'examId', false, undefined],
  ['API-11', '/metrics/pass-probability', 'examId', true, undefined],
  ['API-11', '/metrics/progress/domains', 'examId', true, undefined],
  ['API-11', '/metrics/readiness', 'examId', true, undefined],
  ['API-11', '/metrics/weaknesses', 'examId', true, undefined],
  ['API-12', '/metrics/trends/time-series', 'examId', true, undefined],
  ['API-12', '/metrics/trends/time-series', 'period', false, '30d'],
  ['PROG-07', '/analytics/progress/weekly', 'weeks', false, 1],
] as const;

test.each(queries)('%s GET %s takes %s as the specification says', (_id, path, name, required, value) => {
  const declared = (description.paths[path]?.['get']?.parameters ?? []).map(
    ({ $ref }) => description.components.parameters[$ref.split('/').at(-1) ?? ''],
  );
  const parameter = declared.find((candidate) => candidate?.name === name);
  expect(parameter?.required).toBe(required);
  expect(parameter?.schema.default).toBe(value);
});
