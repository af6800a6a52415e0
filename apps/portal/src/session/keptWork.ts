/** Under which practice and its study session are kept. */
export const workKeys = { practice: 'prepar-practice', studySession: 'prepar-study-session' } as const;

type WorkKey = (typeof workKeys)[keyof typeof workKeys];

/** Whose work it is, and in which exam. */
interface Work {
  userId: string;
  examId: string;
}

/** What this tab keeps of some work, else what a tab of this browser kept last, which may be closed. */
export const readWork = (key: WorkKey): Work | null => readFrom(sessionStorage, key) ?? readFrom(localStorage, key);

/** Keeps work for this tab, where no other tab changes it, and for the next one. */
export function writeWork(key: WorkKey, work: Work): void {
  const text = JSON.stringify(work);
  sessionStorage.setItem(key, text);
  localStorage.setItem(key, text);
}

/** Forgets the work of this tab, and what this browser keeps of the same exam. */
export function removeWork(key: WorkKey, examId: string): void {
  sessionStorage.removeItem(key);
  if (readFrom(localStorage, key)?.examId === examId) localStorage.removeItem(key);
}

/** Everything that is kept of some work: by this tab, and by the tab of this browser that kept it last. */
export const readAllWork = (key: WorkKey): Work[] =>
  [sessionStorage, localStorage].flatMap((storage) => readFrom(storage, key) ?? []);

function readFrom(storage: Storage, key: WorkKey): Work | null {
  const text = storage.getItem(key);
  return text === null ? null : (JSON.parse(text) as Work);
}
