import { atParameter, type Leg, legParameter, type Only, onlyOf, ownLeg, runLink, startParameter } from '../links.ts';

/** Several legs of practice in one exam, which one press runs through. */
export interface Run {
  legs: readonly Leg[];
  /** Place of the leg that is under way. */
  at: number;
  /** Answers that the session had when it began. */
  from: number;
}

/** What a run counts of a question: whether it was answered, which gives it a key. */
interface Turn {
  key: string | null;
}

export const answeredIn = (turns: readonly Turn[]): number => turns.filter(({ key }) => key !== null).length;

/** Where a run is in some place of its exam; null where it does not lead there. */
export interface Standing {
  /** Questions answered, and questions in all. */
  done: number;
  total: number;
  /** Whether the leg has all its answers. */
  isLegOver: boolean;
  /** Whether the leg asks for no more than the question that comes next. */
  isLastOfLeg: boolean;
  /** Whether it is a session of its own, which is counted from one: what is due or was missed by itself, or a leg that says so; any other is a plan. */
  isCounted: boolean;
  /** What the next leg asks, and where it begins; null after the last one. */
  next: { only: Only | null; href: string } | null;
}

export interface Place {
  examId: string;
  modalityId: string;
  topic: string | null;
  only: Only | null;
}

export function standingOf(run: Run | null, turns: readonly Turn[], place: Place): Standing | null {
  const leg = run?.legs[run.at];
  if (!run || leg?.modalityId !== place.modalityId || leg.only !== place.only || place.topic !== (leg.topic ?? null))
    return null;
  const count = (legs: readonly Leg[]) => legs.reduce((sum, { questions }) => sum + questions, 0);
  const own = Math.min(leg.questions, answeredIn(turns) - run.from);
  const next = run.legs[run.at + 1];
  return {
    done: count(run.legs.slice(0, run.at)) + own,
    total: count(run.legs),
    isLegOver: own === leg.questions,
    isLastOfLeg: own + 1 >= leg.questions,
    isCounted: isOwnSession(run.legs),
    next: next ? { only: next.only, href: runLink(place.examId, run.legs, run.at + 1) } : null,
  };
}

/** What asking for the next question means: the next leg, or a question, with which a run that has all its answers ends. */
export function goingOn(standing: Standing | null): { href: string } | { href: null; endsRun: boolean } {
  if (!standing?.isLegOver) return { href: null, endsRun: false };
  return standing.next ? { href: standing.next.href } : { href: null, endsRun: true };
}

/** The legs that an address carries, and which of them it starts; null where it carries none. */
export function legsOf(query: URLSearchParams): { legs: Leg[]; at: number } | null {
  const legs = query.getAll(legParameter).map(readLeg);
  const at = Number(query.get(atParameter) ?? 0);
  return legs.every((leg) => leg !== null) && legs[at] ? { legs, at } : null;
}

/** Whether an address starts what is counted by itself: it is a session of its own. */
export function startsCounted(query: URLSearchParams): boolean {
  const run = query.has(startParameter) ? legsOf(query) : null;
  return run !== null && isOwnSession(run.legs);
}

function isOwnSession([leg, ...others]: readonly Leg[]): boolean {
  return leg !== undefined && others.length === 0 && (leg.only !== null || leg.isOwn === true);
}

function readLeg(text: string): Leg | null {
  const [, questions, only, modalityId, topic] =
    /^([1-9]\d{0,2})\.(missed|due|own|)\.([^/]+)(?:\/(.+))?$/.exec(text) ?? [];
  if (!modalityId) return null;
  const leg = { modalityId, only: onlyOf(only ?? null), questions: Number(questions), topic };
  return only === ownLeg ? { ...leg, isOwn: true } : leg;
}
